// What a case changes, now or later, and the watches over that.
#include "machine.hpp"

#include <algorithm>

namespace drumhead {

void Resolution::Machine::carryOut(FactRef fact, Value before)
{
    const Slot& slot = m_program.slots[static_cast<std::size_t>(fact.slot)];
    for (TrailEntry& entry : trail.entries) {
        if (entry.kind != TrailKind::Effect || entry.slot != fact.slot || (slot.manyRole >= 0 && entry.row != fact.row)) continue;
        const Value by = trail.pool[entry.first + 2];
        if (!by.isUnknown()) entry.value = changed(slot.shape, before, by);
        trail.pool[entry.first] = before;
        trail.pool[entry.first + 1] = entry.value;
        before = entry.value;
        if (entry.at == EffectTime::Now && !before.isUnknown()) frame.values[frame.layout.address(slot, fact.row)] = before;
    }
}

Value Resolution::Machine::changed(const Shape& shape, Value from, Value by)
{
    return from.isSet() ? Value(std::clamp(from.number() + by.number(), shape.least, shape.most)) : Value::unknown();
}

Value Resolution::Machine::pendingValue(FactRef fact) const
{
    for (auto entry = trail.entries.rbegin(); entry != trail.entries.rend(); ++entry) {
        if (entry->kind != TrailKind::Effect || entry->slot != fact.slot) continue;
        const Slot& slot = m_program.slots[static_cast<std::size_t>(fact.slot)];
        if (slot.manyRole < 0 || entry->row == fact.row) return entry->value;
    }
    const Slot& slot = m_program.slots[static_cast<std::size_t>(fact.slot)];
    return frame.values[frame.layout.address(slot, fact.row)];
}

Resolution::Machine::Outcome Resolution::Machine::effect(const Instruction& instruction)
{
    const EffectDetail& detail = m_program.effects[instruction.detail];
    for (std::size_t i = 0; i < detail.changes.size(); ++i) {
        const Change& change = detail.changes[i];
        Outcome outcome = Outcome::Next;
        const Value value = need(change.value, outcome);
        if (outcome != Outcome::Next) return outcome;
        this->change(instruction, change, static_cast<std::uint16_t>(i), value, detail.at);
    }
    return Outcome::Next;
}

void Resolution::Machine::change(const Instruction& instruction, const Change& change, std::uint16_t part, Value value, EffectTime at)
{
    const Slot& slot = m_program.slots[static_cast<std::size_t>(change.slot)];
    if (value.isNone() && (change.kind != ChangeKind::Set || !slot.shape.mayBeNone)) return;  // none: leaves it as it is
    const Value from = pendingValue(frame.here(change.slot));
    Value to = value;
    Value by = Value::unknown();
    if (change.kind != ChangeKind::Set) {
        by = change.kind == ChangeKind::Add ? value.number() : -value.number();
        to = changed(slot.shape, from, by);
    } else if (slot.shape.kind == ValueKind::Number && value.isSet()) {
        to = std::clamp(value.number(), slot.shape.least, slot.shape.most);
    }
    TrailEntry& entry = record(TrailKind::Effect, instruction);
    entry.part = part;
    entry.at = at;
    entry.slot = change.slot;
    if (slot.manyRole >= 0) entry.row = static_cast<std::int16_t>(frame.rowOf(slot));
    entry.value = to;
    trail.pool.insert(trail.pool.end(), {from, to, by});
    entry.count = 3;
    if (at == EffectTime::Now && !to.isUnknown()) frame.set(change.slot, to);
}

Resolution::Machine::Outcome Resolution::Machine::watch(const Instruction& instruction)
{
    const WatchDetail& detail = m_program.watches[instruction.detail];
    const bool many = m_program.roles[static_cast<std::size_t>(detail.role)].many;
    const int rows = many ? frame.layout.rows(detail.role) : 1;
    for (int row = 0; row < rows; ++row) {
        bool changed = false;
        EffectTime when = EffectTime::Now;
        for (const TrailEntry& entry : trail.entries) {
            if (entry.kind != TrailKind::Effect || entry.value.isUnknown()) continue;
            if (m_program.slots[static_cast<std::size_t>(entry.slot)].owner != detail.role || (many && entry.row != row)) continue;
            changed = true;
            when = std::max(when, entry.at);
        }
        if (!changed) continue;
        Frame after = frame;
        for (const TrailEntry& entry : trail.entries) {
            if (entry.kind != TrailKind::Effect || entry.value.isUnknown()) continue;
            const Slot& slot = m_program.slots[static_cast<std::size_t>(entry.slot)];
            after.values[after.layout.address(slot, slot.manyRole < 0 ? 0 : entry.row)] = entry.value;
        }
        EvaluationNotes quiet;
        quiet.touched = touched;
        if (many) after.rows[static_cast<std::size_t>(detail.role)].current = row;
        const Value holds = Evaluator(after, quiet).value(detail.when);
        if (holds.isUnknown() || !holds.yes()) continue;
        if (many) {
            frame.rows[static_cast<std::size_t>(detail.role)].current = row;
            m_openRoles.push_back(detail.role);
        }
        fire(instruction, detail, when);
        if (many) {
            frame.rows[static_cast<std::size_t>(detail.role)].current = -1;
            m_openRoles.pop_back();
        }
    }
    return Outcome::Next;
}

void Resolution::Machine::fire(const Instruction& instruction, const WatchDetail& detail, EffectTime when)
{
    if (!detail.say.empty()) recordPhrase(record(TrailKind::Said, instruction), detail.say);
    EvaluationNotes quiet;
    for (std::size_t i = 0; i < detail.changes.size(); ++i) {
        const Value value = Evaluator(frame, quiet).value(detail.changes[i].value);
        if (!value.isUnknown()) change(instruction, detail.changes[i], static_cast<std::uint16_t>(i), value, when);
    }
    if (touched) (*touched)[m_program.steps[instruction.step].element] = true;
}

}  // namespace drumhead
