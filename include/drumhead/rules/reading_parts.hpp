#pragma once

#include <string_view>

namespace drumhead {

/// A reading of a ledger in its parts, "printed: ...; reading: ...; alternative: ...". A reading that is written
/// otherwise is all `reading`.
struct ReadingParts {
    std::string_view printed;
    std::string_view reading;
    std::string_view alternative;  ///< empty where it says that there is none
};

/// The parts are views into `text`.
[[nodiscard]] ReadingParts readingParts(std::string_view text);

}  // namespace drumhead
