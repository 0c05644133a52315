#include "drumhead/resolve/odds/odds.hpp"

#include "resolve/odds/odds_plans.hpp"
#include "resolve/odds/odds_run.hpp"

#include "drumhead/resolve/odds/odds_summary.hpp"

#include <algorithm>

namespace drumhead {

namespace {

Result<std::vector<FactRef>, OddsError> factsAsked(const Situation& situation, const std::vector<std::string>& names)
{
    std::vector<FactRef> facts;
    for (const std::string& name : names) {
        const Result<FactRef> fact = findFact(situation.program(), name);
        if (!fact) return OddsError{OddsError::Kind::UnknownName, {}, name};
        const Slot& slot = situation.program().slot(fact->slot);
        if (slot.manyRole >= 0 && fact->row >= situation.layout().rows(slot.manyRole))
            return OddsError{OddsError::Kind::NoSuchRow, {}, name};
        facts.push_back(*fact);
    }
    return facts;
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

OddsEngine::OddsEngine() : m_plans(std::make_unique<OddsPlans>()) {}
OddsEngine::~OddsEngine() = default;
OddsEngine::OddsEngine(OddsEngine&& other) noexcept = default;
OddsEngine& OddsEngine::operator=(OddsEngine&& other) noexcept = default;

std::size_t OddsEngine::planCount() const { return m_plans->size(); }

Result<Odds, OddsError> OddsEngine::compute(const Situation& situation, const OddsRequest& request)
{
    if (situation.watchesOnlyNow()) {  // odds tell what comes of it in the end
        Situation toTheEnd = situation;
        toTheEnd.watchOnlyNow(false);
        return compute(toTheEnd, request);
    }
    Result<std::vector<FactRef>, OddsError> facts = factsAsked(situation, request.of);
    if (!facts) return facts.error();
    Result<EnteredResults, OddsError> entered = EnteredResults::of(situation, request);
    if (!entered) return entered.error();
    return OddsRun(situation, request, request.of.empty() ? tellingResults(situation) : *facts, std::move(*entered),
                   *m_plans)
        .run();
}

Result<Odds, OddsError> computeOdds(const Situation& situation, const OddsRequest& request)
{
    return OddsEngine().compute(situation, request);
}

}  // namespace drumhead
