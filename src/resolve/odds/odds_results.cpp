#include "drumhead/resolve/odds/odds_summary.hpp"

#include "drumhead/resolve/labels.hpp"
#include "drumhead/rules/program/instruction_effects.hpp"

#include <algorithm>
#include <tuple>

namespace drumhead {

namespace {

/// How telling a result is: the number of conditions of sentences that read it, and whether one names it.
class Telling {
public:
    explicit Telling(const Program& program)
        : m_program(program), m_read(program.slots.size()), m_own(program.slots.size()), m_loud(program.slots.size())
    {
        for (const Instruction& each : program.code) {
            if (each.op == Op::Say || each.op == Op::End || each.op == Op::Due) visit(each.when);
            if (each.op == Op::Effect) note(each, program.effectOf(each));
            for (const SlotId slot : writesOf(program, each)) note(each, slot);
        }
    }

    /// Telling results before mere arithmetic, the procedure's own before those of its stages, then by how telling they
    /// are.
    [[nodiscard]] std::tuple<bool, bool, int> rank(SlotId id) const
    {
        return {weight(id) == 0, !m_own[at(id)], -weight(id)};
    }
    [[nodiscard]] bool tells(SlotId id) const { return weight(id) > 0; }
    [[nodiscard]] bool isLoud(SlotId id) const { return m_loud[at(id)]; }

private:
    static std::size_t at(SlotId id) { return static_cast<std::size_t>(id); }

    [[nodiscard]] int weight(SlotId id) const
    {
        const Slot& slot = m_program.slots[at(id)];
        const bool choice = slot.shape.kind == ValueKind::Choice;
        // Given only to be read by people.
        const bool ending =
            choice && slot.kind == SlotKind::Result && !slot.consulted && m_own[at(id)] && m_loud[at(id)];
        return m_read[at(id)] * (choice ? 3 : 1) + (slot.told ? choice ? 4 : 3 : 0) + (ending ? 6 : 0);
    }

    void visit(NodeId id)
    {
        if (id < 0) return;
        const Node& node = m_program.node(id);
        if (node.kind == NodeKind::Slot && node.subject >= 0) ++m_read[at(node.subject)];
        for (std::uint32_t i = 0; i < node.count; ++i) visit(m_program.children[node.first + i]);
    }

    void note(const Instruction& instruction, SlotId slot)
    {
        const StepInfo& step = m_program.steps[instruction.step];
        m_own[at(slot)] = m_own[at(slot)] || step.stage.empty();
        m_loud[at(slot)] = m_loud[at(slot)] || !step.quiet;
    }

    void note(const Instruction& instruction, const EffectDetail& effect)
    {
        for (const Change& each : effect.changes) note(instruction, each.slot);
    }

    const Program& m_program;
    std::vector<int> m_read;
    std::vector<bool> m_own;
    std::vector<bool> m_loud;
};

void addRows(const Situation& situation, SlotId slot, std::vector<FactRef>& results)
{
    const int role = situation.program().slot(slot).manyRole;
    const int rows = role < 0 ? 1 : situation.layout().rows(role);
    for (int row = 0; row < rows; ++row) {
        const FactRef fact{slot, row};
        if (std::find(results.begin(), results.end(), fact) == results.end()) results.push_back(fact);
    }
}

/// The attributes that effects and watches change: those that the arithmetic lists, or those that are bookkeeping.
void addChanged(const Situation& situation, const Telling& telling, bool loud, std::vector<FactRef>& results)
{
    const Program& program = situation.program();
    const auto add = [&](const std::vector<Change>& changes) {
        for (const Change& change : changes) {
            const Attribute* const attribute = program.slot(change.slot).attribute;
            if (attribute && !attribute->countsCards && telling.isLoud(change.slot) == loud)
                addRows(situation, change.slot, results);
        }
    };
    for (const EffectDetail& effect : program.effects) add(effect.changes);
    for (const WatchDetail& watch : program.watches) add(watch.changes);
}

/// What gives a result, as people read it.
struct Giver {
    const StepInfo* step = nullptr;  ///< the first step that gives it
    std::string title;               ///< of its steps, where all are called the same
    std::string stage;               ///< the procedure within the procedure, or empty
    bool isLet = false;
    bool fromTable = false;
};

Giver giverOf(const Program& program, SlotId slot)
{
    Giver giver;
    bool found = false;
    for (const Instruction& each : program.code) {
        const std::vector<SlotId> filled = writesOf(program, each);
        if (std::find(filled.begin(), filled.end(), slot) == filled.end()) continue;
        const StepInfo& step = program.steps[each.step];
        if (!found)
            giver = {&step, step.title, step.stage, each.op == Op::Let, each.op == Op::Table && filled.size() > 1};
        else if (giver.title != step.title) giver.title.clear();
        found = true;
    }
    return giver;
}

/// Whether another result of the same stage has the same label: the tables of two shots have the same columns.
bool hasNamesake(const Program& program, SlotId slot, const Giver& giver)
{
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const auto other = static_cast<SlotId>(i);
        const bool same = other != slot && program.slots[i].kind == SlotKind::Result
            && program.slots[i].label == program.slot(slot).label;
        if (same && giverOf(program, other).stage == giver.stage) return true;
    }
    return false;
}

}  // namespace

std::vector<FactRef> oddsResults(const Situation& situation)
{
    const Program& program = situation.program();
    const Telling telling(program);
    std::vector<SlotId> found;
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const auto id = static_cast<SlotId>(i);
        const Slot& slot = program.slots[i];
        if (slot.kind == SlotKind::Result && slot.shown && !slot.asked && (telling.isLoud(id) || slot.told))
            found.push_back(id);
    }
    std::stable_sort(found.begin(), found.end(), [&](SlotId a, SlotId b) { return telling.rank(a) < telling.rank(b); });
    const auto quiet = std::find_if(found.begin(), found.end(), [&](SlotId each) { return !telling.tells(each); });
    std::vector<FactRef> results;
    std::for_each(found.begin(), quiet, [&](SlotId each) { addRows(situation, each, results); });
    addChanged(situation, telling, true, results);
    std::for_each(quiet, found.end(), [&](SlotId each) { addRows(situation, each, results); });
    addChanged(situation, telling, false, results);
    return results;
}

std::string oddsLabel(const Situation& situation, FactRef result)
{
    const Program& program = situation.program();
    const std::string label = factLabel(situation, result);
    const Slot& slot = program.slot(result.slot);
    if (slot.attribute)
        return situation.ruleset().texts->say("odds.afterwards", "{label} afterwards", {{"label", label}});
    const Giver giver = giverOf(program, result.slot);
    const bool titled = giver.isLet && slot.manyRole < 0 && !giver.title.empty();
    const std::string title =
        giver.title.empty() ? "" : labelText(program, giver.title, giver.step->titleParts, situation.names());
    std::string text = titled ? title : label;
    if (giver.fromTable && !title.empty() && hasNamesake(program, result.slot, giver)) text += " (" + title + ")";
    return giver.stage.empty() ? text : text + " (" + stageTitle(situation, *giver.step) + ")";
}

}  // namespace drumhead
