#include "cli/commands.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/case_arguments.hpp"
#include "cli/input/varied_facts.hpp"
#include "cli/output/odds_output.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/resolve/machine/resolution.hpp"
#include "drumhead/resolve/odds/odds.hpp"
#include "drumhead/resolve/odds/odds_summary.hpp"

#include <algorithm>

namespace drumhead::cli {

namespace {

/// "NAME=VALUE:WEIGHT,VALUE:WEIGHT": how likely each value of a result is that a person enters.
Result<Weighing> parseWeighing(const Situation& situation, const std::string& text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) return Error{"--weigh takes NAME=VALUE:WEIGHT,…, not \"" + text + "\""};
    const Result<FactRef> fact = findFact(situation.program(), text.substr(0, equals));
    if (!fact) return Error{fact.error()};
    const Shape& shape = situation.program().slot(fact->slot).shape;
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

/// A budget in whole seconds or megabytes.
Result<std::size_t> budget(const Arguments& arguments, const std::string& name, std::size_t usual)
{
    constexpr std::int64_t most = 100'000;
    if (!arguments.has(name)) return usual;
    const std::optional<Number> given = Number::parse(arguments.values(name).back());
    if (given && given->isWhole() && *given >= Number(1) && given->floor() <= most)
        return static_cast<std::size_t>(given->floor());
    return Error{"--" + name + " takes a whole number from 1 to " + std::to_string(most)};
}

Result<OddsRequest> requestFrom(const Situation& situation, const Arguments& arguments)
{
    OddsRequest request;
    request.keepTiny = true;
    request.exact = arguments.has("exact");
    if (request.exact && !arguments.has("json")) return Error{"--exact gives fractions in JSON; add --json"};
    const Result<std::size_t> seconds = budget(arguments, "seconds", 10);
    if (!seconds) return Error{seconds.error()};
    request.mostTime = std::chrono::seconds(*seconds);
    const Result<std::size_t> megabytes = budget(arguments, "megabytes", request.mostMegabytes);
    if (!megabytes) return Error{megabytes.error()};
    request.mostMegabytes = *megabytes;
    for (const std::string& names : arguments.values("of")) {
        for (const std::string_view name : split(names, ',')) {
            const Result<FactRef> fact = findFact(situation.program(), name);
            if (!fact)
                return Error{fact.error() + (fact.error().ends_with('?') ? " " : "; ")
                             + "--results lists what there are odds of"};
            request.of.emplace_back(name);
        }
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

/// What is missing; where a person enters it on the way, that it can be weighed as well.
std::string missingText(const Situation& situation, FactRef missing)
{
    const bool entered = situation.program().slot(missing.slot).kind == SlotKind::Result;
    return missingFacts(situation, missing)
        + (entered ? "; what a person enters on the way can be weighed instead: --weigh "
                   + factName(situation.program(), missing) + "=VALUE:WEIGHT,…"
                   : "");
}

std::string missingTextOf(const Situation& situation, const OddsError& error)
{
    const std::optional<FactRef> missing = error.missing();
    return missing ? missingText(situation, *missing) : oddsErrorText(situation.program(), error);
}

Result<Odds> oddsOrAnswer(const Situation& situation, const OddsRequest& request)
{
    if (const FactRef missing = firstMissing(situation, request); missing.slot >= 0)
        return Error{missingText(situation, missing)};
    Result<Odds, OddsError> odds = computeOdds(situation, request);
    if (odds) return std::move(*odds);
    return Error{missingTextOf(situation, odds.error())};
}

bool isCertain(const Odds& odds) { return odds.outcomes.size() < 2; }

/// The odds of the first result that the dice decide; nothing where they decide none of those that tell most.
std::optional<Odds> firstOpen(const Situation& situation, OddsRequest request, const std::vector<FactRef>& results)
{
    constexpr std::size_t most = 12;
    for (std::size_t i = 1; i < std::min(most, results.size()); ++i) {
        request.of = {factName(situation.program(), results[i])};
        Result<Odds> odds = oddsOrAnswer(situation, request);
        if (odds && !isCertain(*odds)) return std::move(*odds);
    }
    return std::nullopt;
}

/// Without --of a person gets how it ends, or whatever else tells most, and the names of what comes next.
int tellOdds(const Situation& situation, OddsRequest request, const std::string& remark, Streams streams)
{
    const std::vector<FactRef> results = oddsResults(situation);
    const bool chosen = !request.of.empty();
    if (!chosen && !results.empty()) request.of = {factName(situation.program(), results.front())};
    Result<Odds> odds = oddsOrAnswer(situation, request);
    if (!chosen && odds && isCertain(*odds)) {
        if (std::optional<Odds> other = firstOpen(situation, request, results)) odds = std::move(*other);
    }
    if (!odds) return badInput(streams, odds.error());
    if (odds->facts.size() == 1) writeDistribution(streams.out, summarise(situation, *odds));
    else writeOutcomes(streams.out, situation, *odds);
    if (!chosen && results.size() > 1)
        streams.out << "Of something else: --of " << nextTelling(situation) << "; --results lists all.\n";
    if (!remark.empty()) streams.out << remark << "\n";
    return Done;
}

/// One case for each value: a person gets what tells most of each in a line.
int tellOddsOfEach(const Situation& situation, OddsRequest request, const std::vector<VariedFact>& varied, bool json,
                   Streams streams)
{
    const std::vector<FactRef> results = oddsResults(situation);
    if (!json && request.of.empty() && !results.empty()) request.of = {factName(situation.program(), results.front())};
    const std::vector<Situation> cases = casesForEach(situation, varied);
    OddsEngine engine;
    const std::vector<Result<Odds, OddsError>> odds = computeOddsOfEach(cases, request, engine);
    if (json) writeJson(streams.out, jsonOddsOfEach(cases, varied, odds));
    else writeOddsOfEach(streams.out, cases, varied, odds);
    const bool isAny = std::any_of(odds.begin(), odds.end(), [](const auto& each) { return bool(each); });
    return isAny ? Done : badInput(streams, missingTextOf(cases.front(), odds.front().error()));
}

}  // namespace

int runOdds(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(
        given,
        {"odds RULESET PROCEDURE [--set NAME=VALUE]… [--ruling NAME=VALUE]… [--of NAME,…] [--weigh NAME=VALUE:WEIGHT,…]… [--for-each NAME[=VALUE,…]]… [--seconds N] [--megabytes N] [--results] [--json [--exact]]",
         2,
         2,
         {"results", "json", "exact"},
         {"set", "ruling", "of", "weigh", "for-each", "seconds", "megabytes"}});
    if (!arguments) return badInput(streams, arguments.error());
    const std::optional<OpenedCase> opened = openCase(*arguments, streams);
    if (!opened) return BadInput;
    const Situation& situation = *opened->situation;
    const Result<OddsRequest> request = requestFrom(situation, *arguments);
    if (!request) return badInput(streams, request.error());
    const bool json = arguments->has("json");
    if (arguments->has("results")) {
        if (json) writeJson(streams.out, jsonResults(situation));
        else writeResults(streams.out, situation);
        return Done;
    }
    const Result<std::vector<VariedFact>> varied = variedFacts(situation, *arguments);
    if (!varied) return badInput(streams, varied.error());
    if (!varied->empty()) return tellOddsOfEach(situation, *request, *varied, json, streams);
    if (!json) return tellOdds(situation, *request, unreadArguments(situation, *arguments).text, streams);
    const Result<Odds> odds = oddsOrAnswer(situation, *request);
    if (!odds) return badInput(streams, odds.error());
    Json told = jsonOdds(situation, *odds);
    if (const UnreadArguments unread = unreadArguments(situation, *arguments); !unread.names.empty())
        told["unread"] = unread.names;
    writeJson(streams.out, told);
    return Done;
}

}  // namespace drumhead::cli
