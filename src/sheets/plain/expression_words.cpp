#include "sheets/plain/expression_words.hpp"

#include "drumhead/base/length.hpp"
#include "drumhead/base/text.hpp"
#include "drumhead/base/texts.hpp"

#include <algorithm>

namespace drumhead {

namespace {

std::string joinedBy(const std::vector<std::string>& words, const std::string& between)
{
    std::string text;
    for (const std::string& each : words) text += (text.empty() ? "" : between) + each;
    return text;
}

bool isCompound(NodeKind kind)
{
    switch (kind) {
    case NodeKind::Sum:
    case NodeKind::Subtract:
    case NodeKind::Times:
    case NodeKind::Divide:
    case NodeKind::Least:
    case NodeKind::Most:
    case NodeKind::By:
    case NodeKind::If:
    case NodeKind::Total:
    case NodeKind::LeastOf:
    case NodeKind::MostOf:
    case NodeKind::All:
    case NodeKind::Any: return true;
    default: return false;
    }
}

}  // namespace

std::string ExpressionWords::amount(NodeId id) const
{
    if (id < 0) return texts().say("plain.nothing", "nothing");
    const Node& of = node(id);
    switch (of.kind) {
    case NodeKind::Constant: return constant(of);
    case NodeKind::Slot:
    case NodeKind::Derived: return label(of.subject);
    case NodeKind::Sum: return joinedBy(parts(of), texts().say("plain.plus", " plus "));
    case NodeKind::Subtract: return joinedBy(parts(of), texts().say("plain.minus", " minus "));
    case NodeKind::Times: return joinedBy(parts(of), texts().say("plain.times", " times "));
    case NodeKind::Divide: return division(of);
    case NodeKind::Least:
    case NodeKind::Most: return bound(of);
    case NodeKind::By: return by(of);
    case NodeKind::If:
        return texts().say("plain.if", "{amount} if {when}, otherwise {other}",
                           {{"amount", branch(child(of, 1))},
                            {"when", condition(child(of, 0))},
                            {"other", child(of, 2) < 0 ? texts().say("plain.none", "none") : amount(child(of, 2))}});
    case NodeKind::Total:
    case NodeKind::LeastOf:
    case NodeKind::MostOf:
    case NodeKind::Count: return overRows(of);
    case NodeKind::RowNumber:
        return texts().say("plain.row-number", "the place of the {role} in the list",
                           {{"role", m_program.role(of.subject).label}});
    case NodeKind::Table: return table(of);
    case NodeKind::LookUp: return lookUp(of);
    default: return texts().say("plain.whether", "whether {what}", {{"what", condition(id)}});
    }
}

std::string ExpressionWords::amountFor(const Shape& shape, NodeId id) const
{
    if (id >= 0 && shape.kind == ValueKind::Flag && node(id).kind == NodeKind::Slot) return quoted(amount(id));
    if (id < 0 || node(id).kind != NodeKind::Constant) return amount(id);
    const Value value = node(id).constant;
    if (shape.kind == ValueKind::Choice && value.isSet()) return choice(shape.choices, value.name());
    const std::string text = m_ruleset.valueText(shape, value);
    if (shape.kind != ValueKind::Number || !value.isSet() || shape.unit.empty()) return text;
    return text + " " + unitText(texts(), shape.unitFor(value.number()));
}

std::string ExpressionWords::sentence(const Phrase& phrase) const
{
    std::string text;
    for (const PhrasePart& part : phrase) {
        const bool begins = text.ends_with(". ") || text.ends_with("! ") || text.ends_with("? ");
        if (part.role >= 0)
            text += begins ? capitalised(m_program.role(part.role).label) : m_program.role(part.role).label;
        else if (part.slot < 0) text += part.text;
        else text += "(" + label(part.slot) + ")" + (part.plural.empty() ? "" : " " + part.plural);
    }
    return capitalised(text);
}

std::vector<std::string> ExpressionWords::parts(const Node& of) const
{
    std::vector<std::string> words;
    for (std::size_t i = 0; i < of.count; ++i) words.push_back(bracketed(child(of, i)));
    return words;
}

std::string ExpressionWords::bracketed(NodeId id) const
{
    return id >= 0 && isCompound(node(id).kind) ? "(" + amount(id) + ")" : amount(id);
}

std::string ExpressionWords::branch(NodeId id) const
{
    const bool isCases = id >= 0 && (node(id).kind == NodeKind::If || node(id).kind == NodeKind::By);
    return isCases ? "(" + amount(id) + ")" : amount(id);
}

std::string ExpressionWords::constant(const Node& of) const
{
    if (of.valueKind == ValueKind::Choice && of.constant.isSet()) return choice(of.choices, of.constant.name());
    Shape shape;
    shape.kind = of.valueKind;
    shape.choices = of.choices;
    return m_ruleset.valueText(shape, of.constant);
}

std::string ExpressionWords::division(const Node& of) const
{
    const std::string text = joinedBy(parts(of), texts().say("plain.divided-by", " divided by "));
    switch (of.rounding) {
    case Rounding::Down: return text + texts().say("plain.rounded-down", ", rounded down");
    case Rounding::Up: return text + texts().say("plain.rounded-up", ", rounded up");
    case Rounding::Nearest: return text + texts().say("plain.rounded-nearest", ", rounded to the nearest");
    case Rounding::Exact: break;
    }
    return text;
}

/// The smaller of something and a number is that something, at most so much.
std::string ExpressionWords::bound(const Node& of) const
{
    for (std::size_t fixed = 0; of.count == 2 && fixed < 2; ++fixed) {
        if (node(child(of, fixed)).kind == NodeKind::Constant) return bounded(of, fixed);
    }
    const std::string all = texts().allOf(parts(of));
    return of.kind == NodeKind::Least ? texts().say("plain.smallest", "the smallest of {all}", {{"all", all}})
                                      : texts().say("plain.largest", "the largest of {all}", {{"all", all}});
}

/// "net, but at most 2"; "net, but at least -2 and at most 2" where the other end is bounded as well.
std::string ExpressionWords::bounded(const Node& of, std::size_t fixed) const
{
    const bool least = of.kind == NodeKind::Least;
    const NodeId other = child(of, 1 - fixed);
    const Node& inner = node(other);
    const bool isBetween = inner.count == 2 && inner.kind == (least ? NodeKind::Most : NodeKind::Least)
        && (node(child(inner, 0)).kind == NodeKind::Constant || node(child(inner, 1)).kind == NodeKind::Constant);
    const std::string what = isBetween ? amount(other) : bracketed(other);
    const std::string end = amount(child(of, fixed));
    const TextArguments with = {{"what", what}, {"bound", end}};
    if (isBetween)
        return least ? texts().say("plain.and-at-most", "{what} and at most {bound}", with)
                     : texts().say("plain.and-at-least", "{what} and at least {bound}", with);
    return least ? texts().say("plain.at-most", "{what}, but at most {bound}", with)
                 : texts().say("plain.at-least", "{what}, but at least {bound}", with);
}

std::string ExpressionWords::quoted(const std::string& text) const
{
    return texts().say("plain.quoted", "“{text}”", {{"text", text}});
}

std::string ExpressionWords::choice(int list, NameId choice) const
{
    const std::string& label = m_ruleset.choiceLabel(list, choice);
    const bool isLong =
        std::count(label.begin(), label.end(), ' ') > 3 || label.find_first_of(",;:(.") != std::string::npos;
    return isLong ? quoted(label) : label;
}

bool ExpressionWords::isRuling(const Node& of) const
{
    return of.kind == NodeKind::Slot && m_program.slot(of.subject).kind == SlotKind::Ruling;
}

bool ExpressionWords::isRead(const Node& of) const { return of.kind == NodeKind::Slot && m_names.isRead(of.subject); }

std::string ExpressionWords::isChoice(NodeId subject, NameId key) const
{
    const Node& of = node(subject);
    const std::string plain = m_ruleset.choiceLabel(of.choices, key);
    const std::string who = bracketed(subject);
    if (isRuling(of))
        return texts().say("plain.ruling-says", "{ruling} says “{choice}”", {{"ruling", who}, {"choice", plain}});
    const std::string said = isRead(of) ? quoted(plain) : choice(of.choices, key);
    return saysIs(said) ? who + " " + said
                        : texts().say("plain.is", "{subject} is {bound}", {{"subject", who}, {"bound", said}});
}

std::string ExpressionWords::by(const Node& of) const
{
    std::vector<std::string> words;
    for (std::size_t i = 0; i + 2 < of.count; ++i)
        words.push_back(texts().say(
            "plain.by", "{what} if {when}",
            {{"what", branch(child(of, i + 2))}, {"when", isChoice(child(of, 0), m_program.keys[of.keys + i])}}));
    if (child(of, 1) >= 0)
        words.push_back(texts().say("plain.otherwise", "otherwise {what}", {{"what", amount(child(of, 1))}}));
    return joinedBy(words, ", ");
}

std::string ExpressionWords::overRows(const Node& of) const
{
    const std::string& rows = m_program.role(of.subject).label;
    const bool counts = of.kind == NodeKind::Count;
    const NodeId where = child(of, counts ? 0 : 1);
    const std::string met =
        where < 0 ? "" : texts().say("plain.for-whom", " for whom {when}", {{"when", bracketedCondition(where)}});
    if (counts)
        return texts().say("plain.number-of", "how many there are as {rows}{met}", {{"rows", rows}, {"met", met}});
    const std::string what = bracketed(child(of, 0));
    const TextArguments arguments = {{"what", what}, {"rows", rows}, {"met", met}};
    switch (of.kind) {
    case NodeKind::Total: return texts().say("plain.total", "the total of {what} among all as {rows}{met}", arguments);
    case NodeKind::LeastOf:
        return texts().say("plain.least-of", "the smallest value of {what} among all as {rows}{met}", arguments);
    default: return texts().say("plain.most-of", "the largest value of {what} among all as {rows}{met}", arguments);
    }
}

std::string ExpressionWords::lookUp(const Node& of) const
{
    const std::string index = amount(child(of, 0));
    for (const auto& attribute : m_ruleset.attributes) {
        if (attribute->per < 0 || attribute->stat != of.column) continue;
        const Slot& type = m_program.slot(of.subject);
        const std::string what =
            type.owner < 0 ? attribute->label : possessive(texts(), m_program.role(type.owner).label, attribute->label);
        return texts().say("plain.stat", "{what} for {index}", {{"what", what}, {"index", index}});
    }
    return texts().say("plain.stat", "{what} for {index}", {{"what", label(of.subject)}, {"index", index}});
}

std::string ExpressionWords::table(const Node& of) const
{
    const Table& table = m_ruleset.tables[static_cast<std::size_t>(of.subject)];
    const std::string inputs = texts().allOf(parts(of));
    return table.outputs.size() > 1
        ? texts().say("plain.column", "the column “{column}” of the table “{table}” for {inputs}",
                      {{"column", table.outputs[static_cast<std::size_t>(of.column)].label},
                       {"table", table.title},
                       {"inputs", inputs}})
        : texts().say("plain.figure", "the figure of the table “{table}” for {inputs}",
                      {{"table", table.title}, {"inputs", inputs}});
}

std::string ExpressionWords::condition(NodeId id) const
{
    if (id < 0) return texts().say("plain.always", "always");
    const Node& of = node(id);
    switch (of.kind) {
    case NodeKind::All:
    case NodeKind::Any: return together(of);
    case NodeKind::Not: {
        const Node& inner = node(child(of, 0));
        if (inner.kind == NodeKind::Slot || inner.kind == NodeKind::Derived) return flag(child(of, 0), false);
        return texts().say("plain.not-so", "it is not the case that {what}",
                           {{"what", bracketedCondition(child(of, 0))}});
    }
    case NodeKind::Compare: return compared(of);
    case NodeKind::OneOf: return oneOf(of);
    case NodeKind::Some:
    case NodeKind::Every: return rows(of);
    case NodeKind::Constant:
        return of.constant.isSet() && of.constant.yes() ? texts().say("plain.always", "always")
                                                        : texts().say("plain.never", "never");
    default: return flag(id, true);
    }
}

std::string ExpressionWords::bracketedCondition(NodeId id) const
{
    const NodeKind kind = node(id).kind;
    return kind == NodeKind::All || kind == NodeKind::Any ? "(" + condition(id) + ")" : condition(id);
}

std::string ExpressionWords::together(const Node& of) const
{
    std::vector<std::string> words;
    for (std::size_t i = 0; i < of.count; ++i) {
        const Node& each = node(child(of, i));
        const bool isList = of.kind == NodeKind::Any && each.kind == NodeKind::OneOf;  // an "or" of its own
        const bool other = each.kind != of.kind;
        if (isList) {
            words.push_back("(" + condition(child(of, i)) + ")");
            continue;
        }
        words.push_back(other ? bracketedCondition(child(of, i)) : condition(child(of, i)));
    }
    return joinedBy(words,
                    of.kind == NodeKind::All ? texts().say("plain.and", " and ") : texts().say("plain.or", " or "));
}

Shape ExpressionWords::shapeOf(const Node& of) const
{
    if (of.subject >= 0 && (of.kind == NodeKind::Slot || of.kind == NodeKind::Derived))
        return m_program.slot(of.subject).shape;
    Shape shape;
    shape.kind = of.valueKind;
    shape.choices = of.choices;
    return shape;
}

std::string ExpressionWords::flag(NodeId id, bool yes) const
{
    const Node& of = node(id);
    if (of.kind == NodeKind::Slot || of.kind == NodeKind::Derived) return flagOf(of.subject, yes);
    return yes ? bracketed(id) : texts().say("label.not", "not {label}", {{"label", bracketed(id)}});
}

std::string ExpressionWords::flagOf(SlotId id, bool yes) const
{
    const Slot& slot = m_program.slot(id);
    if (slot.owner >= 0 && slot.attribute)
        return m_program.role(slot.owner).label + ": " + flagWords(texts(), slot.attribute->label, yes);
    return yes ? label(id) : texts().say("plain.is-no", "“{label}” is no", {{"label", label(id)}});
}

std::string ExpressionWords::against(const Node& left, NodeId right) const
{
    const Node& of = node(right);
    const bool isWord = isRuling(left) || isRead(left) || (of.kind == NodeKind::Constant && of.constant.isNone());
    if (isWord && of.kind == NodeKind::Constant) return quoted(m_ruleset.valueText(shapeOf(left), of.constant));
    return amountFor(shapeOf(left), right);
}

std::string ExpressionWords::compared(const Node& of) const
{
    const NodeId leftId = child(of, 0);
    const NodeId rightId = child(of, 1);
    const Node& left = node(leftId);
    const bool fixed = node(rightId).kind == NodeKind::Constant;
    if (left.valueKind == ValueKind::Flag && fixed && node(rightId).constant.isSet())
        return flag(leftId, node(rightId).constant.yes() == (of.comparison == Comparison::Is));
    const std::string subject = bracketed(leftId);
    const std::string bound = against(left, rightId);
    const TextArguments arguments = {{"subject", subject}, {"bound", bound}};
    if (isRuling(left) && of.comparison == Comparison::Is)
        return texts().say("plain.says", "{subject} says {bound}", arguments);
    if (isRuling(left) && of.comparison == Comparison::Not)
        return texts().say("plain.does-not-say", "{subject} does not say {bound}", arguments);
    switch (of.comparison) {
    case Comparison::Is:
        return saysIs(bound) ? subject + " " + bound : texts().say("plain.is", "{subject} is {bound}", arguments);
    case Comparison::Not: return texts().say("plain.is-not", "{subject} is not {bound}", arguments);
    case Comparison::AtLeast:
        return fixed ? texts().say("plain.is-or-more", "{subject} is {bound} or more", arguments)
                     : texts().say("plain.is-at-least", "{subject} is at least {bound}", arguments);
    case Comparison::AtMost:
        return fixed ? texts().say("plain.is-or-less", "{subject} is {bound} or less", arguments)
                     : texts().say("plain.is-at-most", "{subject} is at most {bound}", arguments);
    case Comparison::Above: return texts().say("plain.is-above", "{subject} is above {bound}", arguments);
    case Comparison::Below: break;
    }
    return texts().say("plain.is-below", "{subject} is below {bound}", arguments);
}

std::string ExpressionWords::oneOf(const Node& of) const
{
    const Node& left = node(child(of, 0));
    std::vector<std::string> words;
    for (std::size_t i = 1; i < of.count; ++i) words.push_back(against(left, child(of, i)));
    const std::string subject = bracketed(child(of, 0));
    const std::string any = texts().oneOf(words);
    const TextArguments with = {{"subject", subject}, {"any", any}};
    if (isRuling(left))
        return of.negated ? texts().say("plain.says-none-of", "{subject} does not say {any}", with)
                          : texts().say("plain.says-one-of", "{subject} says {any}", with);
    return of.negated ? texts().say("plain.is-none-of", "{subject} is not {any}", with)
                      : texts().say("plain.is-one-of", "{subject} is {any}", with);
}

std::string ExpressionWords::rows(const Node& of) const
{
    const std::string& label = m_program.role(of.subject).label;
    const std::string what = bracketedCondition(child(of, 0));
    return of.kind == NodeKind::Some
        ? texts().say("plain.some", "for at least one {role}, {what}", {{"role", label}, {"what", what}})
        : texts().say("plain.every", "for every {role}, {what}", {{"role", label}, {"what", what}});
}

}  // namespace drumhead
