#include "cli/output/odds_output.hpp"

#include "drumhead/base/percent.hpp"
#include "drumhead/base/text.hpp"
#include "drumhead/resolve/case_odds/odds_words.hpp"

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
    Json json = {{"values", std::move(values)}, {"probability", outcome.probability}};
    if (!outcome.fraction.empty()) json["fraction"] = outcome.fraction;
    return json;
}

/// "mean 1.50; 2 34.0 %, 1 30.0 %, 0 20.0 %"; of a refusal its reason.
std::string chancesText(const OddsSummary& summary)
{
    std::string text;
    if (summary.mean) {
        char mean[32];
        std::snprintf(mean, sizeof mean, "mean %.2f", *summary.mean);
        text = mean;
    }
    if (!summary.lines.empty()) appendPart(text, "; ", likeliestText(summary));
    for (const auto& [reason, chance] : summary.refused)
        appendPart(text, ", ", "refused" + (chance < 1 ? " " + percentText(chance) : std::string()) + ": " + reason);
    if (summary.unfound > 0) appendPart(text, ", ", "it does not come to that " + percentText(summary.unfound));
    return text;
}

void writeMeasures(std::ostream& out, const OddsSummary& summary)
{
    if (!summary.mean || summary.lines.size() < 2) return;
    char mean[32];
    std::snprintf(mean, sizeof mean, "%.2f", *summary.mean);
    const auto number = [](Value value) { return value.number().text(); };
    out << (summary.unfound > 0 || !summary.refused.empty() ? "if reached: " : "") << "mean " << mean << ", median "
        << number(summary.median) << "; middle half " << number(summary.lowerQuartile) << " to "
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

void writeOddsOfEach(std::ostream& out, const std::vector<Situation>& cases, const std::vector<VariedFact>& varied,
                     const std::vector<Result<Odds, OddsError>>& odds)
{
    for (std::size_t i = 0; i < cases.size(); ++i) {
        std::string values;
        for (const VariedFact& each : varied)
            appendPart(values, ", ",
                       cases[i].ruleset().valueText(shapeOf(cases[i], each.fact), cases[i].given(each.fact)));
        out << values << ": ";
        if (odds[i] && odds[i]->facts.size() == 1) out << chancesText(summarise(cases[i], *odds[i])) << "\n";
        else if (!odds[i]) out << oddsErrorText(cases[i].program(), odds[i].error()) << "\n";
        else {
            out << "\n";
            writeOutcomes(out, cases[i], *odds[i]);
        }
    }
}

Json jsonOddsOfEach(const std::vector<Situation>& cases, const std::vector<VariedFact>& varied,
                    const std::vector<Result<Odds, OddsError>>& odds)
{
    Json all = Json::array();
    for (std::size_t i = 0; i < cases.size(); ++i) {
        Json values = Json::object();
        for (const VariedFact& each : varied)
            values[factName(cases[i].program(), each.fact)] =
                jsonValue(cases[i].ruleset(), shapeOf(cases[i], each.fact), cases[i].given(each.fact));
        Json one = odds[i] ? jsonOdds(cases[i], *odds[i])
                           : Json{{"error", oddsErrorText(cases[i].program(), odds[i].error())}};
        one["given"] = std::move(values);
        all.push_back(std::move(one));
    }
    return {{"cases", std::move(all)}};
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
