#pragma once

#include "drumhead/resolve/odds/odds.hpp"

#include <optional>
#include <string>
#include <vector>

namespace drumhead {

/// An engagement in plain terms: a value for each of `plainTerms`, in their order.
struct Engagement {
    EngagementKind kind = EngagementKind::Shooting;
    std::vector<std::string> terms;

    /// With the usual value of every term.
    [[nodiscard]] static Engagement usual(EngagementKind kind);
    /// Errors: no such term, no value of it; they say what there is.
    Result<void> set(std::string_view term, const std::string& value);
    /// Whether a term says something of it: guns only of guns, men only of others.
    [[nodiscard]] bool has(std::size_t term) const;
};

/// What one ruleset makes of an engagement.
struct AcrossLine {
    const Ruleset* ruleset = nullptr;
    std::string cannot;                                      ///< why it has no answer; empty: it has
    std::vector<std::pair<std::string, std::string>> given;  ///< what it was asked, in its own words
    std::vector<std::size_t> ignored;  ///< terms of the engagement of which these rules take no account
    std::optional<double> lossMean;    ///< the defender's loss in men, on average
    double lossAny = 0;                ///< chance that he loses any
    std::optional<double> won;         ///< chance that the attacker wins; with `lost` and the rest 1
    double lost = 0;
    std::string refused;  ///< why the rules do not allow it, where they may refuse it
    double refusedChance = 0;
};

/// The rulesets have to outlive the answer.
[[nodiscard]] AcrossLine putTo(const Ruleset& ruleset, const Engagement& engagement);

}  // namespace drumhead
