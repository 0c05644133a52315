#include "rules/loading/expressions/amount_compiler.hpp"

#include "drumhead/base/text.hpp"
#include "rules/loading/expressions/expression_compiler.hpp"

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
    context.fault(place, message("check.round-down-up-nearest", "\"round\" is down, up or nearest"));
    return Rounding::Exact;
}

}  // namespace

NodeId AmountCompiler::amount(CompileScope& scope, JsonPlace place, Wanted wanted)
{
    const TypedNode result = compileAmount(scope, place, &wanted);
    static_cast<void>(fits(result, wanted, place));
    return result.id;
}

bool AmountCompiler::fits(const TypedNode& result, const Wanted& wanted, JsonPlace place)
{
    if (result.failed) return true;  // already reported
    const bool otherList = wanted.kind == ValueKind::Choice && wanted.choices >= 0 && result.choices >= 0
        && result.choices != wanted.choices;
    if (result.kind == wanted.kind && !otherList) return true;
    if (result.kind != wanted.kind)
        m_context.fault(place,
                        {message("check.but-needed-here", "this is %1, but %2 is needed here"),
                         {aText(std::string(kindName(result.kind))), aText(std::string(kindName(wanted.kind)))}});
    else
        m_context.fault(
            place,
            {message(
                 "check.takes-choices-from-but",
                 "%1 takes its choices from %2, but here they come from %3; name one list of \"choice-lists\" in both places"),
             {aText(std::string((place.isString() ? "\"" + std::string(place.string()) + "\"" : "this"))),
              aText(std::string(listName(result.choices))), aText(std::string(listName(wanted.choices)))}});
    return false;
}

/// A list that is written in place has no name by which anybody knows it.
std::string AmountCompiler::listName(int list) const
{
    const ChoiceList& of = m_context.ruleset.choiceLists[static_cast<std::size_t>(list)];
    if (of.id.find(' ') == std::string::npos) return "the list \"" + of.id + "\"";
    std::vector<std::string> ids;
    for (const Choice& each : of.choices) ids.push_back(m_context.ruleset.names.word(each.id));
    return "a list of its own (" + joined(ids, "and") + ")";
}

TypedNode AmountCompiler::branch(CompileScope& scope, JsonPlace place, const Wanted* wanted, TypedNode& first)
{
    const bool isFirst = first.id < 0;
    const Wanted asFirst{first.kind, first.choices};
    const Wanted* const needed = wanted ? wanted : isFirst ? nullptr : &asFirst;
    TypedNode value = compileAmount(scope, place, needed);
    if (needed && !fits(value, *needed, place)) value = m_nodes.failed(needed);
    if (isFirst && (wanted || !place.isNull())) first = value;
    return value;
}

TypedNode AmountCompiler::compileAmount(CompileScope& scope, JsonPlace place, const Wanted* wanted)
{
    const NodeWriter::Depth depth(m_nodes);
    if (m_nodes.tooDeep(place)) return m_nodes.failed(wanted);
    switch (place.kind()) {
    case JsonKind::Number:
        return {m_nodes.constant(Number::fromDouble(place.number()), ValueKind::Number), ValueKind::Number, -1, false};
    case JsonKind::Boolean:
        return {m_nodes.constant(Value::flag(place.boolean()), ValueKind::Flag), ValueKind::Flag, -1, false};
    case JsonKind::Null: {
        const Wanted none = wanted ? *wanted : Wanted{};
        return {m_nodes.constant(Value::none(), none.kind, none.choices), none.kind, none.choices, false};
    }
    case JsonKind::String: return compileName(scope, place, wanted);
    case JsonKind::Object: break;
    default:
        m_context.fault(place,
                        place.exists() ? message(
                            "check.amount", "an amount is a number, a name or an object such as { \"sum\": [ … ] }")
                                       : message("check.amount-missing", "an amount is missing here"));
        return m_nodes.failed(wanted);
    }
    if (place.has("by")) {
        if (place.has("table")) return m_expressions.lookUps().inTable(scope, place);
        return compileBy(scope, place, wanted);
    }
    if (place.has("if")) return compileIf(scope, place, wanted);
    if (place.has("look-up")) return m_expressions.lookUps().inUnitType(scope, place);
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
        message(
            "check.no-amount-write-number",
            "this is no amount; write a number, a name, or one of by, if, sum, subtract, times, divide, least, most, total, least-of, most-of, count, number, look-up, table"));
    return m_nodes.failed(wanted);
}

/// What was meant as a value or as a comparison, and is no name: "yes", "4", "> 0".
bool AmountCompiler::faultLiteral(JsonPlace place, const Wanted& wanted)
{
    const std::string_view word = place.string();
    if (wanted.kind == ValueKind::Flag) {
        for (const std::string_view each : {"yes", "no", "true", "false", "Yes", "No"}) {
            if (word == each)
                return m_context.fault(
                           place,
                           message("check.expected-true-false-here", "expected true or false here, without quotes")),
                       true;
        }
    }
    for (const auto& [sign, key] : {std::pair<std::string_view, const char*>{">=", "at-least"},
                                    {"<=", "at-most"},
                                    {">", "above"},
                                    {"<", "below"},
                                    {"=", "is"}}) {
        if (!word.starts_with(sign)) continue;
        std::string than(word.substr(sign.size()));
        than.erase(0, std::min(than.find_first_not_of(' '), than.size()));
        const bool isNumber = !than.empty() && than.find_first_not_of("0123456789.-") == std::string::npos;
        m_context.fault(place,
                        {message("check.comparison-object-write", "a comparison is an object: write { \"%1\": %2 }"),
                         {aText(std::string(key)),
                          aText(std::string((than.empty()   ? "…"
                                                 : isNumber ? than
                                                            : "\"" + than + "\"")))}});
        return true;
    }
    const bool isNumber = wanted.kind == ValueKind::Number && !word.empty()
        && word.find_first_not_of("0123456789.-") == std::string_view::npos;
    if (isNumber)
        m_context.fault(place, message("check.expected-number-here-without", "expected a number here, without quotes"));
    return isNumber;
}

TypedNode AmountCompiler::compileName(CompileScope& scope, JsonPlace place, const Wanted* wanted)
{
    const std::string_view word = place.string();
    if (wanted && wanted->kind == ValueKind::Choice && wanted->choices >= 0) {
        const NameId name = m_context.ruleset.names.find(word);
        if (name != Names::missing
            && m_context.ruleset.choiceLists[static_cast<std::size_t>(wanted->choices)].find(name) >= 0) {
            return {m_nodes.constant(Value::choice(name), ValueKind::Choice, wanted->choices), ValueKind::Choice,
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
                            {message("check.not-one-choices", "\"%1\" is not one of the choices"),
                             {aText(std::string(word))},
                             m_context.mayHint() ? hintFor(word, ids) : FaultHint()});
            return m_nodes.failed(wanted);
        }
    }
    if (wanted && faultLiteral(place, *wanted)) return m_nodes.failed(wanted);
    const SlotId id = m_slots.slot(scope, word, place, true);
    if (id < 0) return m_nodes.failed(wanted);
    const Shape& shape = m_program.slot(id).shape;
    return {m_nodes.slotNode(id), shape.kind, shape.choices, false};
}

TypedNode AmountCompiler::compileArithmetic(CompileScope& scope, JsonPlace place, NodeKind kind, std::string_view key)
{
    if (kind == NodeKind::Divide) m_context.allowKeys(place, {"divide", "round"});
    else m_context.allowKeys(place, {key});
    std::vector<NodeId> children;
    const JsonPlace parts = place[key];
    if (!parts.isArray() || parts.size() == 0 || (kind == NodeKind::Divide && parts.size() != 2)) {
        m_context.fault(parts,
                        kind == NodeKind::Divide
                            ? Fault(message("check.divide", "\"divide\" needs two amounts in square brackets"))
                            : Fault(message("check.amounts", "\"%1\" needs amounts in square brackets"),
                                    {aText(std::string(key))}));
        return m_nodes.failed(nullptr);
    }
    for (const JsonPlace each : parts) children.push_back(amount(scope, each, {}));
    Node node;
    node.kind = kind;
    if (kind == NodeKind::Divide) node.rounding = readRounding(m_context, place["round"]);
    return {m_nodes.add(node, children), ValueKind::Number, -1, false};
}

TypedNode AmountCompiler::compileBy(CompileScope& scope, JsonPlace place, const Wanted* wanted)
{
    const TypedNode subject = compileAmount(scope, place["by"], nullptr);
    if (subject.failed) return m_nodes.failed(wanted);
    if (subject.kind != ValueKind::Choice) {
        m_context.fault(place["by"],
                        message("check.by-needs-choice-numbers",
                                "\"by\" needs a choice; for numbers and flags use \"if\" or a table"));
        return m_nodes.failed(wanted);
    }
    if (subject.choices < 0) return m_nodes.failed(wanted);  // its list is at fault, already reported
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
                            {message("check.not-one-choices", "\"%1\" is not one of the choices"),
                             {aText(std::string(member.key()))},
                             m_context.mayHint() ? hintFor(member.key(), ids) : FaultHint()});
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
    result.id = m_nodes.add(node, children);
    return result;
}

void AmountCompiler::faultGap(JsonPlace place, const ChoiceList& list, const std::vector<NameId>& said)
{
    std::vector<std::string> left;
    for (const Choice& choice : list.choices) {
        if (std::find(said.begin(), said.end(), choice.id) == said.end())
            left.push_back(m_context.ruleset.names.word(choice.id));
    }
    m_context.fault(place,
                    {message("check.gap-nothing-said-add", "gap: nothing is said for %1; add it, or \"else\""),
                     {aText(std::string(joined(left, "and")))}});
}

TypedNode AmountCompiler::compileIf(CompileScope& scope, JsonPlace place, const Wanted* wanted)
{
    m_context.allowKeys(place, {"if", "then", "else"});
    const NodeId test = m_expressions.condition(scope, place["if"]);
    TypedNode result;
    const TypedNode yes = branch(scope, place["then"], wanted, result);
    const TypedNode no = branch(scope, place["else"], wanted, result);
    Node node;
    node.kind = NodeKind::If;
    node.valueKind = result.kind;
    node.choices = result.choices;
    result.id = m_nodes.add(node, {test, yes.id, no.id});
    return result;
}

TypedNode AmountCompiler::compileRows(CompileScope& scope, JsonPlace place, NodeKind kind, std::string_view key)
{
    if (kind == NodeKind::Count) m_context.allowKeys(place, {"count", "where"});
    else m_context.allowKeys(place, {key, "of", "where"});
    int role = -1;
    const SlotFinder::Rows over = m_slots.rows(scope, place[key], role);
    if (over == SlotFinder::Rows::Fault) return m_nodes.failed(nullptr);
    const Value ofNobody = kind == NodeKind::LeastOf || kind == NodeKind::MostOf ? Value::none() : Value(Number(0));
    if (over == SlotFinder::Rows::Nobody)
        return {m_nodes.constant(ofNobody, ValueKind::Number), ValueKind::Number, -1, false};
    scope.openRoles.push_back(role);
    std::vector<NodeId> children;
    if (kind != NodeKind::Count) children.push_back(amount(scope, place["of"], {}));
    children.push_back(place.has("where") ? m_expressions.condition(scope, place["where"]) : -1);
    scope.openRoles.pop_back();
    Node node;
    node.kind = kind;
    node.subject = role;
    if (over == SlotFinder::Rows::Single) {
        // One row: its amount, or nothing where it is left out.
        const NodeId of = kind == NodeKind::Count ? m_nodes.constant(Number(1), ValueKind::Number) : children[0];
        const NodeId where = children.back();
        if (where < 0) return {of, ValueKind::Number, -1, false};
        node.kind = NodeKind::If;
        node.subject = -1;
        children = {where, of, m_nodes.constant(ofNobody, ValueKind::Number)};
    }
    return {m_nodes.add(node, children), ValueKind::Number, -1, false};
}

/// The present row; a single entity of a role is the first.
TypedNode AmountCompiler::compileRowNumber(CompileScope& scope, JsonPlace place)
{
    m_context.allowKeys(place, {"number"});
    Node node;
    node.kind = NodeKind::RowNumber;
    const SlotFinder::Rows over = m_slots.rows(scope, place["number"], node.subject);
    if (over == SlotFinder::Rows::Single)
        return {m_nodes.constant(Number(1), ValueKind::Number), ValueKind::Number, -1, false};
    if (over == SlotFinder::Rows::Many
        && std::find(scope.openRoles.begin(), scope.openRoles.end(), node.subject) != scope.openRoles.end())
        return {m_nodes.add(node, {}), ValueKind::Number, -1, false};
    if (over != SlotFinder::Rows::Fault)
        m_context.fault(place["number"],
                        {message("check.no-row-hand-here",
                                 "no row of \"%1\" is in hand here; its number is known inside \"each\" or \"pick\""),
                         {aText(std::string(place["number"].string()))}});
    return m_nodes.failed(nullptr);
}

}  // namespace drumhead
