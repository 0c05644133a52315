#include "sheets/plain/rule_uses.hpp"

#include <map>
#include <set>

namespace drumhead {

namespace {

class UseFinder {
public:
    explicit UseFinder(const Ruleset& ruleset) : m_ruleset(ruleset)
    {
        for (const UnitType& each : ruleset.unitTypes) m_types.emplace(each.id, each.element);
    }

    std::vector<RuleUse> find()
    {
        for (const auto& procedure : m_ruleset.procedures) {
            m_program = &procedure->program;
            m_own = "step " + procedure->id + "/";
            for (const Instruction& instruction : m_program->code) look(instruction, procedure->element);
        }
        for (const auto& watch : m_ruleset.watches) {
            m_program = &watch->program;
            for (const WatchDetail& detail : m_program->watches) look(detail.when, watch->element);
        }
        return std::move(m_uses);
    }

private:
    void note(ElementId used, ElementId by) { m_uses.push_back({used, by}); }

    void noteProcedure(const std::string& id, ElementId by)
    {
        if (const Procedure* used = m_ruleset.findProcedure(id)) note(used->element, by);
    }

    /// Steps of a procedure that is run inside belong to that one.
    void look(const Instruction& instruction, ElementId by)
    {
        if (!m_ruleset.elements[m_program->steps[instruction.step].element].id.starts_with(m_own)) return;
        look(instruction.when, by);
        switch (instruction.op) {
        case Op::Let: look(m_program->letOf(instruction).value, by); break;
        case Op::Table: lookAtTable(m_program->tableOf(instruction), by); break;
        case Op::Sum: lookAtSum(m_program->sumOf(instruction), by); break;
        case Op::Roll:
            look(m_program->rollOf(instruction).dice, by);
            look(m_program->rollOf(instruction).against, by);
            look(m_program->rollOf(instruction).drawn, by);
            if (const std::int32_t deck = m_program->rollOf(instruction).deck; deck >= 0)
                note(m_ruleset.decks[static_cast<std::size_t>(deck)].element, by);
            break;
        case Op::Effect:
            for (const Change& change : m_program->effectOf(instruction).changes) look(change.value, by);
            break;
        case Op::Due: noteProcedure(m_program->dueOf(instruction).procedure, by); break;
        case Op::JumpUnless:
            if (instruction.detail > 0) noteProcedure(m_program->calls[instruction.detail - 1].procedure, by);
            break;
        default: break;
        }
    }

    void lookAtTable(const TableDetail& detail, ElementId by)
    {
        note(m_ruleset.tables[static_cast<std::size_t>(detail.table)].element, by);
        for (const NodeId input : detail.inputs) look(input, by);
    }

    void lookAtSum(const SumDetail& detail, ElementId by)
    {
        for (const NodeId each : detail.of) look(each, by);
        for (const CompiledModifier& each : detail.modifiers) {
            note(each.modifier->element, by);
            look(each.amount, each.modifier->element);
            look(each.when, each.modifier->element);
        }
    }

    void look(NodeId id, ElementId by)
    {
        if (id < 0) return;
        const Node& node = m_program->node(id);
        if (node.kind == NodeKind::Table) note(m_ruleset.tables[static_cast<std::size_t>(node.subject)].element, by);
        if (node.kind == NodeKind::Slot && m_program->slot(node.subject).kind == SlotKind::Ruling)
            note(m_program->slot(node.subject).ruling, by);
        if (node.kind == NodeKind::Constant && node.choices == 0 && node.constant.isSet()
            && node.valueKind == ValueKind::Choice) {
            if (const auto type = m_types.find(node.constant.name()); type != m_types.end()) note(type->second, by);
        }
        for (std::uint32_t i = 0; i < node.count; ++i) look(m_program->children[node.first + i], by);
    }

    const Ruleset& m_ruleset;
    const Program* m_program = nullptr;
    std::string m_own;
    std::map<NameId, ElementId> m_types;
    std::vector<RuleUse> m_uses;
};

}  // namespace

std::vector<RuleUse> ruleUses(const Ruleset& ruleset) { return UseFinder(ruleset).find(); }

}  // namespace drumhead
