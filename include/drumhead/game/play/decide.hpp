#pragma once

#include "drumhead/game/play/game_case.hpp"
#include "drumhead/game/play/missing_input.hpp"
#include "drumhead/game/state/event.hpp"
#include "drumhead/resolve/words/verdict.hpp"

#include <optional>

namespace drumhead {

/// The result of a command.
struct Decision {
    std::vector<Event> events;
    /// For the log; the first is the heading: "Firing, 4th Foot and 2nd Guard: 3 hits.".
    std::vector<std::string> sentences;
    std::vector<std::size_t> changes;  ///< indices of the sentences that tell one attribute's change at a step's end
    std::string names;                 ///< of a `ResolveCommand`: the chosen entities as in the heading, or empty
    std::optional<Verdict> verdict;    ///< of a `ResolveCommand`
    std::vector<std::string> leftOut;  ///< of several of whom the same was asked: the ids of those who could not do it
    /// Of a `ResolveCommand`: the case before any die was thrown, with its answers and overrulings.
    std::optional<GameCase> asked;
    /// All faces thrown: those of the command, then those of the dice source.
    std::vector<int> dice;
    int spareDice = 0;                 ///< how many dice of the command were left over
    std::vector<std::string> remarks;  ///< dice left over, more dice thrown, answers that no longer fit
};

using DecisionResult = Result<Decision, DecisionError>;

/// Decides a command for a state. `more` throws the dice that the command does not bring.
/// Errors, for the person to correct: an unknown name, a missing answer (named), too few dice, something required left
/// undone without a reason.
[[nodiscard]] DecisionResult decide(const GameRules& rules, const State& state, const Command& command,
                                    DiceSource& more);

}  // namespace drumhead
