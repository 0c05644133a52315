#pragma once

#include "drumhead/game/play/decide.hpp"

#include <cstddef>
#include <limits>
#include <string>

namespace drumhead {

/// The command without those who were asked to do the same and could not.
[[nodiscard]] ResolveCommand carriedOut(ResolveCommand command, const Decision& decision);

/// The names of those who were chosen for a case, role by role: "2nd Guard and Guns → 4th Foot". Sides are left out.
[[nodiscard]] std::string namesInCase(const GameRules& rules, const State& state, const ResolveCommand& command);

/// Those who do the same by one command: "Molitor's division (6 units)", or "4th Foot and 2 more" where they are of
/// several groups.
[[nodiscard]] std::string namesAlike(const Texts& texts, const State& state, const ResolveCommand& command);

/// A case in one short line for a list: who, and the words that it came to: "2nd Guard → 4th Foot: 3 hits". Names that
/// say nothing new are left out. `mostWords`: how many outcomes are told, those that matter most first.
[[nodiscard]] std::string caseBrief(const GameRules& rules, const State& state, const ResolveCommand& command,
                                    const Verdict& verdict,
                                    std::size_t mostWords = std::numeric_limits<std::size_t>::max());

/// Its words alone, for where those in the case are named already: "3 hits".
[[nodiscard]] std::string caseWords(const GameRules& rules, const State& state, const ResolveCommand& command,
                                    const Verdict& verdict,
                                    std::size_t mostWords = std::numeric_limits<std::size_t>::max());

/// What an overruling changed, and what it counts as, in the words of the rules.
struct OverruledWords {
    std::string what;  ///< the modifier, the value, or the throw of the die
    std::string value;
};
/// As the verdict of its case names them; by their ids where it does not.
[[nodiscard]] OverruledWords overruledWords(const OverruleRecord& record, const std::optional<Verdict>& verdict);

}  // namespace drumhead
