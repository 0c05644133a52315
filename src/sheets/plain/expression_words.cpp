#include "sheets/plain/expression_words.hpp"

#include "drumhead/base/text.hpp"

namespace drumhead {

namespace {

std::string joinedBy(const std::vector<std::string>& words, const char* between)
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
    if (id < 0) return "nothing";
    const Node& of = node(id);
    switch (of.kind) {
    case NodeKind::Constant: return constant(of);
    case NodeKind::Slot:
    case NodeKind::Derived: return label(of.subject);
    case NodeKind::Sum: return joinedBy(parts(of), " plus ");
    case NodeKind::Subtract: return joinedBy(parts(of), " minus ");
    case NodeKind::Times: return joinedBy(parts(of), " times ");
    case NodeKind::Divide: return division(of);
    case NodeKind::Least:
    case NodeKind::Most: return bound(of);
    case NodeKind::By: return by(of);
    case NodeKind::If:
        return amount(child(of, 1)) + " if " + condition(child(of, 0)) + ", otherwise "
            + (child(of, 2) < 0 ? std::string("none") : amount(child(of, 2)));
    case NodeKind::Total:
    case NodeKind::LeastOf:
    case NodeKind::MostOf:
    case NodeKind::Count: return overRows(of);
    case NodeKind::RowNumber: return "the number of the " + m_program.role(of.subject).label + " in hand";
    case NodeKind::Table: return table(of);
    case NodeKind::LookUp: return lookUp(of);
    default: return "whether " + condition(id);
    }
}

std::string ExpressionWords::amountFor(const Shape& shape, NodeId id) const
{
    if (id < 0 || node(id).kind != NodeKind::Constant) return amount(id);
    const Value value = node(id).constant;
    const std::string text = m_ruleset.valueText(shape, value);
    if (shape.kind != ValueKind::Number || !value.isSet() || shape.unit.empty()) return text;
    return text + " " + shape.unitFor(value.number());
}

std::string ExpressionWords::sentence(const Phrase& phrase) const
{
    std::string text;
    for (const PhrasePart& part : phrase) {
        if (part.role >= 0) text += m_program.role(part.role).label;
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

std::string ExpressionWords::constant(const Node& of) const
{
    Shape shape;
    shape.kind = of.valueKind;
    shape.choices = of.choices;
    return m_ruleset.valueText(shape, of.constant);
}

std::string ExpressionWords::division(const Node& of) const
{
    const std::string text = joinedBy(parts(of), " divided by ");
    switch (of.rounding) {
    case Rounding::Down: return text + ", rounded down";
    case Rounding::Up: return text + ", rounded up";
    case Rounding::Nearest: return text + ", rounded to the nearest";
    case Rounding::Exact: break;
    }
    return text;
}

/// The smaller of something and a number is that something, at most so much.
std::string ExpressionWords::bound(const Node& of) const
{
    const bool least = of.kind == NodeKind::Least;
    if (of.count == 2) {
        for (std::size_t fixed = 0; fixed < 2; ++fixed) {
            if (node(child(of, fixed)).kind != NodeKind::Constant) continue;
            return bracketed(child(of, 1 - fixed)) + ", " + (least ? "at most " : "at least ")
                + amount(child(of, fixed));
        }
    }
    return (least ? "the smallest of " : "the largest of ") + joined(parts(of), "and");
}

std::string ExpressionWords::by(const Node& of) const
{
    const Node& subject = node(child(of, 0));
    std::vector<std::string> words;
    for (std::size_t i = 0; i + 2 < of.count; ++i) {
        const NameId key = m_program.keys[of.keys + i];
        words.push_back(bracketed(child(of, i + 2)) + (i == 0 ? " if " + amount(child(of, 0)) + " is " : " if ")
                        + m_ruleset.choiceLabel(subject.choices, key));
    }
    if (child(of, 1) >= 0) words.push_back("otherwise " + bracketed(child(of, 1)));
    return joinedBy(words, ", ");
}

std::string ExpressionWords::overRows(const Node& of) const
{
    const std::string& rows = m_program.role(of.subject).label;
    const bool counts = of.kind == NodeKind::Count;
    const NodeId where = child(of, counts ? 0 : 1);
    const std::string met = where < 0 ? "" : " for whom " + condition(where);
    if (counts) return "the number of those who are " + rows + met;
    const std::string what = of.kind == NodeKind::Total ? "the total of "
        : of.kind == NodeKind::LeastOf                  ? "the smallest "
                                                        : "the largest ";
    return what + bracketed(child(of, 0)) + " over each " + rows + met;
}

std::string ExpressionWords::lookUp(const Node& of) const
{
    for (const auto& attribute : m_ruleset.attributes) {
        if (attribute->per < 0 || attribute->stat != of.column) continue;
        return attribute->label + " of " + label(of.subject) + " for " + amount(child(of, 0));
    }
    return label(of.subject) + " for " + amount(child(of, 0));
}

std::string ExpressionWords::table(const Node& of) const
{
    const Table& table = m_ruleset.tables[static_cast<std::size_t>(of.subject)];
    std::string text = table.outputs.size() > 1
        ? "the column “" + table.outputs[static_cast<std::size_t>(of.column)].id + "” of the table “"
        : "the figure of the table “";
    return text + table.title + "” for " + joined(parts(of), "and");
}

std::string ExpressionWords::condition(NodeId id) const
{
    if (id < 0) return "always";
    const Node& of = node(id);
    switch (of.kind) {
    case NodeKind::All:
    case NodeKind::Any: return together(of);
    case NodeKind::Not: {
        const Node& inner = node(child(of, 0));
        if (inner.kind == NodeKind::Slot || inner.kind == NodeKind::Derived) return flag(child(of, 0), false);
        return "it is not so that " + bracketedCondition(child(of, 0));
    }
    case NodeKind::Compare: return compared(of);
    case NodeKind::OneOf: return oneOf(of);
    case NodeKind::Some:
    case NodeKind::Every: return rows(of);
    case NodeKind::Constant: return of.constant.isSet() && of.constant.yes() ? "always" : "never";
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
        const bool other = node(child(of, i)).kind != of.kind;
        words.push_back(other ? bracketedCondition(child(of, i)) : condition(child(of, i)));
    }
    return joinedBy(words, of.kind == NodeKind::All ? " and " : " or ");
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
    if (of.kind != NodeKind::Slot && of.kind != NodeKind::Derived) return (yes ? "" : "not ") + bracketed(id);
    return flagOf(of.subject, yes);
}

std::string ExpressionWords::flagOf(SlotId id, bool yes) const
{
    const Slot& slot = m_program.slot(id);
    if (slot.owner < 0 || !slot.attribute) return (yes ? "" : "not ") + slot.label;
    return m_program.role(slot.owner).label + ": " + (yes ? "" : "not ") + slot.attribute->label;
}

std::string ExpressionWords::against(const Node& left, NodeId right) const
{
    const std::string text = amountFor(shapeOf(left), right);
    const bool isRuling = left.kind == NodeKind::Slot && m_program.slot(left.subject).kind == SlotKind::Ruling;
    const bool isNone = node(right).kind == NodeKind::Constant && node(right).constant.isNone();
    return isRuling || isNone ? "“" + text + "”" : text;
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
    switch (of.comparison) {
    case Comparison::Is: return subject + " is " + bound;
    case Comparison::Not: return subject + " is not " + bound;
    case Comparison::AtLeast: return subject + (fixed ? " is " + bound + " or more" : " is at least " + bound);
    case Comparison::AtMost: return subject + (fixed ? " is " + bound + " or less" : " is at most " + bound);
    case Comparison::Above: return subject + " is above " + bound;
    case Comparison::Below: break;
    }
    return subject + " is below " + bound;
}

std::string ExpressionWords::oneOf(const Node& of) const
{
    const Node& left = node(child(of, 0));
    std::vector<std::string> words;
    for (std::size_t i = 1; i < of.count; ++i) words.push_back(against(left, child(of, i)));
    return bracketed(child(of, 0)) + (of.negated ? " is neither " : " is ") + joined(words, of.negated ? "nor" : "or");
}

std::string ExpressionWords::rows(const Node& of) const
{
    const std::string& label = m_program.role(of.subject).label;
    const char* const which = of.kind == NodeKind::Some ? "of some " : "of every ";
    return which + label + " it is so that " + bracketedCondition(child(of, 0));
}

}  // namespace drumhead
