#include "drumhead/rules/reading_parts.hpp"

namespace drumhead {

ReadingParts readingParts(std::string_view text)
{
    constexpr std::string_view printed = "printed: ";
    constexpr std::string_view reading = "; reading: ";
    constexpr std::string_view alternative = "; alternative: ";
    const std::size_t read = text.find(reading);
    const std::size_t other = text.find(alternative, read == std::string_view::npos ? text.size() : read);
    if (!text.starts_with(printed) || read == std::string_view::npos || other == std::string_view::npos)
        return {{}, text, {}};
    const std::size_t begin = read + reading.size();
    const std::string_view last = text.substr(other + alternative.size());
    return {text.substr(printed.size(), read - printed.size()), text.substr(begin, other - begin),
            last.starts_with("none") ? std::string_view() : last};
}

}  // namespace drumhead
