#include "resolve/words/wording.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

std::string whoseModifiers(const Situation& situation, const StepInfo& step, const std::string& rowLabel)
{
    return rowLabel.empty() && step.whose >= 0 ? roleLabel(situation, step.whose, 0) : rowLabel;
}

std::string measured(const Ruleset& ruleset, const Shape& shape, Value value)
{
    const std::string text = ruleset.valueText(shape, value);
    if (shape.kind != ValueKind::Number || !value.isSet() || shape.unit.empty()) return text;
    return text + " " + shape.unitFor(value.number());
}

namespace {

class ReasonWriter {
public:
    explicit ReasonWriter(const Situation& situation)
        : m_situation(situation), m_ruleset(situation.ruleset()), m_program(situation.program())
    {}

    std::string text(const Reason& reason) const
    {
        const Node& node = m_program.node(reason.node);
        if (node.kind == NodeKind::Some || node.kind == NodeKind::Every) return rows(node, reason.held);
        if (node.kind != NodeKind::Compare && node.kind != NodeKind::OneOf)
            return subjectOf(node, reason) + (reason.held ? ": yes" : ": no");
        const NodeId leftId = child(node, 0);
        const Node& left = m_program.node(leftId);
        const std::string subject = subjectOf(left, reason);
        const Shape shape = shapeOf(left);
        if (left.valueKind == ValueKind::Flag) return subject + ": " + (reason.left.yes() ? "yes" : "no");
        const bool quoted = isRuling(left);
        std::string out = subject + (quoted || reason.left.isNone() ? ": " : " is ")
            + said(measured(m_ruleset, shape, reason.left), quoted);
        if (left.valueKind == ValueKind::Number) return out + number(node, reason, shape);
        if (!reason.held && !isNegative(node)) out += ", not " + alternatives(node, shape, quoted);
        return out;
    }

private:
    static bool isNegative(const Node& node)
    {
        return node.kind == NodeKind::OneOf ? node.negated : node.comparison == Comparison::Not;
    }
    NodeId child(const Node& node, std::uint32_t i) const { return m_program.children[node.first + i]; }

    std::string subjectOf(const Node& node, const Reason& reason) const
    {
        if (node.subject >= 0 && (node.kind == NodeKind::Slot || node.kind == NodeKind::Derived))
            return factLabel(m_situation, {node.subject, std::max<int>(reason.row, 0)});
        return arithmetic(node, reason);
    }

    /// "target's stands + hits"
    std::string arithmetic(const Node& node, const Reason& reason) const
    {
        if (node.kind == NodeKind::Constant) return m_ruleset.valueText(shapeOf(node), node.constant);
        if (!isArithmetic(node.kind)) return "what is asked for";
        const bool isPick = node.kind == NodeKind::Least || node.kind == NodeKind::Most;
        std::vector<std::string> parts;
        for (std::uint32_t i = 0; i < node.count; ++i) {
            const Node& part = m_program.node(child(node, i));
            const std::string text = subjectOf(part, reason);
            parts.push_back(isArithmetic(part.kind) && !isPick ? "(" + text + ")" : text);
        }
        if (isPick) return (node.kind == NodeKind::Least ? "the least of " : "the most of ") + joined(parts, "and");
        std::string text;
        for (const std::string& part : parts) appendPart(text, signOf(node.kind), part);
        return text;
    }

    static std::string_view signOf(NodeKind kind)
    {
        switch (kind) {
        case NodeKind::Subtract: return " - ";
        case NodeKind::Times: return " x ";
        case NodeKind::Divide: return " / ";
        default: return " + ";
        }
    }

    Shape shapeOf(const Node& node) const
    {
        if (node.subject >= 0 && (node.kind == NodeKind::Slot || node.kind == NodeKind::Derived))
            return m_program.slot(node.subject).shape;
        Shape shape;
        shape.kind = node.valueKind;
        shape.choices = node.choices;
        return shape;
    }

    /// How a club rules, and what stands for none ("does not fire"), are words of their own, which don't read well
    /// after "is" and "not".
    bool isRuling(const Node& node) const
    {
        return node.kind == NodeKind::Slot && node.subject >= 0
            && m_program.slot(node.subject).kind == SlotKind::Ruling;
    }
    static std::string said(const std::string& words, bool quoted) { return quoted ? "\"" + words + "\"" : words; }

    std::string alternatives(const Node& node, const Shape& shape, bool quoted = false) const
    {
        std::vector<std::string> words;
        for (std::uint32_t i = 1; i < node.count; ++i) {
            const Node& other = m_program.node(child(node, i));
            const bool isConstant = other.kind == NodeKind::Constant;
            words.push_back(isConstant
                                ? said(m_ruleset.valueText(shape, other.constant), quoted || other.constant.isNone())
                                : subjectOf(other, {}));
        }
        return joined(words, "or");
    }

    std::string number(const Node& node, const Reason& reason, const Shape& shape) const
    {
        if (node.kind == NodeKind::OneOf) return reason.held ? "" : ", not " + alternatives(node, shape);
        const std::string bound = said(m_ruleset.valueText(shape, reason.right), reason.right.isNone());
        switch (node.comparison) {
        case Comparison::AtLeast: return reason.held ? " (" + bound + " or more)" : " (" + bound + " or more needed)";
        case Comparison::AtMost: return reason.held ? " (" + bound + " or less)" : " (" + bound + " or less needed)";
        case Comparison::Above: return reason.held ? " (above " + bound + ")" : " (above " + bound + " needed)";
        case Comparison::Below: return reason.held ? " (below " + bound + ")" : " (below " + bound + " needed)";
        case Comparison::Is: return reason.held ? "" : ", not " + bound;
        case Comparison::Not: break;
        }
        return "";
    }

    std::string rows(const Node& node, bool held) const
    {
        const std::string& label = m_program.role(node.subject).label;
        if (node.kind == NodeKind::Some) return held ? "some " + label + " meets it" : "no " + label + " meets it";
        return held ? "every " + label + " meets it" : "not every " + label + " meets it";
    }

    const Situation& m_situation;
    const Ruleset& m_ruleset;
    const Program& m_program;
};

}  // namespace

std::string reasonsText(const Situation& situation, const Reason* reasons, std::size_t count)
{
    const ReasonWriter writer(situation);
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < count; ++i) {
        std::string text = writer.text(reasons[i]);
        if (std::find(parts.begin(), parts.end(), text) == parts.end()) parts.push_back(std::move(text));
    }
    std::string out;
    for (const std::string& part : parts) appendPart(out, "; ", part);
    return out;
}

}  // namespace drumhead
