#pragma once

#include <string>

namespace drumhead {

/// What a case waits for before it can be decided.
struct MissingInput {
    enum class Kind { Nothing, Answer, Dice };
    Kind kind = Kind::Nothing;
    std::string fact;  ///< Answer: as the ruleset names it, "distance", "firer.2.figures"
    int dice = 0;      ///< Dice: how many,
    int sides = 0;     ///< and of how many sides
};

/// Why a command was not carried out.
struct DecisionError {
    std::string message;   ///< for the person to correct: an unknown name, a missing answer, too few dice
    MissingInput missing;  ///< what would let the case be decided; nothing where it fails for another reason
};

}  // namespace drumhead
