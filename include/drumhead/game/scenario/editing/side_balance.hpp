#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// Totals of one side.
struct SideStrength {
    std::string id;
    std::string name;
    /// Each attribute that the roster counts as strength: label and sum.
    std::vector<std::pair<std::string, Number>> strengths;
    /// Units by troop type, in the order of the ruleset; the label is empty for units without a type.
    std::vector<std::pair<std::string, int>> units;
    int count = 0;   ///< of all units
    int silent = 0;  ///< units without any strength
};
[[nodiscard]] std::vector<SideStrength> strengthsOf(const Scenario& scenario, const Ruleset& ruleset);

/// What the sides have of one arm, or of one troop type where the rules tell no arms.
struct ArmStrength {
    UnitPicture picture = UnitPicture::None;  ///< the arm
    std::string type;                         ///< label of the troop type, where there is no arm
    std::vector<Number> bySide;               ///< of each unit the first strength that it has
};
[[nodiscard]] std::vector<ArmStrength> armsOf(const Scenario& scenario, const Ruleset& ruleset);

/// A fact that a match-up needs and the lists do not give.
struct MatchNeed {
    std::string name;  ///< as `Situation::set` reads it
    std::string label;
    Shape shape;
};
/// One unit against another under one procedure.
struct MatchUp {
    std::string first;  ///< names of the two units, each the first of the commonest troop type of its side
    std::string second;
    std::string result;                                   ///< name of the result: "hits"
    std::vector<std::pair<std::string, double>> chances;  ///< values with their probabilities, the likeliest first
    std::optional<double> mean;                           ///< of numbers
    std::optional<MatchNeed> need;                        ///< a fact to be given first; there are no chances then
    std::string why;                                      ///< any other reason for there being none, or empty
};

/// Id and title of the procedures of one unit against one other, with no further choice of units. Those that can cost
/// strength come first.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> matchProcedures(const Ruleset& ruleset);
/// The commonest unit of each of the two sides against the other's, both ways, given further facts ("distance", "8").
[[nodiscard]] std::vector<MatchUp> matchUps(const Scenario& scenario, const Ruleset& ruleset,
                                            const std::string& procedure,
                                            const std::vector<std::pair<std::string, std::string>>& supposed,
                                            const std::stop_token& cancelled = {});

}  // namespace drumhead
