#pragma once

#include "drumhead/resolve/odds/odds.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// One outcome of a case and its chance. A chance is exactly 0 or 1 only if the outcome is impossible or
/// certain.
struct OddsLine {
    Value value;
    std::string text;  ///< "3", "a victory of the charger", "yes"
    double exactly = 0;
    double orLater = 0;    ///< this or more; of choices: this or one that the ruleset lists after it
    double orEarlier = 0;  ///< this or less; of choices: this or one listed before it
};

/// The distribution of one result, for display.
struct OddsSummary {
    FactRef fact;
    Shape shape;
    std::string name;             ///< as `findFact` reads it
    std::string label;            ///< "hits", "target's morale afterwards"
    std::vector<OddsLine> lines;  ///< numbers ascending, yes before no, choices in ruleset order
    std::vector<std::pair<std::string, double>> refused;  ///< by the rules' reason
    double unfound = 0;                                   ///< chance that the case ends before the result is set
    std::optional<double> mean;  ///< numbers only, like the quartiles; given that the result is set
    Value lowerQuartile;
    Value median;
    Value upperQuartile;
    std::size_t states = 0;

    [[nodiscard]] bool isNumber() const { return shape.kind == ValueKind::Number; }
    /// The line for a value, or null.
    [[nodiscard]] const OddsLine* line(Value value) const;
};

/// The distribution of one fact of the odds; the others are summed out.
[[nodiscard]] OddsSummary summarise(const Situation& situation, const Odds& odds, std::size_t column = 0);

/// Facts to offer odds for, most informative first: results that the sentences depend on or name (the end of
/// a chain, the number of hits), the procedure's own before those of its stages; then other results; then
/// attributes that effects change.
[[nodiscard]] std::vector<FactRef> oddsResults(const Situation& situation);

/// "hits"; for an attribute that effects change, "target's morale afterwards".
[[nodiscard]] std::string oddsLabel(const Situation& situation, FactRef result);

}  // namespace drumhead
