#include "case_arguments.hpp"
#include "json_output.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/resolve/odds.hpp"
#include "drumhead/resolve/resolution.hpp"

#include <algorithm>
#include <cstdio>

namespace drumhead::cli {

namespace {

Json jsonOutcome(const Situation& situation, const Odds& odds, const OddsOutcome& outcome)
{
    Json values = Json::object();
    for (std::size_t i = 0; i < odds.facts.size(); ++i) {
        const Shape& shape = situation.program().slots[static_cast<std::size_t>(odds.facts[i].slot)].shape;
        values[factName(situation.program(), odds.facts[i])] = jsonValue(situation.ruleset(), shape, outcome.values[i]);
    }
    if (!outcome.refused.empty()) values["refused"] = outcome.refused;
    return {{"values", std::move(values)}, {"probability", outcome.probability}};
}

std::string percent(double probability)
{
    char text[32];
    std::snprintf(text, sizeof text, "%8.4f %%", probability * 100);
    return text;
}

std::string outcomeText(const Situation& situation, const Odds& odds, const OddsOutcome& outcome)
{
    if (!outcome.refused.empty()) return outcome.refused;
    std::string text;
    for (std::size_t i = 0; i < odds.facts.size(); ++i) {
        const Shape& shape = situation.program().slots[static_cast<std::size_t>(odds.facts[i].slot)].shape;
        if (outcome.values[i].isUnknown()) continue;
        text += (text.empty() ? "" : ", ") + factName(situation.program(), odds.facts[i]) + " " + situation.ruleset().valueText(shape, outcome.values[i]);
    }
    return text.empty() ? "none of these" : text;
}

void writeOdds(std::ostream& out, const Situation& situation, const Odds& odds)
{
    std::vector<const OddsOutcome*> sorted;
    for (const OddsOutcome& outcome : odds.outcomes) sorted.push_back(&outcome);
    std::stable_sort(sorted.begin(), sorted.end(), [](const OddsOutcome* a, const OddsOutcome* b) { return a->probability > b->probability; });
    for (const OddsOutcome* outcome : sorted) out << percent(outcome->probability) << "  " << outcomeText(situation, odds, *outcome) << "\n";
}

/// The fact for which the procedure stops first, whatever the dice: -1 if none.
FactRef firstMissing(const Situation& situation)
{
    Resolution resolution(situation);
    NoDice dice;
    const Pause pause = resolution.run(dice);
    return pause.kind == Pause::Kind::Answer ? pause.fact : FactRef();
}

}  // namespace

int runOdds(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(given, {"odds RULESET PROCEDURE [--set NAME=VALUE]… [--ruling NAME=VALUE]… [--of NAME,…] [--json]", 2, 2, {"json"}, {"set", "ruling", "of"}});
    if (!arguments) return badInput(streams, arguments.error());
    const std::optional<OpenedCase> opened = openCase(*arguments, streams);
    if (!opened) return BadInput;
    const Situation& situation = *opened->situation;
    if (const FactRef missing = firstMissing(situation); missing.slot >= 0) return badInput(streams, missingFacts(situation, missing));
    OddsRequest request;
    for (const std::string& names : arguments->values("of")) {
        for (const std::string_view name : split(names, ',')) request.of.emplace_back(name);
    }
    const Result<Odds> odds = computeOdds(situation, request);
    if (!odds) return badInput(streams, odds.error());
    if (!arguments->has("json")) {
        writeOdds(streams.out, situation, *odds);
        return Done;
    }
    Json outcomes = Json::array();
    for (const OddsOutcome& outcome : odds->outcomes) outcomes.push_back(jsonOutcome(situation, *odds, outcome));
    writeJson(streams.out, {{"outcomes", std::move(outcomes)}, {"states", odds->states}});
    return Done;
}

}  // namespace drumhead::cli
