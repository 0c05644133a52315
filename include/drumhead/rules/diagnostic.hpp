#pragma once

#include "drumhead/rules/fault.hpp"

#include <string>
#include <vector>

namespace drumhead {

enum class Severity { Warning, Error };

/// A fault at its place in a file. Lines and columns count from 1; 0 means the file as a whole.
struct Diagnostic {
    std::string file;
    int line = 0;
    int column = 0;
    Severity severity = Severity::Error;
    Fault fault = std::string();

    /// The fault in one sentence, using the keys of the file.
    [[nodiscard]] std::string message(const Texts& texts = Texts()) const { return fault.sentence(texts); }
    /// `file:line:column: error: message`, the form that editors jump to.
    [[nodiscard]] std::string text(const Texts& texts = Texts()) const;
};

[[nodiscard]] bool hasErrors(const std::vector<Diagnostic>& diagnostics);

}  // namespace drumhead
