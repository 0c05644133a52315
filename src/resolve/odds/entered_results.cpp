#include "resolve/odds/entered_results.hpp"

#include "drumhead/resolve/odds/odds_of_each.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

namespace {

bool isEntered(const Program& program, SlotId slot)
{
    return std::any_of(program.enters.begin(), program.enters.end(),
                       [slot](const EnterDetail& each) { return each.slot == slot; });
}

bool isValueOf(const Ruleset& ruleset, const Shape& shape, Value value)
{
    if (!value.isSet()) return value.isNone() && shape.mayBeNone;
    switch (shape.kind) {
    case ValueKind::Number:
        return value.number() >= shape.least && value.number() <= shape.most
            && (!shape.whole || value.number().isWhole());
    case ValueKind::Flag: return value.raw() == 0 || value.raw() == 1;
    case ValueKind::Choice: return ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].find(value.name()) >= 0;
    }
    return false;
}

/// All values of a choice or a flag, each as likely as the others; none of a number.
EnteredResults::Chances allAlike(const Situation& situation, FactRef fact)
{
    if (situation.program().slot(fact.slot).shape.kind == ValueKind::Number) return {};
    const std::vector<Value> values = allValuesOf(situation, fact);
    EnteredResults::Chances chances;
    for (const Value value : values)
        chances.push_back({value, 1.0 / static_cast<double>(values.size()), Fraction(1) / values.size()});
    return chances;
}

/// What a person types has few decimals, of which a double is not the exact value.
Fraction exactly(double weight)
{
    constexpr double most = 1e15;
    const double ticks = std::round(weight * Number::ticksPerOne);
    if (ticks > most || ticks / Number::ticksPerOne != weight) return Fraction(weight);
    return Fraction(ticks) / Number::ticksPerOne;
}

}  // namespace

Result<EnteredResults, OddsError> EnteredResults::of(const Situation& situation, const OddsRequest& request)
{
    EnteredResults results;
    for (const Weighing& weighing : request.weighings) {
        if (const Result<void, OddsError> weighed = results.weigh(situation, weighing); !weighed)
            return weighed.error();
    }
    if (request.leaveOpen) results.leaveOpen(situation);
    return results;
}

Result<void, OddsError> EnteredResults::weigh(const Situation& situation, const Weighing& weighing)
{
    const Program& program = situation.program();
    const auto error = [&weighing](OddsError::Kind kind) { return OddsError{kind, weighing.fact}; };
    if (!isEntered(program, weighing.fact.slot)) return error(OddsError::Kind::NotEntered);
    if (of(weighing.fact)) return error(OddsError::Kind::WeighedTwice);
    const Slot& slot = program.slot(weighing.fact.slot);
    if (slot.manyRole >= 0 && weighing.fact.row >= situation.layout().rows(slot.manyRole))
        return error(OddsError::Kind::NoSuchRow);
    double sum = 0;
    Fraction exactSum;
    for (const auto& [value, weight] : weighing.chances) {
        if (!isValueOf(situation.ruleset(), slot.shape, value)) return error(OddsError::Kind::NotAValue);
        if (!(weight >= 0) || !std::isfinite(weight)) return error(OddsError::Kind::BadWeight);
        sum += weight;
        exactSum += exactly(weight);
    }
    if (!(sum > 0) || !std::isfinite(sum)) return error(OddsError::Kind::NoWeight);
    if (!situation.given(weighing.fact).isUnknown()) return {};  // it is answered: nothing is left to chance
    Chances chances;
    for (const auto& [value, weight] : weighing.chances) {
        if (weight > 0) chances.push_back({value, weight / sum, exactly(weight) / exactSum});
    }
    m_facts.emplace_back(weighing.fact, std::move(chances));
    return {};
}

void EnteredResults::leaveOpen(const Situation& situation)
{
    const Program& program = situation.program();
    for (const EnterDetail& enter : program.enters) {
        const Slot& slot = program.slot(enter.slot);
        const int rows = slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) {
            const FactRef fact{enter.slot, row};
            Chances chances = allAlike(situation, fact);
            if (chances.empty() || !situation.given(fact).isUnknown() || of(fact)) continue;
            m_facts.emplace_back(fact, std::move(chances));
            m_open.push_back(fact);
        }
    }
}

const EnteredResults::Chances* EnteredResults::of(FactRef fact) const
{
    const auto found =
        std::find_if(m_facts.begin(), m_facts.end(), [fact](const auto& each) { return each.first == fact; });
    return found == m_facts.end() ? nullptr : &found->second;
}

std::vector<SlotId> EnteredResults::slots() const
{
    std::vector<SlotId> slots;
    for (const auto& [fact, chances] : m_facts) slots.push_back(fact.slot);
    return slots;
}

}  // namespace drumhead
