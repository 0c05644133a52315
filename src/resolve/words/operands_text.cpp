#include "resolve/words/operands_text.hpp"

#include "drumhead/base/text.hpp"
#include "resolve/words/wording.hpp"

#include <algorithm>
#include <span>

namespace drumhead {

namespace {

class OperandsWriter {
public:
    OperandsWriter(const Situation& situation, const Trail& trail, const TrailEntry& entry)
        : m_situation(situation), m_program(situation.program()), m_entry(entry),
          m_values(trail.pool.data() + entry.first, entry.count)
    {}

    std::string arithmetic() const
    {
        const Node& node = m_program.node(m_entry.amount);
        const bool picks = node.kind == NodeKind::Least || node.kind == NodeKind::Most;
        std::vector<std::string> parts;
        for (std::uint32_t i = 0; i < node.count; ++i) parts.push_back(named(m_program.children[node.first + i], i));
        if (picks)
            return node.kind == NodeKind::Least
                ? texts().say("amount.least", "the least of {amounts}", {{"amounts", texts().allOf(parts)}})
                : texts().say("amount.most", "the most of {amounts}", {{"amounts", texts().allOf(parts)}});
        return chain(parts, signOf(node.kind)) + roundingOf(node);
    }

    std::string sum(const SumDetail& detail, Number modifiers) const
    {
        std::vector<std::string> parts;
        for (std::size_t i = 0; i < detail.of.size(); ++i) parts.push_back(named(detail.of[i], i + 1));
        if (parts.empty()) return {};
        if (modifiers != Number(0))
            parts.push_back(
                texts().say("amount.modifiers", "modifiers {sum}", {{"sum", texts().signedNumber(modifiers)}}));
        return parts.size() == 1 && isBare(detail.of.front()) ? std::string() : chain(parts, " + ");
    }

    std::string inputs(std::span<const NodeId> nodes) const
    {
        std::vector<std::string> parts;
        for (std::size_t i = 0; i < nodes.size(); ++i) parts.push_back(named(nodes[i], i));
        return chain(parts, ", ");
    }

    [[nodiscard]] Number baseTotal() const
    {
        Number total;
        for (std::size_t i = 1; i < m_values.size(); ++i) total = total + m_values[i].number();
        return total;
    }

private:
    const Texts& texts() const { return *m_situation.ruleset().texts; }
    static const char* signOf(NodeKind kind)
    {
        return kind == NodeKind::Sum     ? " + "
            : kind == NodeKind::Subtract ? " - "
            : kind == NodeKind::Times    ? " × "
                                         : " / ";
    }
    std::string roundingOf(const Node& node) const
    {
        switch (node.rounding) {
        case Rounding::Down: return ", " + texts().say("amount.rounded-down", "rounded down");
        case Rounding::Up: return ", " + texts().say("amount.rounded-up", "rounded up");
        case Rounding::Nearest: return ", " + texts().say("amount.rounded", "rounded");
        case Rounding::Exact: break;
        }
        return "";
    }
    static std::string chain(const std::vector<std::string>& parts, const char* sign)
    {
        std::string text;
        for (const std::string& part : parts) appendPart(text, sign, part);
        return text;
    }
    bool isBare(NodeId id) const
    {
        const Node& node = m_program.node(id);
        return node.kind != NodeKind::Slot && node.kind != NodeKind::Derived;
    }
    /// "shooter's factor " before a figure of the troops that is looked up in place; else nothing.
    std::string lookedUp(const Node& node) const
    {
        if (node.kind != NodeKind::LookUp) return {};
        const Slot& type = m_program.slot(node.subject);
        for (const auto& each : m_situation.ruleset().attributes) {
            if (each->per < 0 || each->stat != node.column) continue;
            const int row = type.manyRole >= 0 && type.manyRole == m_entry.role ? m_entry.row : 0;
            return type.owner < 0 ? each->label + " "
                                  : roleLabel(m_situation, type.owner, row) + "'s " + each->label + " ";
        }
        return {};
    }
    /// "factor 5"; constants and intermediate values stand by themselves.
    std::string named(NodeId id, std::size_t at) const
    {
        const Node& node = m_program.node(id);
        if (isBare(id)) {
            Shape shape;
            shape.kind = node.valueKind;
            shape.choices = node.choices;
            return lookedUp(node) + m_situation.ruleset().valueText(shape, m_values[at]);
        }
        const Slot& slot = m_program.slot(node.subject);
        const bool isOfRow = slot.manyRole >= 0 && slot.manyRole == m_entry.role;
        const std::string label = isOfRow ? factLabel(m_situation, {node.subject, m_entry.row}) : slot.label;
        if (slot.shape.kind == ValueKind::Flag)
            return label + ": " + m_situation.ruleset().valueText(slot.shape, m_values[at]);
        return label + " " + m_situation.ruleset().valueText(slot.shape, m_values[at]);
    }

    const Situation& m_situation;
    const Program& m_program;
    const TrailEntry& m_entry;
    std::span<const Value> m_values;
};

}  // namespace

std::string operandsText(const Situation& situation, const Trail& trail, const TrailEntry& entry)
{
    const Program& program = situation.program();
    const Instruction& instruction = program.code[entry.instruction];
    const OperandsWriter writer(situation, trail, entry);
    switch (instruction.op) {
    case Op::Let:
        return entry.amount < 0 || program.letOf(instruction).adds || entry.overruled ? std::string()
                                                                                      : writer.arithmetic();
    case Op::Sum: {
        if (entry.count < 2 || entry.overruled) return {};
        const Number total = trail.pool[entry.first].number();
        return writer.sum(program.sumOf(instruction), total - writer.baseTotal());
    }
    case Op::Table: return writer.inputs(program.tableOf(instruction).inputs);
    default: return {};
    }
}

}  // namespace drumhead
