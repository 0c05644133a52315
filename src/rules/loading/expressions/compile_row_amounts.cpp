// Amounts over the rows of a role, and of the row in hand.
#include "rules/loading/expressions/compile_scope.hpp"

#include <algorithm>

namespace drumhead {

TypedNode ExpressionCompiler::compileRows(CompileScope& scope, JsonPlace place, NodeKind kind, std::string_view key)
{
    if (kind == NodeKind::Count) m_context.allowKeys(place, {"count", "where"});
    else m_context.allowKeys(place, {key, "of", "where"});
    int role = -1;
    const Rows over = rows(scope, place[key], role);
    if (over == Rows::Fault) return failed(nullptr);
    const Value ofNobody = kind == NodeKind::LeastOf || kind == NodeKind::MostOf ? Value::none() : Value(Number(0));
    if (over == Rows::Nobody) return {constant(ofNobody, ValueKind::Number), ValueKind::Number, -1, false};
    scope.openRoles.push_back(role);
    std::vector<NodeId> children;
    if (kind != NodeKind::Count) children.push_back(amount(scope, place["of"], {}));
    children.push_back(place.has("where") ? condition(scope, place["where"]) : -1);
    scope.openRoles.pop_back();
    Node node;
    node.kind = kind;
    node.subject = role;
    if (over == Rows::Single) {
        // One row: its amount, or nothing where it is left out.
        const NodeId of = kind == NodeKind::Count ? constant(Number(1), ValueKind::Number) : children[0];
        const NodeId where = children.back();
        if (where < 0) return {of, ValueKind::Number, -1, false};
        node.kind = NodeKind::If;
        node.subject = -1;
        children = {where, of, constant(ofNobody, ValueKind::Number)};
    }
    return {add(node, children), ValueKind::Number, -1, false};
}

/// Which row is in hand; who stands alone in his role is the first.
TypedNode ExpressionCompiler::compileRowNumber(CompileScope& scope, JsonPlace place)
{
    m_context.allowKeys(place, {"number"});
    Node node;
    node.kind = NodeKind::RowNumber;
    const Rows over = rows(scope, place["number"], node.subject);
    if (over == Rows::Single) return {constant(Number(1), ValueKind::Number), ValueKind::Number, -1, false};
    if (over == Rows::Many
        && std::find(scope.openRoles.begin(), scope.openRoles.end(), node.subject) != scope.openRoles.end())
        return {add(node, {}), ValueKind::Number, -1, false};
    if (over != Rows::Fault)
        m_context.fault(place["number"],
                        "no row of \"" + std::string(place["number"].string())
                            + "\" is in hand here; its number is known inside \"each\" or \"pick\"");
    return failed(nullptr);
}

}  // namespace drumhead
