// Steps that hold other steps: do, each, group, pick, repeat, and a block under one condition.
#include "step_compiler.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t maxNested = 32;

}  // namespace

std::map<std::string, int, std::less<>> StepCompiler::mapRoles(Body& body, JsonPlace callee, JsonPlace given, JsonPlace place)
{
    std::map<std::string, int, std::less<>> mapping;
    const JsonPlace theirs = callee["roles"];
    if (given.isString()) {
        if (theirs.size() != 1) m_context.fault(given, "that procedure has " + std::to_string(theirs.size()) + " roles; say which is which with { \"its-role\": \"our-role\" }");
        const int ours = m_expressions.role(body.scope, given.string(), given);
        if (ours >= 0 && theirs.size() == 1) mapping.emplace(std::string((*theirs.begin()).key()), ours);
    } else if (given.exists() && !given.isObject()) {
        m_context.fault(given, "roles are given as { \"its-role\": \"our-role\" }");
    }
    for (const JsonPlace each : given) {
        if (!theirs.has(each.key())) m_context.fault(each, "that procedure has no role \"" + std::string(each.key()) + "\"");
        else if (const int ours = m_expressions.role(body.scope, each.string(), each); ours >= 0 || ours == emptyRole) mapping.emplace(std::string(each.key()), ours);
    }
    for (const auto& [name, index] : mapping) {
        if (index == emptyRole && !theirs[name]["many"].boolean()) m_context.fault(place, "\"" + name + "\" needs somebody, and this role may be empty");
        if (index >= 0 && m_program.roles[static_cast<std::size_t>(index)].kind != theirs[name]["kind"].string()) m_context.fault(place, "\"" + name + "\" has to be a " + std::string(theirs[name]["kind"].string()));
    }
    return mapping;
}

const Attribute* StepCompiler::caseFact(JsonPlace given)
{
    const Attribute* attribute = m_context.findAttribute("case", given.key());
    if (!attribute) m_context.fault(given, "\"" + std::string(given.key()) + "\" is no fact of the case" + LoaderContext::hint(given.key(), m_context.attributeIds("case")));
    return attribute;
}

void StepCompiler::doProcedure(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"do", "as", "roles", "with", "when", "cite", "status", "note", "title"});
    const std::string id(place["do"].string());
    const auto callee = m_context.procedurePlaces.find(id);
    if (callee == m_context.procedurePlaces.end()) {
        std::vector<std::string> known;
        for (const auto& [name, where] : m_context.procedurePlaces) known.push_back(name);
        return m_context.fault(place["do"], "there is no procedure \"" + id + "\"" + LoaderContext::hint(id, known));
    }
    if (std::find(m_running.begin(), m_running.end(), id) != m_running.end() || m_running.size() >= maxNested) {
        return m_context.fault(place["do"], "\"" + id + "\" runs itself without end (" + joined(m_running, "then") + "); use \"repeat\" or \"due\"");
    }
    const std::string as = place.has("as") ? m_context.requiredId(place, "as") : id;
    const std::size_t guard = emitGuard(body, place, "do");
    Body inner;
    inner.procedure = id;
    inner.scope.roles = mapRoles(body, callee->second, place["roles"], place);
    for (const JsonPlace role : callee->second["roles"]) {
        if (const auto given = inner.scope.roles.find(role.key()); inner.whose < 0 && given != inner.scope.roles.end()) inner.whose = given->second;
        if (inner.scope.roles.find(role.key()) != inner.scope.roles.end()) continue;
        if (role["many"].boolean() && role["least"].isNumber() && role["least"].number() == 0) inner.scope.roles.emplace(std::string(role.key()), emptyRole);
        else m_context.fault(place, "the role \"" + std::string(role.key()) + "\" of \"" + id + "\" is not given; add it to \"roles\"");
    }
    inner.scope.prefix = body.scope.prefix + as + ".";
    inner.scope.stage = place.has("title") ? std::string(place["title"].string()) : std::string(callee->second["title"].string());
    inner.scope.stageElement = m_program.steps[m_program.code[guard].step].element;
    inner.scope.openRoles = body.scope.openRoles;
    inner.scope.caseFacts = body.scope.caseFacts;
    for (const JsonPlace given : place["with"]) {
        const Attribute* attribute = caseFact(given);
        if (!attribute) continue;
        const std::string name = "with-" + as + "-" + attribute->id;
        const SlotId slot = m_expressions.addResult(body.scope, name, "", attribute->shape, attribute->label, given);
        if (slot < 0) continue;
        m_program.slots[static_cast<std::size_t>(slot)].shown = false;
        m_program.lets.push_back({slot, m_expressions.amount(body.scope, given, {attribute->shape.kind, attribute->shape.choices}), false});
        Instruction instruction;
        instruction.op = Op::Let;
        instruction.step = stepInfo(body, given, "with", false);
        instruction.detail = static_cast<std::uint32_t>(m_program.lets.size() - 1);
        m_program.code.push_back(instruction);
        inner.scope.caseFacts[attribute->id] = slot;
    }
    m_running.push_back(id);
    steps(inner, callee->second["steps"]);
    m_running.pop_back();
    for (const std::size_t end : inner.ends) patch(end);
    patch(guard);
    for (const auto& [name, slot] : inner.scope.names) body.scope.names.emplace(as + "." + name, slot);
}

std::size_t StepCompiler::emitLoop(Op op, std::size_t guard, std::size_t loop, std::size_t target)
{
    Instruction instruction;
    instruction.op = op;
    instruction.step = m_program.code[guard].step;
    instruction.detail = static_cast<std::uint32_t>(loop);
    instruction.target = static_cast<std::uint32_t>(target);
    m_program.code.push_back(instruction);
    return m_program.code.size() - 1;
}

void StepCompiler::each(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"each", "steps", "when", "cite", "status", "note", "title"});
    int rows = -1;
    const ExpressionCompiler::Rows over = m_expressions.rows(body.scope, place["each"], rows);
    if (over == ExpressionCompiler::Rows::Single) return onlyRow(body, place, "each", rows);
    if (over != ExpressionCompiler::Rows::Many) return;
    if (std::find(body.scope.openRoles.begin(), body.scope.openRoles.end(), rows) != body.scope.openRoles.end()) return m_context.fault(place["each"], "we are already inside an \"each\" of this role");
    m_program.loops.push_back({rows, {}, -1});
    const std::size_t detail = m_program.loops.size() - 1;
    const std::size_t guard = emitGuard(body, place, "each");
    const std::size_t start = emitLoop(Op::EachBegin, guard, detail) + 1;
    body.scope.openRoles.push_back(rows);
    steps(body, place["steps"]);
    body.scope.openRoles.pop_back();
    emitLoop(Op::EachNext, guard, detail, start);
    patch(start - 1);
    patch(guard);
}

void StepCompiler::group(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"group", "by", "steps", "when", "cite", "status", "note", "title"});
    int rows = -1;
    const ExpressionCompiler::Rows over = m_expressions.rows(body.scope, place["group"], rows);
    if (over == ExpressionCompiler::Rows::Single) return onlyRow(body, place, "group", rows);
    if (over != ExpressionCompiler::Rows::Many) return;
    LoopDetail detail;
    detail.role = rows;
    const std::size_t guard = emitGuard(body, place, "group");
    body.scope.openRoles.push_back(rows);
    for (const JsonPlace key : m_context.optionalArray(place, "by")) detail.keys.push_back(m_expressions.amountOfAnyKind(body.scope, key).id);
    body.scope.openRoles.pop_back();
    if (detail.keys.empty()) m_context.fault(place, "a \"group\" step needs the names \"by\" which rows agree");
    m_program.loops.push_back(std::move(detail));
    const std::size_t loop = m_program.loops.size() - 1;
    const std::size_t start = emitLoop(Op::GroupBegin, guard, loop) + 1;
    steps(body, place["steps"]);
    emitLoop(Op::GroupNext, guard, loop, start);
    patch(start - 1);
    patch(guard);
}

void StepCompiler::onlyRow(Body& body, JsonPlace place, std::string_view key, int role)
{
    const std::size_t guard = emitGuard(body, place, key);
    body.scope.openRoles.push_back(role);
    steps(body, place["steps"]);
    body.scope.openRoles.pop_back();
    patch(guard);
}

void StepCompiler::block(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"steps", "when", "cite", "status", "note", "title"});
    const std::size_t guard = emitGuard(body, place, "steps");
    steps(body, place["steps"]);
    patch(guard);
}

void StepCompiler::pick(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"pick", "row", "steps", "when", "cite", "status", "note", "title"});
    LoopDetail detail;
    const ExpressionCompiler::Rows over = m_expressions.rows(body.scope, place["pick"], detail.role);
    if (over == ExpressionCompiler::Rows::Single) return onlyRow(body, place, "pick", detail.role);
    if (over != ExpressionCompiler::Rows::Many) return;
    if (std::find(body.scope.openRoles.begin(), body.scope.openRoles.end(), detail.role) != body.scope.openRoles.end()) return m_context.fault(place["pick"], "a row of this role is in hand already");
    const std::size_t guard = emitGuard(body, place, "pick");
    detail.condition = m_expressions.amount(body.scope, place["row"], {});
    const int role = detail.role;
    m_program.loops.push_back(std::move(detail));
    const std::size_t loop = m_program.loops.size() - 1;
    const std::size_t start = emitLoop(Op::PickBegin, guard, loop) + 1;
    body.scope.openRoles.push_back(role);
    steps(body, place["steps"]);
    body.scope.openRoles.pop_back();
    emitLoop(Op::PickEnd, guard, loop);
    patch(start - 1);
    patch(guard);
}

void StepCompiler::repeat(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"repeat", "while", "when", "cite", "status", "note", "title"});
    const std::size_t guard = emitGuard(body, place, "repeat");
    const std::size_t start = m_program.code.size();
    steps(body, place["repeat"]);
    LoopDetail detail;
    detail.condition = m_expressions.condition(body.scope, place["while"]);
    m_program.loops.push_back(std::move(detail));
    emitLoop(Op::RepeatNext, guard, m_program.loops.size() - 1, start);
    patch(guard);
}

}  // namespace drumhead
