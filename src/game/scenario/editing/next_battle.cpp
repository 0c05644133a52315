#include "drumhead/game/scenario/editing/next_battle.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "drumhead/game/state/entity_values.hpp"
#include "game/scenario/editing/army_indices.hpp"

#include <algorithm>
#include <map>

namespace drumhead {

namespace {

/// What a battle has cost each unit of its scenario.
class Losses {
public:
    Losses(const Scenario& begun, const State& state, const Ruleset& ruleset)
        : m_ruleset(ruleset), m_stored(ruleset), m_start(initialState(begun, ruleset, m_stored)), m_state(state),
          m_roster(rosterOf(ruleset, EntityKind::Unit))
    {
        if (!m_roster) return;
        for (std::size_t i = 0; i < state.entities.size(); ++i) add(static_cast<EntityId>(i));
    }

    /// False: nothing is left of it.
    bool applyTo(ScenarioEntity& unit, EntityId id, int returned) const
    {
        if (!m_roster) return true;
        bool hasAny = false, isLeft = false;
        for (const RosterKind::Strength& strength : m_roster->strength) {
            const Value start = leftOf(m_start, id, strength);
            if (!start.isSet()) continue;
            hasAny = true;
            const auto found = m_lost.find({id, strength.attribute});
            const Number lost = found == m_lost.end() ? Number(0) : found->second;
            const Number back =
                Number::divide(lost * Number(returned), Number(100), Rounding::Down).value_or(Number(0));
            const Number left = start.number() - lost + back;
            isLeft = isLeft || left > Number(0);
            if (lost == Number(0)) continue;
            const Value whole = strength.outOf ? valueOf(m_start, id, *strength.outOf) : Value(Number(0));
            set(unit, *strength.attribute, strength.outOf ? whole.number() - left : left);
        }
        return isLeft || (!hasAny && !isGone(m_ruleset, m_stored, m_state.at(id)));
    }

    [[nodiscard]] bool isOut(EntityId id) const { return isGone(m_ruleset, m_stored, m_state.at(id)); }

private:
    /// Of a unit that was divided the parts count too; who is gone has lost all.
    void add(EntityId id)
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

    [[nodiscard]] Value leftOf(const State& state, EntityId id, const RosterKind::Strength& strength) const
    {
        return strengthLeftOf(m_ruleset, m_stored, state.at(id), strength);
    }

    [[nodiscard]] Value atStart(EntityId id, const RosterKind::Strength& strength) const
    {
        const int at = m_stored.find(strength.attribute);
        if (!strength.outOf)
            return at < 0 ? Value::unknown() : valueAtStart(m_ruleset, m_stored, m_start, m_state, id, at);
        const bool isMade = static_cast<std::size_t>(id) >= m_start.entities.size();
        return isMade ? Value::unknown() : leftOf(m_start, id, strength);
    }

    [[nodiscard]] Value valueOf(const State& state, EntityId id, const Attribute& attribute) const
    {
        return valueOrDefault(m_ruleset, m_stored, state.at(id), attribute);
    }

    static void set(ScenarioEntity& unit, const Attribute& attribute, Number left)
    {
        const auto found = std::find_if(unit.values.begin(), unit.values.end(),
                                        [&](const auto& each) { return each.first == attribute.id; });
        if (found == unit.values.end()) unit.values.emplace_back(attribute.id, left.text());
        else found->second = left.text();
    }

    const Ruleset& m_ruleset;
    StoredAttributes m_stored;
    State m_start;
    const State& m_state;
    const RosterKind* m_roster;
    std::map<std::pair<EntityId, const Attribute*>, Number> m_lost;
};

void tell(ScenarioFromState& made, std::size_t count, const char* one, const char* many)
{
    if (count > 0) made.leftOut.push_back(counted(count, one, many));
}

}  // namespace

ScenarioFromState nextBattleFrom(const Scenario& begun, const State& state, const Ruleset& ruleset, int returned)
{
    ScenarioFromState made{begun, {}};
    const Losses losses(begun, state, ruleset);
    std::vector<int> gone;
    std::size_t units = 0, leaders = 0;
    for (std::size_t i = 0; i < begun.entities.size(); ++i) {
        ScenarioEntity& entity = made.scenario.entities[i];
        const auto id = static_cast<EntityId>(i);
        const bool isLost = (entity.kind == EntityKind::Unit && !losses.applyTo(entity, id, returned))
            || (entity.kind == EntityKind::Leader && losses.isOut(id));
        if (!isLost) continue;
        gone.push_back(static_cast<int>(i));
        ++(entity.kind == EntityKind::Unit ? units : leaders);
    }
    made.scenario.rulings = state.rulings;
    removeEntities(made.scenario, gone);
    for (int i = static_cast<int>(made.scenario.reinforcements.size()) - 1; i >= 0; --i) {
        if (std::none_of(made.scenario.entities.begin(), made.scenario.entities.end(),
                         [i](const ScenarioEntity& each) { return each.reinforcement == i; }))
            removeReinforcement(made.scenario, i);
    }
    tell(made, units, "unit that is lost", "units that are lost");
    tell(made, leaders, "leader who is gone", "leaders who are gone");
    return made;
}

}  // namespace drumhead
