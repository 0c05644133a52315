#include "game/scenario/editing/battle_losses.hpp"

#include <algorithm>

namespace drumhead {

namespace {

void setValue(ScenarioEntity& unit, const Attribute& attribute, Number value)
{
    const auto found = std::find_if(unit.values.begin(), unit.values.end(),
                                    [&](const auto& each) { return each.first == attribute.id; });
    if (found == unit.values.end()) unit.values.emplace_back(attribute.id, value.text());
    else found->second = value.text();
}

}  // namespace

BattleLosses::BattleLosses(const Scenario& begun, const State& state, const Ruleset& ruleset)
    : m_ruleset(ruleset), m_stored(ruleset), m_start(initialState(begun, ruleset, m_stored)), m_state(state),
      m_roster(rosterOf(ruleset, EntityKind::Unit))
{
    if (!m_roster) return;
    for (std::size_t i = 0; i < state.entities.size(); ++i) add(static_cast<EntityId>(i));
}

bool BattleLosses::applyTo(ScenarioEntity& unit, EntityId id, const State& list, EntityId at, int returned) const
{
    if (!m_roster) return true;
    bool hasAny = false, isLeft = false;
    for (const RosterKind::Strength& strength : m_roster->strength) {
        const Value before = leftOf(list, at, strength);
        if (!before.isSet()) continue;
        hasAny = true;
        const auto found = m_lost.find({id, strength.attribute});
        const Number lost = found == m_lost.end() ? Number(0) : found->second;
        const Number back = Number::divide(lost * Number(returned), Number(100), Rounding::Down).value_or(Number(0));
        const Number left = std::max(before.number() - lost + back, Number(0));
        isLeft = isLeft || left > Number(0);
        if (lost == Number(0)) continue;
        const Value whole =
            strength.outOf ? valueOrDefault(m_ruleset, m_stored, list.at(at), *strength.outOf) : Value(Number(0));
        setValue(unit, *strength.attribute, strength.outOf ? whole.number() - left : left);
    }
    return isLeft || (!hasAny && !isOut(id));
}

/// Of a unit that was divided the parts count too; who is gone has lost all.
void BattleLosses::add(EntityId id)
{
    const Entity& entity = m_state.at(id);
    if (entity.kind != EntityKind::Unit) return;
    const EntityId whole = wholeOf(m_state, id);
    for (const RosterKind::Strength& strength : m_roster->strength) {
        const Value start = atStart(id, strength);
        const Value now = leftOf(m_state, id, strength);
        if (!start.isSet()) continue;
        const Number left = now.isSet() && !isOut(id) ? now.number() : Number(0);
        if (left >= start.number()) continue;
        Number& lost = m_lost[{whole, strength.attribute}];
        lost = lost + start.number() - left;
    }
}

Value BattleLosses::leftOf(const State& state, EntityId id, const RosterKind::Strength& strength) const
{
    return strengthLeftOf(m_ruleset, m_stored, state.at(id), strength);
}

Value BattleLosses::atStart(EntityId id, const RosterKind::Strength& strength) const
{
    const int at = m_stored.find(strength.attribute);
    if (!strength.outOf) return at < 0 ? Value::unknown() : valueAtStart(m_ruleset, m_stored, m_start, m_state, id, at);
    const bool isMade = static_cast<std::size_t>(id) >= m_start.entities.size();
    return isMade ? Value::unknown() : leftOf(m_start, id, strength);
}

void tellLeftOut(ScenarioFromState& made, std::size_t units, std::size_t leaders, const Texts& texts)
{
    if (units > 0)
        made.leftOut.push_back(texts.count("scenario.left-units", static_cast<std::int64_t>(units),
                                           "{n} unit that is lost|{n} units that are lost"));
    if (leaders > 0)
        made.leftOut.push_back(texts.count("scenario.left-leaders", static_cast<std::int64_t>(leaders),
                                           "{n} leader who is gone|{n} leaders who are gone"));
}

}  // namespace drumhead
