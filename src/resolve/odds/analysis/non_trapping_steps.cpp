#include "resolve/odds/analysis/non_trapping_steps.hpp"

#include "drumhead/rules/program/instruction_effects.hpp"
#include "drumhead/rules/ruleset.hpp"
#include "resolve/odds/analysis/dataflow.hpp"

#include <algorithm>

namespace drumhead {

NonTrappingSteps::NonTrappingSteps(const Frame& frame, const std::vector<Given>& given, ConstantPropagation& constants)
    : m_program(*frame.program), m_ruleset(*frame.ruleset), m_given(given), m_constants(constants),
      m_possiblyNone(m_program.slots.size()), m_nonTrapping(m_program.code.size())
{
    findPossiblyNone();
}

bool NonTrappingSteps::contains(std::size_t at)
{
    NonTrapping& nonTrapping = m_nonTrapping[at];
    if (nonTrapping == NonTrapping::NotAsked)
        nonTrapping = isNonTrapping(m_program.code[at]) ? NonTrapping::Yes : NonTrapping::No;
    return nonTrapping == NonTrapping::Yes;
}

std::vector<NonTrappingSteps::Given> NonTrappingSteps::givenBefore(const Frame& frame)
{
    std::vector<Given> given;
    given.reserve(frame.program->slots.size());
    for (const Slot& slot : frame.program->slots) given.push_back(givenBefore(frame, slot));
    return given;
}

NonTrappingSteps::Given NonTrappingSteps::givenBefore(const Frame& frame, const Slot& slot)
{
    const int rows = slot.manyRole < 0 ? 1 : frame.layout.rows(slot.manyRole);
    Value last = Value::unknown();
    for (int row = 0; row < rows; ++row) {
        last = frame.values[frame.layout.address(slot, row)];
        if (last.isUnknown() || (slot.manyRole >= 0 && last.isNone())) return Given::No;
    }
    return last.isUnknown() ? Given::No : last.isNone() ? Given::AsNone : Given::Yes;
}

void NonTrappingSteps::findPossiblyNone()
{
    for (std::size_t i = 0; i < m_program.slots.size(); ++i) {
        const Slot& slot = m_program.slots[i];
        const bool worked = slot.kind == SlotKind::Result && !slot.asked;  // then it is as its steps give it
        if ((slot.shape.mayBeNone && !worked) || m_given[i] == Given::AsNone)
            m_possiblyNone.add(static_cast<SlotId>(i));
    }
    solveDataflow(m_program.code.size(), FlowDirection::Forward, [this](std::size_t at) {
        bool added = false;
        for (const SlotId slot : givenAsNone(m_program.code[at])) {
            added = added || !m_possiblyNone.contains(slot);
            m_possiblyNone.add(slot);
        }
        return added;
    });
}

/// The results of a step that it may give as "none".
std::vector<SlotId> NonTrappingSteps::givenAsNone(const Instruction& instruction) const
{
    if (instruction.op == Op::Band) return {m_program.bandOf(instruction).slot};
    if (instruction.op == Op::Let) {
        const LetDetail& let = m_program.letOf(instruction);
        if (!let.adds && mayBeNone(let.value)) return {let.slot};  // to add none leaves it as it is
    }
    std::vector<SlotId> found;
    if (instruction.op == Op::Roll && m_program.rollOf(instruction).ranks) {
        for (const RollPart& part : m_program.rollOf(instruction).parts) found.push_back(part.slot);
    }
    if (instruction.op != Op::Table) return found;
    const TableDetail& detail = m_program.tableOf(instruction);
    const std::vector<TableRow>& rows = m_ruleset.tables[static_cast<std::size_t>(detail.table)].rows;
    for (std::size_t i = 0; i < detail.outputs.size(); ++i) {
        const auto isNone = [i](const TableRow& row) { return row.outputs[i].isNone(); };
        if (std::any_of(rows.begin(), rows.end(), isNone)) found.push_back(detail.outputs[i]);
    }
    return found;
}

bool NonTrappingSteps::mayBeNone(NodeId id) const
{
    const Node& node = m_program.node(id);
    switch (node.kind) {
    case NodeKind::Constant: return node.constant.isNone();
    case NodeKind::Slot: return m_possiblyNone.contains(node.subject);
    case NodeKind::If: return mayBeNone(child(node, 1)) || mayBeNone(child(node, 2));
    case NodeKind::Derived:
    case NodeKind::By:
    case NodeKind::LeastOf:
    case NodeKind::MostOf:
    case NodeKind::Table:
    case NodeKind::LookUp: return true;
    default: return false;
    }
}

bool NonTrappingSteps::isNonTrapping(const Instruction& instruction)
{
    struct Visitor : EffectVisitor {
        NonTrappingSteps& steps;
        bool known = true;

        explicit Visitor(NonTrappingSteps& all) : steps(all) {}
        void node(NodeId id, Use use)
        {
            known = known && (use == Use::Summand ? steps.isFigure(id) : steps.isKnown(id));
        }
    };
    const OpTraits traits = traitsOf(instruction.op);
    if (traits.mayStop || traits.mayWait || traits.pinned) return false;
    Visitor visitor(*this);
    visitEffects(m_program, instruction, visitor);
    return visitor.known;
}

bool NonTrappingSteps::isGiven(SlotId id) const
{
    const Slot& slot = m_program.slot(id);
    return (slot.kind == SlotKind::Result && !slot.asked) || m_given[static_cast<std::size_t>(id)] != Given::No;
}

bool NonTrappingSteps::areChildrenKnown(const Node& node)
{
    for (std::uint32_t i = 0; i < node.count; ++i) {
        if (child(node, i) >= 0 && !isKnown(child(node, i))) return false;
    }
    return true;
}

bool NonTrappingSteps::isKnown(NodeId id)
{
    const Node& node = m_program.node(id);
    switch (node.kind) {
    case NodeKind::Constant: return !node.constant.isUnknown();
    case NodeKind::Slot: return isGiven(node.subject);
    case NodeKind::Derived:
        if (isGiven(node.subject) || areChildrenKnown(node)) return true;
        break;
    case NodeKind::If:
    case NodeKind::By: {
        const NodeId branch = m_constants.branchOf(node);
        if ((branch >= 0 && isKnown(branch)) || areChildrenKnown(node)) return true;
        break;
    }
    case NodeKind::All:
    case NodeKind::Any:
    case NodeKind::Not:
    case NodeKind::Compare:
    case NodeKind::OneOf:
    case NodeKind::Count:
    case NodeKind::Some:
    case NodeKind::Every:
        if (areChildrenKnown(node)) return true;
        break;
    case NodeKind::Total:
    case NodeKind::LeastOf:
    case NodeKind::MostOf:
        if (isFigure(child(node, 0)) && areChildrenKnown(node)) return true;
        break;
    case NodeKind::Sum:
    case NodeKind::Subtract:
    case NodeKind::Times:
    case NodeKind::Least:
    case NodeKind::Most: {
        bool figures = true;
        for (std::uint32_t i = 0; i < node.count && figures; ++i) figures = isFigure(child(node, i));
        if (figures) return true;
        break;
    }
    default: break;
    }
    return m_constants.of(id) != Constant::Varies;
}

bool NonTrappingSteps::isFigure(NodeId node)
{
    if (isKnown(node) && !mayBeNone(node)) return true;
    const Constant constant = m_constants.of(node);
    return constant == Constant::No || constant == Constant::Yes || constant == Constant::Figure;
}

}  // namespace drumhead
