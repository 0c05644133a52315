#pragma once

#include "drumhead/resolve/machine/resolution.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// Whether typed dice can be accepted.
struct DiceCheck {
    enum class State {
        Empty,  ///< nothing typed
        Fits,   ///< they can be accepted
        Short,  ///< right so far, but too few for this throw
        Wrong,  ///< too many, or a face that the die does not have
    };
    State state = State::Empty;
    std::vector<int> faces;  ///< only where they fit
    std::string message;     ///< one sentence for the person who types, or empty
};

/// Reads faces separated by spaces, commas or semicolons: Fits with the faces, Empty, or Wrong where a word is not a
/// number.
[[nodiscard]] DiceCheck readFaces(std::string_view typed);

/// Checks dice typed for one throw.
[[nodiscard]] DiceCheck checkThrow(std::string_view typed, const Throw& thrown);

/// Checks dice typed for the rest of a case, which `start` begins with the faces in `before`.
[[nodiscard]] DiceCheck checkDice(const Resolution& start, const std::vector<int>& before, std::vector<int> typed);

}  // namespace drumhead
