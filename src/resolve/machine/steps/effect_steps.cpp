#include "resolve/machine/steps/effect_steps.hpp"

#include "resolve/machine/steps/dice_steps.hpp"
#include "resolve/machine/values/stretch_record.hpp"

#include <algorithm>

namespace drumhead::steps {

namespace {

void makeChange(StepContext& context, const Change& change, std::uint16_t part, Value value, EffectTime at)
{
    const Slot& slot = context.program.slot(change.slot);
    // None: leaves it as it is.
    if (value.isNone() && (change.kind != ChangeKind::Set || !slot.shape.mayBeNone)) return;
    Frame& frame = context.frame;
    const FactRef fact = frame.here(change.slot);
    const std::size_t address = frame.addressHere(change.slot);
    const Value from = frame.afterEffectsAt(address);
    Value to = value;
    Value by = Value::unknown();
    if (change.kind != ChangeKind::Set) {
        if (context.notes.record) context.notes.record->readAfterEffects(address);
        by = change.kind == ChangeKind::Add ? value.number() : -value.number();
        to = added(slot.shape, from, by);
    } else if (slot.shape.kind == ValueKind::Number && value.isSet()) {
        to = std::clamp(value.number(), slot.shape.least, slot.shape.most);
    }
    TrailEntry& entry = context.record(TrailKind::Effect);
    entry.part = part;
    entry.at = at;
    entry.slot = change.slot;
    if (slot.manyRole >= 0) entry.row = static_cast<std::int16_t>(fact.row);
    entry.value = to;
    entry.count = 3;
    if (context.recording) {
        context.trail.pool.push_back(from);
        context.trail.pool.push_back(to);
        context.trail.pool.push_back(by);
        context.recordSources(entry, change.value);
    }
    frame.leave(fact, address, to, at);
    if (context.notes.record) context.notes.record->changed(address);
    if (at != EffectTime::Now) return;
    if (context.situation().watchesOnlyNow()) context.changedNow.push_back(address);
    if (to.isUnknown()) return;
    frame.put(address, to);
    if (context.notes.record) context.notes.record->gave(address);
}

void keepBefore(StepContext& context, FactRef fact)
{
    const std::size_t at = context.frame.address(fact);
    context.before.push_back({at, context.frame.values[at],
                              context.frame.afterRaw.empty() ? Value::unknown() : context.frame.after(at),
                              context.frame.changed[at], context.frame.changedFacts.size(), context.changedNow.size()});
}

/// A later change of the step has to wait, so the step has not been done yet.
void takeBackChanges(StepContext& context)
{
    for (; !context.before.empty(); context.before.pop_back()) {
        const StepContext::Before& before = context.before.back();
        context.frame.put(before.address, before.value);
        if (!context.frame.afterRaw.empty()) context.frame.afterRaw[before.address] = before.after.raw();
        context.frame.changed[before.address] = before.changed;
        context.frame.changedFacts.resize(before.changedFacts);
        context.changedNow.resize(before.changedNow);
    }
}

std::uint8_t latestChange(const StepContext& context, int role, int row)
{
    if (!context.frame.mayHaveChanged(role)) return 0;
    const bool onlyNow = context.situation().watchesOnlyNow();
    std::uint8_t latest = 0;
    for (const Frame::Changed& each : context.frame.changedFacts) {
        if (each.owner != role || each.fact.row != row) continue;
        const std::size_t at = each.address;
        if (onlyNow && std::find(context.changedNow.begin(), context.changedNow.end(), at) == context.changedNow.end())
            continue;
        if (onlyNow) return 1;
        if (!context.frame.after(at).isUnknown()) latest = std::max(latest, context.frame.changed[at]);
    }
    return latest;
}

/// What a watch finds, as the effects leave it.
Value watched(StepContext& context, NodeId when)
{
    EvaluationNotes notes;
    notes.touched = context.touched;
    notes.constants = context.notes.constants;
    notes.afterEffects = notes.constants && !context.situation().watchesOnlyNow();
    if (notes.constants || context.situation().watchesOnlyNow()) return Evaluator(context.frame, notes).value(when);
    const AfterEffects afterEffects(context.frame);
    return Evaluator(context.frame, notes).told(when);
}

/// Whether all that a watch would set is so already: it has fired before, and is not told again.
bool hasFiredBefore(StepContext& context, const WatchDetail& detail)
{
    EvaluationNotes quiet;
    quiet.constants = context.notes.constants;
    return !detail.changes.empty()
        && std::all_of(detail.changes.begin(), detail.changes.end(), [&](const Change& change) {
               const Value value = Evaluator(context.frame, quiet).value(change.value);
               return change.kind == ChangeKind::Set && !value.isUnknown()
                   && context.frame.afterEffects(context.frame.here(change.slot)) == value;
           });
}

void fireWatch(StepContext& context, const Instruction& instruction, const WatchDetail& detail, EffectTime when)
{
    if (context.recording && hasFiredBefore(context, detail)) return;
    if (!detail.say.empty()) context.recordPhrase(context.record(TrailKind::Said), detail.say);
    EvaluationNotes quiet;
    quiet.constants = context.notes.constants;
    for (std::size_t i = 0; i < detail.changes.size(); ++i) {
        const Value value = Evaluator(context.frame, quiet).value(detail.changes[i].value);
        if (!value.isUnknown()) makeChange(context, detail.changes[i], static_cast<std::uint16_t>(i), value, when);
    }
    if (context.touched) (*context.touched)[context.program.steps[instruction.step].element] = true;
}
StepOutcome makeChanges(StepContext& context, const EffectDetail& detail)
{
    if (detail.changes.size() > 1
        && !context.recording) {  // none is made before the dice are thrown that another depends on
        Evaluator evaluator = context.evaluator();
        for (const Change& change : detail.changes) {
            if (evaluator.value(change.value).isUnknown() && context.isUnthrown(context.notes.missing))
                return rollDeferred(context, context.notes.missing);
        }
    }
    context.before.clear();
    for (std::size_t i = 0; i < detail.changes.size(); ++i) {
        const Change& change = detail.changes[i];
        StepOutcome outcome = StepOutcome::Next;
        const Value value = context.need(change.value, outcome);
        if (outcome == StepOutcome::Pass) continue;  // the other changes of the step stand
        if (outcome == StepOutcome::Wait) takeBackChanges(context);
        if (outcome != StepOutcome::Next) return outcome;
        if (context.recording && i + 1 < detail.changes.size()) keepBefore(context, context.frame.here(change.slot));
        makeChange(context, change, static_cast<std::uint16_t>(i), value, detail.at);
    }
    for (std::size_t i = 0; i < detail.attachments.size(); ++i)
        context.record(TrailKind::Attached).part = static_cast<std::uint16_t>(i);
    for (std::size_t i = 0; i < detail.divisions.size(); ++i)
        context.record(TrailKind::Divided).part = static_cast<std::uint16_t>(i);
    return StepOutcome::Next;
}

}  // namespace

Value added(const Shape& shape, Value from, Value by)
{
    return from.isSet() ? Value(std::clamp(from.number() + by.number(), shape.least, shape.most)) : Value::unknown();
}

void carryOut(StepContext& context, FactRef fact, Value before)
{
    const Slot& slot = context.program.slot(fact.slot);
    for (TrailEntry& entry : context.trail.entries) {
        if (entry.kind != TrailKind::Effect || entry.slot != fact.slot || (slot.manyRole >= 0 && entry.row != fact.row))
            continue;
        const Value by = context.trail.pool[entry.first + 2];
        if (!by.isUnknown()) entry.value = added(slot.shape, before, by);
        context.trail.pool[entry.first] = before;
        context.trail.pool[entry.first + 1] = entry.value;
        before = entry.value;
        context.frame.afterRaw[context.frame.address(fact)] = before.raw();
        if (entry.at == EffectTime::Now && !before.isUnknown()) context.frame.put(context.frame.address(fact), before);
    }
}

StepOutcome effect(StepContext& context, const Instruction& instruction)
{
    const StepContext::Kept kept = context.keptSoFar();
    return context.keepIfDone(makeChanges(context, context.program.effectOf(instruction)), kept);
}

StepOutcome watch(StepContext& context, const Instruction& instruction)
{
    const WatchDetail& detail = context.program.watchOf(instruction);
    const bool many = context.program.role(detail.role).many;
    const int rows = many ? context.frame.layout.rows(detail.role) : 1;
    context.frame.operations += static_cast<std::uint64_t>(rows) * (1 + context.frame.changedFacts.size() / 8);
    for (int row = 0; row < rows; ++row) {
        const std::uint8_t latest = detail.always ? 1 : latestChange(context, detail.role, row);
        if (latest == 0) continue;
        if (many) context.frame.goToRow(detail.role, row);
        if (many) context.openRoles.push_back(detail.role);
        const Value holds = watched(context, detail.when);
        if (!holds.isUnknown() && holds.yes())
            fireWatch(context, instruction, detail, static_cast<EffectTime>(latest - 1));
        if (many) context.frame.goToRow(detail.role, -1);
        if (many) context.openRoles.pop_back();
    }
    return StepOutcome::Next;
}

}  // namespace drumhead::steps
