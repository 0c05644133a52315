#include "odds_comparison.hpp"

#include <cmath>
#include <set>

namespace drumhead::test {

namespace {

constexpr double tolerance = 1e-12;

std::string shown(const Situation& situation, const std::vector<FactRef>& facts, const OutcomeId& id)
{
    if (!id.second.empty()) return "refused: " + id.second;
    std::string text;
    for (std::size_t i = 0; i < facts.size(); ++i)
        text += factName(situation.program(), facts[i]) + "=" + std::to_string(id.first[i]) + " ";
    return text;
}

std::string difference(const Situation& situation, const Odds& odds, const ExactOutcomes& exact)
{
    double sum = 0;
    std::map<OutcomeId, double> chances;
    for (const OddsOutcome& outcome : odds.outcomes) {
        sum += outcome.probability;
        chances[outcomeId(outcome)] += outcome.probability;
    }
    if (std::abs(sum - 1) > tolerance) return "the odds sum to 1 " + std::to_string((sum - 1) * 1e12) + "e-12";
    for (const auto& [id, chance] : chances) {
        if (exact.shares.count(id) == 0 && chance > tolerance)
            return "the odds alone have " + shown(situation, odds.facts, id);
    }
    for (const auto& [id, share] : exact.shares) {
        const double expected = share.toDouble() / (1 - exact.left);
        const auto found = chances.find(id);
        if (found == chances.end() && expected > tolerance) return "the odds lack " + shown(situation, odds.facts, id);
        if (found != chances.end() && !(std::abs(found->second - expected) < tolerance))
            return std::to_string(found->second) + " instead of " + std::to_string(expected) + " for "
                + shown(situation, odds.facts, id);
    }
    return "";
}

/// Both sides have to miss the same answers; the odds name one of them.
std::string differenceOfQuestions(const Situation& situation, const Result<Odds, OddsError>& odds,
                                  const ExactOutcomes& exact)
{
    if (odds)
        return "the odds miss no answer, a case with dice does: " + factName(situation.program(), exact.asked.front());
    for (const FactRef fact : exact.asked) {
        if (odds.error().missing() == fact) return "";
    }
    return "the odds ask for something else: " + oddsErrorText(situation.program(), odds.error());
}

bool tooLarge(const Result<Odds, OddsError>& odds)
{
    return !odds && odds.error().kind == OddsError::Kind::TooManyStates;
}

/// The attributes that an effect or a watch may change.
std::set<SlotId> changedSlots(const Program& program)
{
    std::set<SlotId> slots;
    for (const EffectDetail& effect : program.effects) {
        for (const Change& change : effect.changes) slots.insert(change.slot);
    }
    for (const WatchDetail& watch : program.watches) {
        for (const Change& change : watch.changes) slots.insert(change.slot);
    }
    return slots;
}

std::vector<FactRef> factsOf(const Situation& situation, const std::vector<std::string>& names)
{
    std::vector<FactRef> facts;
    for (const std::string& name : names) facts.push_back(*findFact(situation.program(), name));
    return facts;
}

}  // namespace

OddsComparison compareOdds(const Situation& situation, const ExactLimits& limits)
{
    OddsComparison comparison;
    OddsRequest request;
    request.of = everyResult(situation);
    request.maxStates = 500'000;
    const std::optional<ExactOutcomes> exact = exactOutcomes(situation, factsOf(situation, request.of), limits);
    if (!exact || exact->left > 1e-13) return comparison.kind = OddsComparison::Kind::TooLarge, comparison;
    comparison.throws = exact->throws;
    comparison.outcomes = exact->shares.size();
    const Result<Odds, OddsError> odds = computeOdds(situation, request);
    if (tooLarge(odds)) return comparison.kind = OddsComparison::Kind::TooLarge, comparison;
    if (!exact->asked.empty()) {
        comparison.kind = OddsComparison::Kind::Unanswered;
        comparison.missing = exact->asked.front();
        comparison.fault = differenceOfQuestions(situation, odds, *exact);
    } else {
        comparison.fault = odds ? difference(situation, *odds, *exact)
                                : "the odds fail: " + oddsErrorText(situation.program(), odds.error());
    }
    return comparison;
}

std::vector<std::string> everyResult(const Situation& situation)
{
    std::vector<std::string> names;
    const Program& program = situation.program();
    const std::set<SlotId> changed = changedSlots(program);
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const Slot& slot = program.slots[i];
        if (slot.kind != SlotKind::Result && changed.count(static_cast<SlotId>(i)) == 0) continue;
        const int rows = slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) names.push_back(factName(program, {static_cast<SlotId>(i), row}));
    }
    return names;
}

std::string told(const Situation& situation)
{
    std::string text = situation.procedure().id;
    const Program& program = situation.program();
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const Slot& slot = program.slots[i];
        const int rows = slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) {
            const FactRef fact{static_cast<SlotId>(i), row};
            const Value given = situation.given(fact);
            if (given.isUnknown()) continue;
            const std::string assignment =
                factName(program, fact) + "=" + situation.ruleset().valueId(slot.shape, given);
            text += slot.kind == SlotKind::Ruling ? " --ruling " + assignment.substr(assignment.find('.') + 1)
                                                  : " --set " + assignment;
        }
    }
    return text;
}

}  // namespace drumhead::test
