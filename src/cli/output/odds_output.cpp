#include "cli/output/odds_output.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>
#include <cstdio>

namespace drumhead::cli {

namespace {

const Shape& shapeOf(const Situation& situation, FactRef fact) { return situation.program().slot(fact.slot).shape; }

std::string percent(double probability)
{
    char text[32];
    std::snprintf(text, sizeof text, "%8.4f %%", probability * 100);
    return text;
}

std::string outcomeText(const Situation& situation, const Odds& odds, const OddsOutcome& outcome)
{
    if (!outcome.refused.empty()) return "refused: " + outcome.refused;
    std::string text;
    for (std::size_t i = 0; i < odds.facts.size(); ++i) {
        if (outcome.values[i].isUnknown()) continue;
        const std::string value = situation.ruleset().valueText(shapeOf(situation, odds.facts[i]), outcome.values[i]);
        text += (text.empty() ? "" : ", ") + factName(situation.program(), odds.facts[i]) + " " + value;
    }
    if (odds.facts.empty()) return "not refused";
    return text.empty() ? "none of these" : text;
}

Json jsonOutcome(const Situation& situation, const Odds& odds, const OddsOutcome& outcome)
{
    Json values = Json::object();
    for (std::size_t i = 0; i < odds.facts.size(); ++i)
        values[factName(situation.program(), odds.facts[i])] =
            jsonValue(situation.ruleset(), shapeOf(situation, odds.facts[i]), outcome.values[i]);
    if (!outcome.refused.empty()) values["refused"] = outcome.refused;
    return {{"values", std::move(values)}, {"probability", outcome.probability}};
}

void writeMeasures(std::ostream& out, const OddsSummary& summary)
{
    if (!summary.mean || summary.lines.size() < 2) return;
    char mean[32];
    std::snprintf(mean, sizeof mean, "%.2f", *summary.mean);
    const auto number = [](Value value) { return value.number().text(); };
    out << (summary.unfound > 0 || !summary.refused.empty() ? "where it comes to that: " : "") << "mean " << mean
        << ", median " << number(summary.median) << "; half of all from " << number(summary.lowerQuartile) << " to "
        << number(summary.upperQuartile) << "\n";
}

}  // namespace

void writeOutcomes(std::ostream& out, const Situation& situation, const Odds& odds)
{
    std::vector<const OddsOutcome*> sorted;
    for (const OddsOutcome& outcome : odds.outcomes) sorted.push_back(&outcome);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const OddsOutcome* a, const OddsOutcome* b) { return a->probability > b->probability; });
    for (const OddsOutcome* outcome : sorted)
        out << percent(outcome->probability) << "  " << outcomeText(situation, odds, *outcome) << "\n";
}

void writeDistribution(std::ostream& out, const OddsSummary& summary)
{
    const std::string gap(summary.isNumber() ? 14 : 2, ' ');
    out << (summary.isNumber() ? "   exactly    at least  " : "    chance  ") << summary.label << "\n";
    for (const OddsLine& line : summary.lines) {
        out << percent(line.exactly);
        if (summary.isNumber()) out << "  " << (line.value.isSet() ? percent(line.orLater) : std::string(10, ' '));
        out << "  " << line.text << "\n";
    }
    for (const auto& [reason, chance] : summary.refused) out << percent(chance) << gap << "refused: " << reason << "\n";
    if (summary.unfound > 0) out << percent(summary.unfound) << gap << "it does not come to that\n";
    writeMeasures(out, summary);
}

void writeResults(std::ostream& out, const Situation& situation)
{
    for (const FactRef fact : oddsResults(situation))
        out << factName(situation.program(), fact) << "  " << oddsLabel(situation, fact) << "\n";
}

Json jsonOdds(const Situation& situation, const Odds& odds)
{
    Json outcomes = Json::array();
    for (const OddsOutcome& outcome : odds.outcomes) outcomes.push_back(jsonOutcome(situation, odds, outcome));
    return {{"outcomes", std::move(outcomes)}, {"states", odds.states}};
}

Json jsonResults(const Situation& situation)
{
    Json results = Json::array();
    for (const FactRef fact : oddsResults(situation))
        results.push_back({{"name", factName(situation.program(), fact)}, {"label", oddsLabel(situation, fact)}});
    return {{"results", std::move(results)}};
}

std::string nextTelling(const Situation& situation)
{
    constexpr std::size_t most = 5;
    std::vector<std::string> names;
    const std::vector<FactRef> all = oddsResults(situation);
    for (std::size_t i = 1; i < all.size() && names.size() < most; ++i)
        names.push_back(factName(situation.program(), all[i]));
    return joined(names, "or");
}

}  // namespace drumhead::cli
