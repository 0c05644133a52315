#include "drumhead/resolve/examples/untested.hpp"

#include "drumhead/rules/program/instruction_effects.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace drumhead {

namespace {

class UntestedFinder {
public:
    UntestedFinder(const Ruleset& ruleset, const std::vector<ExampleOutcome>& outcomes)
        : m_ruleset(ruleset), m_outcomes(outcomes)
    {}

    Untested find()
    {
        findElements();
        findRulings();
        for (const auto& procedure : m_ruleset.procedures) look(procedure->program);
        for (const auto& watch : m_ruleset.watches) look(watch->program);
        for (const auto& internal : m_ruleset.internal) look(internal->program);
        findAttributes();
        for (const auto& [element, isRead] : m_read) {
            if (!isRead) m_found.values.push_back(element);
        }
        m_found.never.assign(m_never.begin(), m_never.end());
        m_found.constantThrows.assign(m_constant.begin(), m_constant.end());
        m_found.lateRepeats.assign(m_late.begin(), m_late.end());
        return std::move(m_found);
    }

private:
    void findElements()
    {
        std::vector<bool> touched(m_ruleset.elements.size(), false);
        for (const ExampleOutcome& outcome : m_outcomes) {
            if (!outcome.passed()) continue;
            for (std::size_t i = 0; i < touched.size(); ++i) touched[i] = touched[i] || outcome.touched[i];
        }
        for (std::size_t i = 0; i < touched.size(); ++i) {
            const ElementKind kind = m_ruleset.elements[i].kind;
            const bool counts = kind == ElementKind::Modifier || kind == ElementKind::TableRow
                || kind == ElementKind::Step || kind == ElementKind::Watch;
            if (counts && !touched[i]) m_found.elements.push_back(static_cast<ElementId>(i));
        }
    }

    void findRulings()
    {
        std::set<std::pair<std::string, std::string>> taken;
        for (const Example& example : m_ruleset.examples) {
            for (const Example::Given& ruling : example.rulings) taken.emplace(ruling.name, ruling.value);
        }
        for (const Ruling& ruling : m_ruleset.rulings) {
            for (const Choice& each : m_ruleset.choiceLists[static_cast<std::size_t>(ruling.choices)].choices) {
                const bool isUsual = ruling.fallback == Value::choice(each.id);
                if (!isUsual && !taken.contains({ruling.id, m_ruleset.names.word(each.id)}))
                    m_found.rulings.emplace_back(&ruling, each.id);
            }
        }
    }

    void look(const Program& program)
    {
        for (const Slot& slot : program.slots) {
            m_named.insert(slot.attribute);
            if (slot.attribute) m_named.insert(slot.attribute->startsAs);
        }
        for (const Node& node : program.nodes) {
            if (node.kind == NodeKind::LookUp) m_lookedUp.insert(node.column);
        }
        for (const DueDetail& due : program.dues) {
            for (const auto& [attribute, value] : due.with) m_named.insert(attribute);
        }
        std::set<SlotId> told;
        for (const OutcomeDetail& outcome : program.outcomes) {
            for (const Phrase* each : {&outcome.word, &outcome.line}) {
                for (const PhrasePart& part : *each) told.insert(part.slot);
            }
        }
        for (const Instruction& instruction : program.code) lookAt(program, instruction, told);
        for (const Instruction& instruction : program.code) {
            if (instruction.op == Op::RepeatNext && isKnownAtStart(program, instruction))
                m_late.insert(program.steps[instruction.step].element);
        }
    }

    /// Whether no round of a repeat gives what its condition reads first, and no "when" keeps out whom it leaves out.
    static bool isKnownAtStart(const Program& program, const Instruction& repeat)
    {
        const bool isGuarded = repeat.target > 0 && program.code[repeat.target - 1].when >= 0;
        std::set<SlotId> before;
        for (std::size_t at = 0; at < repeat.target; ++at) {
            for (const SlotId slot : writesOf(program, program.code[at])) before.insert(slot);
        }
        return !isGuarded && isKnown(program, program.loopOf(repeat).condition, before);
    }

    static bool isKnown(const Program& program, NodeId id, const std::set<SlotId>& given)
    {
        if (id < 0) return true;
        const Node& node = program.node(id);
        if (node.kind == NodeKind::Slot && program.slot(node.subject).kind == SlotKind::Result)
            return given.contains(node.subject);
        for (std::uint32_t i = 0; i < node.count; ++i) {
            if (!isKnown(program, program.children[node.first + i], given)) return false;
        }
        return true;
    }

    void lookAt(const Program& program, const Instruction& instruction, const std::set<SlotId>& told)
    {
        const ElementId element = program.steps[instruction.step].element;
        if (neverHolds(program, instruction.when)) m_never.insert(element);
        switch (instruction.op) {
        case Op::Let: note(program, element, program.letOf(instruction).slot, told); break;
        case Op::Roll:
            for (const SlotId slot : writesOf(program, instruction)) note(program, element, slot, told);
            if (isConstant(program, program.rollOf(instruction))) m_constant.insert(element);
            break;
        case Op::Sum:
            note(program, element, program.sumOf(instruction).slot, told);
            for (const CompiledModifier& each : program.sumOf(instruction).modifiers) {
                if (neverHolds(program, each.when)) m_never.insert(each.modifier->element);
            }
            break;
        default: break;
        }
    }

    /// A choice may be there for the odds alone: it says how the case ends.
    void note(const Program& program, ElementId element, SlotId id, const std::set<SlotId>& told)
    {
        const Slot& slot = program.slot(id);
        if (slot.shape.kind == ValueKind::Choice || !slot.shown) return;
        if (m_ruleset.elements[element].kind != ElementKind::Step) return;
        bool& isRead = m_read[element];
        isRead = isRead || slot.consulted || slot.told || told.contains(id);
    }

    static bool isConstant(const Program& program, const RollDetail& roll)
    {
        if (!roll.counts || roll.against < 0 || roll.sidesBy >= 0
            || program.node(roll.against).kind != NodeKind::Constant || !program.node(roll.against).constant.isSet())
            return false;
        const Number bound = program.node(roll.against).constant.number();
        const Number least = 1;
        const Number most = roll.sides;
        switch (roll.comparison) {
        case Comparison::AtLeast: return bound <= least || bound > most;
        case Comparison::Above: return bound < least || bound >= most;
        case Comparison::AtMost: return bound >= most || bound < least;
        case Comparison::Below: return bound > most || bound <= least;
        case Comparison::Is: return bound < least || bound > most;
        case Comparison::Not: break;
        }
        return false;
    }

    void findAttributes()
    {
        for (const RosterKind& kind : m_ruleset.roster) {
            for (const RosterKind::Strength& each : kind.strength) m_named.insert({each.attribute, each.outOf});
            for (const auto* list : {&kind.state, &kind.attached}) m_named.insert(list->begin(), list->end());
            m_named.insert({kind.gone, kind.late, kind.pictured});
            for (const RosterKind::Chip& each : kind.chips) m_named.insert(each.attribute);
            for (const RosterKind::Only& each : kind.only) m_named.insert({each.attribute, each.stat});
            for (const auto* pairs : {&kind.atStart, &kind.ofLeader}) {
                for (const RosterKind::AtStart& each : *pairs) m_named.insert({each.attribute, each.as});
            }
        }
        for (const auto& each : m_ruleset.attributes) {
            if (each->tally) m_named.insert(each->tally->of);
        }
        for (const auto& each : m_ruleset.attributes) {
            const bool isTurn = each->kind == OwnerKind::Game && each->id == "turn";
            const bool isLookedUp = each->per >= 0 && m_lookedUp.contains(each->stat);
            if (!each->isType && !isTurn && !isLookedUp && !m_named.contains(each.get()))
                m_found.attributes.push_back(each.get());
        }
    }

    const Ruleset& m_ruleset;
    const std::vector<ExampleOutcome>& m_outcomes;
    Untested m_found;
    std::set<const Attribute*> m_named;
    std::set<std::int32_t> m_lookedUp;
    std::map<ElementId, bool> m_read;
    std::set<ElementId> m_never;
    std::set<ElementId> m_constant;
    std::set<ElementId> m_late;
};

}  // namespace

Untested findUntested(const Ruleset& ruleset, const std::vector<ExampleOutcome>& outcomes)
{
    return UntestedFinder(ruleset, outcomes).find();
}

}  // namespace drumhead
