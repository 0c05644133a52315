#include "resolve/case_odds/odds_bounds.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t mostWays = 512;

/// The values that an open result may take.
std::vector<Value> valuesAt(const Odds& odds, std::size_t column)
{
    std::vector<Value> values;
    for (const OddsOutcome& each : odds.outcomes) {
        const Value value = each.values[column];
        if (!value.isUnknown() && std::find(values.begin(), values.end(), value) == values.end())
            values.push_back(value);
    }
    return values;
}

struct Column {
    std::size_t index;
    std::vector<Value> values;
};

/// The chance of an outcome if the person chooses these values; 0 if the way there needs another choice.
double chanceIf(const OddsOutcome& outcome, const std::vector<Column>& open, std::size_t way)
{
    double chance = outcome.probability;
    for (const Column& each : open) {
        const Value value = outcome.values[each.index];
        const Value chosen = each.values[way % each.values.size()];
        way /= each.values.size();
        if (value.isUnknown()) continue;  // this choice is not reached
        if (value != chosen) return 0;
        chance *= static_cast<double>(each.values.size());
    }
    return chance;
}

}  // namespace

std::vector<OddsBounds> oddsBounds(const Odds& odds, const OddsSummary& summary, const std::vector<std::size_t>& open)
{
    std::vector<Column> columns;
    std::size_t ways = 1;
    for (const std::size_t each : open) {
        columns.push_back({each, valuesAt(odds, each)});
        if (columns.back().values.empty()) columns.pop_back();
        else ways *= columns.back().values.size();
        if (ways > mostWays) return {};
    }
    std::vector<OddsBounds> bounds(summary.lines.size(), {1, 0});
    for (std::size_t way = 0; way < ways; ++way) {
        std::vector<double> sums(summary.lines.size());
        for (const OddsOutcome& each : odds.outcomes) {
            if (!each.refused.empty()) continue;
            for (std::size_t i = 0; i < sums.size(); ++i) {
                if (summary.lines[i].value == each.values[0]) sums[i] += chanceIf(each, columns, way);
            }
        }
        for (std::size_t i = 0; i < sums.size(); ++i) {
            bounds[i].least = std::min(bounds[i].least, sums[i]);
            bounds[i].most = std::max(bounds[i].most, std::min(sums[i], 1.0));
        }
    }
    return bounds;
}

const OddsBounds* CaseOdds::boundsOf(Value value) const
{
    for (std::size_t i = 0; i < bounds.size() && i < summary.lines.size(); ++i) {
        if (summary.lines[i].value == value) return &bounds[i];
    }
    return nullptr;
}

}  // namespace drumhead
