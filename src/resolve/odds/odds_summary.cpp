#include "drumhead/resolve/odds/odds_summary.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace drumhead {

namespace {

/// Where a value stands among the others of its shape.
std::int64_t place(const Ruleset& ruleset, const Shape& shape, Value value)
{
    if (value.isNone()) return INT64_MIN;
    if (shape.kind == ValueKind::Flag) return value.yes() ? 0 : 1;
    if (shape.kind == ValueKind::Number) return value.raw();
    return shape.choices < 0 ? value.raw()
                             : ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].find(value.name());
}

/// Adds up chances. What everything falls under is certain, whatever the last digit of a sum says.
class Tallied {
public:
    explicit Tallied(std::size_t everything) : m_everything(everything) {}

    void add(double probability, std::size_t outcomes = 1)
    {
        m_sum += probability;
        m_outcomes += outcomes;
    }
    [[nodiscard]] std::size_t outcomes() const { return m_outcomes; }
    [[nodiscard]] double chance() const
    {
        if (m_outcomes == m_everything) return 1;
        return m_outcomes == 0 ? 0 : std::min(m_sum, std::nextafter(1.0, 0.0));
    }

private:
    std::size_t m_everything;
    std::size_t m_outcomes = 0;
    double m_sum = 0;
};

struct Found {
    Value value;
    Tallied tally;
};

std::vector<OddsLine> linesOf(const Situation& situation, const Shape& shape,
                              const std::map<std::int64_t, Found>& found, std::size_t everything)
{
    std::vector<OddsLine> lines;
    Tallied earlier(everything);
    for (const auto& [key, each] : found) {
        earlier.add(each.tally.chance(), each.tally.outcomes());
        lines.push_back(
            {each.value, situation.ruleset().valueText(shape, each.value), each.tally.chance(), 0, earlier.chance()});
    }
    Tallied later(everything);
    auto line = lines.rbegin();
    for (auto each = found.rbegin(); each != found.rend(); ++each, ++line) {
        later.add(each->second.tally.chance(), each->second.tally.outcomes());
        line->orLater = later.chance();
    }
    return lines;
}

Value quantile(const std::vector<OddsLine>& lines, double wanted)
{
    double sum = 0;
    for (const OddsLine& line : lines) {
        if (line.value.isNone()) continue;
        sum += line.exactly;
        if (sum >= wanted - 1e-12) return line.value;
    }
    return lines.back().value;
}

void addMeasures(OddsSummary& summary)
{
    double weight = 0;
    double sum = 0;
    for (const OddsLine& line : summary.lines) {
        if (line.value.isNone()) continue;
        weight += line.exactly;
        sum += line.exactly * line.value.number().toDouble();
    }
    if (weight <= 0) return;
    summary.mean = sum / weight;
    summary.lowerQuartile = quantile(summary.lines, 0.25 * weight);
    summary.median = quantile(summary.lines, 0.5 * weight);
    summary.upperQuartile = quantile(summary.lines, 0.75 * weight);
}

}  // namespace

const OddsLine* OddsSummary::line(Value value) const
{
    const auto found =
        std::find_if(lines.begin(), lines.end(), [&](const OddsLine& each) { return each.value == value; });
    return found == lines.end() ? nullptr : &*found;
}

OddsSummary summarise(const Situation& situation, const Odds& odds, std::size_t column)
{
    OddsSummary summary;
    summary.fact = odds.facts[column];
    summary.shape = situation.program().slot(summary.fact.slot).shape;
    summary.name = factName(situation.program(), summary.fact);
    summary.label = oddsLabel(situation, summary.fact);
    summary.states = odds.states;
    const std::size_t everything = odds.outcomes.size();
    std::map<std::int64_t, Found> found;
    std::map<std::string, Tallied> refused;
    Tallied unfound(everything);
    for (const OddsOutcome& outcome : odds.outcomes) {
        const Value value = outcome.values[column];
        if (!outcome.refused.empty())
            refused.try_emplace(outcome.refused, everything).first->second.add(outcome.probability);
        else if (value.isUnknown()) unfound.add(outcome.probability);
        else
            found.try_emplace(place(situation.ruleset(), summary.shape, value), Found{value, Tallied(everything)})
                .first->second.tally.add(outcome.probability);
    }
    summary.lines = linesOf(situation, summary.shape, found, everything);
    for (const auto& [reason, tally] : refused) summary.refused.emplace_back(reason, tally.chance());
    summary.unfound = unfound.chance();
    if (summary.isNumber()) addMeasures(summary);
    return summary;
}

}  // namespace drumhead
