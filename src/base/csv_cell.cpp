#include "drumhead/base/csv_cell.hpp"

namespace drumhead {

std::string csvCell(std::string_view text)
{
    const bool plain = text.find_first_of("\"\r\n,;\t") == std::string_view::npos
        && (text.empty() || (text.front() != ' ' && text.back() != ' '));
    if (plain) return std::string(text);
    std::string quoted = "\"";
    for (const char each : text) quoted += each == '"' ? std::string("\"\"") : std::string(1, each);
    return quoted + '"';
}

std::string guardedCell(const std::string& text)
{
    const bool isFigure = !text.empty() && text.find_first_not_of("+-0123456789.") == std::string::npos
        && text.find_first_of("0123456789") != std::string::npos;
    const bool isFormula = !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
    return isFormula && !isFigure ? "'" + text : text;
}

}  // namespace drumhead
