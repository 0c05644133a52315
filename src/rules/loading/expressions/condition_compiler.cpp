#include "rules/loading/expressions/condition_compiler.hpp"

#include "rules/loading/expressions/expression_compiler.hpp"

#include <optional>

namespace drumhead {

namespace {

std::optional<Comparison> comparisonWord(std::string_view word)
{
    for (const auto& [known, comparison] : {std::pair{"is", Comparison::Is},
                                            {"not", Comparison::Not},
                                            {"at-least", Comparison::AtLeast},
                                            {"at-most", Comparison::AtMost},
                                            {"above", Comparison::Above},
                                            {"below", Comparison::Below}}) {
        if (word == known) return comparison;
    }
    return std::nullopt;
}

/// Whether a member of a condition belongs to its "compare".
bool isOfCompare(JsonPlace member) { return member.key() != "not" && comparisonWord(member.key()).has_value(); }

}  // namespace

NodeId ConditionCompiler::condition(CompileScope& scope, JsonPlace place)
{
    const NodeWriter::Depth depth(m_nodes);
    if (m_nodes.tooDeep(place)) return m_nodes.constant(Value::unknown(), ValueKind::Flag);
    if (!place.isObject() || place.size() == 0) {
        m_context.fault(place,
                        place.exists() ? message(
                            "check.condition", "a condition is an object such as { \"target.formation\": \"square\" }")
                                       : message("check.condition-missing", "a condition is missing here"));
        return m_nodes.constant(Value::unknown(), ValueKind::Flag);
    }
    std::vector<NodeId> clauses;
    for (const JsonPlace member : place) {
        if (member.key() == "where" && (place.has("some") || place.has("every"))) continue;
        if (place.has("compare") && isOfCompare(member)) continue;
        if (member.key() == "compare") clauses.push_back(comparedAmount(scope, place));
        else if (member.key() == "some") clauses.push_back(someOrEvery(scope, place, NodeKind::Some, "some"));
        else if (member.key() == "every") clauses.push_back(someOrEvery(scope, place, NodeKind::Every, "every"));
        else clauses.push_back(clause(scope, member));
    }
    return joined(std::move(clauses));
}

/// { "compare": amount, "at-least": amount }
NodeId ConditionCompiler::comparedAmount(CompileScope& scope, JsonPlace place)
{
    const TypedNode left = m_expressions.amountOfAnyKind(scope, place["compare"]);
    std::vector<NodeId> parts;
    bool isAny = false;
    for (const JsonPlace member : place) {
        if (!isOfCompare(member)) continue;
        isAny = true;
        const NodeId part = left.failed ? -1 : onePart(scope, left, member);
        if (part >= 0) parts.push_back(part);
    }
    if (isAny) return joined(std::move(parts));
    m_context.fault(
        place["compare"],
        message(
            "check.compare-needs-at-least",
            "a \"compare\" needs at-least, at-most, above, below or is beside it, as in { \"compare\": \"score\", \"at-least\": 7 }"));
    return m_nodes.constant(Value::unknown(), ValueKind::Flag);
}

NodeId ConditionCompiler::joined(std::vector<NodeId> parts)
{
    if (parts.empty()) return m_nodes.constant(Value::unknown(), ValueKind::Flag);
    if (parts.size() == 1) return parts[0];
    Node node;
    node.kind = NodeKind::All;
    node.valueKind = ValueKind::Flag;
    return m_nodes.add(node, parts);
}

NodeId ConditionCompiler::clause(CompileScope& scope, JsonPlace place)
{
    if (place.key() == "any") return combined(scope, NodeKind::Any, place);
    if (place.key() == "all") return combined(scope, NodeKind::All, place);
    if (place.key() == "not") {
        Node node;
        node.kind = NodeKind::Not;
        node.valueKind = ValueKind::Flag;
        return m_nodes.add(node, {condition(scope, place)});
    }
    const auto whom = scope.saysOfWhom && place.isString() ? scope.roles.find(place.string()) : scope.roles.end();
    scope.ofWhom = whom == scope.roles.end() ? -1 : whom->second;
    const SlotId id = m_slots.slot(scope, place.key(), place, true);
    scope.ofWhom = -1;
    if (id < 0) return m_nodes.constant(Value::unknown(), ValueKind::Flag);
    if (scope.saysOfWhom && m_program.slot(id).remembers >= 0)
        return m_expressions.compare(id, Comparison::Is, Value::flag(true));
    const Shape& shape = m_program.slot(id).shape;
    const TypedNode left{m_nodes.slotNode(id), shape.kind, shape.choices, false};
    return comparison(scope, left, place);
}

NodeId ConditionCompiler::combined(CompileScope& scope, NodeKind kind, JsonPlace place)
{
    if (!place.isArray() || place.size() == 0) {
        m_context.fault(
            place,
            {message("check.needs-conditions-square-brackets", "\"%1\" needs conditions in square brackets"),
             {aText(std::string(place.key()))}});
        return m_nodes.constant(Value::unknown(), ValueKind::Flag);
    }
    std::vector<NodeId> parts;
    for (const JsonPlace each : place) parts.push_back(condition(scope, each));
    Node node;
    node.kind = kind;
    node.valueKind = ValueKind::Flag;
    return m_nodes.add(node, parts);
}

NodeId ConditionCompiler::someOrEvery(CompileScope& scope, JsonPlace place, NodeKind kind, std::string_view key)
{
    int role = -1;
    const SlotFinder::Rows over = m_slots.rows(scope, place[key], role);
    if (over == SlotFinder::Rows::Fault) return m_nodes.constant(Value::unknown(), ValueKind::Flag);
    if (over == SlotFinder::Rows::Nobody)
        return m_nodes.constant(Value::flag(kind == NodeKind::Every), ValueKind::Flag);
    scope.openRoles.push_back(role);
    const NodeId where = condition(scope, place["where"]);
    scope.openRoles.pop_back();
    if (over == SlotFinder::Rows::Single) return where;
    Node node;
    node.kind = kind;
    node.valueKind = ValueKind::Flag;
    node.subject = role;
    return m_nodes.add(node, {where});
}

NodeId ConditionCompiler::comparison(CompileScope& scope, const TypedNode& left, JsonPlace place)
{
    if (place.isArray()) return oneOf(scope, left, place, false);
    if (place.isObject()) return comparisons(scope, left, place);
    Node node;
    node.kind = NodeKind::Compare;
    node.valueKind = left.kind;
    node.choices = left.choices;
    return m_nodes.add(node, {left.id, compared(scope, left, place)});
}

NodeId ConditionCompiler::compared(CompileScope& scope, const TypedNode& left, JsonPlace place)
{
    if (place.isString() && place.string() == "none") {
        // "none" is a choice of its own where the list has one.
        const NameId name = m_context.ruleset.names.find("none");
        const bool isChoice = left.kind == ValueKind::Choice && left.choices >= 0 && name != Names::missing
            && m_context.ruleset.choiceLists[static_cast<std::size_t>(left.choices)].find(name) >= 0;
        if (!isChoice) return m_nodes.constant(Value::none(), left.kind, left.choices);
    }
    return m_expressions.amount(scope, place, {left.kind, left.choices});
}

/// One comparison of several: -1 and a fault where it is none.
NodeId ConditionCompiler::onePart(CompileScope& scope, const TypedNode& left, JsonPlace member)
{
    const std::optional<Comparison> comparison = comparisonWord(member.key());
    if (!comparison) {
        m_context.fault(member,
                        {message("check.no-comparison", "\"%1\" is no comparison"),
                         {aText(std::string(member.key()))},
                         hintFor(member.key(), {"is", "not", "at-least", "at-most", "above", "below"})});
        return -1;
    }
    if (left.kind != ValueKind::Number && *comparison != Comparison::Is && *comparison != Comparison::Not) {
        m_context.fault(
            member,
            {message("check.only-numbers-can", "only numbers can be \"%1\""), {aText(std::string(member.key()))}});
        return -1;
    }
    Node node;
    node.kind = NodeKind::Compare;
    node.valueKind = left.kind;
    node.choices = left.choices;
    node.comparison = *comparison;
    return m_nodes.add(node, {left.id, compared(scope, left, member)});
}

NodeId ConditionCompiler::comparisons(CompileScope& scope, const TypedNode& left, JsonPlace place)
{
    std::vector<NodeId> parts;
    for (const JsonPlace member : place) {
        const bool isList = member.key() == "not" && member.isArray();
        const NodeId part = isList ? oneOf(scope, left, member, true) : onePart(scope, left, member);
        if (part >= 0) parts.push_back(part);
    }
    if (place.size() == 0)
        m_context.fault(place, message("check.comparison-missing-here", "a comparison is missing here"));
    return joined(std::move(parts));
}

NodeId ConditionCompiler::oneOf(CompileScope& scope, const TypedNode& left, JsonPlace place, bool negated)
{
    std::vector<NodeId> children = {left.id};
    for (const JsonPlace each : place) children.push_back(compared(scope, left, each));
    if (children.size() == 1)
        m_context.fault(place, message("check.empty-list-never-met", "an empty list is never met"));
    Node node;
    node.kind = NodeKind::OneOf;
    node.valueKind = left.kind;
    node.choices = left.choices;
    node.negated = negated;
    return m_nodes.add(node, children);
}

}  // namespace drumhead
