#include "app/battle/case/case_of_entry.hpp"

#include "app/shared/text.hpp"

namespace drumhead::app {

Result<GameCase> caseOfCommand(const GameRules& rules, const State& before, const ResolveCommand& command)
{
    std::vector<RoleBinding> roles;
    for (const auto& [role, ids] : command.roles) {
        RoleBinding& binding = roles.emplace_back(RoleBinding{role, {}});
        for (const std::string& id : ids) binding.entities.push_back(id.empty() ? nobody : before.find(id));
    }
    return makeCase(rules, before, command.procedure, roles);
}

QStringList takeUpCommand(CaseSession& session, const ResolveCommand& command)
{
    QStringList answers;
    for (const auto& [name, value] : command.answers) answers << toQt(name) + u'=' + toQt(value);
    QStringList faults = session.prefill(answers);
    for (const OverruleRecord& each : command.overrules) {
        Result<Overrule> overrule = overruleOf(session.situation(), each);
        if (overrule) session.overrule(std::move(*overrule));
        else faults << raised(toQt(overrule.error()));
    }
    if (!command.dice.empty()) session.acceptDice(command.dice);
    return faults;
}

}  // namespace drumhead::app
