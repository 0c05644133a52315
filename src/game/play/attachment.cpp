// Attachments of leaders to units, and the attributes that record them.
#include "game/play/attachment.hpp"

#include "drumhead/game/state/entity_values.hpp"

#include <algorithm>

namespace drumhead {

namespace {

bool isAttached(const BattleView& view, EntityId entity)
{
    const State& state = view.state();
    if (state.at(entity).kind == EntityKind::Leader) return state.at(entity).attachedTo != nobody;
    for (std::size_t i = 0; i < state.entities.size(); ++i) {
        if (state.entities[i].attachedTo == entity && view.isOnTable(static_cast<EntityId>(i))) return true;
    }
    return false;
}

}  // namespace

std::vector<AttachedValue> attachedFlags(const GameRules& rules, const State& state, EntityId entity)
{
    const RosterKind* const roster = entity == nobody ? nullptr : rosterOf(rules.ruleset, state.at(entity).kind);
    if (!roster || roster->attached.empty()) return {};
    BattleView view(rules, state);
    const Value wanted = Value::flag(isAttached(view, entity));
    std::vector<AttachedValue> values;
    for (const Attribute* attribute : roster->attached) {
        if (view.valueOrDefault(*attribute, entity) != wanted)
            values.push_back({entity, rules.stored.find(attribute), wanted});
    }
    return values;
}

std::vector<AttachedValue> valuesOfLeader(const GameRules& rules, const State& state, EntityId unit, EntityId leader)
{
    const RosterKind* const roster =
        unit == nobody || leader == nobody ? nullptr : rosterOf(rules.ruleset, EntityKind::Unit);
    if (!roster) return {};
    BattleView view(rules, state);
    std::vector<AttachedValue> values;
    for (const RosterKind::AtStart& each : roster->ofLeader) {
        const Value value = view.valueOrDefault(*each.as, leader);
        if (!value.isUnknown()) values.push_back({unit, rules.stored.find(each.attribute), value});
    }
    return values;
}

}  // namespace drumhead
