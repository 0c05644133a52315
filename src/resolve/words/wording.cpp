#include "resolve/words/wording.hpp"

#include "drumhead/base/length.hpp"
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
    return text + " " + unitText(*ruleset.texts, shape.unitFor(value.number()));
}

std::string moreOrFewer(const Ruleset& ruleset, const Shape& shape, Number change)
{
    const bool fewer = change < Number(0);
    const std::string amount = measured(ruleset, shape, fewer ? -change : change);
    return fewer ? ruleset.texts->say("effect.fewer", "{amount} fewer", {{"amount", amount}})
                 : ruleset.texts->say("effect.more", "{amount} more", {{"amount", amount}});
}

std::string comparisonText(const Texts& texts, Comparison comparison, const std::string& number)
{
    const TextArguments with = {{"number", number}};
    switch (comparison) {
    case Comparison::AtMost: return texts.say("number.at-most", "{number} or less", with);
    case Comparison::AtLeast: return texts.say("number.at-least", "{number} or more", with);
    case Comparison::Above: return texts.say("number.above", "above {number}", with);
    case Comparison::Below: return texts.say("number.below", "below {number}", with);
    case Comparison::Is:
    case Comparison::Not: break;
    }
    return number;
}

namespace {

class ReasonWriter {
public:
    ReasonWriter(const Situation& situation, const RoleNames& names)
        : m_names(names), m_ruleset(situation.ruleset()), m_texts(*m_ruleset.texts), m_program(situation.program())
    {}

    std::string text(const Reason& reason) const
    {
        const Node& node = m_program.node(reason.node);
        if (node.kind == NodeKind::Some || node.kind == NodeKind::Every) return rows(node, reason);
        if (node.kind != NodeKind::Compare && node.kind != NodeKind::OneOf)
            return subjectOf(node, reason) + ": " + flag(reason.held);
        const NodeId leftId = child(node, 0);
        const Node& left = m_program.node(leftId);
        const std::string subject = subjectOf(left, reason);
        const Shape shape = shapeOf(left);
        if (left.valueKind == ValueKind::Flag) return subject + ": " + flag(reason.left.yes());
        const bool quoted = isRuling(left);
        const std::string value = said(measured(m_ruleset, shape, reason.left), quoted);
        std::string out = quoted || reason.left.isNone()
            ? subject + ": " + value
            : m_texts.say("reason.is", "{subject} is {value}", {{"subject", subject}, {"value", value}});
        if (left.valueKind == ValueKind::Number) return out + number(node, reason, shape);
        if (!reason.held && !isNegative(node)) out += isNot(alternatives(node, shape, quoted));
        return out;
    }

private:
    std::string flag(bool yes) const { return m_ruleset.valueText(flagShape(), Value::flag(yes)); }
    static Shape flagShape()
    {
        Shape shape;
        shape.kind = ValueKind::Flag;
        return shape;
    }
    std::string isNot(const std::string& value) const
    {
        return ", " + m_texts.say("reason.not", "not {value}", {{"value", value}});
    }
    static bool isNegative(const Node& node)
    {
        return node.kind == NodeKind::OneOf ? node.negated : node.comparison == Comparison::Not;
    }
    NodeId child(const Node& node, std::uint32_t i) const { return m_program.children[node.first + i]; }

    /// `all`: the role whose rows are taken together, so that none of them is named.
    std::string subjectOf(const Node& node, const Reason& reason, int all = -1) const
    {
        switch (node.kind) {
        case NodeKind::Constant: return m_ruleset.valueText(shapeOf(node), node.constant);
        case NodeKind::Slot:
        case NodeKind::Derived: return named(node.subject, reason, all);
        case NodeKind::Total:
        case NodeKind::LeastOf:
        case NodeKind::MostOf:
        case NodeKind::Count: return overRows(node, reason);
        case NodeKind::By:
        case NodeKind::If: return branches(node, reason, all);
        case NodeKind::LookUp: return lookedUp(node);
        case NodeKind::RowNumber:
            return m_texts.say("reason.place", "the place of {role} in the list",
                               {{"role", roleLabel(m_program, node.subject, std::max<int>(reason.row, 0), m_names)}});
        case NodeKind::Table:
            return m_texts.say("reason.table", "the figure in {table}",
                               {{"table", m_ruleset.tables[static_cast<std::size_t>(node.subject)].title}});
        default: break;
        }
        return isArithmetic(node.kind) ? arithmetic(node, reason, all)
                                       : m_texts.say("reason.asked", "what is asked for");
    }

    std::string named(SlotId id, const Reason& reason, int all) const
    {
        const Slot& slot = m_program.slot(id);
        if (all < 0 || slot.manyRole != all) return factLabel(m_program, {id, std::max<int>(reason.row, 0)}, m_names);
        return ownLabel(slot);
    }

    /// "the total of models that shoot"
    std::string overRows(const Node& node, const Reason& reason) const
    {
        const bool counts = node.kind == NodeKind::Count;
        const std::string amount =
            counts ? std::string() : subjectOf(m_program.node(child(node, 0)), reason, node.subject);
        const TextArguments with = {{"role", m_program.role(node.subject).label}, {"amount", amount}};
        const std::string what = counts      ? m_texts.say("reason.number", "the number as {role}", with)
            : node.kind == NodeKind::Total   ? m_texts.say("reason.total", "the total of {amount}", with)
            : node.kind == NodeKind::LeastOf ? m_texts.say("reason.least-of", "the least {amount}", with)
                                             : m_texts.say("reason.most-of", "the most {amount}", with);
        const bool isPart = child(node, counts ? 0 : 1) >= 0;
        return isPart ? m_texts.say("reason.of-some", "{what} (only of some)", {{"what", what}}) : what;
    }

    /// "stands or figures": what it may be, by the circumstances; fixed figures only where there is nothing else.
    std::string branches(const Node& node, const Reason& reason, int all) const
    {
        std::vector<std::string> names;
        for (std::uint32_t i = 1; i < node.count; ++i) {
            if (child(node, i) < 0 || m_program.node(child(node, i)).kind == NodeKind::Constant) continue;
            std::string name = subjectOf(m_program.node(child(node, i)), reason, all);
            if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(std::move(name));
        }
        if (!names.empty()) return m_texts.oneOf(names);
        if (node.kind == NodeKind::If) return m_texts.say("reason.asked", "what is asked for");
        return m_texts.say("reason.figure-for", "the figure for {subject}",
                           {{"subject", subjectOf(m_program.node(child(node, 0)), reason, all)}});
    }

    /// A figure of the troops: "shooter's factor".
    std::string lookedUp(const Node& node) const
    {
        const Slot& type = m_program.slot(node.subject);
        for (const auto& each : m_ruleset.attributes) {
            if (each->per < 0 || each->stat != node.column) continue;
            return type.owner < 0 ? each->label
                                  : possessive(roleLabel(m_program, type.owner, 0, m_names)) + " " + each->label;
        }
        return m_texts.say("reason.asked", "what is asked for");
    }

    /// "target's stands + hits"
    std::string arithmetic(const Node& node, const Reason& reason, int all) const
    {
        const bool isPick = node.kind == NodeKind::Least || node.kind == NodeKind::Most;
        std::vector<std::string> parts;
        for (std::uint32_t i = 0; i < node.count; ++i) {
            const Node& part = m_program.node(child(node, i));
            const std::string text = subjectOf(part, reason, all);
            parts.push_back(isArithmetic(part.kind) && !isPick ? "(" + text + ")" : text);
        }
        if (isPick)
            return node.kind == NodeKind::Least
                ? m_texts.say("amount.least", "the least of {amounts}", {{"amounts", m_texts.allOf(parts)}})
                : m_texts.say("amount.most", "the most of {amounts}", {{"amounts", m_texts.allOf(parts)}});
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
    std::string said(const std::string& words, bool quoted) const
    {
        return quoted ? m_texts.say("reason.quoted", "\"{words}\"", {{"words", words}}) : words;
    }

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
        return m_texts.oneOf(words);
    }

    std::string number(const Node& node, const Reason& reason, const Shape& shape) const
    {
        if (node.kind == NodeKind::OneOf) return reason.held ? "" : isNot(alternatives(node, shape));
        std::string bound = said(m_ruleset.valueText(shape, reason.right), reason.right.isNone());
        const NodeKind left = m_program.node(child(node, 0)).kind;
        const Node& right = m_program.node(child(node, 1));
        // What was worked out is set against something that is not seen beside it.
        if (left != NodeKind::Slot && left != NodeKind::Derived && right.kind != NodeKind::Constant)
            bound = subjectOf(right, reason) + " " + bound;
        if (node.comparison == Comparison::Not) return "";
        if (node.comparison == Comparison::Is) return reason.held ? "" : isNot(bound);
        const std::string needed = comparisonText(m_texts, node.comparison, bound);
        return " (" + (reason.held ? needed : m_texts.say("reason.needed", "{what} needed", {{"what", needed}})) + ")";
    }

    /// Who meets a condition, or who does not: what it is, the label tells of what rests on it.
    std::string rows(const Node& node, const Reason& reason) const
    {
        const bool held = reason.held;
        if (reason.row >= 0) {
            const std::string who = roleLabel(m_program, node.subject, reason.row, m_names);
            return held ? who : m_texts.say("reason.not", "not {value}", {{"value", who}});
        }
        const std::string& label = m_program.role(node.subject).label;
        const TextArguments with = {{"role", label}};
        return held ? m_texts.say("reason.every", "every {role} meets it", with)
                    : m_texts.say("reason.no", "no {role} meets it", with);
    }

    const RoleNames& m_names;
    const Ruleset& m_ruleset;
    const Texts& m_texts;
    const Program& m_program;
};

}  // namespace

std::string reasonsText(const Situation& situation, std::span<const Reason> reasons, const RoleNames& names)
{
    const ReasonWriter writer(situation, names);
    std::vector<std::string> parts;
    for (const Reason& reason : reasons) {
        std::string text = writer.text(reason);
        if (std::find(parts.begin(), parts.end(), text) == parts.end()) parts.push_back(std::move(text));
    }
    std::string out;
    for (const std::string& part : parts) appendPart(out, "; ", part);
    return out;
}

}  // namespace drumhead
