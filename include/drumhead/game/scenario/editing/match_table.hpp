#pragma once

#include "drumhead/game/scenario/editing/side_balance.hpp"
#include "drumhead/resolve/session/case_record.hpp"
#include "drumhead/rules/match_up_rule.hpp"

namespace drumhead {

/// The match-ups that a ruleset names; then every other procedure of one unit against one other, by its title, which
/// tells its first result.
[[nodiscard]] std::vector<MatchUpRule> matchUpRules(const Ruleset& ruleset);

/// Troops of one type on one side, met through the first of them.
struct MatchType {
    std::string label;  ///< of the troop type
    std::string unit;   ///< name of the first
    EntityId first = nobody;
    int count = 0;
};
/// What one unit may expect of meeting another.
struct MatchGain {
    std::optional<double> value;    ///< a mean, or a chance
    std::optional<MatchNeed> need;  ///< a fact to be given first
    std::string why;                ///< any other reason for there being none: "Out of range."
};
/// Each troop type of the first side against each of the second, both ways.
struct MatchTable {
    std::vector<MatchType> rows, columns;
    std::vector<MatchGain> forth;  ///< what the first side's may expect, row by row
    std::vector<MatchGain> back;   ///< what the second side's may expect of the same pair
    std::string gain;              ///< what the values are: "hits"
    bool isChance = false;

    [[nodiscard]] std::size_t at(std::size_t row, std::size_t column) const { return row * columns.size() + column; }
};

/// Facts that the lists do not give: name and value as on the command line.
using SupposedFacts = std::vector<std::pair<std::string, std::string>>;

[[nodiscard]] MatchTable matchTable(const Scenario& scenario, const Ruleset& ruleset, const MatchUpRule& rule,
                                    const SupposedFacts& supposed, const std::stop_token& cancelled = {});
/// The whole distribution of one pair, both ways.
[[nodiscard]] std::vector<MatchUp> matchPair(const Scenario& scenario, const Ruleset& ruleset, const MatchUpRule& rule,
                                             EntityId first, EntityId second, const SupposedFacts& supposed,
                                             const std::stop_token& cancelled = {});
/// The case of one unit against another, to be looked at by itself. Error: there is no such case.
[[nodiscard]] Result<CaseRecord> matchCase(const Scenario& scenario, const Ruleset& ruleset, const MatchUpRule& rule,
                                           EntityId first, EntityId second, const SupposedFacts& supposed);

}  // namespace drumhead
