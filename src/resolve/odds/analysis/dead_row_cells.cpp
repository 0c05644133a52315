#include "resolve/odds/analysis/dead_row_cells.hpp"

#include "drumhead/rules/instruction_effects.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Finds the slots that a loop over rows is done with, row by row.
class LoopReader {
public:
    LoopReader(const Program& program, const Liveness& liveness, const SlotReads& reads)
        : m_program(program), m_liveness(liveness), m_reads(reads)
    {}

    [[nodiscard]] SlotSet doneWith(int role, std::uint32_t begin) const;

private:
    [[nodiscard]] bool turnsToOtherRows(int role, std::uint32_t begin, std::uint32_t end) const;
    void readAcross(int role, SlotSet& reads) const;

    const Program& m_program;
    const Liveness& m_liveness;
    const SlotReads& m_reads;
};

SlotSet LoopReader::doneWith(int role, std::uint32_t begin) const
{
    const std::uint32_t end = m_program.code[begin].target;
    SlotSet done(m_program.slots.size());
    if (turnsToOtherRows(role, begin, end)) return done;
    for (std::size_t i = 0; i < m_program.slots.size(); ++i) {
        if (m_program.slots[i].manyRole == role) done.add(static_cast<SlotId>(i));
    }
    done.remove(m_liveness.liveIn(end));
    done.remove(m_liveness.liveIn(m_program.code.size()));
    for (std::uint32_t at = begin; at < end; ++at) {
        if (m_program.code[at].op == Op::End) done.remove(m_liveness.liveIn(m_program.code[at].target));
    }
    SlotSet across(m_program.slots.size());
    readAcross(role, across);
    done.remove(across);
    return done;
}

/// Whether the body moves to other rows of the role, which is more than reading all of them.
bool LoopReader::turnsToOtherRows(int role, std::uint32_t begin, std::uint32_t end) const
{
    return std::any_of(
        m_program.code.begin() + begin + 1, m_program.code.begin() + end, [this, role](const Instruction& each) {
            return traitsOf(each.op).opensRows ? m_program.loopOf(each).role == role : each.op == Op::Watch;
        });
}

/// What nodes over all rows of a role read, anywhere in the program.
void LoopReader::readAcross(int role, SlotSet& reads) const
{
    for (std::size_t i = 0; i < m_program.nodes.size(); ++i) {
        const Node& node = m_program.nodes[i];
        if (isOverRows(node.kind) && node.subject == role) m_reads.addNode(static_cast<NodeId>(i), reads);
    }
}

}  // namespace

DeadRowCells::DeadRowCells(const Program& program, const Liveness& liveness, const SlotReads& reads)
{
    const LoopReader reader(program, liveness, reads);
    for (std::uint32_t at = 0; at < program.code.size(); ++at) {
        if (program.code[at].op == Op::EachBegin)
            m_loops.emplace(at, reader.doneWith(program.loopOf(program.code[at]).role, at));
    }
}

DeadRows DeadRowCells::dead(const std::vector<std::pair<int, std::uint32_t>>& openEaches) const
{
    DeadRows rows;
    for (const auto& [role, begin] : openEaches) rows.emplace_back(role, &m_loops.at(begin));
    return rows;
}

}  // namespace drumhead
