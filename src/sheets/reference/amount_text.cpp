#include "sheets/reference/reference_parts.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>
#include <optional>

namespace drumhead {

namespace {

/// Puts one amount of a program into words.
struct AmountWriter {
    const Reference& reference;
    const Program& program;
    bool failed = false;

    [[nodiscard]] const Node& node(NodeId id) const { return program.node(id); }
    [[nodiscard]] NodeId child(const Node& of, std::size_t i) const { return program.children[of.first + i]; }

    /// The choice of the ruling that a slot holds, or unknown.
    [[nodiscard]] Value ruling(const Node& of) const
    {
        if (of.kind != NodeKind::Slot) return Value::unknown();
        const Slot& slot = program.slot(of.subject);
        if (slot.kind != SlotKind::Ruling) return Value::unknown();
        for (const Ruling& each : reference.ruleset.rulings) {
            if ("ruling." + each.id == slot.name) return reference.ruled(each);
        }
        return Value::unknown();
    }

    std::string constant(const Node& of, bool top)
    {
        if (of.valueKind != ValueKind::Number || !of.constant.isSet()) return fail();
        return top ? reference.ruleset.texts->signedNumber(of.constant.number())
                   : reference.ruleset.texts->number(of.constant.number());
    }

    std::string by(const Node& of, bool top)
    {
        const Value decided = ruling(node(child(of, 0)));
        const std::size_t count = of.count - 2;
        std::string text;
        for (std::size_t i = 0; i < count; ++i) {
            const NameId key = program.keys[of.keys + i];
            if (decided.isSet() && decided.name() == key) return write(child(of, i + 2), top);
            text += (text.empty() ? "" : ", ") + reference.ruleset.choiceLabel(node(child(of, 0)).choices, key) + " "
                + write(child(of, i + 2), top);
        }
        const NodeId other = child(of, 1);
        if (other < 0) return text;
        return decided.isSet() ? write(other, top)
                               : text + ", "
                + reference.ruleset.texts->say("amount.else", "else {amount}", {{"amount", write(other, top)}});
    }

    /// Whether a condition holds, as far as the rulings alone settle it.
    [[nodiscard]] std::optional<bool> holds(const Node& of) const
    {
        if (of.kind == NodeKind::All || of.kind == NodeKind::Any) return together(of);
        if (of.kind == NodeKind::Not) {
            const std::optional<bool> inner = holds(node(child(of, 0)));
            return inner ? std::optional(!*inner) : std::nullopt;
        }
        if (of.kind == NodeKind::OneOf) return isOneOf(of);
        if (of.kind != NodeKind::Compare || (of.comparison != Comparison::Is && of.comparison != Comparison::Not))
            return std::nullopt;
        const Value decided = ruling(node(child(of, 0)));
        const Node& against = node(child(of, 1));
        if (!decided.isSet() || against.kind != NodeKind::Constant) return std::nullopt;
        return (decided == against.constant) == (of.comparison == Comparison::Is);
    }

    [[nodiscard]] std::optional<bool> isOneOf(const Node& of) const
    {
        const Value decided = ruling(node(child(of, 0)));
        if (!decided.isSet()) return std::nullopt;
        for (std::size_t i = 1; i < of.count; ++i) {
            const Node& against = node(child(of, i));
            if (against.kind != NodeKind::Constant) return std::nullopt;
            if (decided == against.constant) return !of.negated;
        }
        return of.negated;
    }

    /// One clause may decide the whole, whatever the others are.
    [[nodiscard]] std::optional<bool> together(const Node& of) const
    {
        const bool deciding = of.kind == NodeKind::Any;
        bool open = false;
        for (std::size_t i = 0; i < of.count; ++i) {
            const std::optional<bool> part = holds(node(child(of, i)));
            if (part && *part == deciding) return deciding;
            open = open || !part;
        }
        return open ? std::nullopt : std::optional(!deciding);
    }

    /// Two amounts that a condition decides between: where the rulings do not settle it and it makes a difference, a
    /// sentence has to say when.
    std::string either(const Node& of, bool top)
    {
        if (const std::optional<bool> settled = holds(node(child(of, 0))); settled && (*settled || child(of, 2) >= 0))
            return write(child(of, *settled ? 1 : 2), top);
        const std::string yes = write(child(of, 1), top);
        const std::string no = child(of, 2) < 0 ? "0" : write(child(of, 2), top);
        return yes == no ? yes : fail();
    }

    /// So much for each of something.
    std::string each(const Node& of)
    {
        if (of.count != 2) return fail();
        for (std::size_t i = 0; i < 2; ++i) {
            AmountWriter part{reference, program};
            const std::string factor = part.write(child(of, i), true);
            if (!part.failed) return reference.ruleset.texts->say("amount.each", "{amount} each", {{"amount", factor}});
        }
        return fail();
    }

    std::string table(const Node& of) const
    {
        return reference.ruleset.texts->say(
            "amount.by-table", "by table: {table}",
            {{"table", reference.ruleset.tables[static_cast<std::size_t>(of.subject)].title}});
    }

    std::string write(NodeId id, bool top)
    {
        if (id < 0) return fail();
        const Node& of = node(id);
        switch (of.kind) {
        case NodeKind::Constant: return constant(of, top);
        case NodeKind::By: return by(of, top);
        case NodeKind::If: return either(of, top);
        case NodeKind::Table: return table(of);
        case NodeKind::Times: return each(of);
        default: return fail();
        }
    }

    std::string fail()
    {
        failed = true;
        return {};
    }
};

/// Whether a ruling stands in an expression, or in a formula that it reads.
bool readsRuling(const Program& program, NodeId id)
{
    if (id < 0) return false;
    const Node& node = program.node(id);
    if (node.kind == NodeKind::Slot && program.slot(node.subject).kind == SlotKind::Ruling) return true;
    for (std::size_t i = 0; i < node.count; ++i) {
        if (readsRuling(program, program.children[node.first + i])) return true;
    }
    return false;
}

bool isRuledOut(const Reference& reference, const Program& program, NodeId when)
{
    const AmountWriter writer{reference, program};
    return when >= 0 && writer.holds(writer.node(when)) == false;
}

/// Whether the line of a modifier would read otherwise if the club changed a ruling.
bool turnsOnRuling(const Reference& reference, const Program& program, const CompiledModifier& modifier)
{
    if (!readsRuling(program, modifier.when) && !readsRuling(program, modifier.amount)) return false;
    return reference.differsByRuling([&](const Reference& other) {
        return isRuledOut(other, program, modifier.when) ? "" : "+" + amountText(other, program, modifier.amount);
    });
}

}  // namespace

bool isRuledOut(const Reference& reference, InternalId when)
{
    if (when < 0) return false;
    const Program& program = reference.ruleset.internal[static_cast<std::size_t>(when)]->program;
    return std::any_of(program.lets.begin(), program.lets.end(), [&](const LetDetail& let) {
        return let.slot == program.findSlot("holds") && isRuledOut(reference, program, let.value);
    });
}

std::map<const Modifier*, ModifierUse> modifierUses(const Reference& reference)
{
    std::map<const Modifier*, ModifierUse> uses;
    for (const auto& procedure : reference.ruleset.procedures) {
        for (const SumDetail& sum : procedure->program.sums) {
            for (const CompiledModifier& modifier : sum.modifiers) {
                const Program& program = procedure->program;
                if (isRuledOut(reference, program, modifier.when) || uses.contains(modifier.modifier)) continue;
                uses[modifier.modifier] = {amountText(reference, program, modifier.amount),
                                           turnsOnRuling(reference, program, modifier)};
            }
        }
    }
    return uses;
}

std::string amountText(const Reference& reference, const Program& program, NodeId node)
{
    AmountWriter writer{reference, program};
    std::string text = writer.write(node, true);
    return writer.failed ? std::string() : text;
}

}  // namespace drumhead
