#include "drumhead/resolve/odds.hpp"

#include "every_value.hpp"
#include "odds_run.hpp"

#include "drumhead/resolve/odds_summary.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace drumhead {

namespace {

Result<std::vector<FactRef>> factsAsked(const Situation& situation, const std::vector<std::string>& names)
{
    std::vector<FactRef> facts;
    for (const std::string& name : names) {
        const Result<FactRef> fact = findFact(situation.program(), name);
        if (!fact) return Error{fact.error()};
        const Slot& slot = situation.program().slots[static_cast<std::size_t>(fact->slot)];
        if (slot.manyRole >= 0 && fact->row >= situation.layout().rows(slot.manyRole))
            return Error{"there is no row for \"" + name + "\""};
        facts.push_back(*fact);
    }
    return facts;
}

bool isSame(const Odds& one, const Odds& other)
{
    constexpr double tolerance = 1e-12;
    const auto isSameOutcome = [](const OddsOutcome& a, const OddsOutcome& b) {
        return a.values == b.values && a.refused == b.refused && std::abs(a.probability - b.probability) < tolerance;
    };
    return one.facts == other.facts
        && std::equal(one.outcomes.begin(), one.outcomes.end(), other.outcomes.begin(), other.outcomes.end(),
                      isSameOutcome);
}

Result<Odds> oddsOf(const Situation& situation, const OddsRequest& request, const std::vector<FactRef>& asked,
                    int missing);

/// The odds of a case in which a choice or a flag is not answered, if they are the same whatever is answered.
std::optional<Odds> oddsWhatever(const Situation& situation, const OddsRequest& request,
                                 const std::vector<FactRef>& asked, FactRef unanswered, int missing)
{
    const Shape& shape = situation.program().slots[static_cast<std::size_t>(unanswered.slot)].shape;
    std::vector<Value> values = everyValue(situation.ruleset(), shape);
    if (!values.empty() && shape.mayBeNone) values.push_back(Value::none());
    std::optional<Odds> same;
    for (const Value value : values) {
        Situation answered = situation;
        answered.answer(unanswered, value);
        Result<Odds> odds = oddsOf(answered, request, asked, missing + 1);
        if (!odds || (same && !isSame(*same, *odds))) return std::nullopt;
        if (same) same->states += odds->states;
        else same = std::move(*odds);
    }
    return same;
}

/// `missing`: how many answers are tried out already.
Result<Odds> oddsOf(const Situation& situation, const OddsRequest& request, const std::vector<FactRef>& asked,
                    int missing)
{
    constexpr int mostMissing = 3;
    Result<EnteredResults> entered = EnteredResults::of(situation, request);
    if (!entered) return Error{entered.error()};
    OddsRun run(situation, request, asked, std::move(*entered));
    Result<Odds> odds = run.run();
    if (odds || run.unanswered().slot < 0 || missing == mostMissing) return odds;
    if (std::optional<Odds> whatever = oddsWhatever(situation, request, asked, run.unanswered(), missing))
        return std::move(*whatever);
    if (request.cancelled && request.cancelled->load(std::memory_order_relaxed)) return Error{"cancelled"};
    return odds;
}

}  // namespace

std::vector<FactRef> tellingResults(const Situation& situation)
{
    const Program& program = situation.program();
    std::vector<FactRef> told;
    std::vector<FactRef> last;
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const Slot& slot = program.slots[i];
        if (slot.kind != SlotKind::Result || !slot.shown || slot.asked) continue;
        const int rows = slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) {
            if (slot.told) told.push_back({static_cast<SlotId>(i), row});
            else if (!slot.consulted) last.push_back({static_cast<SlotId>(i), row});
        }
    }
    if (!told.empty()) return told;
    if (!last.empty()) return last;
    const std::vector<FactRef> all = oddsResults(situation);
    return {all.begin(), all.begin() + std::min<std::ptrdiff_t>(1, static_cast<std::ptrdiff_t>(all.size()))};
}

Result<Odds> computeOdds(const Situation& situation, const OddsRequest& request)
{
    if (situation.watchesOnlyNow()) {  // odds tell what comes of it in the end
        Situation toTheEnd = situation;
        toTheEnd.watchOnlyNow(false);
        return computeOdds(toTheEnd, request);
    }
    Result<std::vector<FactRef>> facts = factsAsked(situation, request.of);
    if (!facts) return Error{facts.error()};
    const std::vector<FactRef> asked = request.of.empty() ? tellingResults(situation) : std::move(*facts);
    return oddsOf(situation, request, asked, 0);
}

}  // namespace drumhead
