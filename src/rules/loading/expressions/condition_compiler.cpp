#include "rules/loading/expressions/condition_compiler.hpp"

#include "rules/loading/expressions/expression_compiler.hpp"

namespace drumhead {

NodeId ConditionCompiler::condition(CompileScope& scope, JsonPlace place)
{
    const NodeWriter::Depth depth(m_nodes);
    if (m_nodes.tooDeep(place)) return m_nodes.constant(Value::unknown(), ValueKind::Flag);
    if (!place.isObject() || place.size() == 0) {
        m_context.fault(place,
                        place.exists() ? "a condition is an object such as { \"target.formation\": \"square\" }"
                                       : "a condition is missing here");
        return m_nodes.constant(Value::unknown(), ValueKind::Flag);
    }
    std::vector<NodeId> clauses;
    for (const JsonPlace member : place) {
        if (member.key() == "where" && (place.has("some") || place.has("every"))) continue;
        if (member.key() == "some") clauses.push_back(someOrEvery(scope, place, NodeKind::Some, "some"));
        else if (member.key() == "every") clauses.push_back(someOrEvery(scope, place, NodeKind::Every, "every"));
        else clauses.push_back(clause(scope, member));
    }
    if (clauses.size() == 1) return clauses[0];
    Node node;
    node.kind = NodeKind::All;
    node.valueKind = ValueKind::Flag;
    return m_nodes.add(node, clauses);
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
    const SlotId id = m_slots.slot(scope, place.key(), place, true);
    if (id < 0) return m_nodes.constant(Value::unknown(), ValueKind::Flag);
    const Shape& shape = m_program.slot(id).shape;
    const TypedNode left{m_nodes.slotNode(id), shape.kind, shape.choices, false};
    return comparison(scope, left, place);
}

NodeId ConditionCompiler::combined(CompileScope& scope, NodeKind kind, JsonPlace place)
{
    if (!place.isArray() || place.size() == 0) {
        m_context.fault(place, "\"" + std::string(place.key()) + "\" needs conditions in square brackets");
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

NodeId ConditionCompiler::comparisons(CompileScope& scope, const TypedNode& left, JsonPlace place)
{
    std::vector<NodeId> parts;
    for (const JsonPlace member : place) {
        if (member.key() == "not" && member.isArray()) {
            parts.push_back(oneOf(scope, left, member, true));
            continue;
        }
        Node node;
        node.kind = NodeKind::Compare;
        node.valueKind = left.kind;
        node.choices = left.choices;
        bool known = false;
        for (const auto& [word, comparison] : {std::pair{"is", Comparison::Is},
                                               {"not", Comparison::Not},
                                               {"at-least", Comparison::AtLeast},
                                               {"at-most", Comparison::AtMost},
                                               {"above", Comparison::Above},
                                               {"below", Comparison::Below}}) {
            if (member.key() != word) continue;
            node.comparison = comparison;
            known = true;
        }
        if (!known) {
            m_context.fault(
                member,
                "\"" + std::string(member.key()) + "\" is no comparison"
                    + LoaderContext::hint(member.key(), {"is", "not", "at-least", "at-most", "above", "below"}));
            continue;
        }
        if (left.kind != ValueKind::Number && node.comparison != Comparison::Is && node.comparison != Comparison::Not) {
            m_context.fault(member, "only numbers can be \"" + std::string(member.key()) + "\"");
            continue;
        }
        parts.push_back(m_nodes.add(node, {left.id, compared(scope, left, member)}));
    }
    if (parts.empty()) {
        if (place.size() == 0) m_context.fault(place, "a comparison is missing here");
        return m_nodes.constant(Value::unknown(), ValueKind::Flag);
    }
    if (parts.size() == 1) return parts[0];
    Node node;
    node.kind = NodeKind::All;
    node.valueKind = ValueKind::Flag;
    return m_nodes.add(node, parts);
}

NodeId ConditionCompiler::oneOf(CompileScope& scope, const TypedNode& left, JsonPlace place, bool negated)
{
    std::vector<NodeId> children = {left.id};
    for (const JsonPlace each : place) children.push_back(compared(scope, left, each));
    if (children.size() == 1) m_context.fault(place, "an empty list is never met");
    Node node;
    node.kind = NodeKind::OneOf;
    node.valueKind = left.kind;
    node.choices = left.choices;
    node.negated = negated;
    return m_nodes.add(node, children);
}

}  // namespace drumhead
