#include "game/play/due_items.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/play/turn.hpp"
#include "game/play/arrivals.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>

namespace drumhead {

std::string namesOf(const Texts& texts, const State& state, const std::vector<EntityId>& entities)
{
    std::vector<std::string> names;
    for (const EntityId entity : entities) {
        if (entity != nobody) names.push_back(state.at(entity).name);
    }
    return texts.allOf(names);
}

std::vector<EntityId> concernedBy(const Ruleset& ruleset, const DueItem& due)
{
    std::vector<EntityId> concerned;
    const auto add = [&](const RoleBinding& binding) {
        for (const EntityId each : binding.entities) {
            if (each != nobody && std::find(concerned.begin(), concerned.end(), each) == concerned.end())
                concerned.push_back(each);
        }
    };
    if (const Procedure* procedure = ruleset.findProcedure(due.procedure)) {
        for (const ProgramRole& role : procedure->program.roles) {
            for (const RoleBinding& binding : due.roles) {
                if (binding.role == role.name) add(binding);
            }
        }
    }
    for (const RoleBinding& binding : due.roles) add(binding);
    return concerned;
}

std::string dueTitle(const Ruleset& ruleset, const State& state, const DueItem& due)
{
    if (due.isArrival()) return arrivalTitle(*ruleset.texts, state, due);
    const Procedure* procedure = ruleset.findProcedure(due.procedure);
    const std::string names = namesOf(*ruleset.texts, state, concernedBy(ruleset, due));
    return (procedure ? procedure->title : due.procedure) + (names.empty() ? "" : ": " + names);
}

EntityId missingFrom(const GameRules& rules, const State& state, const DueItem& due)
{
    if (due.isArrival()) return nobody;
    const Procedure* const procedure = rules.ruleset.findProcedure(due.procedure);
    const BattleView view(rules, state);
    for (const RoleBinding& binding : due.roles) {
        const int found = procedure ? procedure->program.findRole(binding.role) : -1;
        const ProgramRole* const role = found < 0 ? nullptr : &procedure->program.role(found);
        const bool isFirst = &binding == &due.roles.front();
        if (binding.entities.empty() || (!isFirst && (!role || role->many))) continue;
        // A disabled leader can be replaced, but not one whom the referee has taken off the table.
        const bool mayBeGone = role && role->gone;
        const bool isThere = std::any_of(binding.entities.begin(), binding.entities.end(), [&](EntityId entity) {
            return entity == nobody || (mayBeGone ? state.at(entity).onTable : view.isOnTable(entity));
        });
        if (!isThere) return binding.entities.front();
    }
    return nobody;
}

bool isMoot(const GameRules& rules, const State& state, const DueItem& due)
{
    return missingFrom(rules, state, due) != nobody;
}

bool isDueHere(const GameRules& rules, const State& state, const DueItem& due)
{
    if (due.isArrival()) return isArrivalDue(rules, state, due);
    if (due.step.empty()) return true;
    for (const SequenceStep* step : stepsOfPlace(rules.ruleset.sequence, state.place)) {
        if (step->id == due.step) return true;
    }
    return false;
}

namespace {

const SequenceStep* findStep(const std::vector<SequenceStep>& steps, const std::string& id)
{
    for (const SequenceStep& each : steps) {
        if (each.id == id) return &each;
        if (const SequenceStep* within = findStep(each.steps, id)) return within;
    }
    return nullptr;
}

}  // namespace

std::string stepOfDue(const Ruleset& ruleset, const DueItem& due)
{
    const SequenceStep* step = due.step.empty() ? nullptr : findStep(ruleset.sequence.steps, due.step);
    return step ? step->title : std::string();
}

}  // namespace drumhead
