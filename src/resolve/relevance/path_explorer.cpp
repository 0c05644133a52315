#include "resolve/relevance/path_explorer.hpp"

#include "resolve/machine/instruction_effects.hpp"

#include <algorithm>

namespace drumhead {

PathExplorer::PathExplorer(const Situation& situation, std::vector<FactRef>& consulted)
    : m_situation(situation), m_program(situation.program()), m_frame(situation)
{
    m_notes.consulted = &consulted;
    m_given.assign(m_frame.layout.size(), false);
    m_decided.assign(m_frame.layout.size(), false);
    m_notes.decided = &m_decided;
}

void PathExplorer::takeAsUnknown(SlotId slot, const Situation& situation, bool evenAnswered)
{
    const Slot& info = m_program.slot(slot);
    const int rows = info.manyRole < 0 ? 1 : m_frame.layout.rows(info.manyRole);
    for (int row = 0; row < rows; ++row) {
        if (!evenAnswered && !situation.given({slot, row}).isUnknown()) continue;
        m_frame.values[m_frame.layout.address(info, row)] = Value::unknown();
        if (info.attribute && info.attribute->isType) forgetStats(slot, row);
    }
}

void PathExplorer::run()
{
    std::size_t pc = 0;
    while (pc < m_program.code.size()) {
        const Instruction& instruction = m_program.code[pc];
        const Value holds = instruction.when < 0 ? Value::flag(true) : value(instruction.when);
        leaveRegions(pc);
        m_taken = true;
        m_certain = m_regions.empty();
        if (!holds.isUnknown() && !holds.yes()) {
            pc = instruction.op == Op::JumpUnless ? instruction.target : pc + 1;
            continue;
        }
        if (holds.isUnknown()) {
            m_taken = m_certain = false;
            if (instruction.op == Op::JumpUnless) m_regions.push_back(instruction.target);
        }
        if (instruction.op == Op::Refuse && m_certain) return;
        if (instruction.op == Op::End) {
            if (m_certain) {
                pc = instruction.target;
                continue;
            }
            m_regions.push_back(instruction.target);  // what follows up to there may be left out
        }
        if (!step(instruction, pc)) return;
    }
}

void PathExplorer::forget(SlotId slot)
{
    const Slot& info = m_program.slot(slot);
    const int rows = info.manyRole < 0 ? 1 : m_frame.layout.rows(info.manyRole);
    for (int row = 0; row < rows; ++row) m_frame.values[m_frame.layout.address(info, row)] = Value::unknown();
}

void PathExplorer::forgetStats(SlotId type, int row)
{
    for (const Slot& slot : m_program.slots) {
        if (slot.typeSlot == type && !slot.asked) m_frame.values[m_frame.layout.address(slot, row)] = Value::unknown();
    }
}

void PathExplorer::set(SlotId slot, Value value)
{
    const Slot& info = m_program.slot(slot);
    const std::size_t at = m_frame.layout.address(info, m_frame.rowOf(info));
    const bool onlyOne = info.kind == SlotKind::Result && !info.asked && (!m_given[at] || m_frame.values[at] == value);
    m_frame.values[at] = m_taken || onlyOne ? value : Value::unknown();
    m_given[at] = true;
    if (m_taken && !onlyOne && !m_regions.empty())
        m_leases.push_back({at, *std::min_element(m_regions.begin(), m_regions.end())});
}

void PathExplorer::leaveRegions(std::size_t pc)
{
    std::erase_if(m_regions, [pc](std::size_t end) { return end <= pc; });
    std::erase_if(m_leases, [this, pc](const Lease& lease) {
        if (lease.end > pc) return false;
        m_frame.values[lease.address] = Value::unknown();
        m_decided[lease.address] = false;
        return true;
    });
}

bool PathExplorer::step(const Instruction& instruction, std::size_t& pc)
{
    switch (instruction.op) {
    case Op::Remind: remind(m_program.sentenceOf(instruction).phrase); break;
    case Op::Let: let(m_program.letOf(instruction)); break;
    case Op::Band:
        if (!band(m_program.bandOf(instruction))) return false;
        break;
    case Op::Table: table(m_program.tableOf(instruction)); break;
    case Op::Sum: sum(m_program.sumOf(instruction), m_program.steps[instruction.step]); break;
    case Op::Roll: roll(m_program.rollOf(instruction)); break;
    case Op::Effect: effect(m_program.effectOf(instruction)); break;
    case Op::Enter: enter(m_program.enterOf(instruction)); break;
    case Op::PickBegin: return beginPick(instruction, pc);
    case Op::PickEnd: m_frame.rows[static_cast<std::size_t>(m_program.loopOf(instruction).role)].current = -1; break;
    case Op::Due: due(m_program.dueOf(instruction)); break;
    case Op::EachBegin: return beginEach(instruction, pc);
    case Op::EachNext: return nextEach(instruction, pc);
    case Op::GroupBegin: beginGroup(instruction, pc); break;
    case Op::GroupNext: m_frame.rows[static_cast<std::size_t>(m_program.loopOf(instruction).role)].open = false; break;
    case Op::RepeatNext: return repeat(instruction, pc);
    case Op::Refuse:
    case Op::Say:
    case Op::End:
    case Op::JumpUnless:
    case Op::Watch: break;
    }
    ++pc;
    return true;
}

void PathExplorer::forgetResults(std::size_t from, std::size_t to)
{
    struct Visitor : EffectVisitor {
        PathExplorer& explorer;
        bool atOnce;

        Visitor(PathExplorer& of, bool now) : explorer(of), atOnce(now) {}
        void write(SlotId slot) { explorer.forget(slot); }
        void change(const Change& change)
        {
            if (atOnce) explorer.forget(change.slot);
        }
    };
    for (std::size_t at = from; at < to; ++at) {
        const Instruction& each = m_program.code[at];
        const bool atOnce = each.op == Op::Effect && m_program.effectOf(each).at == EffectTime::Now;
        visitEffects(m_program, each, Visitor(*this, atOnce));
    }
    m_regions.push_back(to);
}

}  // namespace drumhead
