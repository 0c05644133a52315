#include "machine.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int maxRounds = 1000;

}  // namespace

Resolution::Machine::Machine(const Situation& given) : situation(given), frame(situation), m_program(situation.program())
{
    m_groups.resize(m_program.loops.size());
    m_rounds.resize(m_program.loops.size());
    frame.program = &m_program;
}

void Resolution::Machine::answer(FactRef fact, Value value)
{
    situation.answer(fact, value);
    const Slot& slot = m_program.slots[static_cast<std::size_t>(fact.slot)];
    frame.values[frame.layout.address(slot, fact.row)] = value;
    frame.fillIn();
    carryOut(fact, value);
}

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

Pause Resolution::Machine::run(DiceSource& dice)
{
    m_notes.touched = touched;
    while (m_pc < m_program.code.size()) {
        const Instruction& instruction = m_program.code[m_pc];
        if (onlyDice && instruction.op != Op::Roll && instruction.op != Op::EachBegin && instruction.op != Op::EachNext && instruction.op != Op::JumpUnless) break;
        const std::size_t entries = trail.entries.size();
        const std::size_t pool = trail.pool.size();
        const std::size_t reasons = trail.reasons.size();
        m_notes.missing = {};
        m_notes.fault = nullptr;
        switch (step(instruction, dice)) {
        case Outcome::Next: ++m_pc; break;
        case Outcome::Jumped: break;
        case Outcome::Stop: m_pc = static_cast<std::uint32_t>(m_program.code.size()); break;
        case Outcome::Wait:
            trail.entries.resize(entries);
            trail.pool.resize(pool);
            trail.reasons.resize(reasons);
            m_pause.instruction = m_pc;
            return m_pause;
        }
    }
    return {};
}

Resolution::Machine::Outcome Resolution::Machine::step(const Instruction& instruction, DiceSource& dice)
{
    Outcome outcome = Outcome::Next;
    if (instruction.op == Op::Refuse) return refuse(instruction);
    if (!applies(instruction, outcome)) {
        if (outcome != Outcome::Next) return outcome;
        return instruction.op == Op::JumpUnless ? jump(instruction) : Outcome::Next;
    }
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
    case Op::Watch: return watch(instruction);
    case Op::JumpUnless:
    case Op::Refuse: break;
    }
    return Outcome::Next;
}

Resolution::Machine::Outcome Resolution::Machine::jump(const Instruction& instruction)
{
    m_pc = instruction.target;
    return Outcome::Jumped;
}

Resolution::Machine::Outcome Resolution::Machine::end(const Instruction& instruction)
{
    static_cast<void>(sentence(instruction, TrailKind::Said));
    while (!m_openLoops.empty() && m_openLoops.back().exit <= instruction.target) closeLoop();  // those within the procedure that ends
    return jump(instruction);
}

void Resolution::Machine::closeLoop()
{
    const OpenLoop loop = m_openLoops.back();
    m_openLoops.pop_back();
    RowState& rows = frame.rows[static_cast<std::size_t>(loop.role)];
    if (loop.isGroup) {
        rows.active = m_groups[loop.detail].whole;
    } else {
        rows.current = -1;
        m_openRoles.pop_back();
    }
}

Resolution::Machine::Outcome Resolution::Machine::waitOrStop()
{
    // An answer may still make idle what can't be computed.
    if (m_notes.missing.slot < 0) return stopWith(m_notes.fault ? m_notes.fault : "a value is used before any step has given it");
    const Slot& slot = m_program.slots[static_cast<std::size_t>(m_notes.missing.slot)];
    if (!slot.asked && slot.kind != SlotKind::Stat) return stopWith("\"" + slot.name + "\" is used before any step has given it");
    m_pause = {Pause::Kind::Answer, m_notes.missing, 0, 0, m_pc};
    return Outcome::Wait;
}

Resolution::Machine::Outcome Resolution::Machine::stopWith(std::string fault)
{
    trail.fault = std::move(fault);
    trail.faultInstruction = m_pc;
    refused = true;
    return Outcome::Stop;
}

Value Resolution::Machine::need(NodeId node, Outcome& outcome)
{
    const Value value = Evaluator(frame, m_notes).value(node);
    if (value.isUnknown()) outcome = waitOrStop();
    return value;
}

bool Resolution::Machine::applies(const Instruction& instruction, Outcome& outcome)
{
    if (instruction.when < 0) return true;
    const Value holds = need(instruction.when, outcome);
    return outcome == Outcome::Next && holds.yes();
}

std::pair<int, int> Resolution::Machine::rowInHand(SlotId result) const
{
    int role = m_openRoles.empty() ? -1 : m_openRoles.back();
    if (result >= 0 && m_program.slots[static_cast<std::size_t>(result)].manyRole >= 0) role = m_program.slots[static_cast<std::size_t>(result)].manyRole;
    return role < 0 ? std::pair(-1, -1) : std::pair(role, frame.rows[static_cast<std::size_t>(role)].current);
}

TrailEntry& Resolution::Machine::record(TrailKind kind, const Instruction& instruction, SlotId result)
{
    TrailEntry& entry = trail.entries.emplace_back();
    entry.kind = kind;
    entry.instruction = static_cast<std::uint32_t>(&instruction - m_program.code.data());
    const auto [role, row] = rowInHand(result);
    entry.role = static_cast<std::int16_t>(role);
    entry.row = static_cast<std::int16_t>(row);
    entry.first = static_cast<std::uint32_t>(trail.pool.size());
    entry.firstReason = static_cast<std::uint32_t>(trail.reasons.size());
    return entry;
}

void Resolution::Machine::recordPhrase(TrailEntry& entry, const Phrase& phrase)
{
    for (const PhrasePart& part : phrase) {
        if (part.slot < 0) continue;
        const Slot& slot = m_program.slots[static_cast<std::size_t>(part.slot)];
        EvaluationNotes quiet;
        const Value known = frame.get(part.slot);
        trail.pool.push_back(known.isUnknown() && slot.formula >= 0 ? Evaluator(frame, quiet).value(slot.formula) : known);
    }
    entry.count = static_cast<std::uint32_t>(trail.pool.size()) - entry.first;
}

int Resolution::Machine::overruled(Overrule::Kind kind, SlotId result, const std::string& step, const std::string& modifier) const
{
    const std::vector<Overrule>& all = situation.overrules();
    if (all.empty()) return -1;
    const int row = rowInHand(result).second;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind == kind && all[i].step == step && all[i].modifier == modifier && all[i].row == std::max(row, 0)) return static_cast<int>(i);
    }
    return -1;
}

Resolution::Machine::Outcome Resolution::Machine::refuse(const Instruction& instruction)
{
    Outcome outcome = Outcome::Next;
    const bool refuses = applies(instruction, outcome);
    if (outcome != Outcome::Next) return outcome;
    TrailEntry& entry = record(refuses ? TrailKind::Refused : TrailKind::NotRefused, instruction);
    entry.applied = refuses;
    if (instruction.when >= 0) Evaluator(frame, m_notes).explain(instruction.when, refuses, trail.reasons);
    entry.reasonCount = static_cast<std::uint32_t>(trail.reasons.size()) - entry.firstReason;
    if (!refuses) return Outcome::Next;
    if (touched) (*touched)[m_program.steps[instruction.step].element] = true;
    recordPhrase(entry, m_program.sentences[instruction.detail].phrase);
    refused = true;
    return Outcome::Stop;
}

Resolution::Machine::Outcome Resolution::Machine::sentence(const Instruction& instruction, TrailKind kind)
{
    TrailEntry& entry = record(kind, instruction);
    recordPhrase(entry, m_program.sentences[instruction.detail].phrase);
    return Outcome::Next;
}

void Resolution::Machine::recordValue(const Instruction& instruction, SlotId slot, Value value)
{
    TrailEntry& entry = record(TrailKind::Value, instruction, slot);
    entry.slot = slot;
    const Slot& info = m_program.slots[static_cast<std::size_t>(slot)];
    // A table with several columns gives several values: each is overruled under its own name.
    const bool isColumn = instruction.op == Op::Table && m_program.tables[instruction.detail].outputs.size() > 1;
    entry.overrule = static_cast<std::int32_t>(overruled(Overrule::Kind::Value, slot, isColumn ? info.name : m_program.steps[instruction.step].name, ""));
    entry.overruled = entry.overrule >= 0;
    if (entry.overruled) value = situation.overrules()[static_cast<std::size_t>(entry.overrule)].value;
    entry.value = value;
    frame.set(slot, value);
}

Resolution::Machine::Outcome Resolution::Machine::let(const Instruction& instruction)
{
    const LetDetail& detail = m_program.lets[instruction.detail];
    Outcome outcome = Outcome::Next;
    Value value = need(detail.value, outcome);
    if (outcome != Outcome::Next) return outcome;
    if (detail.adds) {
        const Value before = frame.get(detail.slot);
        value = value.isNone() ? before : Value((before.isSet() ? before.number() : Number(0)) + value.number());
    }
    recordValue(instruction, detail.slot, value);
    return Outcome::Next;
}

Resolution::Machine::Outcome Resolution::Machine::band(const Instruction& instruction)
{
    const BandDetail& detail = m_program.bands[instruction.detail];
    Outcome outcome = Outcome::Next;
    const Value value = need(detail.value, outcome);
    if (outcome != Outcome::Next) return outcome;
    for (const auto& [node, choice] : detail.limits) {
        const Value limit = need(node, outcome);
        if (outcome != Outcome::Next) return outcome;
        if (!limit.isSet() || !value.isSet() || value.number() > limit.number()) continue;
        recordValue(instruction, detail.slot, Value::choice(choice));
        return Outcome::Next;
    }
    const int overrule = overruled(Overrule::Kind::Value, detail.slot, m_program.steps[instruction.step].name, "");
    if (overrule >= 0) return recordValue(instruction, detail.slot, Value::none()), Outcome::Next;
    TrailEntry& entry = record(TrailKind::Refused, instruction);
    entry.applied = true;
    recordPhrase(entry, detail.beyond);
    refused = true;
    return Outcome::Stop;
}

Resolution::Machine::Outcome Resolution::Machine::table(const Instruction& instruction)
{
    const TableDetail& detail = m_program.tables[instruction.detail];
    const int row = Evaluator(frame, m_notes).findRow(detail.table, detail.inputs);
    if (row < 0) return waitOrStop();
    const TableRow& found = frame.ruleset->tables[static_cast<std::size_t>(detail.table)].rows[static_cast<std::size_t>(row)];
    for (std::size_t i = 0; i < detail.outputs.size(); ++i) {
        recordValue(instruction, detail.outputs[i], found.outputs[i]);
        trail.entries.back().part = static_cast<std::uint16_t>(i);
        trail.entries.back().tableRow = row;
    }
    return Outcome::Next;
}

Resolution::Machine::Outcome Resolution::Machine::addModifier(const Instruction& instruction, const SumDetail& detail, std::size_t index, std::vector<std::string_view>& counted, Number& total)
{
    const CompiledModifier& compiled = detail.modifiers[index];
    Evaluator evaluator(frame, m_notes);
    const Value holds = evaluator.holds(compiled.when);
    if (holds.isUnknown()) return waitOrStop();
    bool applied = holds.yes();
    bool repeated = false;
    if (applied && !compiled.modifier->once.empty()) {
        repeated = std::find(counted.begin(), counted.end(), compiled.modifier->once) != counted.end();
        if (!repeated) counted.push_back(compiled.modifier->once);
        applied = !repeated;
    }
    Number amount = 0;
    if (applied) {
        const Value value = evaluator.value(compiled.amount);
        if (value.isUnknown()) return waitOrStop();
        amount = value.isSet() ? value.number() : Number(0);
        if (touched) (*touched)[compiled.modifier->element] = true;
    }
    TrailEntry& entry = record(TrailKind::Modifier, instruction, detail.slot);
    entry.part = static_cast<std::uint16_t>(index);
    entry.applied = applied;
    entry.slot = repeated ? -2 : -1;
    if (compiled.when >= 0 && !repeated) evaluator.explain(compiled.when, holds.yes(), trail.reasons);
    entry.reasonCount = static_cast<std::uint32_t>(trail.reasons.size()) - entry.firstReason;
    if (!situation.overrules().empty()) {
        entry.overrule = static_cast<std::int32_t>(overruled(Overrule::Kind::Modifier, detail.slot, m_program.steps[instruction.step].name, compiled.modifier->id));
        entry.overruled = entry.overrule >= 0;
        if (entry.overruled) {
            amount = situation.overrules()[static_cast<std::size_t>(entry.overrule)].value.number();
            entry.applied = amount != Number(0);
        }
    }
    entry.value = amount;
    total = total + amount;
    return Outcome::Next;
}

Resolution::Machine::Outcome Resolution::Machine::sum(const Instruction& instruction)
{
    const SumDetail& detail = m_program.sums[instruction.detail];
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
    recordValue(instruction, detail.slot, within);
    trail.pool.push_back(total);
    trail.entries.back().first = static_cast<std::uint32_t>(trail.pool.size() - 1);
    trail.entries.back().count = 1;
    return Outcome::Next;
}

Resolution::Machine::Outcome Resolution::Machine::due(const Instruction& instruction)
{
    const DueDetail& detail = m_program.dues[instruction.detail];
    std::vector<Value> with;
    for (const auto& [attribute, node] : detail.with) {
        Outcome outcome = Outcome::Next;
        with.push_back(need(node, outcome));
        if (outcome != Outcome::Next) return outcome;
    }
    TrailEntry& entry = record(TrailKind::Due, instruction);
    recordPhrase(entry, detail.reason);
    trail.pool.insert(trail.pool.end(), with.begin(), with.end());  // behind the values of the sentence
    return Outcome::Next;
}

Resolution::Machine::Outcome Resolution::Machine::enter(const Instruction& instruction)
{
    const EnterDetail& detail = m_program.enters[instruction.detail];
    const Value value = frame.get(detail.slot);
    if (value.isUnknown()) {
        m_pause = {Pause::Kind::Answer, frame.here(detail.slot), 0, 0, m_pc};
        return Outcome::Wait;
    }
    TrailEntry& entry = record(TrailKind::Entered, instruction);
    entry.slot = detail.slot;
    entry.value = value;
    return Outcome::Next;
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

int Resolution::Machine::firstActive(int role, int after) const
{
    const std::uint64_t active = frame.rows[static_cast<std::size_t>(role)].active;
    for (int row = after + 1; row < frame.layout.rows(role); ++row) {
        if (active >> row & 1) return row;
    }
    return -1;
}

Resolution::Machine::Outcome Resolution::Machine::beginEach(const Instruction& instruction)
{
    const int role = m_program.loops[instruction.detail].role;
    const int row = firstActive(role, -1);
    if (row < 0) return jump(instruction);
    frame.rows[static_cast<std::size_t>(role)].current = row;
    m_openRoles.push_back(role);
    m_openLoops.push_back({role, instruction.detail, instruction.target, false});
    return Outcome::Next;
}

Resolution::Machine::Outcome Resolution::Machine::nextEach(const Instruction& instruction)
{
    const int role = m_program.loops[instruction.detail].role;
    RowState& rows = frame.rows[static_cast<std::size_t>(role)];
    rows.current = firstActive(role, rows.current);
    if (rows.current >= 0) return jump(instruction);
    closeLoop();
    return Outcome::Next;
}

Resolution::Machine::Outcome Resolution::Machine::selectGroup(const Instruction& instruction, const LoopDetail& detail)
{
    RowState& rows = frame.rows[static_cast<std::size_t>(detail.role)];
    GroupState& group = m_groups[instruction.detail];
    Evaluator evaluator(frame, m_notes);
    std::vector<Value> leader;
    std::uint64_t members = 0;
    const int before = rows.current;
    for (int row = 0; row < frame.layout.rows(detail.role); ++row) {
        if (!(group.pending >> row & 1)) continue;
        rows.current = row;
        bool same = true;
        for (std::size_t key = 0; key < detail.keys.size(); ++key) {
            const Value value = evaluator.value(detail.keys[key]);
            if (value.isUnknown()) {
                rows.current = before;
                return waitOrStop();
            }
            if (members == 0) leader.push_back(value);
            else same = same && leader[key] == value;
        }
        if (same) members |= std::uint64_t{1} << row;
    }
    rows.current = before;
    rows.active = members;
    group.pending &= ~members;
    return Outcome::Next;
}

Resolution::Machine::Outcome Resolution::Machine::beginGroup(const Instruction& instruction)
{
    const LoopDetail& detail = m_program.loops[instruction.detail];
    RowState& rows = frame.rows[static_cast<std::size_t>(detail.role)];
    if (firstActive(detail.role, -1) < 0) return jump(instruction);
    m_groups[instruction.detail] = {rows.active, rows.active};
    const Outcome outcome = selectGroup(instruction, detail);
    if (outcome == Outcome::Next) m_openLoops.push_back({detail.role, instruction.detail, instruction.target, true});
    return outcome;
}

Resolution::Machine::Outcome Resolution::Machine::nextGroup(const Instruction& instruction)
{
    const LoopDetail& detail = m_program.loops[instruction.detail];
    if (m_groups[instruction.detail].pending == 0) {
        closeLoop();
        return Outcome::Next;
    }
    const Outcome outcome = selectGroup(instruction, detail);
    return outcome == Outcome::Next ? jump(instruction) : outcome;
}

Resolution::Machine::Outcome Resolution::Machine::beginPick(const Instruction& instruction)
{
    const LoopDetail& detail = m_program.loops[instruction.detail];
    Outcome outcome = Outcome::Next;
    const Value number = need(detail.condition, outcome);
    if (outcome != Outcome::Next) return outcome;
    const std::int64_t row = number.isSet() ? number.number().floor() - 1 : -1;
    const ProgramRole& role = m_program.roles[static_cast<std::size_t>(detail.role)];
    if (row < 0 || row >= frame.layout.rows(detail.role)) return stopWith("there is no " + role.label + " " + std::to_string(row + 1));
    frame.rows[static_cast<std::size_t>(detail.role)].current = static_cast<int>(row);
    m_openRoles.push_back(detail.role);
    m_openLoops.push_back({detail.role, instruction.detail, instruction.target, false});
    return Outcome::Next;
}

Resolution::Machine::Outcome Resolution::Machine::endPick()
{
    closeLoop();
    return Outcome::Next;
}

Resolution::Machine::Outcome Resolution::Machine::nextRound(const Instruction& instruction)
{
    Outcome outcome = Outcome::Next;
    const Value again = need(m_program.loops[instruction.detail].condition, outcome);
    if (outcome != Outcome::Next) return outcome;
    int& rounds = m_rounds[instruction.detail];
    if (!again.yes()) {
        rounds = 0;
        return Outcome::Next;
    }
    if (++rounds >= maxRounds) return stopWith("it was repeated " + std::to_string(maxRounds) + " times without an end");
    return jump(instruction);
}

}  // namespace drumhead
