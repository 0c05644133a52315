#include "resolve/machine/steps/value_steps.hpp"

#include "resolve/machine/values/stretch_record.hpp"

#include <algorithm>
#include <string_view>

namespace drumhead::steps {

namespace {

constexpr const char* beyondBounds = "the result is beyond 1,000,000,000";

/// Whether a sum was cut off at the largest number that there is.
bool isBeyond(Number sum) { return sum >= Number::largest() || sum <= -Number::largest(); }

StepOutcome addModifier(StepContext& context, const Instruction& instruction, const SumDetail& detail,
                        std::size_t index, std::vector<std::string_view>& counted, Number& total)
{
    const CompiledModifier& compiled = detail.modifiers[index];
    const std::size_t reasons = context.trail.reasons.size();
    const Value holds = context.holds(compiled.when);
    if (holds.isUnknown()) return context.waitOrStop();
    bool applied = holds.yes();
    bool repeated = false;
    if (applied && !compiled.modifier->once.empty()) {
        repeated = std::find(counted.begin(), counted.end(), compiled.modifier->once) != counted.end();
        if (!repeated) counted.push_back(compiled.modifier->once);
        applied = !repeated;
        if (repeated) context.trail.reasons.resize(reasons);  // not its condition has decided
    }
    Number amount = 0;
    if (applied) {
        const Value value = context.evaluator().value(compiled.amount);
        if (value.isUnknown()) return context.waitOrStop();
        amount = value.isSet() ? value.number() : Number(0);
        if (context.touched) (*context.touched)[compiled.modifier->element] = true;
    }
    TrailEntry& entry = context.record(TrailKind::Modifier, detail.slot);
    entry.part = static_cast<std::uint16_t>(index);
    entry.applied = applied;
    entry.slot = repeated ? -2 : -1;
    context.takeReasons(entry, reasons);
    if (context.hasOverrules) {
        entry.overrule = static_cast<std::int32_t>(context.overruled(Overrule::Kind::Modifier, detail.slot,
                                                                     context.program.steps[instruction.step].name,
                                                                     compiled.modifier->id));
        entry.overruled = entry.overrule >= 0;
        if (entry.overruled) {
            amount = context.situation().overrules()[static_cast<std::size_t>(entry.overrule)].value.number();
            entry.applied = amount != Number(0);
        }
    }
    if (applied) context.recordSources(entry, compiled.amount);
    entry.value = amount;
    total = total + amount;
    return StepOutcome::Next;
}

StepOutcome addUp(StepContext& context, const Instruction& instruction, const SumDetail& detail)
{
    Number total = 0;
    StepOutcome outcome = StepOutcome::Next;
    for (const NodeId base : detail.of) {
        const Value value = context.need(base, outcome);
        if (outcome != StepOutcome::Next) return outcome;
        if (value.isNone()) return context.stopWith("it adds a figure that there is none of");
        total = total + value.number();
    }
    context.frame.operations += detail.of.size() + detail.modifiers.size();
    std::vector<std::string_view> counted;
    for (std::size_t i = 0; i < detail.modifiers.size(); ++i) {
        outcome = addModifier(context, instruction, detail, i, counted, total);
        if (outcome != StepOutcome::Next) return outcome;
    }
    if (isBeyond(total)) return context.stopWith(beyondBounds);
    const Number within = detail.bounded ? std::clamp(total, detail.least, detail.most) : total;
    TrailEntry& entry = context.recordValue(instruction, detail.slot, within);
    if (!context.isListed(instruction, detail.slot)) return StepOutcome::Next;
    context.trail.pool.push_back(total);
    entry.count = 1;
    context.recordInputs(entry, detail.of);
    for (const NodeId base : detail.of) context.recordSources(entry, base);
    return StepOutcome::Next;
}

}  // namespace

StepOutcome refuse(StepContext& context, const Instruction& instruction)
{
    const std::size_t reasons = context.trail.reasons.size();
    const Value holds = context.holds(instruction.when);
    if (holds.isUnknown()) return context.waitOrStop();
    const bool refuses = holds.yes();
    TrailEntry& entry = context.record(refuses ? TrailKind::Refused : TrailKind::NotRefused);
    entry.applied = refuses;
    context.takeReasons(entry, reasons);
    if (!refuses) return StepOutcome::Next;
    if (context.touched) (*context.touched)[context.program.steps[instruction.step].element] = true;
    context.recordPhrase(entry, context.program.sentenceOf(instruction).phrase);
    context.trail.faultInstruction = context.pc;
    context.refused = true;
    return StepOutcome::Stop;
}

StepOutcome sentence(StepContext& context, const Instruction& instruction, TrailKind kind)
{
    TrailEntry& entry = context.record(kind);
    context.recordPhrase(entry, context.program.sentenceOf(instruction).phrase);
    return StepOutcome::Next;
}

StepOutcome let(StepContext& context, const Instruction& instruction)
{
    const LetDetail& detail = context.program.letOf(instruction);
    StepOutcome outcome = StepOutcome::Next;
    Value value = context.need(detail.value, outcome);
    if (outcome != StepOutcome::Next) return outcome;
    if (detail.adds) {
        const FactRef sum = context.frame.here(detail.slot);
        const Value before = context.frame.values[context.frame.address(sum)];
        if (context.notes.record) context.notes.record->read(context.frame.address(sum));
        value = value.isNone() ? before : Value((before.isSet() ? before.number() : Number(0)) + value.number());
        if (value.isSet() && isBeyond(value.number())) return context.stopWith(beyondBounds);
    }
    context.recordValue(instruction, detail.slot, value, detail.value);
    return StepOutcome::Next;
}

StepOutcome band(StepContext& context, const Instruction& instruction)
{
    const BandDetail& detail = context.program.bandOf(instruction);
    StepOutcome outcome = StepOutcome::Next;
    const Value value = context.need(detail.value, outcome);
    if (outcome != StepOutcome::Next) return outcome;
    for (const auto& [node, choice] : detail.limits) {
        const Value limit = context.need(node, outcome);
        if (outcome != StepOutcome::Next) return outcome;
        if (!limit.isSet() || !value.isSet() || value.number() > limit.number()) continue;
        context.recordValue(instruction, detail.slot, Value::choice(choice), node);
        return StepOutcome::Next;
    }
    const int overrule =
        context.overruled(Overrule::Kind::Value, detail.slot, context.program.steps[instruction.step].name, "");
    if (overrule >= 0) return context.recordValue(instruction, detail.slot, Value::none()), StepOutcome::Next;
    TrailEntry& entry = context.record(TrailKind::Refused);
    entry.applied = true;
    context.recordPhrase(entry, detail.beyond);
    context.trail.faultInstruction = context.pc;
    context.refused = true;
    return StepOutcome::Stop;
}

StepOutcome table(StepContext& context, const Instruction& instruction)
{
    const TableDetail& detail = context.program.tableOf(instruction);
    const int row = context.evaluator().findRow(detail.table, detail.inputs);
    if (row < 0) return context.waitOrStop();
    const TableRow& found =
        context.frame.ruleset->tables[static_cast<std::size_t>(detail.table)].rows[static_cast<std::size_t>(row)];
    for (std::size_t i = 0; i < detail.outputs.size(); ++i) {
        TrailEntry& entry = context.recordValue(instruction, detail.outputs[i], found.outputs[i]);
        entry.part = static_cast<std::uint16_t>(i);
        entry.tableRow = row;
        if (!context.isListed(instruction, detail.outputs[i])) continue;
        context.recordInputs(entry, detail.inputs);
        for (const NodeId input : detail.inputs) context.recordSources(entry, input);
    }
    return StepOutcome::Next;
}

StepOutcome sum(StepContext& context, const Instruction& instruction)
{
    const StepContext::Kept kept = context.keptSoFar();
    return context.keepIfDone(addUp(context, instruction, context.program.sumOf(instruction)), kept);
}

StepOutcome due(StepContext& context, const Instruction& instruction)
{
    const DueDetail& detail = context.program.dueOf(instruction);
    std::vector<Value> with;
    for (const auto& [attribute, node] : detail.with) {
        StepOutcome outcome = StepOutcome::Next;
        with.push_back(context.need(node, outcome));
        if (outcome != StepOutcome::Next) return outcome;
    }
    TrailEntry& entry = context.record(TrailKind::Due);
    context.recordPhrase(entry, detail.reason);
    if (context.recording)
        context.trail.pool.insert(context.trail.pool.end(), with.begin(),
                                  with.end());  // behind the values of the sentence
    return StepOutcome::Next;
}

StepOutcome enter(StepContext& context, const Instruction& instruction)
{
    const EnterDetail& detail = context.program.enterOf(instruction);
    const Value value = context.frame.get(detail.slot);
    if (value.isUnknown()) {
        context.pause = {Pause::Kind::Answer, context.frame.here(detail.slot), 0, 0, context.pc};
        return StepOutcome::Wait;
    }
    TrailEntry& entry = context.record(TrailKind::Entered);
    entry.slot = detail.slot;
    entry.value = value;
    return StepOutcome::Next;
}

}  // namespace drumhead::steps
