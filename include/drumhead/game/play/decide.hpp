#pragma once

#include "drumhead/game/play/case_of_game.hpp"
#include "drumhead/game/state/event.hpp"
#include "drumhead/resolve/words/verdict.hpp"

#include <optional>

namespace drumhead {

/// What a command comes to.
struct Decision {
    std::vector<Event> events;
    /// What is told of it, the first one as its heading: "Firing, 4th Foot and 2nd Guard: 3 hits.".
    std::vector<std::string> sentences;
    std::vector<std::size_t> changes;  ///< indices of those that tell how a single attribute changed at a step's end
    std::string names;                 ///< of a Resolve: of those who were chosen, as in the heading; may be empty
    std::optional<Verdict> verdict;    ///< of a Resolve
    /// Of a Resolve: the case as it was put before any die was thrown, with its answers and overrulings.
    std::optional<GameCase> asked;
    /// The faces that were thrown: those of the command, and what was thrown besides.
    std::vector<int> dice;
    std::vector<std::string> remarks;  ///< dice left over, more dice thrown, answers that no longer fit
};

/// Decides a command for a state. Where the command's dice do not reach, `more` throws the rest.
/// Errors: what a person has to mend (an unknown name, an answer missing - it is named -, too few dice, something left
/// undone without a reason).
[[nodiscard]] Result<Decision> decide(const GameRules& rules, const State& state, const Command& command,
                                      DiceSource& more);

}  // namespace drumhead
