#include "app/battle/case_of_entry.hpp"

#include "app/text.hpp"

namespace drumhead::app {

namespace {

Result<Overrule> overruleOf(const Situation& situation, const OverruleRecord& record)
{
    Overrule overrule;
    overrule.kind = record.kind == "die" ? Overrule::Kind::Die : record.kind == "modifier" ? Overrule::Kind::Modifier : Overrule::Kind::Value;
    overrule.step = record.step;
    overrule.modifier = record.modifier;
    overrule.row = record.row;
    overrule.occurrence = record.occurrence;
    overrule.die = record.die;
    overrule.reason = record.reason;
    Shape shape;
    shape.whole = false;
    shape.least = -shape.most;
    const SlotId slot = situation.program().findSlot(record.step);
    if (overrule.kind == Overrule::Kind::Value && slot >= 0) shape = situation.program().slots[static_cast<std::size_t>(slot)].shape;
    const Result<Value> value = parseValue(situation.ruleset(), shape, record.value);
    if (!value) return Error{value.error()};
    overrule.value = *value;
    return overrule;
}

}  // namespace

Result<GameCase> caseOfCommand(const GameRules& rules, const State& before, const Command& command)
{
    std::vector<RoleBinding> roles;
    for (const auto& [role, ids] : command.roles) {
        RoleBinding& binding = roles.emplace_back(RoleBinding{role, {}});
        for (const std::string& id : ids) binding.entities.push_back(id.empty() ? nobody : before.find(id));
    }
    return makeCase(rules, before, command.procedure, roles);
}

QStringList takeUpCommand(CaseSession& session, const Command& command)
{
    QStringList answers;
    for (const auto& [name, value] : command.answers) answers << toQt(name) + u'=' + toQt(value);
    QStringList faults = session.prefill(answers);
    for (const OverruleRecord& each : command.overrules) {
        Result<Overrule> overrule = overruleOf(session.situation(), each);
        if (overrule) session.overrule(std::move(*overrule));
        else faults << raised(toQt(overrule.error()));
    }
    if (!command.dice.empty()) session.takeDice(command.dice);
    return faults;
}

}  // namespace drumhead::app
