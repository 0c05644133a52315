// What each step looks at and gives, on a way that may or may not be taken.
#include "resolve/relevance/path_explorer.hpp"

#include "resolve/words/wording.hpp"

#include <algorithm>

namespace drumhead {

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
    shown.stepTitle = step.title;
    const int many = m_program.slot(sum).manyRole;
    const int role = many >= 0 ? many : m_openRole;
    shown.row = many >= 0 ? std::max(m_frame.rows[static_cast<std::size_t>(many)].current, 0) : m_openRow;
    if (role >= 0) shown.rowLabel = roleLabel(m_situation, role, shown.row);
    shown.whose = whoseModifiers(m_situation, step, shown.rowLabel);
    shown.modifier = compiled.modifier;
    if (!holds.isUnknown()) {
        shown.state = holds.yes() ? ModifierPreview::State::Applies : ModifierPreview::State::DoesNot;
        std::vector<Reason> reasons;
        static_cast<void>(Evaluator(m_frame, m_notes).holds(compiled.when, reasons));
        shown.because = reasonsText(m_situation, reasons.data(), reasons.size());
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
    const Value dice = detail.dice < 0 ? Value(Number(1)) : value(detail.dice);
    if (detail.kept >= 0) static_cast<void>(value(detail.kept));
    if (detail.counts) static_cast<void>(value(detail.against));
    const bool none = dice.isSet() && dice.number().floor() <= 0;
    set(detail.slot, none ? Value(Number(0)) : Value::unknown());
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

}  // namespace drumhead
