#pragma once

#include "drumhead/game/play/decide.hpp"

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

/// What a command lacks that `decide` refuses; nothing where it fails for another reason. `more` throws the dice beyond
/// those of the command, as in `decide`.
[[nodiscard]] MissingInput missingInput(const GameRules& rules, const State& state, const Command& command,
                                        DiceSource& more);

}  // namespace drumhead
