#include "rules/loading/assignment/result_shapes.hpp"

#include <algorithm>

namespace drumhead {

/// Each result is whole and never none until a step turns out to give another value.
ResultShapes::ResultShapes(const Ruleset& ruleset, const Program& program)
    : m_ruleset(ruleset), m_program(program), m_listed(program.slots.size())
{
    for (const Slot& slot : program.slots) {
        Shape& shape = m_shapes.emplace_back(slot.shape);
        if (slot.kind != SlotKind::Result || slot.asked) continue;
        shape.whole = true;
        shape.mayBeNone = false;
    }
    for (const Instruction& each : program.code) {
        if (each.op == Op::Table) ofTable(program.tableOf(each));
        if (each.op == Op::Roll) ofRoll(program.rollOf(each));
    }
    do {
        m_changed = false;
        for (const Instruction& each : program.code) giveShapes(each);
    } while (m_changed);
}

void ResultShapes::ofTable(const TableDetail& detail)
{
    const Table& table = m_ruleset.tables[static_cast<std::size_t>(detail.table)];
    for (std::size_t i = 0; i < detail.outputs.size(); ++i) {
        std::vector<Value>& listed = m_listed[static_cast<std::size_t>(detail.outputs[i])];
        for (const TableRow& row : table.rows) {
            const Value value = row.outputs[i];
            if (std::find(listed.begin(), listed.end(), value) == listed.end()) listed.push_back(value);
            const bool isNumber = table.outputs[i].shape.kind == ValueKind::Number;
            worsen(detail.outputs[i], !isNumber || !value.isSet() || value.number().isWhole(), value.isNone());
        }
    }
}

void ResultShapes::ofRoll(const RollDetail& detail)
{
    for (const RollPart& part : detail.parts) {
        Shape& shape = m_shapes[static_cast<std::size_t>(part.slot)];
        shape.least = detail.ranks ? Number(1) : Number(0);
        if (detail.ranks) shape.most = Number(detail.sides);
        shape.mayBeNone = detail.ranks;
    }
    if (!detail.parts.empty() || detail.deck >= 0) return;
    Shape& shape = m_shapes[static_cast<std::size_t>(detail.slot)];
    const bool isOneDie = detail.dice < 0 && !detail.counts;
    shape.least = isOneDie ? Number(1) : Number(0);
    if (isOneDie) shape.most = Number(detail.sides);
}

void ResultShapes::giveShapes(const Instruction& instruction)
{
    if (instruction.op == Op::Let) {
        const LetDetail& detail = m_program.letOf(instruction);
        const bool isNumber = m_program.slot(detail.slot).shape.kind == ValueKind::Number;
        // To add none leaves it as it is.
        worsen(detail.slot, !isNumber || isWhole(detail.value), !detail.adds && mayBeNone(detail.value));
    } else if (instruction.op == Op::Sum) {
        const SumDetail& detail = m_program.sumOf(instruction);
        const auto whole = [this](NodeId node) { return isWhole(node); };
        bool all = std::all_of(detail.of.begin(), detail.of.end(), whole);
        for (const CompiledModifier& each : detail.modifiers) all = all && whole(each.amount);
        if (detail.bounded) all = all && detail.least.isWhole() && detail.most.isWhole();
        worsen(detail.slot, all, false);
    }
}

void ResultShapes::worsen(SlotId slot, bool isWhole, bool mayBeNone)
{
    Shape& shape = m_shapes[static_cast<std::size_t>(slot)];
    m_changed = m_changed || (shape.whole && !isWhole) || (!shape.mayBeNone && mayBeNone);
    shape.whole = shape.whole && isWhole;
    shape.mayBeNone = shape.mayBeNone || mayBeNone;
}

Shape ResultShapes::ofNode(NodeId id) const
{
    const Node& node = m_program.node(id);
    Shape shape;
    shape.kind = node.valueKind;
    shape.choices = node.choices;
    shape.least = -Number::largest();
    shape.most = Number::largest();
    shape.whole = isWhole(id);
    shape.mayBeNone = mayBeNone(id);
    return shape;
}

template <typename Test>
bool ResultShapes::anyBranch(const Node& node, Test test) const
{
    for (std::uint32_t i = 1; i < node.count; ++i) {
        if (child(node, i) >= 0 && test(child(node, i))) return true;
    }
    return false;
}

bool ResultShapes::isWhole(NodeId id) const
{
    const Node& node = m_program.node(id);
    const auto isBroken = [this](NodeId each) { return !isWhole(each); };
    switch (node.kind) {
    case NodeKind::Constant:
        return node.valueKind != ValueKind::Number || !node.constant.isSet() || node.constant.number().isWhole();
    case NodeKind::Slot: return of(node.subject).whole;
    case NodeKind::Derived:
    case NodeKind::Total:
    case NodeKind::LeastOf:
    case NodeKind::MostOf: return isWhole(child(node, 0));
    case NodeKind::Sum:
    case NodeKind::Subtract:
    case NodeKind::Times:
    case NodeKind::Least:
    case NodeKind::Most: return isWhole(child(node, 0)) && !anyBranch(node, isBroken);
    case NodeKind::Divide: return node.rounding != Rounding::Exact;
    case NodeKind::By:
    case NodeKind::If: return !anyBranch(node, isBroken);
    case NodeKind::LookUp: return isWholeStat(node);
    case NodeKind::Table: {
        const auto& rows = m_ruleset.tables[static_cast<std::size_t>(node.subject)].rows;
        return std::all_of(rows.begin(), rows.end(), [&node](const TableRow& row) {
            const Value value = row.outputs[static_cast<std::size_t>(node.column)];
            return node.valueKind != ValueKind::Number || !value.isSet() || value.number().isWhole();
        });
    }
    default: return true;
    }
}

bool ResultShapes::isWholeStat(const Node& lookUp) const
{
    return std::all_of(m_ruleset.attributes.begin(), m_ruleset.attributes.end(), [&lookUp](const auto& each) {
        return each->origin != Origin::Type || each->per < 0 || each->stat != lookUp.column || each->shape.whole;
    });
}

bool ResultShapes::mayBeNone(NodeId id) const
{
    const Node& node = m_program.node(id);
    switch (node.kind) {
    case NodeKind::Constant: return node.constant.isNone();
    case NodeKind::Slot: return of(node.subject).mayBeNone;
    case NodeKind::Derived: return mayBeNone(child(node, 0));
    case NodeKind::By:
    case NodeKind::If: return anyBranch(node, [this](NodeId each) { return mayBeNone(each); });
    case NodeKind::LeastOf:
    case NodeKind::MostOf: return child(node, 1) >= 0 || m_program.role(node.subject).least == 0;
    case NodeKind::LookUp: return true;
    case NodeKind::Table: {
        const auto& rows = m_ruleset.tables[static_cast<std::size_t>(node.subject)].rows;
        return std::any_of(rows.begin(), rows.end(), [&node](const TableRow& row) {
            return row.outputs[static_cast<std::size_t>(node.column)].isNone();
        });
    }
    default: return false;
    }
}

}  // namespace drumhead
