#include "resolve/machine/machine.hpp"

#include "drumhead/resolve/labels.hpp"
#include "resolve/machine/instruction_effects.hpp"
#include "resolve/machine/memo_table.hpp"

#include <algorithm>
#include <bit>

namespace drumhead {

StepMachine::StepMachine(const Situation& given)
    : frame(given), m_situation(std::make_shared<const Situation>(given)), m_program(given.program())
{
    m_groups.resize(m_program.loops.size());
    m_rounds.resize(m_program.loops.size());
    frame.program = &m_program;
}

void StepMachine::answer(FactRef fact, Value value)
{
    auto answered = std::make_shared<Situation>(*m_situation);
    answered->answer(fact, value);
    m_situation = std::move(answered);
    const Slot& slot = m_program.slot(fact.slot);
    frame.put(frame.layout.address(slot, fact.row), value);
    frame.fillIn();
    carryOut(fact, value);
}

Pause StepMachine::run(DiceSource& dice)
{
    m_notes.touched = touched;
    m_plain = Evaluator::isPlain(m_notes);
    const bool straight = !m_shortCuts && !m_notes.memo && !onlyDice;
    const Pause pause = straight ? runStraight(dice) : runWithShortCuts(dice);
    if (m_notes.memo) m_notes.memo->leave();
    return pause;
}

Pause StepMachine::runStraight(DiceSource& dice)
{
    const auto end = static_cast<std::uint32_t>(m_program.code.size());
    while (m_pc < end) {
        const Instruction& instruction = m_program.code[m_pc];
        const Outcome outcome = step(instruction, dice);
        if (outcome == Outcome::Next) ++m_pc;
        else if (!goOn(instruction, outcome)) return m_pause;
    }
    return {};
}

Pause StepMachine::runWithShortCuts(DiceSource& dice)
{
    while (m_pc < m_program.code.size()) {
        if (m_shortCuts) {
            m_pc = m_shortCuts->nextLive[m_pc];
            if (m_pc == m_program.code.size()) break;
        }
        const Instruction& instruction = m_program.code[m_pc];
        if (onlyDice && instruction.op != Op::Roll && instruction.op != Op::EachBegin && instruction.op != Op::EachNext
            && instruction.op != Op::JumpUnless)
            break;
        if (m_notes.memo) {
            if (m_notes.memo->recall(m_pc, frame)) continue;
            m_notes.memo->beginStep(m_pc);
        }
        const Outcome outcome = step(instruction, dice);
        if (!goOn(instruction, outcome)) return m_pause;
        if (m_notes.memo) remember(instruction, outcome);
    }
    return {};
}

StepMachine::Outcome StepMachine::keepIfDone(Outcome outcome, const Kept& kept)
{
    if (outcome != Outcome::Wait && outcome != Outcome::Pass) return outcome;
    trail.entries.resize(kept.entries);
    trail.pool.resize(kept.pooled);
    trail.reasons.resize(kept.reasons);
    return outcome;
}

/// False: it has to wait.
bool StepMachine::goOn(const Instruction& instruction, Outcome outcome)
{
    switch (outcome) {
    case Outcome::Next: ++m_pc; return true;
    case Outcome::Jumped: return true;
    case Outcome::Stop: m_pc = static_cast<std::uint32_t>(m_program.code.size()); return true;
    case Outcome::Wait:
    case Outcome::Pass: break;
    }
    m_pause.instruction = m_pc;
    if (outcome == Outcome::Pass) pass(instruction);
    return outcome == Outcome::Pass;
}

void StepMachine::runManyStates(ConstantValues& constants, MemoTable& memo)
{
    m_notes.constants = &constants;
    m_notes.memo = &memo;
    for (const Overrule& each : situation().overrules()) {
        if (each.kind == Overrule::Kind::Die) m_lastChangedThrow = std::max(m_lastChangedThrow, each.occurrence);
    }
    memo.setControl(memo.control(frame.rows));
}

/// Whether the step only gives results and changes values, as its own condition and the values that it reads decide:
/// such steps can be memoised.
bool StepMachine::onlyGivesValues(const Instruction& instruction)
{
    switch (instruction.op) {
    case Op::End: return m_openLoops.empty();
    case Op::Watch: return !watching;
    case Op::Roll: return mayDefer(m_program.rollOf(instruction));
    case Op::Refuse:
    case Op::Remind:
    case Op::Let:
    case Op::Band:
    case Op::Table:
    case Op::Sum:
    case Op::Effect:
    case Op::Due:
    case Op::Say:
    case Op::JumpUnless: return true;
    case Op::Enter:
    case Op::EachBegin:
    case Op::EachNext:
    case Op::GroupBegin:
    case Op::GroupNext:
    case Op::PickBegin:
    case Op::PickEnd:
    case Op::RepeatNext: break;
    }
    return false;
}

void StepMachine::remember(const Instruction& instruction, Outcome outcome)
{
    MemoTable& memo = *m_notes.memo;
    if (outcome == Outcome::Stop) memo.cannotRemember();
    memo.endStep(m_pc, frame);
    const bool loops = instruction.op >= Op::EachBegin && instruction.op <= Op::RepeatNext;
    if (loops || (instruction.op == Op::End && outcome == Outcome::Jumped)) memo.moved(frame.rows);
}

StepMachine::Outcome StepMachine::step(const Instruction& instruction, DiceSource& dice)
{
    m_notes.missing = {};
    m_notes.fault = nullptr;
    if (instruction.op == Op::Refuse) return refuse(instruction);
    if (instruction.when >= 0) {
        const Value applies = evaluator().value(instruction.when);
        if (applies.isUnknown()) return waitOrStop();
        if (!applies.yes()) return instruction.op == Op::JumpUnless ? jump(instruction) : Outcome::Next;
    }
    if (m_notes.memo && !onlyGivesValues(instruction)) m_notes.memo->cannotRemember();
    if (touched && instruction.op != Op::Watch) (*touched)[m_program.steps[instruction.step].element] = true;
    switch (instruction.op) {
    case Op::Remind: return sentence(instruction, TrailKind::Reminded);
    case Op::Say: return sentence(instruction, TrailKind::Said);
    case Op::End: return end(instruction);
    case Op::Let: return let(instruction);
    case Op::Band: return band(instruction);
    case Op::Table: return table(instruction);
    case Op::Sum: return sum(instruction);
    case Op::Roll: return roll(instruction, dice);
    case Op::Effect: return effect(instruction);
    case Op::Due: return due(instruction);
    case Op::Enter: return enter(instruction);
    case Op::EachBegin: return beginEach(instruction);
    case Op::EachNext: return nextEach(instruction);
    case Op::GroupBegin: return beginGroup(instruction);
    case Op::GroupNext: return nextGroup(instruction);
    case Op::PickBegin: return beginPick(instruction);
    case Op::PickEnd: return endPick();
    case Op::RepeatNext: return nextRound(instruction);
    case Op::Watch: return watching ? watch(instruction) : Outcome::Next;
    case Op::JumpUnless:
    case Op::Refuse: break;
    }
    return Outcome::Next;
}

StepMachine::Checkpoint StepMachine::checkpoint() const
{
    return {m_pc,     m_throws, m_openRoles, m_openLoops,
            m_groups, m_rounds, frame.rows,  m_notes.memo ? m_notes.memo->control(frame.rows) : 0};
}

void StepMachine::restore(const Checkpoint& checkpoint)
{
    m_pc = checkpoint.pc;
    m_throws = checkpoint.throws;
    if (!m_program.loops.empty()) {  // else there is nothing of these
        m_openRoles = checkpoint.openRoles;
        m_openLoops = checkpoint.openLoops;
        m_groups = checkpoint.groups;
        m_rounds = checkpoint.rounds;
        frame.rows = checkpoint.rows;
    }
    if (m_notes.memo) m_notes.memo->setControl(checkpoint.control);
    refused = false;
    trail.fault.clear();
}

std::vector<std::pair<int, std::uint32_t>> StepMachine::openEaches() const
{
    std::vector<std::pair<int, std::uint32_t>> open;
    for (const OpenLoop& loop : m_openLoops) {
        if (m_program.code[loop.begin].op == Op::EachBegin) open.emplace_back(loop.role, loop.begin);
    }
    return open;
}

void StepMachine::appendProgress(std::vector<std::int64_t>& words) const
{
    for (const OpenLoop& loop : m_openLoops) {
        const GroupState& group = m_groups[loop.detail];
        words.push_back(loop.begin);
        words.push_back(loop.isGroup ? std::popcount(group.whole) - std::popcount(group.pending)
                                     : frame.rows[static_cast<std::size_t>(loop.role)].current);
    }
    words.push_back(m_pc);
}

void StepMachine::appendControl(std::vector<std::int64_t>& words) const
{
    if (m_throws <= m_lastChangedThrow) words.push_back(m_throws);  // it still matters which throw comes next
    for (const RowState& rows : frame.rows) {
        words.push_back(rows.current);
        words.push_back(static_cast<std::int64_t>(rows.active));
    }
    for (const GroupState& group : m_groups) {
        words.push_back(static_cast<std::int64_t>(group.pending));
        words.push_back(static_cast<std::int64_t>(group.whole));
    }
}

std::string StepMachine::refusal() const
{
    if (!trail.fault.empty()) return trail.fault;
    const Instruction& instruction = m_program.code[trail.faultInstruction];
    const Phrase& phrase =
        instruction.op == Op::Band ? m_program.bandOf(instruction).beyond : m_program.sentenceOf(instruction).phrase;
    std::vector<Value> values;
    for (const PhrasePart& part : phrase) {
        if (part.slot >= 0) values.push_back(frame.get(part.slot));
    }
    return phraseText(situation(), phrase, values.data(), rowInHand(-1).second);
}

StepMachine::Outcome StepMachine::jump(const Instruction& instruction)
{
    m_pc = instruction.target;
    return Outcome::Jumped;
}

void StepMachine::pass(const Instruction& instruction)
{
    m_pc = instruction.op == Op::JumpUnless ? instruction.target : m_pc + 1;
}

StepMachine::Outcome StepMachine::waitOrStop()
{
    if (isUnthrown(m_notes.missing)) return rollDeferred(m_notes.missing);
    if (m_program.unattended) return Outcome::Pass;
    // An answer may still make idle what can't be computed.
    if (m_notes.missing.slot < 0)
        return stopWith(m_notes.fault ? m_notes.fault : "a value is used before any step has given it");
    const Slot& slot = m_program.slot(m_notes.missing.slot);
    if (!slot.asked && slot.kind != SlotKind::Stat)
        return stopWith("\"" + slot.name + "\" is used before any step has given it");
    m_pause = {Pause::Kind::Answer, m_notes.missing, 0, 0, m_pc};
    return Outcome::Wait;
}

StepMachine::Outcome StepMachine::stopWith(std::string fault)
{
    trail.fault = std::move(fault);
    trail.faultInstruction = m_pc;
    refused = true;
    return Outcome::Stop;
}

}  // namespace drumhead
