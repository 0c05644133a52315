#pragma once

#include <string>
#include <vector>

namespace drumhead {

enum class Severity { Warning, Error };

/// One fault in a file, told so that its author can mend it. Lines and columns count from 1; 0 means the file as a
/// whole.
struct Diagnostic {
    std::string file;
    int line = 0;
    int column = 0;
    Severity severity = Severity::Error;
    std::string message;

    /// `file:line:column: error: message`, the form that editors jump to.
    [[nodiscard]] std::string text() const;
};

[[nodiscard]] bool hasErrors(const std::vector<Diagnostic>& diagnostics);

}  // namespace drumhead
