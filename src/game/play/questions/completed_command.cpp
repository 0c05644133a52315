#include "drumhead/game/play/questions/completed_command.hpp"

#include "drumhead/game/play/case_from_command.hpp"
#include "drumhead/game/play/questions/eligibility.hpp"
#include "drumhead/game/play/turn.hpp"
#include "game/play/due_items.hpp"

#include <algorithm>

namespace drumhead {

namespace {

const std::vector<std::string>* rolesNamed(const ResolveCommand& command, const std::string& role)
{
    const auto found = std::find_if(command.roles.begin(), command.roles.end(),
                                    [&](const NamedEntities& each) { return each.first == role; });
    return found == command.roles.end() ? nullptr : &found->second;
}

/// Whether what is due is for those whom the command names, and for one of them at least.
bool isForThem(const State& state, const ResolveCommand& command, const DueItem& due)
{
    bool isNamed = false;
    for (const RoleBinding& asked : due.roles) {
        const std::vector<std::string>* const given = rolesNamed(command, asked.role);
        if (!given) continue;
        std::vector<std::string> ids;
        for (const EntityId each : asked.entities) ids.push_back(state.idOf(each));
        if (*given != ids) return false;
        isNamed = true;
    }
    return isNamed;
}

bool isWithItsFacts(const ResolveCommand& command, const DueItem& due)
{
    return std::none_of(command.answers.begin(), command.answers.end(), [&](const NamedText& given) {
        return std::any_of(due.with.begin(), due.with.end(), [&](const std::pair<std::string, std::string>& each) {
            return each.first == given.first && each.second != given.second;
        });
    });
}

/// The only thing that is due which the command does; 0: none, or one of several.
int onlyDue(const GameRules& rules, const State& state, const ResolveCommand& command)
{
    int found = 0;
    for (const DueItem& due : state.due) {
        if (due.isArrival() || due.procedure != command.procedure || !isDueHere(rules, state, due)) continue;
        if (!isForThem(state, command, due) || !isWithItsFacts(command, due)) continue;
        if (found != 0) return 0;
        found = due.id;
    }
    return found;
}

std::vector<RoleBinding> given(const State& state, const ResolveCommand& command)
{
    std::vector<RoleBinding> roles;
    for (const auto& [role, ids] : command.roles) {
        RoleBinding& binding = roles.emplace_back(RoleBinding{role, {}});
        for (const std::string& id : ids) binding.entities.push_back(id.empty() ? nobody : state.find(id));
    }
    return roles;
}

bool hasPart(const std::vector<RoleBinding>& roles, EntityId entity)
{
    return std::any_of(roles.begin(), roles.end(), [entity](const RoleBinding& each) {
        return std::find(each.entities.begin(), each.entities.end(), entity) != each.entities.end();
    });
}

std::vector<EntityId> thoseMeantFor(const GameRules& rules, const State& state, const Program& program,
                                    const ProgramRole& role, const std::vector<RoleBinding>& others)
{
    std::vector<EntityId> candidates;
    for (std::size_t i = 0; i < state.entities.size(); ++i) {
        const auto entity = static_cast<EntityId>(i);
        if (state.at(entity).kind == role.kind && !hasPart(others, entity)
            && whyIneligible(rules, state, program, role, entity, others).empty())
            candidates.push_back(entity);
    }
    return thoseMeant(rules, state, role, std::move(candidates), others);
}

}  // namespace

ResolveCommand completed(const GameRules& rules, const State& state, ResolveCommand command)
{
    const Procedure* const procedure = rules.ruleset.findProcedure(command.procedure);
    if (!procedure) return command;
    if (command.settles == 0) command.settles = onlyDue(rules, state, command);
    const DueItem* const due = command.settles == 0 ? nullptr : state.findDue(command.settles);
    for (const ProgramRole& role : procedure->program.roles) {
        const bool isAsked = due && std::any_of(due->roles.begin(), due->roles.end(), [&](const RoleBinding& each) {
                                 return each.role == role.name;
                             });
        const bool mayBeEmpty = role.many && role.least < 1;
        if (role.meant < 0 || !role.of.empty() || mayBeEmpty || isAsked || rolesNamed(command, role.name)) continue;
        const std::vector<EntityId> meant =
            thoseMeantFor(rules, state, procedure->program, role, given(state, command));
        if (meant.size() == 1) command.roles.emplace_back(role.name, std::vector{state.idOf(meant.front())});
    }
    return command;
}

std::string unfilledRole(const GameRules& rules, const State& state, const ResolveCommand& command)
{
    const Result<GameCase> made = caseOfCommand(rules, state, command);
    if (!made) return {};
    const Program& program = made->situation.program();
    for (std::size_t i = 0; i < program.roles.size(); ++i) {
        const ProgramRole& role = program.roles[i];
        // Whom the rules find, or only have in mind, there may be none of; what is due has its own.
        const bool isNobodys = role.kind == EntityKind::Game || role.kind == EntityKind::Side;
        const bool isFound = isNobodys || !role.of.empty() || role.is != Who::Any || role.meant >= 0;
        if (isFound || role.least < 1 || command.settles != 0 || rolesNamed(command, role.name)) continue;
        if (made->entity(static_cast<int>(i), 0) == nobody) return role.name;
    }
    return {};
}

}  // namespace drumhead
