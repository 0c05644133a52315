#include "drumhead/resolve/case_odds/case_odds.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/resolve/case_odds/odds_words.hpp"
#include "resolve/case_odds/odds_bounds.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

namespace {

/// The odds where the result at that column has that value.
Odds given(const Odds& odds, std::size_t column, Value value)
{
    Odds part = odds;
    std::erase_if(part.outcomes, [&](const OddsOutcome& each) { return each.values[column] != value; });
    double sum = 0;
    for (const OddsOutcome& each : part.outcomes) sum += each.probability;
    for (OddsOutcome& each : part.outcomes) each.probability /= sum;
    return part;
}

/// As it was weighed, in that order: a value that is ruled out stays in its place.
void weighBranches(const Situation& situation, const Shape& shape, const Weighing& weighing, OpenResult& open)
{
    std::vector<OpenResult::Branch> branches;
    for (const auto& [value, weight] : weighing.chances) {
        const auto found =
            std::find_if(open.branches.begin(), open.branches.end(),
                         [value = value](const OpenResult::Branch& each) { return each.value == value; });
        branches.push_back(
            found == open.branches.end()
                ? OpenResult::Branch{value, capitalised(situation.ruleset().valueText(shape, value)), weight, {}}
                : *found);
        branches.back().weight = weight;
    }
    open.branches = std::move(branches);
}

bool alike(const OddsSummary& a, const OddsSummary& b)
{
    return std::equal(a.lines.begin(), a.lines.end(), b.lines.begin(), b.lines.end(),
                      [](const OddsLine& one, const OddsLine& other) {
                          return one.value == other.value && std::abs(one.exactly - other.exactly) < 1e-9;
                      });
}

/// The result at that column, with what each of its values would make of the odds; nothing where it makes no
/// difference.
std::optional<OpenResult> openResult(const Situation& situation, const Odds& odds, std::size_t column,
                                     const Weighing* weighing)
{
    const OddsSummary own = summarise(situation, odds, column);
    if (own.isNumber()) return std::nullopt;  // it has a range, see `ranges`
    OpenResult open{own.fact, own.label, {}};
    std::vector<OddsSummary> parts;
    for (const OddsLine& line : own.lines) {
        if (line.value.isUnknown()) continue;
        parts.push_back(summarise(situation, given(odds, column, line.value)));
        open.branches.push_back(
            {line.value, capitalised(line.text), 1, likeliestText(parts.back(), *situation.ruleset().texts)});
    }
    if (weighing) weighBranches(situation, own.shape, *weighing, open);
    else if (std::all_of(parts.begin(), parts.end(),
                         [&](const OddsSummary& each) { return alike(each, parts.front()); }))
        return std::nullopt;
    return open;
}

/// Those that were left open or weighed, as far as the case came to them, in the order of the procedure.
std::vector<OpenResult> openResults(const Situation& situation, const Odds& odds,
                                    const std::vector<Weighing>& weighings)
{
    std::vector<OpenResult> open;
    for (std::size_t column = 1; column < odds.facts.size(); ++column) {
        const auto weighing = std::find_if(weighings.begin(), weighings.end(),
                                           [&](const Weighing& each) { return each.fact == odds.facts[column]; });
        std::optional<OpenResult> result =
            openResult(situation, odds, column, weighing == weighings.end() ? nullptr : &*weighing);
        if (result) open.push_back(std::move(*result));
    }
    std::stable_sort(open.begin(), open.end(), [](const OpenResult& a, const OpenResult& b) {
        return std::pair(a.fact.slot, a.fact.row) < std::pair(b.fact.slot, b.fact.row);
    });
    return open;
}

/// The columns of choices that nobody has weighed, and that make a difference.
std::vector<std::size_t> freeColumns(const Odds& odds, const std::vector<OpenResult>& open,
                                     const std::vector<Weighing>& weighings)
{
    std::vector<std::size_t> columns;
    for (std::size_t column = 1; column < odds.facts.size(); ++column) {
        const FactRef fact = odds.facts[column];
        const bool isOpen =
            std::any_of(open.begin(), open.end(), [&](const OpenResult& each) { return each.fact == fact; });
        const bool isWeighed =
            std::any_of(weighings.begin(), weighings.end(), [&](const Weighing& each) { return each.fact == fact; });
        if (isOpen && !isWeighed) columns.push_back(column);
    }
    return columns;
}

}  // namespace

std::vector<Weighing> openWeighings(const Situation& situation, std::vector<Weighing> weighings)
{
    std::erase_if(weighings, [&](const Weighing& each) { return !situation.given(each.fact).isUnknown(); });
    return weighings;
}

CaseOdds computeCaseOdds(const Situation& situation, const std::string& result, const std::vector<Weighing>& weighings,
                         OddsEngine& engine, const std::stop_token& cancelled)
{
    OddsRequest request;
    request.of = {result};
    for (const Weighing& each : weighings) {
        request.weighings.push_back(each);
        request.of.push_back(factName(situation.program(), each.fact));
    }
    request.leaveOpen = true;
    request.cancelled = cancelled;
    CaseOdds odds;
    const Result<Odds, OddsError> computed = engine.compute(situation, request);
    if (computed) {
        odds.state = CaseOdds::State::Ready;
        odds.summary = summarise(situation, *computed);
        odds.open = openResults(situation, *computed, request.weighings);
        const std::vector<std::size_t> free = freeColumns(*computed, odds.open, request.weighings);
        if (!free.empty()) odds.bounds = oddsBounds(*computed, odds.summary, free);
        if (!odds.open.empty()) odds.missing = odds.open.front().fact;
        return odds;
    }
    odds.missing = computed.error().missing();
    odds.state = odds.missing ? CaseOdds::State::Missing : CaseOdds::State::Failed;
    odds.message = asSentence(oddsErrorText(situation.program(), computed.error(), *situation.ruleset().texts));
    return odds;
}

}  // namespace drumhead
