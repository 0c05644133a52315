#include "resolve/machine/step_machine.hpp"

#include "drumhead/resolve/labels.hpp"
#include "drumhead/rules/program/instruction_effects.hpp"
#include "resolve/machine/steps/dice_steps.hpp"
#include "resolve/machine/steps/effect_steps.hpp"
#include "resolve/machine/steps/loop_steps.hpp"
#include "resolve/machine/steps/value_steps.hpp"
#include "resolve/machine/values/stretch_record.hpp"

#include <algorithm>
#include <bit>

namespace drumhead {

void StepMachine::answer(FactRef fact, Value value)
{
    auto answered = std::make_shared<Situation>(situation());
    answered->answer(fact, value);
    m_context.shared = std::move(answered);
    const Slot& slot = m_context.program.slot(fact.slot);
    m_context.frame.put(m_context.frame.layout.address(slot, fact.row), value);
    m_context.frame.fillIn();
    steps::carryOut(m_context, fact, value);
}

Pause StepMachine::run(DiceSource& dice)
{
    m_context.notes.touched = m_context.touched;
    m_context.plain = Evaluator::isPlain(m_context.notes);
    if (m_context.onlyDice) return runOnlyThrows(dice);
    return m_context.plain ? runStraight<true>(dice) : runStraight<false>(dice);
}

template <bool plain>
Pause StepMachine::runStraight(DiceSource& dice)
{
    const std::span<const Instruction> code = m_context.program.code;
    while (m_context.pc < code.size()) {
        const Instruction& instruction = code[m_context.pc];
        const StepOutcome outcome = step<plain>(instruction, dice);
        if (outcome == StepOutcome::Next) ++m_context.pc;
        else if (outcome != StepOutcome::Jumped && !goOn(instruction, outcome)) return m_context.pause;
    }
    return {};
}

Pause StepMachine::runOnlyThrows(DiceSource& dice)
{
    while (m_context.pc < m_context.program.code.size()) {
        const Instruction& instruction = m_context.program.code[m_context.pc];
        if (instruction.op != Op::Roll && instruction.op != Op::EachBegin && instruction.op != Op::EachNext
            && instruction.op != Op::JumpUnless)
            break;
        if (!goOn(instruction, step<false>(instruction, dice))) return m_context.pause;
    }
    return {};
}

StepMachine::Stretch StepMachine::runStretch(bool fromPlace)
{
    StretchRecord* const record = m_context.notes.record;
    m_moved = !fromPlace;
    for (bool ends = false;; m_moved = true) {
        m_context.pc = m_context.shortCuts->nextLive[m_context.pc];
        if (ends || m_context.pc == m_context.program.code.size()) return Stretch::Ends;
        const Instruction& instruction = m_context.program.code[m_context.pc];
        if (record && m_moved && record->reads().size() >= m_mostReads) return Stretch::Ends;
        if (record && (instruction.op == Op::Enter || (instruction.op == Op::Watch && m_context.watching)))
            return m_moved ? Stretch::Ends : Stretch::Alone;
        if (record) record->beginStep(m_context.pc);
        if (record && m_moved && isThrow(instruction)) return Stretch::Ends;
        NoDice none;
        const StepOutcome outcome = step<false>(instruction, none);
        if (!goOn(instruction, outcome)) return stop();
        if (record && outcome == StepOutcome::Stop) return Stretch::Alone;
        ends = record && instruction.op == Op::RepeatNext && outcome == StepOutcome::Jumped;
    }
}

/// Whether a step throws dice at once. How many does not matter to what comes before.
bool StepMachine::isThrow(const Instruction& instruction)
{
    if (instruction.op != Op::Roll) return false;
    const auto slot = static_cast<std::size_t>(m_context.program.rollOf(instruction).slot);
    return m_context.shortCuts->deferred[slot] == 0
        && (instruction.when < 0 || m_context.evaluator().value(instruction.when) == Value::flag(true));
}

/// The step in hand has to wait.
StepMachine::Stretch StepMachine::stop()
{
    if (m_context.notes.record) m_context.notes.record->dropStep();
    if (m_context.pause.kind == Pause::Kind::Dice) return m_moved ? Stretch::Ends : Stretch::Throws;
    return m_context.notes.record ? Stretch::Alone : Stretch::Asks;
}

/// False: it has to wait.
bool StepMachine::goOn(const Instruction& instruction, StepOutcome outcome)
{
    switch (outcome) {
    case StepOutcome::Next: ++m_context.pc; return true;
    case StepOutcome::Jumped: return true;
    case StepOutcome::Stop: m_context.pc = static_cast<std::uint32_t>(m_context.program.code.size()); return true;
    case StepOutcome::Wait:
    case StepOutcome::Pass: break;
    }
    m_context.pause.instruction = m_context.pc;
    if (outcome == StepOutcome::Pass) pass(instruction);
    return outcome == StepOutcome::Pass;
}

void StepMachine::runWithoutTrail(bool watching)
{
    m_context.recording = false;
    m_context.watching = watching;
}

void StepMachine::runOnlyDice()
{
    m_context.onlyDice = true;
    m_context.touched = nullptr;
}

void StepMachine::runManyStates(ConstantValues& constants, const ShortCuts& shortCuts)
{
    m_context.notes.constants = &constants;
    m_context.shortCuts = &shortCuts;
    for (const Overrule& each : situation().overrules()) {
        if (each.kind == Overrule::Kind::Die)
            m_context.lastChangedThrow = std::max(m_context.lastChangedThrow, each.occurrence);
    }
}

/// `plain`: surely nothing is noted but values, as `StepContext::plain` says.
template <bool plain>
StepOutcome StepMachine::step(const Instruction& instruction, DiceSource& dice)
{
    ++m_context.frame.operations;
    if (m_context.isExhausted()) [[unlikely]]
        return m_context.stopWith(m_context.exhaustion());
    if (instruction.when >= 0) {
        if (instruction.op == Op::Refuse) return steps::refuse(m_context, instruction);
        StepOutcome outcome = StepOutcome::Next;
        const Value applies = m_context.need<plain>(instruction.when, outcome);
        if (outcome != StepOutcome::Next) return outcome;
        if (!applies.yes()) return instruction.op == Op::JumpUnless ? m_context.jump(instruction) : StepOutcome::Next;
    }
    if (!plain && m_context.touched && instruction.op != Op::Watch)
        (*m_context.touched)[m_context.program.steps[instruction.step].element] = true;
    switch (instruction.op) {
    case Op::Remind: return steps::sentence(m_context, instruction, TrailKind::Reminded);
    case Op::Say: return steps::sentence(m_context, instruction, TrailKind::Said);
    case Op::End: return steps::end(m_context, instruction);
    case Op::Let: return steps::let(m_context, instruction);
    case Op::Band: return steps::band(m_context, instruction);
    case Op::Table: return steps::table(m_context, instruction);
    case Op::Sum: return steps::sum(m_context, instruction);
    case Op::Roll: return steps::roll(m_context, instruction, dice);
    case Op::Effect: return steps::effect(m_context, instruction);
    case Op::Due: return steps::due(m_context, instruction);
    case Op::Enter: return steps::enter(m_context, instruction);
    case Op::EachBegin: return steps::beginEach(m_context, instruction);
    case Op::EachNext: return steps::nextEach(m_context, instruction);
    case Op::GroupBegin: return steps::beginGroup(m_context, instruction);
    case Op::GroupNext: return steps::nextGroup(m_context, instruction);
    case Op::PickBegin: return steps::beginPick(m_context, instruction);
    case Op::PickEnd: return steps::endPick(m_context);
    case Op::RepeatNext: return steps::nextRound(m_context, instruction);
    case Op::Watch: return m_context.watching ? steps::watch(m_context, instruction) : StepOutcome::Next;
    case Op::Refuse: return steps::refuse(m_context, instruction);
    case Op::JumpUnless: break;
    }
    return StepOutcome::Next;
}

StepMachine::Checkpoint StepMachine::checkpoint() const
{
    return {m_context.pc,     m_context.throws,     m_context.openRoles,    m_context.openLoops,
            m_context.groups, m_context.frame.rows, m_context.frame.inSight};
}

void StepMachine::restore(const Checkpoint& checkpoint, const std::vector<int>& rounds)
{
    m_context.pc = checkpoint.pc;
    m_context.throws = checkpoint.throws;
    if (!m_context.program.loops.empty()) {  // else there are none
        m_context.openRoles = checkpoint.openRoles;
        m_context.openLoops = checkpoint.openLoops;
        m_context.groups = checkpoint.groups;
        m_context.rounds = rounds;
        m_context.frame.rows = checkpoint.rows;
        m_context.frame.inSight = checkpoint.inSight;
    }
    m_context.refused = false;
    m_context.trail.fault.clear();
}

std::vector<std::pair<int, std::uint32_t>> StepMachine::openEaches() const
{
    std::vector<std::pair<int, std::uint32_t>> open;
    for (const OpenLoop& loop : m_context.openLoops) {
        if (m_context.program.code[loop.begin].op == Op::EachBegin) open.emplace_back(loop.role, loop.begin);
    }
    return open;
}

void StepMachine::appendProgress(std::vector<std::int64_t>& words) const
{
    for (const OpenLoop& loop : m_context.openLoops) {
        const GroupState& group = m_context.groups[loop.detail];
        words.push_back(loop.begin);
        words.push_back(loop.isGroup ? std::popcount(group.whole) - std::popcount(group.pending)
                                     : m_context.frame.inHand(loop.role).current);
    }
    words.push_back(m_context.pc);
}

void StepMachine::appendControl(std::vector<std::int64_t>& words) const
{
    if (m_context.throws <= m_context.lastChangedThrow)
        words.push_back(m_context.throws);  // it still matters which throw comes next
    for (std::size_t role = 0; role < m_context.program.roles.size(); ++role) {
        words.push_back(m_context.frame.inHand(static_cast<int>(role)).current);
        words.push_back(static_cast<std::int64_t>(m_context.frame.inSight[role].active));
    }
    for (const GroupState& group : m_context.groups) {
        words.push_back(static_cast<std::int64_t>(group.pending));
        words.push_back(static_cast<std::int64_t>(group.whole));
    }
}

std::string StepMachine::refusal()
{
    if (!m_context.trail.fault.empty()) return m_context.trail.fault;
    const Instruction& instruction = m_context.program.code[m_context.trail.faultInstruction];
    const Phrase& phrase = instruction.op == Op::Band ? m_context.program.bandOf(instruction).beyond
                                                      : m_context.program.sentenceOf(instruction).phrase;
    std::vector<Value> values;
    for (const PhrasePart& part : phrase) {
        if (part.slot >= 0) values.push_back(PlainEvaluation(m_context.frame).said(part.slot));
    }
    return phraseText(situation(), phrase, values.data(), m_context.rowInHand().row);
}

void StepMachine::pass(const Instruction& instruction)
{
    m_context.pc = instruction.op == Op::JumpUnless ? instruction.target : m_context.pc + 1;
}

}  // namespace drumhead
