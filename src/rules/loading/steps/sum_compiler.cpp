#include "rules/loading/steps/sum_compiler.hpp"

namespace drumhead {

void SumCompiler::sum(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(
        place, {"sum", "of", "modifiers", "within", "unit", "label", "when", "cite", "status", "note", "title"});
    if (!m_code.isResultName(place["sum"])) return;
    SumDetail detail;
    for (const JsonPlace each : m_context.optionalArray(place, "of"))
        detail.of.push_back(m_expressions.amount(body.scope, each, {}));
    if (place["modifiers"].isArray()) {
        for (const JsonPlace each : place["modifiers"]) addModifiers(body, each, detail);
    } else if (place.has("modifiers")) {
        addModifiers(body, place["modifiers"], detail);
    }
    if (place.has("within")) bounds(place["within"], detail);
    detail.slot = m_code.result(body, place, "sum", m_code.numberShape(place));
    if (detail.slot < 0) return;
    m_program.sums.push_back(std::move(detail));
    m_code.emit(body, Op::Sum, place, "sum", m_program.sums.size() - 1);
}

void SumCompiler::bounds(JsonPlace within, SumDetail& detail)
{
    detail.bounded = true;
    std::vector<Number> both;
    for (const JsonPlace each : within) both.push_back(Number::fromDouble(each.number()));
    if (both.size() == 2 && both[0] <= both[1]) {
        detail.least = both[0];
        detail.most = both[1];
    } else {
        m_context.fault(within,
                        message("check.within-needs-two-numbers", "\"within\" needs two numbers, the smaller first"));
    }
}

void SumCompiler::addModifiers(ProcedureBody& body, JsonPlace place, SumDetail& detail)
{
    const auto found = m_context.modifierLists.find(place.string());
    if (found == m_context.modifierLists.end()) {
        std::vector<std::string> known;
        for (const auto& [name, entries] : m_context.modifierLists) known.push_back(name);
        m_context.isUseMissing = true;
        return m_context.fault(place,
                               {message("check.no-list-modifiers", "there is no list of modifiers \"%1\""),
                                {aText(std::string(place.string()))},
                                hintFor(place.string(), known)});
    }
    m_context.usedModifierLists.insert(found->first);
    for (const LoaderContext::ModifierPlace& entry : found->second) {
        CompiledModifier compiled;
        compiled.modifier = entry.modifier;
        if (entry.when.exists()) compiled.when = m_expressions.condition(body.scope, entry.when);
        if (entry.amount.exists()) compiled.amount = m_expressions.amount(body.scope, entry.amount, {});
        else compiled.amount = m_expressions.constant(Number(0), ValueKind::Number);
        detail.modifiers.push_back(compiled);
    }
}

}  // namespace drumhead
