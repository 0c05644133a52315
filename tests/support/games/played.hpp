#pragma once

#include "drumhead/resolve/words/verdict.hpp"

#include <string>
#include <utility>
#include <vector>

namespace drumhead::test {

using Facts = std::vector<std::pair<std::string, std::string>>;

/// A situation with these facts and rulings; the running test fails if one of them is not accepted.
[[nodiscard]] Situation situationOf(const Ruleset& ruleset, const std::string& procedure, const Facts& facts = {},
                                    const Facts& rulings = {});

/// A case that was run with the given dice, as far as it went.
struct Played {
    Resolution resolution;
    ScriptedDice dice;
    Pause pause;
    Verdict verdict;

    /// A value as files write it: "8", "true", "soft", "none"; "?" where it is not known.
    [[nodiscard]] std::string value(const std::string& name) const;
    /// The same, once every effect has been carried out.
    [[nodiscard]] std::string after(const std::string& name) const;
    /// The name of the fact for which it waits, or empty.
    [[nodiscard]] std::string asks() const;
    /// "soft-cover -1, flank-shot +2": the modifiers that applied.
    [[nodiscard]] std::string applied() const;
    /// The reason of the modifier with that id; "absent" if it was not considered.
    [[nodiscard]] std::string because(const std::string& modifier) const;
    /// The lines of one kind, divided by " / ".
    [[nodiscard]] std::string lines(LineKind kind) const;
    /// "target.stands 4>3 now, target.shaken ?>true end-of-turn": the effects in order.
    [[nodiscard]] std::string effects() const;
};

[[nodiscard]] Played play(const Situation& situation, std::vector<int> dice = {});
[[nodiscard]] Played play(const Ruleset& ruleset, const std::string& procedure, const Facts& facts = {},
                          std::vector<int> dice = {}, const Facts& rulings = {});

/// What these steps give: loads the toy rules with them and runs them as the procedure "tried".
/// The ruleset lives as long as the program.
[[nodiscard]] Played playSteps(const std::string& steps, const Facts& facts = {}, std::vector<int> dice = {},
                               const Facts& rulings = {});

}  // namespace drumhead::test
