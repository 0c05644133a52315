#include "rules/loading/steps/block_compiler.hpp"

#include "rules/loading/steps/step_compiler.hpp"

#include <algorithm>

namespace drumhead {

void BlockCompiler::each(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place, {"each", "steps", "when", "cite", "status", "note", "title"});
    int rows = -1;
    const SlotFinder::Rows over = m_expressions.slots().rows(body.scope, place["each"], rows);
    if (over == SlotFinder::Rows::Single) return onlyRow(body, place, "each", rows);
    if (over != SlotFinder::Rows::Many) return;
    if (std::find(body.scope.openRoles.begin(), body.scope.openRoles.end(), rows) != body.scope.openRoles.end())
        return m_context.fault(
            place["each"], message("check.we-already-inside-each", "we are already inside an \"each\" of this role"));
    m_program.loops.push_back({rows, {}, -1});
    const std::size_t detail = m_program.loops.size() - 1;
    const std::size_t guard = m_code.emitGuard(body, place, "each");
    const std::size_t start = m_code.emitLoop(Op::EachBegin, guard, detail) + 1;
    body.scope.openRoles.push_back(rows);
    m_steps.compileList(body, place["steps"]);
    body.scope.openRoles.pop_back();
    m_code.emitLoop(Op::EachNext, guard, detail, start);
    m_code.patch(start - 1);
    m_code.patch(guard);
}

void BlockCompiler::group(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place, {"group", "by", "steps", "when", "cite", "status", "note", "title"});
    int rows = -1;
    const SlotFinder::Rows over = m_expressions.slots().rows(body.scope, place["group"], rows);
    if (over == SlotFinder::Rows::Single) return onlyRow(body, place, "group", rows);
    if (over != SlotFinder::Rows::Many) return;
    LoopDetail detail;
    detail.role = rows;
    const std::size_t guard = m_code.emitGuard(body, place, "group");
    body.scope.openRoles.push_back(rows);
    for (const JsonPlace key : m_context.optionalArray(place, "by"))
        detail.keys.push_back(m_expressions.amountOfAnyKind(body.scope, key).id);
    body.scope.openRoles.pop_back();
    if (detail.keys.empty())
        m_context.fault(
            place, message("check.group-step-needs-names", "a \"group\" step needs the names \"by\" which rows agree"));
    m_program.loops.push_back(std::move(detail));
    const std::size_t loop = m_program.loops.size() - 1;
    const std::size_t start = m_code.emitLoop(Op::GroupBegin, guard, loop) + 1;
    m_steps.compileList(body, place["steps"]);
    m_code.emitLoop(Op::GroupNext, guard, loop, start);
    m_code.patch(start - 1);
    m_code.patch(guard);
}

void BlockCompiler::onlyRow(ProcedureBody& body, JsonPlace place, std::string_view key, int role)
{
    const std::size_t guard = m_code.emitGuard(body, place, key);
    body.scope.openRoles.push_back(role);
    m_steps.compileList(body, place["steps"]);
    body.scope.openRoles.pop_back();
    m_code.patch(guard);
}

void BlockCompiler::block(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place, {"steps", "when", "cite", "status", "note", "title"});
    const std::size_t guard = m_code.emitGuard(body, place, "steps");
    m_steps.compileList(body, place["steps"]);
    m_code.patch(guard);
}

void BlockCompiler::pick(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place, {"pick", "row", "steps", "when", "cite", "status", "note", "title"});
    LoopDetail detail;
    const SlotFinder::Rows over = m_expressions.slots().rows(body.scope, place["pick"], detail.role);
    if (over == SlotFinder::Rows::Single) return onlyRow(body, place, "pick", detail.role);
    if (over != SlotFinder::Rows::Many) return;
    if (std::find(body.scope.openRoles.begin(), body.scope.openRoles.end(), detail.role) != body.scope.openRoles.end())
        return m_context.fault(place["pick"],
                               message("check.row-role-hand-already", "a row of this role is in hand already"));
    const std::size_t guard = m_code.emitGuard(body, place, "pick");
    detail.condition = m_expressions.amount(body.scope, place["row"], {});
    const int role = detail.role;
    m_program.loops.push_back(std::move(detail));
    const std::size_t loop = m_program.loops.size() - 1;
    const std::size_t start = m_code.emitLoop(Op::PickBegin, guard, loop) + 1;
    body.scope.openRoles.push_back(role);
    m_steps.compileList(body, place["steps"]);
    body.scope.openRoles.pop_back();
    m_code.emitLoop(Op::PickEnd, guard, loop);
    m_code.patch(start - 1);
    m_code.patch(guard);
}

void BlockCompiler::repeat(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place, {"repeat", "while", "when", "cite", "status", "note", "title"});
    const std::size_t guard = m_code.emitGuard(body, place, "repeat");
    const std::size_t start = m_program.code.size();
    m_steps.compileList(body, place["repeat"]);
    LoopDetail detail;
    detail.condition = m_expressions.condition(body.scope, place["while"]);
    m_program.loops.push_back(std::move(detail));
    m_code.emitLoop(Op::RepeatNext, guard, m_program.loops.size() - 1, start);
    m_code.patch(guard);
}

}  // namespace drumhead
