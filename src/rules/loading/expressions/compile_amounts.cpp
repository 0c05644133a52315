// Amounts become nodes: names, arithmetic, choices between amounts.
#include "rules/loading/expressions/compile_scope.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

std::string kindName(ValueKind kind)
{
    return kind == ValueKind::Number ? "a number" : kind == ValueKind::Flag ? "yes or no" : "a choice";
}

Rounding readRounding(LoaderContext& context, JsonPlace place)
{
    if (!place.exists()) return Rounding::Exact;
    if (place.isString()) {
        if (place.string() == "down") return Rounding::Down;
        if (place.string() == "up") return Rounding::Up;
        if (place.string() == "nearest") return Rounding::Nearest;
    }
    context.fault(place, "\"round\" is down, up or nearest");
    return Rounding::Exact;
}

}  // namespace

NodeId ExpressionCompiler::add(Node node, const std::vector<NodeId>& children)
{
    node.first = static_cast<std::uint32_t>(m_program.children.size());
    node.count = static_cast<std::uint32_t>(children.size());
    m_program.children.insert(m_program.children.end(), children.begin(), children.end());
    const auto isSourced = [this](NodeId child) { return child >= 0 && m_program.node(child).sourced; };
    node.sourced = node.sourced || std::any_of(children.begin(), children.end(), isSourced);
    if (node.kind == NodeKind::Compare) takeUsualSides(node, children);
    m_program.nodes.push_back(node);
    return static_cast<NodeId>(m_program.nodes.size() - 1);
}

/// Most comparisons hold a slot against a constant: then the node says so itself.
void ExpressionCompiler::takeUsualSides(Node& node, const std::vector<NodeId>& children) const
{
    if (children[0] < 0 || children[1] < 0) return;
    const Node& left = m_program.node(children[0]);
    const Node& right = m_program.node(children[1]);
    if (left.kind != NodeKind::Slot || right.kind != NodeKind::Constant || right.constant.isUnknown()) return;
    node.subject = left.subject;
    node.constant = right.constant;
}

NodeId ExpressionCompiler::constant(Value value, ValueKind kind, int choices)
{
    Node node;
    node.constant = value;
    node.valueKind = kind;
    node.choices = choices;
    return add(node, {});
}

NodeId ExpressionCompiler::slotNode(SlotId slot)
{
    const Slot& info = m_program.slot(slot);
    Node node;
    node.kind = info.kind == SlotKind::Derived ? NodeKind::Derived : NodeKind::Slot;
    node.subject = slot;
    node.valueKind = info.shape.kind;
    node.choices = info.shape.choices;
    node.sourced = info.kind == SlotKind::Stat && info.shape.kind == ValueKind::Number;
    if (info.kind != SlotKind::Derived) return add(node, {});
    node.element = info.attribute->element;
    return add(node, {info.formula});
}

TypedNode ExpressionCompiler::failed(const Wanted* wanted)
{
    TypedNode result;
    result.failed = true;
    if (wanted) {
        result.kind = wanted->kind;
        result.choices = wanted->choices;
    }
    result.id = constant(Value::unknown(), result.kind, result.choices);
    return result;
}

NodeId ExpressionCompiler::amount(CompileScope& scope, JsonPlace place, Wanted wanted)
{
    const TypedNode result = compileAmount(scope, place, &wanted);
    static_cast<void>(fits(result, wanted, place));
    return result.id;
}

bool ExpressionCompiler::fits(const TypedNode& result, const Wanted& wanted, JsonPlace place)
{
    if (result.failed) return true;  // told already
    const bool otherList = wanted.kind == ValueKind::Choice && wanted.choices >= 0 && result.choices >= 0
        && result.choices != wanted.choices;
    if (result.kind == wanted.kind && !otherList) return true;
    if (result.kind != wanted.kind)
        m_context.fault(place,
                        "this is " + kindName(result.kind) + ", but " + kindName(wanted.kind) + " is needed here");
    else m_context.fault(place, "this is a choice of another list than is needed here");
    return false;
}

TypedNode ExpressionCompiler::branch(CompileScope& scope, JsonPlace place, const Wanted* wanted, TypedNode& first)
{
    const bool isFirst = first.id < 0;
    const Wanted asFirst{first.kind, first.choices};
    const Wanted* const needed = wanted ? wanted : isFirst ? nullptr : &asFirst;
    TypedNode value = compileAmount(scope, place, needed);
    if (needed && !fits(value, *needed, place)) value = failed(needed);
    if (isFirst && (wanted || !place.isNull())) first = value;
    return value;
}

bool ExpressionCompiler::tooDeep(JsonPlace place)
{
    constexpr int maxExpressionDepth = 200;
    if (m_depth <= maxExpressionDepth) return false;
    m_context.fault(place, "nested too deeply; use \"let\" steps");
    return true;
}

TypedNode ExpressionCompiler::amountOfAnyKind(CompileScope& scope, JsonPlace place)
{
    return compileAmount(scope, place, nullptr);
}

TypedNode ExpressionCompiler::compileAmount(CompileScope& scope, JsonPlace place, const Wanted* wanted)
{
    const Depth depth(m_depth);
    if (tooDeep(place)) return failed(wanted);
    switch (place.kind()) {
    case JsonKind::Number:
        return {constant(Number::fromDouble(place.number()), ValueKind::Number), ValueKind::Number, -1, false};
    case JsonKind::Boolean:
        return {constant(Value::flag(place.boolean()), ValueKind::Flag), ValueKind::Flag, -1, false};
    case JsonKind::Null: {
        const Wanted none = wanted ? *wanted : Wanted{};
        return {constant(Value::none(), none.kind, none.choices), none.kind, none.choices, false};
    }
    case JsonKind::String: return compileName(scope, place, wanted);
    case JsonKind::Object: break;
    default:
        m_context.fault(place,
                        place.exists() ? "an amount is a number, a name or an object such as { \"sum\": [ … ] }"
                                       : "an amount is missing here");
        return failed(wanted);
    }
    if (place.has("by")) {
        if (place.has("table")) return compileTable(scope, place);
        return compileBy(scope, place, wanted);
    }
    if (place.has("if")) return compileIf(scope, place, wanted);
    if (place.has("look-up")) return compileLookUp(scope, place);
    for (const auto& [key, kind] : {std::pair{"sum", NodeKind::Sum},
                                    {"subtract", NodeKind::Subtract},
                                    {"times", NodeKind::Times},
                                    {"divide", NodeKind::Divide},
                                    {"least", NodeKind::Least},
                                    {"most", NodeKind::Most}}) {
        if (place.has(key)) return compileArithmetic(scope, place, kind, key);
    }
    for (const auto& [key, kind] : {std::pair{"total", NodeKind::Total},
                                    {"least-of", NodeKind::LeastOf},
                                    {"most-of", NodeKind::MostOf},
                                    {"count", NodeKind::Count}}) {
        if (place.has(key)) return compileRows(scope, place, kind, key);
    }
    if (place.has("number")) return compileRowNumber(scope, place);
    m_context.fault(
        place,
        "this is no amount; write a number, a name, or one of by, if, sum, subtract, times, divide, least, most, total, least-of, most-of, count, number, look-up, table");
    return failed(wanted);
}

TypedNode ExpressionCompiler::compileName(CompileScope& scope, JsonPlace place, const Wanted* wanted)
{
    const std::string_view word = place.string();
    if (wanted && wanted->kind == ValueKind::Choice && wanted->choices >= 0) {
        const NameId name = m_context.ruleset.names.find(word);
        if (name != Names::missing
            && m_context.ruleset.choiceLists[static_cast<std::size_t>(wanted->choices)].find(name) >= 0) {
            return {constant(Value::choice(name), ValueKind::Choice, wanted->choices), ValueKind::Choice,
                    wanted->choices, false};
        }
        const bool couldBeName = word.find('.') != std::string_view::npos || scope.names.find(word) != scope.names.end()
            || scope.caseFacts.find(word) != scope.caseFacts.end() || m_context.findAttribute(OwnerKind::Case, word);
        if (!couldBeName) {
            std::vector<std::string> ids;
            for (const Choice& choice :
                 m_context.ruleset.choiceLists[static_cast<std::size_t>(wanted->choices)].choices)
                ids.push_back(m_context.ruleset.names.word(choice.id));
            m_context.fault(place,
                            "\"" + std::string(word) + "\" is not one of the choices" + LoaderContext::hint(word, ids));
            return failed(wanted);
        }
    }
    const SlotId id = slot(scope, word, place, true);
    if (id < 0) return failed(wanted);
    const Shape& shape = m_program.slot(id).shape;
    return {slotNode(id), shape.kind, shape.choices, false};
}

TypedNode ExpressionCompiler::compileArithmetic(CompileScope& scope, JsonPlace place, NodeKind kind,
                                                std::string_view key)
{
    if (kind == NodeKind::Divide) m_context.allowKeys(place, {"divide", "round"});
    else m_context.allowKeys(place, {key});
    std::vector<NodeId> children;
    const JsonPlace parts = place[key];
    if (!parts.isArray() || parts.size() == 0 || (kind == NodeKind::Divide && parts.size() != 2)) {
        m_context.fault(parts,
                        kind == NodeKind::Divide ? "\"divide\" needs two amounts in square brackets"
                                                 : "\"" + std::string(key) + "\" needs amounts in square brackets");
        return failed(nullptr);
    }
    for (const JsonPlace each : parts) children.push_back(amount(scope, each, {}));
    Node node;
    node.kind = kind;
    if (kind == NodeKind::Divide) node.rounding = readRounding(m_context, place["round"]);
    return {add(node, children), ValueKind::Number, -1, false};
}

TypedNode ExpressionCompiler::compileBy(CompileScope& scope, JsonPlace place, const Wanted* wanted)
{
    const TypedNode subject = amountOfAnyKind(scope, place["by"]);
    if (subject.failed) return failed(wanted);
    if (subject.kind != ValueKind::Choice) {
        m_context.fault(place["by"], "\"by\" needs a choice; for numbers and flags use \"if\" or a table");
        return failed(wanted);
    }
    if (subject.choices < 0) return failed(wanted);  // its list is at fault, and that was told
    const ChoiceList& list = m_context.ruleset.choiceLists[static_cast<std::size_t>(subject.choices)];
    std::vector<std::string> ids;
    for (const Choice& choice : list.choices) ids.push_back(m_context.ruleset.names.word(choice.id));
    std::vector<NodeId> children = {subject.id, -1};
    std::vector<NameId> keys;
    TypedNode result;
    for (const JsonPlace member : place) {
        if (member.key() == "by") continue;
        const NameId name = m_context.ruleset.names.find(member.key());
        const bool isElse = member.key() == "else";
        if (!isElse && (name == Names::missing || list.find(name) < 0)) {
            m_context.fault(member,
                            "\"" + std::string(member.key()) + "\" is not one of the choices"
                                + LoaderContext::hint(member.key(), ids));
            continue;
        }
        const TypedNode value = branch(scope, member, wanted, result);
        if (isElse) {
            children[1] = value.id;
        } else {
            children.push_back(value.id);
            keys.push_back(name);
        }
    }
    if (children[1] < 0 && keys.size() < list.choices.size()) faultGap(place, list, keys);
    Node node;
    node.kind = NodeKind::By;
    node.valueKind = result.kind;
    node.choices = result.choices;
    node.keys = static_cast<std::uint32_t>(m_program.keys.size());
    m_program.keys.insert(m_program.keys.end(), keys.begin(), keys.end());
    result.id = add(node, children);
    return result;
}

void ExpressionCompiler::faultGap(JsonPlace place, const ChoiceList& list, const std::vector<NameId>& said)
{
    std::vector<std::string> left;
    for (const Choice& choice : list.choices) {
        if (std::find(said.begin(), said.end(), choice.id) == said.end())
            left.push_back(m_context.ruleset.names.word(choice.id));
    }
    m_context.fault(place, "gap: nothing is said for " + joined(left, "and") + "; add it, or \"else\"");
}

TypedNode ExpressionCompiler::compileIf(CompileScope& scope, JsonPlace place, const Wanted* wanted)
{
    m_context.allowKeys(place, {"if", "then", "else"});
    const NodeId test = condition(scope, place["if"]);
    TypedNode result;
    const TypedNode yes = branch(scope, place["then"], wanted, result);
    const TypedNode no = branch(scope, place["else"], wanted, result);
    Node node;
    node.kind = NodeKind::If;
    node.valueKind = result.kind;
    node.choices = result.choices;
    result.id = add(node, {test, yes.id, no.id});
    return result;
}

}  // namespace drumhead
