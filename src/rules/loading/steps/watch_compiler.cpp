#include "rules/loading/steps/watch_compiler.hpp"

#include "rules/loading/code/compile_phrase.hpp"

#include <algorithm>

namespace drumhead {

void WatchCompiler::overTheChanged()
{
    std::vector<int> changed;
    for (const EffectDetail& effect : m_program.effects) {
        for (const Change& change : effect.changes) changed.push_back(m_program.slot(change.slot).owner);
    }
    // Watches never ask: what they look at is not thereby a question.
    std::vector<bool> consulted;
    for (const Slot& slot : m_program.slots) consulted.push_back(slot.consulted);
    for (const LoaderContext::WatchPlace& each : m_context.watches) {
        for (std::size_t role = 0; role < m_program.roles.size(); ++role) {
            const bool concerned = std::find(changed.begin(), changed.end(), static_cast<int>(role)) != changed.end();
            if (concerned && m_program.roles[role].kind == each.kind) watch(each, static_cast<int>(role));
        }
    }
    consulted.resize(m_program.slots.size(), false);
    for (std::size_t i = 0; i < consulted.size(); ++i) m_program.slots[i].consulted = consulted[i];
}

void WatchCompiler::alone(const LoaderContext::WatchPlace& each)
{
    if (!each.kind) return;
    ProgramRole role;
    role.name = "self";
    role.label = entityKindName(*each.kind);
    role.kind = *each.kind;
    m_program.roles.push_back(std::move(role));
    watch(each, 0);
    for (WatchDetail& detail : m_program.watches) detail.always = true;
}

void WatchCompiler::watch(const LoaderContext::WatchPlace& watch, int role)
{
    ProcedureBody body;
    body.procedure = "watch";
    body.scope.self = role;
    body.scope.selfKind = ownerKind(m_program.role(role).kind);
    if (m_program.role(role).many) body.scope.openRoles.push_back(role);
    WatchDetail detail;
    detail.role = role;
    detail.when = m_expressions.condition(body.scope, watch.place["when"]);
    detail.changes = m_effects.changes(body, watch.place["effect"]);
    if (watch.place.has("say")) detail.say = compilePhrase(m_expressions, body.scope, watch.place["say"]);
    m_program.watches.push_back(std::move(detail));
    StepInfo info;
    info.name = "watch-" + watch.id;
    info.element = watch.element;
    m_program.steps.push_back(std::move(info));
    Instruction instruction;
    instruction.op = Op::Watch;
    instruction.step = static_cast<std::uint32_t>(m_program.steps.size() - 1);
    instruction.detail = static_cast<std::uint32_t>(m_program.watches.size() - 1);
    m_program.code.push_back(instruction);
}

}  // namespace drumhead
