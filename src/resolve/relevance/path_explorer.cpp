#include "resolve/relevance/path_explorer.hpp"

#include "drumhead/rules/program/instruction_effects.hpp"
#include "resolve/machine/steps/reason_finder.hpp"
#include "resolve/words/wording.hpp"

#include <algorithm>
#include <functional>

namespace drumhead {

namespace {

constexpr std::uint64_t mostOfOnePath = 1'000'000;  // steps and operations of one exploration

}  // namespace

PathExplorer::PathExplorer(const Situation& situation, std::vector<FactRef>& consulted, std::uint64_t& workLeft)
    : m_situation(situation), m_program(situation.program()), m_frame(situation), m_workLeft(workLeft)
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
    follow();
    m_workLeft -= std::min(m_workLeft, m_steps + m_frame.operations);
}

bool PathExplorer::keepAwaited(std::size_t consultedBefore)
{
    std::vector<FactRef>& consulted = *m_notes.consulted;
    const auto isAwaited = [this](const FactRef& each) {
        return std::find(m_awaited.begin(), m_awaited.end(), each.slot) != m_awaited.end();
    };
    const auto since = consulted.begin() + static_cast<std::ptrdiff_t>(consultedBefore);
    if (std::none_of(since, consulted.end(), isAwaited)) return false;
    consulted.erase(std::remove_if(since, consulted.end(), std::not_fn(isAwaited)), consulted.end());
    return true;
}

bool PathExplorer::isTooLong()
{
    m_steps += 1 + m_leases.size() / 16;
    return m_steps + m_frame.operations > std::min(mostOfOnePath, m_workLeft);
}

void PathExplorer::follow()
{
    std::size_t pc = 0;
    while (pc < m_program.code.size()) {
        if (isTooLong()) return consultAll();
        const Instruction& instruction = m_program.code[pc];
        const std::size_t consultedBefore = m_notes.consulted->size();
        const Value holds = instruction.when < 0 ? Value::flag(true) : value(instruction.when);
        leaveRegions(pc);
        m_taken = true;
        m_certain = m_regions.empty();
        const bool waits = holds.isUnknown() && keepAwaited(consultedBefore);
        if (waits || (!holds.isUnknown() && !holds.yes())) {
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

/// Too long to follow: every question may matter.
void PathExplorer::consultAll()
{
    for (std::size_t i = 0; i < m_program.slots.size(); ++i) {
        const Slot& slot = m_program.slots[i];
        if (!slot.asked) continue;
        const int rows = slot.manyRole < 0 ? 1 : m_frame.layout.rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) m_notes.consulted->push_back({static_cast<SlotId>(i), row});
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
    case Op::PickEnd: m_frame.goToRow(m_program.loopOf(instruction).role, -1); break;
    case Op::Due: due(m_program.dueOf(instruction)); break;
    case Op::EachBegin: return beginEach(instruction, pc);
    case Op::EachNext: return nextEach(instruction, pc);
    case Op::GroupBegin: beginGroup(instruction, pc); break;
    case Op::GroupNext: m_frame.rowsInSight(m_program.loopOf(instruction).role).open = false; break;
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

void PathExplorer::let(const LetDetail& detail)
{
    const Value known = value(detail.value);
    set(detail.slot, detail.adds ? Value::unknown() : known);
}

bool PathExplorer::band(const BandDetail& detail)
{
    const Value at = value(detail.value);
    bool open = at.isUnknown();
    for (const auto& [node, choice] : detail.limits) {
        const Value limit = value(node);
        if (limit.isUnknown()) open = true;
        if (open || !limit.isSet() || !at.isSet() || at.number() > limit.number()) continue;
        set(detail.slot, Value::choice(choice));
        return true;
    }
    set(detail.slot, Value::unknown());
    return open || !m_certain;
}

void PathExplorer::table(const TableDetail& detail)
{
    const int row = Evaluator(m_frame, m_notes).findRow(detail.table, detail.inputs);
    for (std::size_t i = 0; i < detail.outputs.size(); ++i) {
        set(detail.outputs[i],
            row < 0 ? Value::unknown()
                    : m_frame.ruleset->tables[static_cast<std::size_t>(detail.table)]
                          .rows[static_cast<std::size_t>(row)]
                          .outputs[i]);
    }
}

void PathExplorer::remind(const Phrase& phrase)
{
    if (!found) return;
    std::vector<Value> values;
    for (const PhrasePart& part : phrase) {
        if (part.slot >= 0) values.push_back(m_frame.get(part.slot));
    }
    std::string text = phraseText(m_situation, phrase, values.data(), m_openRow);
    if (std::find(found->reminders.begin(), found->reminders.end(), text) == found->reminders.end())
        found->reminders.push_back(std::move(text));
}

void PathExplorer::preview(const CompiledModifier& compiled, SlotId sum, const StepInfo& step, Value holds,
                           Value amount)
{
    if (!found) return;
    ModifierPreview shown;
    shown.step = step.name;
    shown.stepTitle = labelText(m_program, step.title, step.titleParts, m_situation.names());
    const int many = m_program.slot(sum).manyRole;
    const int role = many >= 0 ? many : m_openRole;
    shown.row = many >= 0 ? std::max(m_frame.inHand(many).current, 0) : m_openRow;
    if (role >= 0) shown.rowLabel = roleLabel(m_situation, role, shown.row);
    shown.whose = whoseModifiers(m_situation, step, shown.rowLabel);
    shown.modifier = compiled.modifier;
    if (!holds.isUnknown()) {
        shown.state = holds.yes() ? ModifierPreview::State::Applies : ModifierPreview::State::DoesNot;
        if (compiled.when >= 0) static_cast<void>(ReasonFinder::judge(m_frame, compiled.when, shown.reasons));
        shown.because = reasonsText(m_situation, shown.reasons);
        if (amount.isUnknown() && holds.yes()) shown.state = ModifierPreview::State::Open;
    }
    if (amount.isSet()) shown.amount = amount.number();
    found->modifiers.push_back(std::move(shown));
}

void PathExplorer::sum(const SumDetail& detail, const StepInfo& step)
{
    Number total = 0;
    bool known = true;
    for (const NodeId base : detail.of) {
        const Value part = value(base);
        known = known && part.isSet();
        if (part.isSet()) total = total + part.number();
    }
    for (const CompiledModifier& modifier : detail.modifiers) {
        const Value holds = modifier.when < 0 ? Value::flag(true) : value(modifier.when);
        const bool ruledOut = !holds.isUnknown() && !holds.yes();
        const Value amount = ruledOut ? Value(Number(0)) : value(modifier.amount);
        preview(modifier, detail.slot, step, holds, amount);
        if (ruledOut) continue;
        if (holds.isUnknown() || !amount.isSet() || !modifier.modifier->once.empty()) known = false;
        else total = total + amount.number();
    }
    if (detail.bounded) total = std::clamp(total, detail.least, detail.most);
    set(detail.slot, known ? Value(total) : Value::unknown());
}

void PathExplorer::roll(const RollDetail& detail)
{
    for (const SlotId gone : detail.gone) m_notes.consulted->push_back(m_frame.here(gone));
    const Value dice = detail.dice < 0 ? Value(Number(1)) : value(detail.dice);
    if (detail.kept >= 0) static_cast<void>(value(detail.kept));
    if (detail.sidesBy >= 0) static_cast<void>(value(detail.sidesBy));
    if (detail.against >= 0) static_cast<void>(value(detail.against));
    const bool none = dice.isSet() && dice.number().floor() <= 0;
    for (const RollPart& part : detail.parts) {
        if (part.against >= 0) static_cast<void>(value(part.against));
        set(part.slot, !none ? Value::unknown() : detail.ranks ? Value::none() : Value(Number(0)));
    }
    if (detail.parts.empty()) set(detail.slot, none ? Value(Number(0)) : Value::unknown());
}

void PathExplorer::effect(const EffectDetail& detail)
{
    for (const Change& change : detail.changes) {
        const Value to = value(change.value);
        if (detail.at != EffectTime::Now) continue;
        const bool sets = change.kind == ChangeKind::Set && to.isSet();
        set(change.slot, sets ? to : Value::unknown());
        const Slot& slot = m_program.slot(change.slot);
        if (sets && m_taken) m_decided[m_frame.layout.address(slot, m_frame.rowOf(slot))] = true;
    }
}

void PathExplorer::enter(const EnterDetail& detail) { m_notes.consulted->push_back(m_frame.here(detail.slot)); }

void PathExplorer::due(const DueDetail& detail)
{
    for (const auto& [attribute, node] : detail.with) static_cast<void>(value(node));
}

void PathExplorer::beginGroup(const Instruction& instruction, std::size_t pc)
{
    const LoopDetail& loop = m_program.loopOf(instruction);
    for (const NodeId key : loop.keys) overRows(loop.role, key);
    if (m_frame.layout.rows(loop.role) < 2) return;
    m_frame.rowsInSight(loop.role).open = true;
    forgetResults(pc + 1, instruction.target);
}

bool PathExplorer::repeat(const Instruction& instruction, std::size_t& pc)
{
    const Value again = value(m_program.loopOf(instruction).condition);
    const bool over = !again.isUnknown() && !again.yes();
    if (over || m_repeated >= pc) {  // in the second round of this one or of one around it
        if (m_repeated == pc) m_repeated = 0;
        ++pc;
        return true;
    }
    m_repeated = pc;
    forgetResults(instruction.target, pc + 1);
    pc = instruction.target;
    return true;
}

void PathExplorer::overRows(int role, NodeId node)
{
    for (int row = 0; row < m_frame.layout.rows(role); ++row) {
        m_frame.goToRow(role, row);
        static_cast<void>(value(node));
    }
    m_frame.goToRow(role, -1);
}

bool PathExplorer::beginPick(const Instruction& instruction, std::size_t& pc)
{
    const LoopDetail& detail = m_program.loopOf(instruction);
    const Value number = value(detail.condition);
    const std::int64_t row = number.isSet() ? number.number().floor() - 1 : 0;
    if (row < 0 || row >= m_frame.layout.rows(detail.role)) return false;
    m_frame.goToRow(detail.role, static_cast<int>(row));
    ++pc;
    return true;
}

bool PathExplorer::beginEach(const Instruction& instruction, std::size_t& pc)
{
    const int role = m_program.loopOf(instruction).role;
    if (m_frame.layout.rows(role) == 0) {
        pc = instruction.target;
        return true;
    }
    m_frame.goToRow(role, 0);
    m_openRole = role;
    m_openRow = 0;
    ++pc;
    return true;
}

bool PathExplorer::nextEach(const Instruction& instruction, std::size_t& pc)
{
    const int role = m_program.loopOf(instruction).role;
    const int next = m_frame.inHand(role).current + 1;
    if (next < m_frame.layout.rows(role)) {
        m_frame.goToRow(role, next);
        m_openRow = next;
        pc = instruction.target;
        return true;
    }
    m_frame.goToRow(role, -1);
    m_openRole = -1;
    m_openRow = 0;
    ++pc;
    return true;
}

}  // namespace drumhead
