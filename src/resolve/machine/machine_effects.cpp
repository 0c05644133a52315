// What a case changes, now or later, and the watches over that.
#include "resolve/machine/machine.hpp"
#include "resolve/machine/memo_table.hpp"

#include <algorithm>

namespace drumhead {

void StepMachine::carryOut(FactRef fact, Value before)
{
    const Slot& slot = m_program.slot(fact.slot);
    for (TrailEntry& entry : trail.entries) {
        if (entry.kind != TrailKind::Effect || entry.slot != fact.slot || (slot.manyRole >= 0 && entry.row != fact.row))
            continue;
        const Value by = trail.pool[entry.first + 2];
        if (!by.isUnknown()) entry.value = added(slot.shape, before, by);
        trail.pool[entry.first] = before;
        trail.pool[entry.first + 1] = entry.value;
        before = entry.value;
        frame.after[frame.address(fact)] = before;
        if (entry.at == EffectTime::Now && !before.isUnknown()) frame.put(frame.address(fact), before);
    }
}

Value StepMachine::added(const Shape& shape, Value from, Value by)
{
    return from.isSet() ? Value(std::clamp(from.number() + by.number(), shape.least, shape.most)) : Value::unknown();
}

StepMachine::Outcome StepMachine::effect(const Instruction& instruction)
{
    const Kept kept = keptSoFar();
    return keepIfDone(makeChanges(m_program.effectOf(instruction)), kept);
}

StepMachine::Outcome StepMachine::makeChanges(const EffectDetail& detail)
{
    if (detail.changes.size() > 1 && !recording) {  // none is made before the dice are thrown that another depends on
        for (const Change& change : detail.changes) {
            if (evaluator().value(change.value).isUnknown() && isUnthrown(m_notes.missing))
                return rollDeferred(m_notes.missing);
        }
    }
    m_before.clear();
    for (std::size_t i = 0; i < detail.changes.size(); ++i) {
        const Change& change = detail.changes[i];
        Outcome outcome = Outcome::Next;
        const Value value = need(change.value, outcome);
        if (outcome == Outcome::Pass) continue;  // the other changes of the step stand
        if (outcome == Outcome::Wait) takeBackChanges();
        if (outcome != Outcome::Next) return outcome;
        if (recording && i + 1 < detail.changes.size()) keepBefore(frame.here(change.slot));
        this->change(change, static_cast<std::uint16_t>(i), value, detail.at);
    }
    for (std::size_t i = 0; i < detail.attachments.size(); ++i)
        record(TrailKind::Attached).part = static_cast<std::uint16_t>(i);
    return Outcome::Next;
}

void StepMachine::keepBefore(FactRef fact)
{
    const std::size_t at = frame.address(fact);
    m_before.push_back({at, frame.values[at], frame.after.empty() ? Value::unknown() : frame.after[at],
                        frame.changed[at], frame.changedFacts.size(), m_changedNow.size()});
}

/// A later change of the step has to wait, so the step has not been done yet.
void StepMachine::takeBackChanges()
{
    for (; !m_before.empty(); m_before.pop_back()) {
        const Before& before = m_before.back();
        frame.put(before.address, before.value);
        if (!frame.after.empty()) frame.after[before.address] = before.after;
        frame.changed[before.address] = before.changed;
        frame.changedFacts.resize(before.changedFacts);
        m_changedNow.resize(before.changedNow);
    }
}

void StepMachine::change(const Change& change, std::uint16_t part, Value value, EffectTime at)
{
    const Slot& slot = m_program.slot(change.slot);
    // None: leaves it as it is.
    if (value.isNone() && (change.kind != ChangeKind::Set || !slot.shape.mayBeNone)) return;
    const FactRef fact = frame.here(change.slot);
    const Value from = frame.afterEffects(fact);
    Value to = value;
    Value by = Value::unknown();
    if (change.kind != ChangeKind::Set) {
        if (m_notes.memo) m_notes.memo->readAfterEffects(frame.address(fact), from);
        by = change.kind == ChangeKind::Add ? value.number() : -value.number();
        to = added(slot.shape, from, by);
    } else if (slot.shape.kind == ValueKind::Number && value.isSet()) {
        to = std::clamp(value.number(), slot.shape.least, slot.shape.most);
    }
    TrailEntry& entry = record(TrailKind::Effect);
    entry.part = part;
    entry.at = at;
    entry.slot = change.slot;
    if (slot.manyRole >= 0) entry.row = static_cast<std::int16_t>(frame.rowOf(slot));
    entry.value = to;
    if (recording) trail.pool.insert(trail.pool.end(), {from, to, by});
    entry.count = 3;
    recordSources(entry, change.value);
    frame.leave(fact, to, at);
    if (m_notes.memo) m_notes.memo->left(fact, frame.address(fact), to, at);
    if (at == EffectTime::Now && situation().watchesOnlyNow()) m_changedNow.push_back(frame.address(fact));
    if (at != EffectTime::Now || to.isUnknown()) return;
    frame.put(frame.address(fact), to);
    if (m_notes.memo) m_notes.memo->wrote(frame.address(fact));
}

std::uint8_t StepMachine::latestChange(int role, int row) const
{
    const bool onlyNow = situation().watchesOnlyNow();
    std::uint8_t latest = 0;
    for (const Frame::Changed& each : frame.changedFacts) {
        if (each.owner != role || each.fact.row != row) continue;
        const std::size_t at = each.address;
        if (onlyNow && std::find(m_changedNow.begin(), m_changedNow.end(), at) == m_changedNow.end()) continue;
        if (onlyNow) return 1;
        if (!frame.after[at].isUnknown()) latest = std::max(latest, frame.changed[at]);
    }
    return latest;
}

StepMachine::Outcome StepMachine::watch(const Instruction& instruction)
{
    const WatchDetail& detail = m_program.watchOf(instruction);
    const bool many = m_program.role(detail.role).many;
    const int rows = many ? frame.layout.rows(detail.role) : 1;
    for (int row = 0; row < rows; ++row) {
        const std::uint8_t latest = detail.always ? 1 : latestChange(detail.role, row);
        if (latest == 0) continue;
        RowState& inHand = frame.rows[static_cast<std::size_t>(detail.role)];
        if (many) frame.goToRow(inHand, row);
        if (many) m_openRoles.push_back(detail.role);
        const Value holds = watched(detail.when);
        if (!holds.isUnknown() && holds.yes()) fire(instruction, detail, static_cast<EffectTime>(latest - 1));
        if (many) frame.goToRow(inHand, -1);
        if (many) m_openRoles.pop_back();
    }
    return Outcome::Next;
}

/// What a watch finds, as the effects leave it.
Value StepMachine::watched(NodeId when)
{
    EvaluationNotes notes;
    notes.touched = touched;
    notes.constants = m_notes.constants;
    notes.afterEffects = notes.constants && !situation().watchesOnlyNow();
    if (notes.constants || situation().watchesOnlyNow()) return Evaluator(frame, notes).value(when);
    const AfterEffects afterEffects(frame);
    return Evaluator(frame, notes).told(when);
}

void StepMachine::fire(const Instruction& instruction, const WatchDetail& detail, EffectTime when)
{
    if (!detail.say.empty()) recordPhrase(record(TrailKind::Said), detail.say);
    EvaluationNotes quiet;
    quiet.constants = m_notes.constants;
    for (std::size_t i = 0; i < detail.changes.size(); ++i) {
        const Value value = Evaluator(frame, quiet).value(detail.changes[i].value);
        if (!value.isUnknown()) change(detail.changes[i], static_cast<std::uint16_t>(i), value, when);
    }
    if (touched) (*touched)[m_program.steps[instruction.step].element] = true;
}

}  // namespace drumhead
