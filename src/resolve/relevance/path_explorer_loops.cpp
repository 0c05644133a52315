// Rows, groups, picked rows and repeats, where it is not known yet which and how many.
#include "resolve/relevance/path_explorer.hpp"

namespace drumhead {

void PathExplorer::beginGroup(const Instruction& instruction, std::size_t pc)
{
    const LoopDetail& loop = m_program.loopOf(instruction);
    for (const NodeId key : loop.keys) overRows(loop.role, key);
    if (m_frame.layout.rows(loop.role) < 2) return;
    m_frame.rows[static_cast<std::size_t>(loop.role)].open = true;
    forgetResults(pc + 1, instruction.target);
}

bool PathExplorer::repeat(const Instruction& instruction, std::size_t& pc)
{
    const Value again = value(m_program.loopOf(instruction).condition);
    const bool over = !again.isUnknown() && !again.yes();
    if (over || m_repeated >= pc) {  // in the second round of this one or of one around it
        if (m_repeated == pc) m_repeated = 0;
        ++pc;
        return true;
    }
    m_repeated = pc;
    forgetResults(instruction.target, pc + 1);
    pc = instruction.target;
    return true;
}

void PathExplorer::overRows(int role, NodeId node)
{
    RowState& rows = m_frame.rows[static_cast<std::size_t>(role)];
    for (int row = 0; row < m_frame.layout.rows(role); ++row) {
        rows.current = row;
        static_cast<void>(value(node));
    }
    rows.current = -1;
}

bool PathExplorer::beginPick(const Instruction& instruction, std::size_t& pc)
{
    const LoopDetail& detail = m_program.loopOf(instruction);
    const Value number = value(detail.condition);
    const std::int64_t row = number.isSet() ? number.number().floor() - 1 : 0;
    if (row < 0 || row >= m_frame.layout.rows(detail.role)) return false;
    m_frame.rows[static_cast<std::size_t>(detail.role)].current = static_cast<int>(row);
    ++pc;
    return true;
}

bool PathExplorer::beginEach(const Instruction& instruction, std::size_t& pc)
{
    const int role = m_program.loopOf(instruction).role;
    if (m_frame.layout.rows(role) == 0) {
        pc = instruction.target;
        return true;
    }
    m_frame.rows[static_cast<std::size_t>(role)].current = 0;
    m_openRole = role;
    m_openRow = 0;
    ++pc;
    return true;
}

bool PathExplorer::nextEach(const Instruction& instruction, std::size_t& pc)
{
    const int role = m_program.loopOf(instruction).role;
    RowState& rows = m_frame.rows[static_cast<std::size_t>(role)];
    if (++rows.current < m_frame.layout.rows(role)) {
        m_openRow = rows.current;
        pc = instruction.target;
        return true;
    }
    rows.current = -1;
    m_openRole = -1;
    m_openRow = 0;
    ++pc;
    return true;
}

}  // namespace drumhead
