// The steps that refuse, say, give a value, or ask.
#include "resolve/machine/machine.hpp"
#include "resolve/machine/memo_table.hpp"

#include <algorithm>

namespace drumhead {

StepMachine::Outcome StepMachine::refuse(const Instruction& instruction)
{
    const std::size_t reasons = trail.reasons.size();
    const Value holds = this->holds(instruction.when);
    if (holds.isUnknown()) return waitOrStop();
    const bool refuses = holds.yes();
    TrailEntry& entry = record(refuses ? TrailKind::Refused : TrailKind::NotRefused);
    entry.applied = refuses;
    takeReasons(entry, reasons);
    if (!refuses) return Outcome::Next;
    if (touched) (*touched)[m_program.steps[instruction.step].element] = true;
    recordPhrase(entry, m_program.sentenceOf(instruction).phrase);
    trail.faultInstruction = m_pc;
    refused = true;
    return Outcome::Stop;
}

StepMachine::Outcome StepMachine::sentence(const Instruction& instruction, TrailKind kind)
{
    TrailEntry& entry = record(kind);
    recordPhrase(entry, m_program.sentenceOf(instruction).phrase);
    return Outcome::Next;
}

StepMachine::Outcome StepMachine::let(const Instruction& instruction)
{
    const LetDetail& detail = m_program.letOf(instruction);
    Outcome outcome = Outcome::Next;
    Value value = need(detail.value, outcome);
    if (outcome != Outcome::Next) return outcome;
    if (detail.adds) {
        const FactRef sum = frame.here(detail.slot);
        const Value before = frame.values[frame.address(sum)];
        if (m_notes.memo) m_notes.memo->read(frame.address(sum), before);
        value = value.isNone() ? before : Value((before.isSet() ? before.number() : Number(0)) + value.number());
    }
    recordValue(instruction, detail.slot, value, detail.value);
    return Outcome::Next;
}

StepMachine::Outcome StepMachine::band(const Instruction& instruction)
{
    const BandDetail& detail = m_program.bandOf(instruction);
    Outcome outcome = Outcome::Next;
    const Value value = need(detail.value, outcome);
    if (outcome != Outcome::Next) return outcome;
    for (const auto& [node, choice] : detail.limits) {
        const Value limit = need(node, outcome);
        if (outcome != Outcome::Next) return outcome;
        if (!limit.isSet() || !value.isSet() || value.number() > limit.number()) continue;
        recordValue(instruction, detail.slot, Value::choice(choice), node);
        return Outcome::Next;
    }
    const int overrule = overruled(Overrule::Kind::Value, detail.slot, m_program.steps[instruction.step].name, "");
    if (overrule >= 0) return recordValue(instruction, detail.slot, Value::none()), Outcome::Next;
    TrailEntry& entry = record(TrailKind::Refused);
    entry.applied = true;
    recordPhrase(entry, detail.beyond);
    trail.faultInstruction = m_pc;
    refused = true;
    return Outcome::Stop;
}

StepMachine::Outcome StepMachine::table(const Instruction& instruction)
{
    const TableDetail& detail = m_program.tableOf(instruction);
    const int row = evaluator().findRow(detail.table, detail.inputs);
    if (row < 0) return waitOrStop();
    const TableRow& found =
        frame.ruleset->tables[static_cast<std::size_t>(detail.table)].rows[static_cast<std::size_t>(row)];
    for (std::size_t i = 0; i < detail.outputs.size(); ++i) {
        TrailEntry& entry = recordValue(instruction, detail.outputs[i], found.outputs[i]);
        entry.part = static_cast<std::uint16_t>(i);
        entry.tableRow = row;
        for (const NodeId input : detail.inputs) recordSources(entry, input);
    }
    return Outcome::Next;
}

StepMachine::Outcome StepMachine::addModifier(const Instruction& instruction, const SumDetail& detail,
                                              std::size_t index, std::vector<std::string_view>& counted, Number& total)
{
    const CompiledModifier& compiled = detail.modifiers[index];
    const std::size_t reasons = trail.reasons.size();
    const Value holds = this->holds(compiled.when);
    if (holds.isUnknown()) return waitOrStop();
    bool applied = holds.yes();
    bool repeated = false;
    if (applied && !compiled.modifier->once.empty()) {
        repeated = std::find(counted.begin(), counted.end(), compiled.modifier->once) != counted.end();
        if (!repeated) counted.push_back(compiled.modifier->once);
        applied = !repeated;
        if (repeated) trail.reasons.resize(reasons);  // not its condition has decided
    }
    Number amount = 0;
    if (applied) {
        const Value value = evaluator().value(compiled.amount);
        if (value.isUnknown()) return waitOrStop();
        amount = value.isSet() ? value.number() : Number(0);
        if (touched) (*touched)[compiled.modifier->element] = true;
    }
    TrailEntry& entry = record(TrailKind::Modifier, detail.slot);
    entry.part = static_cast<std::uint16_t>(index);
    entry.applied = applied;
    entry.slot = repeated ? -2 : -1;
    takeReasons(entry, reasons);
    if (!situation().overrules().empty()) {
        entry.overrule = static_cast<std::int32_t>(overruled(
            Overrule::Kind::Modifier, detail.slot, m_program.steps[instruction.step].name, compiled.modifier->id));
        entry.overruled = entry.overrule >= 0;
        if (entry.overruled) {
            amount = situation().overrules()[static_cast<std::size_t>(entry.overrule)].value.number();
            entry.applied = amount != Number(0);
        }
    }
    if (applied) recordSources(entry, compiled.amount);
    entry.value = amount;
    total = total + amount;
    return Outcome::Next;
}

StepMachine::Outcome StepMachine::sum(const Instruction& instruction)
{
    const Kept kept = keptSoFar();
    return keepIfDone(addUp(instruction, m_program.sumOf(instruction)), kept);
}

StepMachine::Outcome StepMachine::addUp(const Instruction& instruction, const SumDetail& detail)
{
    Number total = 0;
    Outcome outcome = Outcome::Next;
    for (const NodeId base : detail.of) {
        const Value value = need(base, outcome);
        if (outcome != Outcome::Next) return outcome;
        if (value.isNone()) return stopWith("it adds a figure that there is none of");
        total = total + value.number();
    }
    std::vector<std::string_view> counted;
    for (std::size_t i = 0; i < detail.modifiers.size(); ++i) {
        outcome = addModifier(instruction, detail, i, counted, total);
        if (outcome != Outcome::Next) return outcome;
    }
    const Number within = detail.bounded ? std::clamp(total, detail.least, detail.most) : total;
    TrailEntry& entry = recordValue(instruction, detail.slot, within);
    if (recording) trail.pool.push_back(total);
    entry.first = static_cast<std::uint32_t>(trail.pool.size() - (recording ? 1 : 0));
    entry.count = 1;
    for (const NodeId base : detail.of) recordSources(entry, base);
    return Outcome::Next;
}

StepMachine::Outcome StepMachine::due(const Instruction& instruction)
{
    const DueDetail& detail = m_program.dueOf(instruction);
    std::vector<Value> with;
    for (const auto& [attribute, node] : detail.with) {
        Outcome outcome = Outcome::Next;
        with.push_back(need(node, outcome));
        if (outcome != Outcome::Next) return outcome;
    }
    TrailEntry& entry = record(TrailKind::Due);
    recordPhrase(entry, detail.reason);
    if (recording) trail.pool.insert(trail.pool.end(), with.begin(), with.end());  // behind the values of the sentence
    return Outcome::Next;
}

StepMachine::Outcome StepMachine::enter(const Instruction& instruction)
{
    const EnterDetail& detail = m_program.enterOf(instruction);
    const Value value = frame.get(detail.slot);
    if (value.isUnknown()) {
        m_pause = {Pause::Kind::Answer, frame.here(detail.slot), 0, 0, m_pc};
        return Outcome::Wait;
    }
    TrailEntry& entry = record(TrailKind::Entered);
    entry.slot = detail.slot;
    entry.value = value;
    return Outcome::Next;
}

}  // namespace drumhead
