#include "resolve/machine/steps/value_steps.hpp"

#include "resolve/machine/values/stretch_record.hpp"

#include <algorithm>
#include <string_view>

namespace drumhead::steps {

namespace {

constexpr const char* beyondBounds = "the result is beyond 1,000,000,000";

/// Whether a sum was cut off at the largest number that there is.
bool isBeyond(Number sum) { return sum >= Number::largest() || sum <= -Number::largest(); }

/// The modifiers of a sum, one after the other.
class Modifiers {
public:
    Modifiers(StepContext& context, const Instruction& instruction)
        : m_context(context), m_instruction(instruction), m_detail(context.program.sumOf(instruction)),
          m_whose(context.rowOf(m_detail.slot)), m_reasons(context.trail.reasons.size())
    {}

    StepOutcome add(std::size_t index, Number& total)
    {
        const CompiledModifier& compiled = m_detail.modifiers[index];
        StepOutcome outcome = StepOutcome::Next;
        const bool holds = m_context.holds(compiled.when, outcome);
        if (outcome != StepOutcome::Next) return outcome;
        const bool repeated = holds && isRepeated(*compiled.modifier);
        if (repeated) m_context.trail.reasons.resize(m_reasons);  // not its condition has decided
        const bool applied = holds && !repeated;
        Value amount = Number(0);
        if (applied) {
            amount = m_context.need(compiled.amount, outcome);
            if (outcome != StepOutcome::Next) return outcome;
            if (amount.isNone()) amount = Number(0);
            if (m_context.touched) (*m_context.touched)[compiled.modifier->element] = true;
        }
        TrailEntry& entry = m_context.record(TrailKind::Modifier, m_whose);
        entry.part = static_cast<std::uint16_t>(index);
        entry.applied = applied;
        if (repeated) entry.slot = -2;
        entry.value = amount;
        m_context.takeReasons(entry, m_reasons);
        m_reasons += entry.reasonCount;
        if (m_context.hasOverrules) overrule(entry, compiled);
        if (applied) m_context.recordSources(entry, compiled.amount);
        if (entry.applied) total = total + entry.value.number();
        return StepOutcome::Next;
    }

private:
    /// Whether another one that counts only once with it has counted.
    [[nodiscard]] bool isRepeated(const Modifier& modifier)
    {
        if (modifier.once.empty()) return false;
        if (std::find(m_counted.begin(), m_counted.end(), modifier.once) != m_counted.end()) return true;
        m_counted.push_back(modifier.once);
        return false;
    }

    [[gnu::noinline]] void overrule(TrailEntry& entry, const CompiledModifier& compiled) const
    {
        entry.overrule = static_cast<std::int32_t>(m_context.overruled(Overrule::Kind::Modifier, m_detail.slot,
                                                                       m_context.program.steps[m_instruction.step].name,
                                                                       compiled.modifier->id));
        entry.overruled = entry.overrule >= 0;
        if (!entry.overruled) return;
        entry.value = m_context.situation().overrules()[static_cast<std::size_t>(entry.overrule)].value.number();
        entry.applied = entry.value != Value(Number(0));
    }

    StepContext& m_context;
    const Instruction& m_instruction;
    const SumDetail& m_detail;
    StepContext::Whose m_whose;
    std::size_t m_reasons;                    ///< how many those before have left
    std::vector<std::string_view> m_counted;  ///< of those that count only once
};

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
    Modifiers modifiers(context, instruction);
    for (std::size_t i = 0; i < detail.modifiers.size(); ++i) {
        outcome = modifiers.add(i, total);
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

[[gnu::noinline]] StepOutcome addTo(StepContext& context, const Instruction& instruction, const LetDetail& detail,
                                    Value value)
{
    const std::size_t at = context.frame.addressHere(detail.slot);
    const Value before = context.frame.values[at];
    if (context.notes.record) context.notes.record->read(at);
    const Value sum = value.isNone() ? before : Value((before.isSet() ? before.number() : Number(0)) + value.number());
    if (sum.isSet() && isBeyond(sum.number())) return context.stopWith(beyondBounds);
    context.recordValue(instruction, detail.slot, sum, detail.value);
    return StepOutcome::Next;
}

}  // namespace

StepOutcome refuse(StepContext& context, const Instruction& instruction)
{
    const std::size_t reasons = context.trail.reasons.size();
    StepOutcome outcome = StepOutcome::Next;
    const bool refuses = context.holds(instruction.when, outcome);
    if (outcome != StepOutcome::Next) return outcome;
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
    const Value value = context.need(detail.value, outcome);
    if (outcome != StepOutcome::Next) return outcome;
    if (detail.adds) return addTo(context, instruction, detail, value);
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
