#include "resolve/odds/analysis/non_trapping_steps.hpp"

#include "drumhead/rules/instruction_effects.hpp"
#include "drumhead/rules/ruleset.hpp"
#include "resolve/machine/values/node_cache_layout.hpp"
#include "resolve/odds/analysis/dataflow.hpp"

#include <algorithm>

namespace drumhead {

NonTrappingSteps::NonTrappingSteps(const Frame& frame, const std::vector<Given>& given, ConstantPropagation& constants)
    : m_program(*frame.program), m_ruleset(*frame.ruleset), m_layout(frame.layout), m_given(given),
      m_constants(constants), m_possiblyNone(m_program.slots.size()), m_nonTrapping(m_program.code.size()),
      m_never(m_program.code.size())
{
    m_ofRole.assign(m_program.roles.size(), SlotSet(m_program.slots.size()));
    for (std::size_t i = 0; i < m_program.slots.size(); ++i) {
        if (m_program.slots[i].manyRole >= 0)
            m_ofRole[static_cast<std::size_t>(m_program.slots[i].manyRole)].add(static_cast<SlotId>(i));
    }
    findPossiblyNone();
    flow();
    for (std::size_t at = 0; at < m_never.size(); ++at) {
        const Instruction& instruction = m_program.code[at];
        m_never[at] = instruction.when >= 0 && instruction.op != Op::JumpUnless
            && m_constants.of(instruction.when) == Constant::No;
    }
}

bool NonTrappingSteps::contains(std::size_t at)
{
    NonTrapping& nonTrapping = m_nonTrapping[at];
    if (nonTrapping == NonTrapping::NotAsked) {
        m_known = m_before[at];
        nonTrapping = m_never[at] || isNonTrapping(m_program.code[at]) ? NonTrapping::Yes : NonTrapping::No;
    }
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
    solveDataflow(m_program.code.size(), FlowDirection::Forward,
                  [this](std::size_t at) { return addPossiblyNone(m_program.code[at]); });
}

bool NonTrappingSteps::addPossiblyNone(const Instruction& instruction)
{
    SlotId slot = -1;
    bool none = false;
    if (instruction.op == Op::Let) {
        slot = m_program.letOf(instruction).slot;
        // To add none leaves it as it is.
        none = !m_program.letOf(instruction).adds && mayBeNone(m_program.letOf(instruction).value);
    } else if (instruction.op == Op::Table) {
        return addPossiblyNone(m_program.tableOf(instruction));
    } else if (instruction.op == Op::Band) {
        slot = m_program.bandOf(instruction).slot;
        none = true;
    }
    if (instruction.op == Op::Roll && m_program.rollOf(instruction).ranks) {
        bool added = false;
        for (const RollPart& part : m_program.rollOf(instruction).parts) {
            added = added || !m_possiblyNone.contains(part.slot);
            m_possiblyNone.add(part.slot);
        }
        return added;
    }
    if (!none || m_possiblyNone.contains(slot)) return false;
    m_possiblyNone.add(slot);
    return true;
}

bool NonTrappingSteps::addPossiblyNone(const TableDetail& detail)
{
    const std::vector<TableRow>& rows = m_ruleset.tables[static_cast<std::size_t>(detail.table)].rows;
    bool added = false;
    for (std::size_t i = 0; i < detail.outputs.size(); ++i) {
        const bool none =
            std::any_of(rows.begin(), rows.end(), [i](const TableRow& row) { return row.outputs[i].isNone(); });
        if (!none || m_possiblyNone.contains(detail.outputs[i])) continue;
        m_possiblyNone.add(detail.outputs[i]);
        added = true;
    }
    return added;
}

bool NonTrappingSteps::mayBeNone(NodeId id) const
{
    const Node& node = m_program.node(id);
    const auto child = [&](std::uint32_t i) { return m_program.children[node.first + i]; };
    switch (node.kind) {
    case NodeKind::Constant: return node.constant.isNone();
    case NodeKind::Slot: return m_possiblyNone.contains(node.subject);
    case NodeKind::If: return mayBeNone(child(1)) || mayBeNone(child(2));
    case NodeKind::Derived:
    case NodeKind::By:
    case NodeKind::LeastOf:
    case NodeKind::MostOf:
    case NodeKind::Table:
    case NodeKind::LookUp: return true;
    default: return false;
    }
}

/// Forwards from the first step: what has been given before each, whichever way the case has come there.
void NonTrappingSteps::flow()
{
    const std::size_t count = m_program.code.size();
    const SlotSet all = SlotSet::all(m_program.slots.size());
    SlotSet start(m_program.slots.size());
    for (std::size_t i = 0; i < m_program.slots.size(); ++i) {
        if (m_given[i] != Given::No) start.add(static_cast<SlotId>(i));
    }
    m_before.assign(count + 1, {all, all});
    m_before[0] = {start, start};
    solveDataflow(count, FlowDirection::Forward, [this](std::size_t at) { return transfer(at); });
}

/// From what is assigned before a step to what is assigned after it; whether anything changed.
bool NonTrappingSteps::transfer(std::size_t at)
{
    const Instruction& instruction = m_program.code[at];
    Known given = m_before[at];
    bool news = false;
    const std::int64_t other = branchTarget(instruction, m_program.code.size());
    if (other >= 0 && !(instruction.op == Op::EachBegin && hasAllRows(instruction))) {
        Known there = given;
        toOtherRows(instruction, there);
        news = meet(static_cast<std::size_t>(other), there);
    }
    if (instruction.op == Op::EachNext && hasAllRows(instruction)) {  // each row has been given what the last one was
        SlotSet rows = given.now;
        rows.keepOnly(m_ofRole[static_cast<std::size_t>(m_program.loopOf(instruction).role)]);
        given.toAll.add(rows);
    }
    toOtherRows(instruction, given);
    if (instruction.when < 0) {
        for (const SlotId slot : writesOf(m_program, instruction)) given.now.add(slot);
        if (instruction.op == Op::Enter) given.now.add(m_program.enterOf(instruction).slot);
    }
    return meet(at + 1, given) || news;
}

bool NonTrappingSteps::meet(std::size_t at, const Known& given)
{
    const bool now = m_before[at].now.keepOnly(given.now);
    return m_before[at].toAll.keepOnly(given.toAll) || now;
}

/// Whether a loop visits every row, and there is at least one.
bool NonTrappingSteps::hasAllRows(const Instruction& instruction) const
{
    const int role = m_program.loopOf(instruction).role;
    if (m_layout.rows(role) == 0) return false;
    return std::none_of(m_program.code.begin(), m_program.code.end(), [this, role](const Instruction& each) {
        return each.op == Op::GroupBegin && m_program.loopOf(each).role == role;
    });
}

/// Where a step goes to another row, what was given to the one in hand tells nothing of that.
void NonTrappingSteps::toOtherRows(const Instruction& instruction, Known& given) const
{
    switch (traitsOf(instruction.op).rows) {
    case RowMove::OfItsRole:
        forget(m_ofRole[static_cast<std::size_t>(m_program.loopOf(instruction).role)], given);
        break;
    case RowMove::OfAnyRole:
        for (const SlotSet& slots : m_ofRole) forget(slots, given);
        break;
    case RowMove::None: break;
    }
}

void NonTrappingSteps::forget(const SlotSet& slots, Known& given)
{
    SlotSet forgotten = slots;
    forgotten.remove(given.toAll);
    given.now.remove(forgotten);
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

bool NonTrappingSteps::areChildrenKnown(const Node& node)
{
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const NodeId child = m_program.children[node.first + i];
        if (child >= 0 && !isKnown(child)) return false;
    }
    return true;
}

bool NonTrappingSteps::isKnown(NodeId id)
{
    const Node& node = m_program.node(id);
    if (isOverRows(node.kind) && isKnownOfRows(node)) return true;
    switch (node.kind) {
    case NodeKind::Constant: return !node.constant.isUnknown();
    case NodeKind::Slot: return m_known.now.contains(node.subject);
    case NodeKind::Derived:
        if (m_known.now.contains(node.subject) || areChildrenKnown(node)) return true;
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
        if (areChildrenKnown(node)) return true;
        break;
    case NodeKind::Sum:
    case NodeKind::Subtract:
    case NodeKind::Times:
    case NodeKind::Least:
    case NodeKind::Most: {
        bool figures = true;
        for (std::uint32_t i = 0; i < node.count && figures; ++i)
            figures = isFigure(m_program.children[node.first + i]);
        if (figures) return true;
        break;
    }
    default: break;
    }
    return m_constants.of(id) != Constant::Varies;
}

/// Of all rows of a role at once: only what each of them has been given is known.
bool NonTrappingSteps::isKnownOfRows(const Node& node)
{
    const Known before = m_known;
    forget(m_ofRole[static_cast<std::size_t>(node.subject)], m_known);
    const bool adds = node.kind == NodeKind::Total || node.kind == NodeKind::LeastOf || node.kind == NodeKind::MostOf;
    const bool known = areChildrenKnown(node) && (!adds || isFigure(m_program.children[node.first]));
    m_known = before;
    return known;
}

bool NonTrappingSteps::isFigure(NodeId node)
{
    if (isKnown(node) && !mayBeNone(node)) return true;
    const Constant constant = m_constants.of(node);
    return constant == Constant::No || constant == Constant::Yes || constant == Constant::Figure;
}

}  // namespace drumhead
