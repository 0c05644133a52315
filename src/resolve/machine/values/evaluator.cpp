#include "resolve/machine/values/evaluator.hpp"

#include "resolve/machine/values/constant_values.hpp"
#include "resolve/machine/values/node_operations.hpp"
#include "resolve/machine/values/stretch_record.hpp"

namespace drumhead {

class Evaluator::Noted {
public:
    explicit Noted(Evaluator& evaluator) : m_evaluator(&evaluator) {}

    [[nodiscard]] Value value(NodeId id) const { return m_evaluator->value(id); }
    [[nodiscard]] Frame& frame() const { return m_evaluator->m_frame; }
    static constexpr bool mayConsult = true;
    [[nodiscard]] bool consults() const { return m_evaluator->m_notes.consulted != nullptr; }
    [[nodiscard]] std::vector<FactRef>& consulted() const { return *m_evaluator->m_notes.consulted; }
    void fault(const char* fault) const { m_evaluator->fault(fault); }
    void touch(ElementId element) const { m_evaluator->touch(element); }
    [[nodiscard]] Value typeOf(const Node& lookUp) const { return m_evaluator->typeOf(lookUp); }

private:
    Evaluator* m_evaluator;
};

void Evaluator::fault(const char* fault)
{
    if (!m_notes.fault) m_notes.fault = fault;
}

void Evaluator::touch(ElementId element)
{
    if (m_notes.touched && element != UINT32_MAX) (*m_notes.touched)[element] = true;
}

void Evaluator::consult(FactRef fact)
{
    if (m_notes.consulted) m_notes.consulted->push_back(fact);
}

/// Only the first that is missing counts.
void Evaluator::miss(FactRef fact)
{
    if (m_notes.missing.slot < 0) m_notes.missing = fact;
}

Value Evaluator::accounted(NodeId id)
{
    if (m_isPlain) {
        m_isPlain = false;
        const Value result = slow(id);
        m_isPlain = true;
        return result;
    }
    if (m_notes.constants) {
        if (Value* kept = m_notes.constants->kept(id, m_frame)) {
            if (*kept == ConstantValues::untried()) *kept = constantValue(m_frame.nodes[id]);
            if (m_notes.varyingUnknown || !kept->isUnknown()) return *kept;
        }
    }
    return slow(id);
}

Value Evaluator::slow(NodeId id)
{
    const FactRef missing = m_notes.missing;
    const char* const fault = m_notes.fault;
    const Value result = compute(m_frame.nodes[id]);
    if (!result.isUnknown()) {  // settled: what a part of it lacked does not matter
        m_notes.missing = missing;
        m_notes.fault = fault;
    }
    return result;
}

Value Evaluator::compute(const Node& node)
{
    using Operations = NodeOperations<Noted>;
    const Noted noted(*this);
    switch (node.kind) {
    case NodeKind::Constant: return node.constant;
    case NodeKind::Slot:
    case NodeKind::Derived: return slot(node);
    case NodeKind::Sum: return Operations::arithmetic<NodeKind::Sum>(noted, node);
    case NodeKind::Subtract: return Operations::arithmetic<NodeKind::Subtract>(noted, node);
    case NodeKind::Times: return Operations::arithmetic<NodeKind::Times>(noted, node);
    case NodeKind::Divide: return Operations::arithmetic<NodeKind::Divide>(noted, node);
    case NodeKind::Least: return Operations::arithmetic<NodeKind::Least>(noted, node);
    case NodeKind::Most: return Operations::arithmetic<NodeKind::Most>(noted, node);
    case NodeKind::By: return Operations::by(noted, node);
    case NodeKind::If: return Operations::choose(noted, node);
    case NodeKind::Total: return Operations::overRows<NodeKind::Total>(noted, node);
    case NodeKind::LeastOf: return Operations::overRows<NodeKind::LeastOf>(noted, node);
    case NodeKind::MostOf: return Operations::overRows<NodeKind::MostOf>(noted, node);
    case NodeKind::Count: return Operations::overRows<NodeKind::Count>(noted, node);
    case NodeKind::RowNumber: return Operations::rowNumber(noted, node);
    case NodeKind::Table: return Operations::table(noted, node);
    case NodeKind::LookUp: return Operations::lookUp(noted, node);
    case NodeKind::All: return Operations::allOrAny<NodeKind::All>(noted, node);
    case NodeKind::Any: return Operations::allOrAny<NodeKind::Any>(noted, node);
    case NodeKind::Not: return Operations::negation(noted, node);
    case NodeKind::Compare: return Operations::compare(noted, node);
    case NodeKind::OneOf: return Operations::oneOf(noted, node);
    case NodeKind::Some: return Operations::someOrEvery<NodeKind::Some>(noted, node);
    case NodeKind::Every: return Operations::someOrEvery<NodeKind::Every>(noted, node);
    }
    return Value::unknown();
}

int Evaluator::findRow(int table, std::span<const NodeId> inputs)
{
    return NodeOperations<Noted>::findRow(Noted(*this), table, inputs);
}

Value Evaluator::constantValue(const Node& node)
{
    const EvaluationNotes before = m_notes;
    m_notes.varyingUnknown = true;
    const Value foreseen = compute(node);
    m_notes = before;
    return foreseen;
}

Value Evaluator::read(SlotId id, int row) const
{
    const std::size_t at = m_frame.layout.address(id, row);
    if (m_notes.record && m_notes.constants->varies(id)) {
        if (m_notes.afterEffects) m_notes.record->readAfterEffects(at);
        else m_notes.record->read(at);
    }
    return m_notes.afterEffects && m_frame.changed[at] != 0 && !m_frame.after(at).isUnknown() ? m_frame.after(at)
                                                                                              : m_frame.values[at];
}

Value Evaluator::slot(const Node& node)
{
    ++m_frame.operations;
    if (m_notes.varyingUnknown && m_notes.constants->varies(node.subject)) return Value::unknown();
    const Slot& info = m_frame.program->slot(node.subject);
    const int row = m_frame.rowOf(node.subject);
    const Value known = read(node.subject, row);
    if (known == unthrownDice) return unthrown({node.subject, row});
    if (m_notes.constants && !known.isUnknown()) return known;  // nobody asks the odds what was looked at
    if (node.kind == NodeKind::Derived) {
        touch(node.element);
        return known.isUnknown() ? value(m_frame.child(node, 0)) : known;
    }
    if (info.kind == SlotKind::Ruling) touch(info.ruling);
    if (info.kind == SlotKind::Stat) {
        const Value typeValue = read(info.typeSlot, row);
        if (m_notes.touched && typeValue.isSet()) {
            if (const UnitType* found = m_frame.ruleset->findUnitType(typeValue.name())) touch(found->element);
        }
        if (known.isUnknown() && typeValue.isUnknown()) {
            consult({info.typeSlot, row});
            miss({info.typeSlot, row});
        }
    }
    const bool decided = m_notes.decided && (*m_notes.decided)[m_frame.layout.address(info, row)];
    if (info.asked && !decided) consult({node.subject, row});
    if (known.isUnknown()) miss({node.subject, row});
    return known;
}

/// Dice not thrown yet read as unknown.
Value Evaluator::unthrown(FactRef fact)
{
    miss(fact);
    return Value::unknown();
}

/// The type whose figures a node looks up.
Value Evaluator::typeOf(const Node& lookUp)
{
    if (m_notes.varyingUnknown && m_notes.constants->varies(lookUp.subject)) return Value::unknown();
    const FactRef fact = m_frame.here(lookUp.subject);
    const Value type = read(fact.slot, fact.row);
    consult(fact);
    if (type.isUnknown()) miss(fact);
    return type;
}

}  // namespace drumhead
