#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace drumhead {

/// A part of a sentence with values in it.
struct PhrasePart {
    std::string text;        ///< literal text; after a number, the singular word
    std::string plural;      ///< if set, the number is followed by the singular or plural word
    std::int32_t slot = -1;  ///< a `SlotId`, or -1
    int role = -1;
};
using Phrase = std::vector<PhrasePart>;

}  // namespace drumhead
