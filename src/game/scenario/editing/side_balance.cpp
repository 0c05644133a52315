#include "drumhead/game/scenario/editing/side_balance.hpp"

#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "drumhead/game/scenario/editing/army_list_attributes.hpp"
#include "drumhead/game/scenario/editing/match_table.hpp"
#include "drumhead/game/state/entity_values.hpp"
#include "game/scenario/editing/army_indices.hpp"
#include "game/scenario/editing/match_roles.hpp"

#include <algorithm>
#include <map>

namespace drumhead {

namespace {

/// What counts as strength of units; the battle's own rule for lists that are silent holds here too.
void addStrength(SideStrength& side, const Scenario& scenario, const Ruleset& ruleset, const StoredAttributes& stored,
                 const State& state)
{
    const RosterKind* const roster = rosterOf(ruleset, EntityKind::Unit);
    std::vector<Number> sums(roster ? roster->strength.size() : 0);
    std::vector<bool> said(sums.size(), false);
    std::map<int, int> types;
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        const ScenarioEntity& entity = scenario.entities[i];
        if (entity.kind != EntityKind::Unit || entity.side != side.id) continue;
        ++side.count;
        const Value type = unitTypeOf(ruleset, stored, entity);
        ++types[type.isSet() ? ruleset.choiceLists.front().find(type.name()) : -1];
        bool any = false;
        for (std::size_t k = 0; k < sums.size(); ++k) {
            if (presenceOf(ruleset, *roster->strength[k].attribute, type) == Presence::Never) continue;
            const Value value = strengthLeftOf(ruleset, stored, state.entities[i], roster->strength[k]);
            if (!value.isSet()) continue;
            sums[k] = sums[k] + value.number();
            said[k] = any = true;
        }
        if (!any) ++side.silent;
    }
    for (std::size_t k = 0; k < sums.size(); ++k) {
        if (!said[k]) continue;
        const RosterKind::Strength& strength = roster->strength[k];
        side.strengths.emplace_back((strength.outOf ? strength.outOf : strength.attribute)->label, sums[k]);
    }
    for (const auto& [type, count] : types)
        side.units.emplace_back(type < 0 ? std::string()
                                         : ruleset.choiceLists.front().choices[static_cast<std::size_t>(type)].label,
                                count);
}

/// The first of its numbers that count as strength; 0 where it has none.
Number firstStrength(const RosterKind& roster, const Ruleset& ruleset, const StoredAttributes& stored,
                     const Entity& unit)
{
    for (const RosterKind::Strength& each : roster.strength) {
        if (!roster.applies(ruleset, *each.attribute, unitTypeOf(stored, unit))) continue;
        if (const Value value = strengthLeftOf(ruleset, stored, unit, each); value.isSet()) return value.number();
    }
    return Number(0);
}

/// The picture of a unit by its own values or those of its type.
UnitPicture pictureOf(const RosterKind& roster, const Ruleset& ruleset, const StoredAttributes& stored,
                      const Entity& unit)
{
    if (!roster.pictured) return UnitPicture::None;
    return roster.pictureOf(valueOrDefault(ruleset, stored, unit, *roster.pictured));
}

/// The first unit of the commonest troop type of a side, or nobody.
EntityId commonest(const Scenario& scenario, const Ruleset& ruleset, const StoredAttributes& stored,
                   const std::string& side)
{
    std::map<std::int64_t, std::pair<int, EntityId>> types;
    EntityId found = nobody;
    int most = 0;
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        const ScenarioEntity& each = scenario.entities[i];
        if (each.kind != EntityKind::Unit || each.side != side) continue;
        auto& [count, first] =
            types.emplace(unitTypeOf(ruleset, stored, each).raw(), std::pair(0, static_cast<EntityId>(i)))
                .first->second;
        if (++count <= most) continue;
        most = count;
        found = first;
    }
    return found;
}

/// Whether it counts strength that can be lost, rather than a state or a place in the turn.
bool costsStrength(const Program& program, const RosterKind* roster)
{
    return roster && std::any_of(program.effects.begin(), program.effects.end(), [&](const EffectDetail& effect) {
               return std::any_of(effect.changes.begin(), effect.changes.end(), [&](const Change& each) {
                   const Attribute* const changed = program.slot(each.slot).attribute;
                   return changed && (roster->isStrength(*changed) || roster->countsLosses(*changed));
               });
           });
}

}  // namespace

std::vector<SideStrength> strengthsOf(const Scenario& scenario, const Ruleset& ruleset)
{
    const StoredAttributes stored(ruleset);
    const State state = initialState(scenario, ruleset, stored);
    std::vector<SideStrength> sides;
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.kind != EntityKind::Side) continue;
        sides.push_back({each.id, each.name, {}, {}, 0, 0});
        addStrength(sides.back(), scenario, ruleset, stored, state);
    }
    return sides;
}

std::vector<ArmStrength> armsOf(const Scenario& scenario, const Ruleset& ruleset)
{
    std::vector<ArmStrength> arms;
    const RosterKind* const roster = rosterOf(ruleset, EntityKind::Unit);
    if (!roster) return arms;
    const StoredAttributes stored(ruleset);
    const State state = initialState(scenario, ruleset, stored);
    std::vector<EntityId> sides;
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        if (scenario.entities[i].kind == EntityKind::Side) sides.push_back(static_cast<EntityId>(i));
    }
    for (const Entity& each : state.entities) {
        const auto side = std::find(sides.begin(), sides.end(), each.side);
        if (each.kind != EntityKind::Unit || side == sides.end()) continue;
        ArmStrength arm{pictureOf(*roster, ruleset, stored, each), {}, {}};
        const Value type = unitTypeOf(stored, each);
        if (arm.picture == UnitPicture::None && type.isSet()) arm.type = ruleset.choiceLabel(0, type.name());
        auto found = std::find_if(arms.begin(), arms.end(), [&](const ArmStrength& known) {
            return known.picture == arm.picture && known.type == arm.type;
        });
        if (found == arms.end()) {
            arm.bySide.assign(sides.size(), Number(0));
            found = arms.insert(arms.end(), std::move(arm));
        }
        Number& sum = found->bySide[static_cast<std::size_t>(side - sides.begin())];
        sum = sum + firstStrength(*roster, ruleset, stored, each);
    }
    std::stable_sort(arms.begin(), arms.end(),
                     [](const ArmStrength& a, const ArmStrength& b) { return a.picture < b.picture; });
    return arms;
}

std::vector<std::pair<std::string, std::string>> matchProcedures(const Ruleset& ruleset)
{
    std::vector<std::pair<std::string, std::string>> found, others;
    for (const auto& procedure : ruleset.procedures) {
        if (procedure->inner || !matchRoles(procedure->program)) continue;
        (costsStrength(procedure->program, rosterOf(ruleset, EntityKind::Unit)) ? found : others)
            .emplace_back(procedure->id, procedure->title);
    }
    found.insert(found.end(), others.begin(), others.end());
    return found;
}

std::vector<MatchUp> matchUps(const Scenario& scenario, const Ruleset& ruleset, const std::string& procedure,
                              const std::vector<std::pair<std::string, std::string>>& supposed,
                              const std::stop_token& cancelled)
{
    const StoredAttributes stored(ruleset);
    std::vector<EntityId> units;
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.kind != EntityKind::Side || units.size() == 2) continue;
        if (const EntityId unit = commonest(scenario, ruleset, stored, each.id); unit != nobody) units.push_back(unit);
    }
    if (units.size() < 2) return {};
    return matchPair(scenario, ruleset, {{}, procedure, {}, {}, {}, {}}, units[0], units[1], supposed, cancelled);
}

}  // namespace drumhead
