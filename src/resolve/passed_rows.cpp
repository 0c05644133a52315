#include "passed_rows.hpp"

#include <algorithm>

namespace drumhead {

namespace {

bool isOverRows(NodeKind kind)
{
    return kind == NodeKind::Total || kind == NodeKind::LeastOf || kind == NodeKind::MostOf || kind == NodeKind::Count || kind == NodeKind::Some || kind == NodeKind::Every;
}

}  // namespace

DeadRows PassedRows::dead(const std::vector<std::pair<int, std::uint32_t>>& openEaches)
{
    DeadRows rows;
    for (const auto& [role, begin] : openEaches) {
        auto known = m_loops.find(begin);
        if (known == m_loops.end()) known = m_loops.emplace(begin, doneWith(role, begin)).first;
        rows.emplace_back(role, &known->second);
    }
    return rows;
}

SlotSet PassedRows::doneWith(int role, std::uint32_t begin) const
{
    const std::uint32_t end = m_program.code[begin].target;
    SlotSet done(m_program.slots.size());
    if (turnsToOtherRows(role, begin, end)) return done;
    for (std::size_t i = 0; i < m_program.slots.size(); ++i) {
        if (m_program.slots[i].manyRole == role) done.add(static_cast<SlotId>(i));
    }
    done.remove(m_liveness.mattering(end));
    done.remove(m_liveness.mattering(m_program.code.size()));
    for (std::uint32_t at = begin; at < end; ++at) {
        if (m_program.code[at].op == Op::End) done.remove(m_liveness.mattering(m_program.code[at].target));
    }
    SlotSet across(m_program.slots.size());
    readAcross(role, across);
    done.remove(across);
    return done;
}

/// Whether a turn of the loop goes to other rows of the role by more than looking at all of them.
bool PassedRows::turnsToOtherRows(int role, std::uint32_t begin, std::uint32_t end) const
{
    return std::any_of(m_program.code.begin() + begin + 1, m_program.code.begin() + end, [this, role](const Instruction& each) {
        switch (each.op) {
        case Op::EachBegin:
        case Op::GroupBegin:
        case Op::PickBegin: return m_program.loops[each.detail].role == role;
        case Op::Watch: return true;
        default: return false;
        }
    });
}

/// What is read of all rows of a role at once, wherever in the program.
void PassedRows::readAcross(int role, SlotSet& reads) const
{
    for (std::size_t i = 0; i < m_program.nodes.size(); ++i) {
        const Node& node = m_program.nodes[i];
        if (isOverRows(node.kind) && node.subject == role) m_liveness.readNode(static_cast<NodeId>(i), reads);
    }
}

}  // namespace drumhead
