#pragma once

#include "drumhead/resolve/odds/odds.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// One thing that can come of a case, and how likely it is. A chance is exactly 0 or 1 only where it is impossible or
/// certain.
struct OddsLine {
    Value value;
    std::string text;  ///< "3", "a victory of the charger", "yes"
    double exactly = 0;
    double orLater = 0;    ///< this or more; of choices: this or one that the ruleset lists after it
    double orEarlier = 0;  ///< this or less; of choices: this or one listed before it
};

/// The distribution of one result, as people ask for it.
struct OddsSummary {
    FactRef fact;
    Shape shape;
    std::string name;             ///< as `findFact` reads it
    std::string label;            ///< "hits", "target's morale afterwards"
    std::vector<OddsLine> lines;  ///< numbers rising, yes before no, choices as the ruleset lists them
    std::vector<std::pair<std::string, double>> refused;  ///< by the reason that the rules give
    double unfound = 0;                                   ///< the case ends before it comes to that
    std::optional<double> mean;                           ///< of numbers, as the quartiles: where it comes to that
    Value lowerQuartile;
    Value median;
    Value upperQuartile;
    std::size_t states = 0;

    [[nodiscard]] bool isNumber() const { return shape.kind == ValueKind::Number; }
    /// The line of that value, or null.
    [[nodiscard]] const OddsLine* line(Value value) const;
};

/// One of the facts of the odds by itself; the others are summed away.
[[nodiscard]] OddsSummary summarise(const Situation& situation, const Odds& odds, std::size_t column = 0);

/// What one may want the odds of, the most telling first: results on which the sentences depend or that they name (how
/// a chain ends, how many hits), the procedure's own before those of its stages; then the other results; then the
/// attributes that effects change.
[[nodiscard]] std::vector<FactRef> oddsResults(const Situation& situation);

/// "hits"; of an attribute that effects change "target's morale afterwards".
[[nodiscard]] std::string oddsLabel(const Situation& situation, FactRef result);

}  // namespace drumhead
