#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// What the lists of one side add up to.
struct SideStrength {
    std::string id;
    std::string name;
    /// Label of what the roster counts as strength, and its sum.
    std::vector<std::pair<std::string, Number>> strengths;
    /// By troop type, in the order of the ruleset; the label, or empty where none is said.
    std::vector<std::pair<std::string, int>> units;
    int count = 0;   ///< of all units
    int silent = 0;  ///< of these, those that give no strength at all
};
[[nodiscard]] std::vector<SideStrength> strengthsOf(const Scenario& scenario, const Ruleset& ruleset);

/// Something that the lists do not say and that a match-up needs.
struct MatchNeed {
    std::string name;  ///< as `Situation::set` reads it
    std::string label;
    Shape shape;
};
/// One unit against another under one procedure.
struct MatchUp {
    std::string first;  ///< names of the two units, each the first of the commonest troop type of its side
    std::string second;
    std::string result;                                   ///< what is told: "hits"
    std::vector<std::pair<std::string, double>> chances;  ///< each value and how likely it is; the likeliest first
    std::optional<double> mean;                           ///< of numbers
    std::optional<MatchNeed> need;                        ///< what has to be known first; no chances
    std::string why;                                      ///< why there are none otherwise, or empty
};

/// The procedures in which one unit meets one other and nobody else has to be chosen: id and title. Those in which
/// strength may be lost come first.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> matchProcedures(const Ruleset& ruleset);
/// The commonest of each of two sides against one another, both ways, with what is supposed besides ("distance", "8").
[[nodiscard]] std::vector<MatchUp> matchUps(const Scenario& scenario, const Ruleset& ruleset,
                                            const std::string& procedure,
                                            const std::vector<std::pair<std::string, std::string>>& supposed,
                                            const std::stop_token& cancelled = {});

}  // namespace drumhead
