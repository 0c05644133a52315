#include "resolve/odds/analysis/dead_row_cells.hpp"

#include "drumhead/rules/program/instruction_effects.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Whether the body of a loop moves to other rows of its role, which is more than reading all of them.
bool turnsToOtherRows(const Program& program, int role, std::uint32_t begin, std::uint32_t end)
{
    return std::any_of(program.code.begin() + begin + 1, program.code.begin() + end, [&](const Instruction& each) {
        return traitsOf(each.op).opensRows ? program.loopOf(each).role == role : each.op == Op::Watch;
    });
}

/// The slots that a loop over rows is done with, row by row.
SlotSet doneWith(const Program& program, const Liveness& liveness, const SlotReads& reads, std::uint32_t begin)
{
    const int role = program.loopOf(program.code[begin]).role;
    const std::uint32_t end = program.code[begin].target;
    SlotSet done(program.slots.size());
    if (turnsToOtherRows(program, role, begin, end)) return done;
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        if (program.slots[i].manyRole == role) done.add(static_cast<SlotId>(i));
    }
    done.remove(liveness.liveIn(end));
    done.remove(liveness.liveIn(program.code.size()));
    for (std::uint32_t at = begin; at < end; ++at) {
        if (program.code[at].op == Op::End) done.remove(liveness.liveIn(program.code[at].target));
    }
    SlotSet across(program.slots.size());  // what is read of all rows at once, anywhere in the program
    for (std::size_t i = 0; i < program.nodes.size(); ++i) {
        const Node& node = program.nodes[i];
        if (isOverRows(node.kind) && node.subject == role) reads.addNode(static_cast<NodeId>(i), across);
    }
    done.remove(across);
    return done;
}

}  // namespace

DeadRowCells::DeadRowCells(const Program& program, const Liveness& liveness, const SlotReads& reads)
{
    for (std::uint32_t at = 0; at < program.code.size(); ++at) {
        if (program.code[at].op == Op::EachBegin) m_loops.emplace(at, doneWith(program, liveness, reads, at));
    }
}

DeadRows DeadRowCells::dead(const std::vector<std::pair<int, std::uint32_t>>& openEaches) const
{
    DeadRows rows;
    for (const auto& [role, begin] : openEaches) rows.emplace_back(role, &m_loops.at(begin));
    return rows;
}

}  // namespace drumhead
