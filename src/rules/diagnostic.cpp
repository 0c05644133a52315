#include "drumhead/rules/diagnostic.hpp"

#include <algorithm>

namespace drumhead {

std::string Diagnostic::text(const Texts& texts) const
{
    std::string out = file;
    if (line > 0) out += ":" + std::to_string(line) + ":" + std::to_string(column);
    const std::string what =
        severity == Severity::Error ? texts.say("fault.error", "error") : texts.say("fault.warning", "warning");
    out += ": " + what + ": " + message(texts);
    // A file whose name holds the end of a line would tell what it likes on the next one.
    std::replace_if(
        out.begin(), out.end(), [](char each) { return each == '\n' || each == '\r'; }, ' ');
    return out;
}

bool hasErrors(const std::vector<Diagnostic>& diagnostics)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic& d) { return d.severity == Severity::Error; });
}

}  // namespace drumhead
