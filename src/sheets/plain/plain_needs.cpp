#include "sheets/plain/plain_needs.hpp"

#include "drumhead/rules/program/instruction_effects.hpp"

#include <algorithm>

namespace drumhead {

namespace {

template <typename Item>
void note(std::vector<Item>& list, Item item)
{
    if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(item);
}

class PartFinder : public EffectVisitor {
public:
    PartFinder(const Ruleset& ruleset, const Program& program) : m_ruleset(ruleset), m_program(program) {}

    PlainNeeds find()
    {
        for (std::size_t at = 0; at < m_program.code.size();) {
            const Instruction& instruction = m_program.code[at];
            visitEffects(m_program, instruction, *this);
            lookAtWords(instruction);
            const bool isCall = instruction.op == Op::JumpUnless && instruction.detail > 0;
            if (isCall) lookAtCall(m_program.calls[instruction.detail - 1]);
            at = isCall ? std::max<std::size_t>(instruction.target, at + 1) : at + 1;
        }
        return std::move(m_parts);
    }

    void node(NodeId id, Use /*use*/) { look(id); }
    void slot(SlotId id, Use /*use*/) { lookAtSlot(id); }
    void words(const Phrase& phrase) { lookAtPhrase(phrase); }
    void change(const Change& change) { look(change.value); }

private:
    void look(NodeId id)
    {
        if (id < 0) return;
        const Node& of = m_program.node(id);
        if (of.kind == NodeKind::Table) note(m_parts.tables, static_cast<int>(of.subject));
        if (of.kind == NodeKind::LookUp) lookAtColumn(of.column);
        if (of.kind == NodeKind::Slot || of.kind == NodeKind::Derived) lookAtSlot(of.subject);
        if (of.kind == NodeKind::Derived) return;
        for (std::uint32_t i = 0; i < of.count; ++i) look(m_program.children[of.first + i]);
    }

    void lookAtColumn(int column)
    {
        for (const auto& each : m_ruleset.attributes) {
            if (each->per >= 0 && each->stat == column)
                note(m_parts.figures, static_cast<const Attribute*>(each.get()));
        }
    }

    void lookAtSlot(SlotId id)
    {
        const Slot& slot = m_program.slot(id);
        switch (slot.kind) {
        case SlotKind::Stat:
            if (slot.attribute && !slot.attribute->isType) note(m_parts.figures, slot.attribute);
            break;
        case SlotKind::Ruling: note(m_parts.rulings, id); break;
        case SlotKind::Derived:
            if (slot.attribute && slot.attribute->countsCards) break;  // its label says it all
            if (std::find(m_parts.terms.begin(), m_parts.terms.end(), id) != m_parts.terms.end()) break;
            m_parts.terms.push_back(id);
            look(slot.formula);
            break;
        default: m_parts.values.insert(id);
        }
    }

    void lookAtPhrase(const Phrase& phrase)
    {
        for (const PhrasePart& part : phrase) {
            if (part.slot >= 0) lookAtSlot(part.slot);
        }
    }

    /// Sentences that do not decide a case are no effects, but they are told.
    void lookAtWords(const Instruction& of)
    {
        switch (of.op) {
        case Op::Say:
        case Op::End:
        case Op::Remind: lookAtPhrase(m_program.sentenceOf(of).phrase); break;
        case Op::Due: lookAtPhrase(m_program.dueOf(of).reason); break;
        case Op::Table: note(m_parts.tables, static_cast<int>(m_program.tableOf(of).table)); break;
        default: break;
        }
    }

    void lookAtCall(const CallDetail& call)
    {
        for (const LetDetail& each : call.with) look(each.value);
    }

    const Ruleset& m_ruleset;
    const Program& m_program;
    PlainNeeds m_parts;
};

}  // namespace

PlainNeeds plainNeeds(const Ruleset& ruleset, const Program& program) { return PartFinder(ruleset, program).find(); }

}  // namespace drumhead
