#include "reference_parts.hpp"

namespace drumhead {

namespace {

std::string signedText(Number number) { return (number > Number(0) ? "+" : "") + number.text(); }

/// Puts one amount of a program into words.
struct AmountWriter {
    const Reference& reference;
    const Program& program;
    bool failed = false;

    [[nodiscard]] const Node& node(NodeId id) const { return program.nodes[static_cast<std::size_t>(id)]; }
    [[nodiscard]] NodeId child(const Node& of, std::size_t i) const { return program.children[of.first + i]; }

    /// The choice of the ruling that a slot holds, or unknown.
    [[nodiscard]] Value ruling(const Node& of) const
    {
        if (of.kind != NodeKind::Slot) return Value::unknown();
        const Slot& slot = program.slots[static_cast<std::size_t>(of.subject)];
        if (slot.kind != SlotKind::Ruling) return Value::unknown();
        for (const Ruling& each : reference.ruleset.rulings) {
            if ("ruling." + each.id == slot.name) return reference.ruled(each);
        }
        return Value::unknown();
    }

    std::string constant(const Node& of, bool top)
    {
        if (of.valueKind != ValueKind::Number || !of.constant.isSet()) return fail();
        return top ? signedText(of.constant.number()) : of.constant.number().text();
    }

    std::string by(const Node& of, bool top)
    {
        const Value decided = ruling(node(child(of, 0)));
        const std::size_t count = of.count - 2;
        std::string text;
        for (std::size_t i = 0; i < count; ++i) {
            const NameId key = program.keys[of.keys + i];
            if (decided.isSet() && decided.name() == key) return write(child(of, i + 2), top);
            text += (text.empty() ? "" : ", ") + reference.ruleset.choiceLabel(node(child(of, 0)).choices, key) + " " + write(child(of, i + 2), top);
        }
        const NodeId other = child(of, 1);
        if (other < 0) return text;
        return decided.isSet() ? write(other, top) : text + ", else " + write(other, top);
    }

    /// Two amounts that a condition decides between: which it is depends on the case.
    std::string either(const Node& of, bool top)
    {
        const std::string yes = write(child(of, 1), top);
        const std::string no = child(of, 2) < 0 ? "0" : write(child(of, 2), top);
        return yes == no ? yes : yes + " or " + no;
    }

    std::string listed(const Node& of, const std::string& between)
    {
        std::string text;
        for (std::size_t i = 0; i < of.count; ++i) text += (i > 0 ? between : "") + part(child(of, i), between);
        return text;
    }

    /// Part of a formula: in brackets where it would be misread.
    std::string part(NodeId id, const std::string& between)
    {
        const std::string text = write(id, false);
        const NodeKind kind = node(id).kind;
        const bool isLoose = kind == NodeKind::Sum || kind == NodeKind::Subtract || kind == NodeKind::If || kind == NodeKind::By;
        return isLoose && between != ", " ? "(" + text + ")" : text;
    }

    /// A difference from nought is what is lost.
    std::string difference(const Node& of)
    {
        const Node& from = node(child(of, 0));
        const bool isNought = from.kind == NodeKind::Constant && from.constant == Value(Number(0));
        return of.count == 2 && isNought ? "−" + part(child(of, 1), " − ") : listed(of, " − ");
    }

    std::string slot(const Node& of) const { return program.slots[static_cast<std::size_t>(of.subject)].label; }

    std::string table(const Node& of) const { return "by table: " + reference.ruleset.tables[static_cast<std::size_t>(of.subject)].title; }

    std::string write(NodeId id, bool top)
    {
        if (id < 0) return fail();
        const Node& of = node(id);
        switch (of.kind) {
        case NodeKind::Constant: return constant(of, top);
        case NodeKind::Slot:
        case NodeKind::Derived: return slot(of);
        case NodeKind::By: return by(of, top);
        case NodeKind::If: return either(of, top);
        case NodeKind::Sum: return listed(of, " + ");
        case NodeKind::Subtract: return difference(of);
        case NodeKind::Times: return listed(of, " × ");
        case NodeKind::Divide: return listed(of, " / ");
        case NodeKind::Least: return "least of " + listed(of, ", ");
        case NodeKind::Most: return "most of " + listed(of, ", ");
        case NodeKind::Table: return table(of);
        default: return fail();
        }
    }

    std::string fail()
    {
        failed = true;
        return {};
    }
};

}  // namespace

std::string amountText(const Reference& reference, const Program& program, NodeId node)
{
    AmountWriter writer{reference, program};
    std::string text = writer.write(node, true);
    return writer.failed ? std::string() : text;
}

}  // namespace drumhead
