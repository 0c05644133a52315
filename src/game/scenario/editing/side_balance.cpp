#include "drumhead/game/scenario/editing/side_balance.hpp"

#include "drumhead/game/play/game_case.hpp"
#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "drumhead/game/scenario/editing/army_list_attributes.hpp"
#include "drumhead/game/state/entity_values.hpp"
#include "drumhead/resolve/odds/odds_summary.hpp"
#include "game/scenario/editing/army_indices.hpp"

#include <algorithm>
#include <map>

namespace drumhead {

namespace {

constexpr std::size_t mostStates = 200'000;  // a quick look, no study

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
            const int at = stored.find(EntityKind::Unit, roster->strength[k]->id);
            if (at < 0 || presenceOf(ruleset, *roster->strength[k], type) == Presence::Never) continue;
            Value value = state.entities[i].values[static_cast<std::size_t>(at)];
            if (value.isUnknown()) value = defaultOf(ruleset, *roster->strength[k], type);
            if (!value.isSet()) continue;
            sums[k] = sums[k] + value.number();
            said[k] = any = true;
        }
        if (!any) ++side.silent;
    }
    for (std::size_t k = 0; k < sums.size(); ++k) {
        if (said[k]) side.strengths.emplace_back(roster->strength[k]->label, sums[k]);
    }
    for (const auto& [type, count] : types)
        side.units.emplace_back(type < 0 ? std::string()
                                         : ruleset.choiceLists.front().choices[static_cast<std::size_t>(type)].label,
                                count);
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

/// The roles of a procedure in which one unit meets one other.
struct MatchRoles {
    std::vector<std::string> units, groups;
};

/// Further units may stay away where none is needed. A group that has to be chosen is that of the unit in the same
/// place: the first group that of the first unit.
std::optional<MatchRoles> matchRoles(const Program& program)
{
    MatchRoles roles;
    for (const ProgramRole& role : program.roles) {
        const bool isChosen = role.of.empty() && role.is == Who::Any && role.kind != EntityKind::Game && role.least > 0;
        if (!isChosen) continue;
        if (role.least > 1 || (role.kind != EntityKind::Unit && role.kind != EntityKind::Group)) return std::nullopt;
        (role.kind == EntityKind::Unit ? roles.units : roles.groups).push_back(role.name);
    }
    if (roles.units.size() != 2 || roles.groups.size() > 2) return std::nullopt;
    return roles;
}

std::vector<RoleBinding> bindingsOf(const MatchRoles& roles, const State& state, const EntityId (&who)[2])
{
    std::vector<RoleBinding> bindings;
    for (std::size_t i = 0; i < roles.units.size(); ++i) bindings.push_back({roles.units[i], {who[i]}});
    for (std::size_t i = 0; i < roles.groups.size(); ++i) {
        if (const EntityId group = state.at(who[i]).group; group != nobody)
            bindings.push_back({roles.groups[i], {group}});
    }
    return bindings;
}

/// Whether it counts strength that can be lost, rather than a state or a place in the turn.
bool costsStrength(const Program& program, const RosterKind* roster)
{
    return roster && std::any_of(program.effects.begin(), program.effects.end(), [&](const EffectDetail& effect) {
               return std::any_of(effect.changes.begin(), effect.changes.end(), [&](const Change& each) {
                   const Attribute* const changed = program.slot(each.slot).attribute;
                   return changed && roster->isStrength(*changed);
               });
           });
}

MatchNeed needOf(const Situation& situation, FactRef fact)
{
    const Slot& slot = situation.program().slot(fact.slot);
    return {factName(situation.program(), fact), slot.label, slot.shape};
}

void computeChances(MatchUp& match, const Situation& situation, const std::stop_token& cancelled)
{
    const std::vector<FactRef> results = oddsResults(situation);
    if (results.empty()) {
        match.why = "this procedure has no result to tell the odds of";
        return;
    }
    OddsRequest request;
    request.of = {factName(situation.program(), results.front())};
    request.maxStates = mostStates;
    request.cancelled = cancelled;
    const Result<Odds, OddsError> odds = computeOdds(situation, request);
    if (!odds) {
        if (const auto fact = odds.error().missing()) match.need = needOf(situation, *fact);
        else match.why = oddsErrorText(situation.program(), odds.error());
        return;
    }
    const OddsSummary summary = summarise(situation, *odds);
    match.result = summary.label;
    match.mean = summary.mean;
    for (const OddsLine& line : summary.lines) match.chances.emplace_back(line.text, line.exactly);
    for (const auto& [reason, chance] : summary.refused) match.chances.emplace_back(reason, chance);
    std::stable_sort(match.chances.begin(), match.chances.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
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
    std::vector<MatchUp> matches;
    const StoredAttributes stored(ruleset);
    const State state = initialState(scenario, ruleset, stored);
    const Procedure* const rules = ruleset.findProcedure(procedure);
    std::vector<EntityId> units;
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.kind != EntityKind::Side || units.size() == 2) continue;
        if (const EntityId unit = commonest(scenario, ruleset, stored, each.id); unit != nobody) units.push_back(unit);
    }
    const std::optional<MatchRoles> roles = rules ? matchRoles(rules->program) : std::nullopt;
    if (!roles || units.size() < 2) return matches;
    for (int way = 0; way < 2; ++way) {
        const EntityId who[2] = {units[static_cast<std::size_t>(way)], units[static_cast<std::size_t>(1 - way)]};
        MatchUp match{state.at(who[0]).name, state.at(who[1]).name, {}, {}, {}, {}, {}};
        const Result<GameCase> made = makeCase({ruleset, stored}, state, procedure, bindingsOf(*roles, state, who));
        if (made) {
            Situation situation = made->situation;
            // What this case does not ask is passed over.
            for (const auto& [name, text] : supposed) static_cast<void>(situation.set(name, text));
            computeChances(match, situation, cancelled);
        } else {
            match.why = made.error();
        }
        matches.push_back(std::move(match));
    }
    return matches;
}

}  // namespace drumhead
