#include "case_arguments.hpp"
#include "json_output.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/resolve/odds.hpp"
#include "drumhead/resolve/odds_summary.hpp"
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
        text += (text.empty() ? "" : ", ") + factName(situation.program(), odds.facts[i]) + " "
            + situation.ruleset().valueText(shape, outcome.values[i]);
    }
    return text.empty() ? "none of these" : text;
}

void writeOdds(std::ostream& out, const Situation& situation, const Odds& odds)
{
    std::vector<const OddsOutcome*> sorted;
    for (const OddsOutcome& outcome : odds.outcomes) sorted.push_back(&outcome);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const OddsOutcome* a, const OddsOutcome* b) { return a->probability > b->probability; });
    for (const OddsOutcome* outcome : sorted)
        out << percent(outcome->probability) << "  " << outcomeText(situation, odds, *outcome) << "\n";
}

/// "NAME=VALUE:WEIGHT,VALUE:WEIGHT": how likely each value of a result is that a person enters.
Result<Weighing> parseWeighing(const Situation& situation, const std::string& text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) return Error{"--weigh takes NAME=VALUE:WEIGHT,…, not \"" + text + "\""};
    const Result<FactRef> fact = findFact(situation.program(), text.substr(0, equals));
    if (!fact) return Error{fact.error()};
    const Shape& shape = situation.program().slots[static_cast<std::size_t>(fact->slot)].shape;
    Weighing weighing{*fact, {}};
    for (const std::string_view each : split(std::string_view(text).substr(equals + 1), ',')) {
        const std::size_t colon = each.rfind(':');
        if (colon == std::string_view::npos)
            return Error{"--weigh: \"" + std::string(each) + "\" has no weight; write VALUE:WEIGHT"};
        const Result<Value> value = parseValue(situation.ruleset(), shape, each.substr(0, colon));
        if (!value) return Error{text.substr(0, equals) + ": " + value.error()};
        const std::optional<Number> weight = Number::parse(each.substr(colon + 1));
        if (!weight)
            return Error{"--weigh: \"" + std::string(each.substr(colon + 1)) + "\" is not a weight; write a number"};
        weighing.chances.emplace_back(*value, weight->toDouble());
    }
    return weighing;
}

Result<OddsRequest> requestFrom(const Situation& situation, const Arguments& arguments)
{
    OddsRequest request;
    for (const std::string& names : arguments.values("of")) {
        for (const std::string_view name : split(names, ',')) request.of.emplace_back(name);
    }
    for (const std::string& text : arguments.values("weigh")) {
        Result<Weighing> weighing = parseWeighing(situation, text);
        if (!weighing) return Error{weighing.error()};
        const bool isWeighed = std::any_of(request.weighings.begin(), request.weighings.end(),
                                           [&weighing](const Weighing& each) { return each.fact == weighing->fact; });
        if (isWeighed)
            return Error{"--weigh gives \"" + factName(situation.program(), weighing->fact)
                         + "\" twice; leave one of them out"};
        request.weighings.push_back(std::move(*weighing));
    }
    return request;
}

/// The fact for which the procedure stops first, whatever the dice; none where it is weighed.
FactRef firstMissing(const Situation& situation, const OddsRequest& request)
{
    Resolution resolution(situation);
    NoDice dice;
    const Pause pause = resolution.run(dice);
    const bool weighed = std::any_of(request.weighings.begin(), request.weighings.end(),
                                     [&pause](const Weighing& each) { return each.fact == pause.fact; });
    return pause.kind == Pause::Kind::Answer && !weighed ? pause.fact : FactRef();
}

}  // namespace

int runOdds(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(
        given,
        {"odds RULESET PROCEDURE [--set NAME=VALUE]… [--ruling NAME=VALUE]… [--of NAME,…] [--weigh NAME=VALUE:WEIGHT,…]… [--json]",
         2,
         2,
         {"json"},
         {"set", "ruling", "of", "weigh"}});
    if (!arguments) return badInput(streams, arguments.error());
    const std::optional<OpenedCase> opened = openCase(*arguments, streams);
    if (!opened) return BadInput;
    const Situation& situation = *opened->situation;
    const Result<OddsRequest> request = requestFrom(situation, *arguments);
    if (!request) return badInput(streams, request.error());
    if (const FactRef missing = firstMissing(situation, *request); missing.slot >= 0)
        return badInput(streams, missingFacts(situation, missing));
    const Result<Odds> odds = computeOdds(situation, *request);
    if (!odds) {
        const std::optional<FactRef> missing = answerNeeded(situation, odds.error());
        return badInput(streams, missing ? missingFacts(situation, *missing) : odds.error());
    }
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
