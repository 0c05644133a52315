#include "resolve/machine/values/evaluator.hpp"

#include "resolve/machine/values/constant_values.hpp"
#include "resolve/machine/values/stretch_record.hpp"

#include <algorithm>

namespace drumhead {

void Evaluator::touch(ElementId element)
{
    if (m_notes.touched && element != UINT32_MAX) (*m_notes.touched)[element] = true;
}

void Evaluator::consult(FactRef fact)
{
    if (m_notes.consulted) m_notes.consulted->push_back(fact);
}

Value Evaluator::accounted(NodeId id)
{
    if (m_isQuick) {
        m_isQuick = false;
        const Value result = slow(id);
        m_isQuick = true;
        return result;
    }
    if (m_notes.constants) {
        if (Value* kept = m_notes.constants->kept(id, m_frame.rows)) {
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

/// A node of the rarer kinds. What it finds missing is reported only if the whole is unknown.
Value Evaluator::aside(const Node& node)
{
    const FactRef missing = m_notes.missing;
    const char* const fault = m_notes.fault;
    const Value result = compute(node);
    m_notes.missing = missing;
    m_notes.fault = fault;
    return result;
}

Value Evaluator::compute(const Node& node)
{
    switch (node.kind) {
    case NodeKind::Constant: return node.constant;
    case NodeKind::Slot:
    case NodeKind::Derived: return slot(node);
    case NodeKind::Sum:
    case NodeKind::Subtract:
    case NodeKind::Times:
    case NodeKind::Divide:
    case NodeKind::Least:
    case NodeKind::Most: return arithmetic(node);
    case NodeKind::By: return by(node);
    case NodeKind::If: return choose(node);
    case NodeKind::Total:
    case NodeKind::LeastOf:
    case NodeKind::MostOf:
    case NodeKind::Count: return overRows(node);
    case NodeKind::RowNumber: return rowNumber(node);
    case NodeKind::Table: return table(node);
    case NodeKind::LookUp: return lookUp(node);
    case NodeKind::All:
    case NodeKind::Any: return allOrAny(node);
    case NodeKind::Not: {
        ++m_frame.operations;
        const Value inner = value(m_frame.child(node, 0));
        return inner.isUnknown() ? inner : Value::flag(!inner.yes());
    }
    case NodeKind::Compare: return compare(node);
    case NodeKind::OneOf: return oneOf(node);
    case NodeKind::Some:
    case NodeKind::Every: return someOrEvery(node);
    }
    return Value::unknown();
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
    if (m_notes.record && m_notes.constants->varies(id)) m_notes.record->read(at);
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
            if (m_notes.missing.slot < 0) m_notes.missing = {info.typeSlot, row};
        }
    }
    const bool decided = m_notes.decided && (*m_notes.decided)[m_frame.layout.address(info, row)];
    if (info.asked && !decided) consult({node.subject, row});
    if (known.isUnknown() && m_notes.missing.slot < 0) m_notes.missing = {node.subject, row};
    return known;
}

/// Dice not thrown yet read as unknown.
Value Evaluator::unthrown(FactRef fact)
{
    if (m_notes.missing.slot < 0) m_notes.missing = fact;
    return Value::unknown();
}

Value Evaluator::arithmetic(const Node& node)
{
    m_frame.operations += node.count;
    Number result;
    bool unknown = false;
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const Value part = value(m_frame.child(node, i));
        if (part.isUnknown()) {
            unknown = true;
            if (!m_notes.consulted) return part;
            continue;
        }
        if (part.isNone()) {
            if (!m_notes.fault) m_notes.fault = "it uses a value that is \"none\"";
            return Value::unknown();
        }
        const Number number = part.number();
        if (i == 0) {
            result = number;
            continue;
        }
        switch (node.kind) {
        case NodeKind::Sum: result = result + number; break;
        case NodeKind::Subtract: result = result - number; break;
        case NodeKind::Times: result = result * number; break;
        case NodeKind::Least: result = std::min(result, number); break;
        case NodeKind::Most: result = std::max(result, number); break;
        default: {
            const std::optional<Number> quotient = Number::divide(result, number, node.rounding);
            if (!quotient) {
                if (!unknown && !m_notes.fault) m_notes.fault = "division by zero";
                return Value::unknown();
            }
            result = *quotient;
        }
        }
    }
    if (unknown) return Value::unknown();
    return node.kind == NodeKind::Least || node.kind == NodeKind::Most ? Value(result) : withinBounds(result);
}

/// Unknown, and a fault, at the largest number that there is: whatever is larger is cut off there.
Value Evaluator::withinBounds(Number result)
{
    if (result < Number::largest() && result > -Number::largest()) return result;
    if (!m_notes.fault) m_notes.fault = "the result is beyond 1,000,000,000";
    return Value::unknown();
}

Value Evaluator::by(const Node& node)
{
    m_frame.operations += node.count;
    const Value subject = value(m_frame.child(node, 0));
    const std::uint32_t branches = node.count - 2;
    if (subject.isUnknown()) {
        if (m_notes.consulted) {
            for (std::uint32_t i = 0; i < branches; ++i) static_cast<void>(value(m_frame.child(node, i + 2)));
            if (m_frame.child(node, 1) >= 0) static_cast<void>(value(m_frame.child(node, 1)));
        }
        return subject;
    }
    for (std::uint32_t i = 0; i < branches; ++i) {
        if (subject.isSet() && m_frame.program->keys[node.keys + i] == subject.name())
            return value(m_frame.child(node, i + 2));
    }
    if (m_frame.child(node, 1) >= 0) return value(m_frame.child(node, 1));
    return Value::none();
}

Value Evaluator::choose(const Node& node)
{
    ++m_frame.operations;
    const Value test = value(m_frame.child(node, 0));
    if (!test.isUnknown()) return value(m_frame.child(node, test.yes() ? 1 : 2));
    if (!m_notes.consulted) return test;
    const Value yes = value(m_frame.child(node, 1));
    const Value no = value(m_frame.child(node, 2));
    return yes == no ? yes : Value::unknown();
}

Value Evaluator::allOrAny(const Node& node)
{
    m_frame.operations += node.count;
    const bool deciding = node.kind == NodeKind::Any;  // one clause that comes out so decides the whole
    if (m_notes.consulted) return allOrAnyConsulting(node, deciding);
    bool unknown = false;
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const Value part = value(m_frame.child(node, i));
        if (part.isUnknown()) unknown = true;
        else if (part.yes() == deciding) return part;
    }
    return unknown ? Value::unknown() : Value::flag(!deciding);
}

Value Evaluator::allOrAnyConsulting(const Node& node, bool deciding)
{
    // Once a clause decides, what the others look at can't matter; two that decide make both of them idle.
    std::vector<FactRef>& log = *m_notes.consulted;
    const std::size_t before = log.size();
    std::vector<FactRef> ofDecider;
    int deciders = 0;
    bool unknown = false;
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const std::size_t start = log.size();
        const Value part = value(m_frame.child(node, i));
        if (part.isUnknown()) unknown = true;
        else if (part.yes() == deciding && ++deciders == 1)
            ofDecider.assign(log.begin() + static_cast<std::ptrdiff_t>(start), log.end());
    }
    if (deciders > 0) {
        log.resize(before);
        if (deciders == 1) log.insert(log.end(), ofDecider.begin(), ofDecider.end());
        return Value::flag(deciding);
    }
    return unknown ? Value::unknown() : Value::flag(!deciding);
}

Value Evaluator::compare(const Node& node)
{
    ++m_frame.operations;
    const Value left = value(m_frame.child(node, 0));
    if (left.isUnknown() && !m_notes.consulted) return left;
    const Value right = value(m_frame.child(node, 1));
    if (left.isUnknown() || right.isUnknown()) return Value::unknown();
    return Value::flag(compares(left, node.comparison, right));
}

Value Evaluator::oneOf(const Node& node)
{
    m_frame.operations += node.count;
    const Value left = value(m_frame.child(node, 0));
    if (left.isUnknown() && !m_notes.consulted) return left;
    bool unknown = left.isUnknown();
    bool found = false;
    for (std::uint32_t i = 1; i < node.count && !found; ++i) {
        const Value right = value(m_frame.child(node, i));
        if (right.isUnknown()) unknown = true;
        else if (!left.isUnknown() && right == left) found = true;
    }
    if (found) return Value::flag(!node.negated);
    return unknown ? Value::unknown() : Value::flag(node.negated);
}

Value Evaluator::overRows(const Node& node)
{
    RowState& rows = m_frame.rows[static_cast<std::size_t>(node.subject)];
    const int before = rows.current;
    const bool counts = node.kind == NodeKind::Count;
    const NodeId where = m_frame.child(node, counts ? 0 : 1);
    Number result;
    bool any = false;
    bool unknown = false;
    for (int row = 0; row < m_frame.layout.rows(node.subject); ++row) {
        if (!(rows.active >> row & 1)) continue;
        m_frame.goToRow(rows, row);
        ++m_frame.operations;
        const Value counted = holds(where);
        if (!counted.isUnknown() && !counted.yes()) continue;
        if (counted.isUnknown() && !m_notes.consulted) {  // its figures may not matter here
            unknown = true;
            continue;
        }
        const Value part = counts ? Value(Number(1)) : value(m_frame.child(node, 0));
        if (counted.isUnknown() || part.isUnknown()) {
            unknown = true;
            continue;
        }
        if (part.isNone()) {
            if (!m_notes.fault) m_notes.fault = "it uses a value that is \"none\"";
            unknown = true;
            continue;
        }
        if (node.kind == NodeKind::LeastOf) result = any ? std::min(result, part.number()) : part.number();
        else if (node.kind == NodeKind::MostOf) result = any ? std::max(result, part.number()) : part.number();
        else result = result + part.number();
        any = true;
    }
    m_frame.goToRow(rows, before);
    if (unknown || rows.open) return Value::unknown();
    if (!any && (node.kind == NodeKind::LeastOf || node.kind == NodeKind::MostOf)) return Value::none();
    return node.kind == NodeKind::Total ? withinBounds(result) : Value(result);
}

Value Evaluator::someOrEvery(const Node& node)
{
    const bool deciding = node.kind == NodeKind::Some;
    RowState& rows = m_frame.rows[static_cast<std::size_t>(node.subject)];
    const int before = rows.current;
    bool unknown = false;
    bool decided = false;
    for (int row = 0; row < m_frame.layout.rows(node.subject) && (!decided || m_notes.consulted); ++row) {
        if (!(rows.active >> row & 1)) continue;
        m_frame.goToRow(rows, row);
        ++m_frame.operations;
        const Value part = value(m_frame.child(node, 0));
        if (part.isUnknown()) unknown = true;
        else if (part.yes() == deciding) decided = true;
    }
    m_frame.goToRow(rows, before);
    if (rows.open) return Value::unknown();
    if (decided) return Value::flag(deciding);
    return unknown ? Value::unknown() : Value::flag(!deciding);
}

int Evaluator::findRow(int tableIndex, std::span<const NodeId> inputs)
{
    const Table& rows = m_frame.ruleset->tables[static_cast<std::size_t>(tableIndex)];
    Value values[16];
    bool unknown = inputs.size() > 16;
    for (std::size_t i = 0; i < inputs.size() && i < 16; ++i) {
        values[i] = value(inputs[i]);
        unknown = unknown || values[i].isUnknown();
    }
    if (unknown) return -1;
    const int row = rows.find(values);
    m_frame.operations += (row < 0 ? rows.rows.size() : static_cast<std::size_t>(row)) / 8;
    if (row < 0) {
        if (!m_notes.fault) m_notes.fault = "the table has no row for these values";
        return -1;
    }
    touch(rows.element);
    touch(rows.rows[static_cast<std::size_t>(row)].element);
    return row;
}

Value Evaluator::table(const Node& node)
{
    const int row = findRow(node.subject, m_frame.childrenOf(node));
    if (row < 0) return Value::unknown();
    return m_frame.ruleset->tables[static_cast<std::size_t>(node.subject)]
        .rows[static_cast<std::size_t>(row)]
        .outputs[static_cast<std::size_t>(node.column)];
}

Value Evaluator::lookUp(const Node& node)
{
    if (m_notes.varyingUnknown && m_notes.constants->varies(node.subject)) return Value::unknown();
    const Value at = value(m_frame.child(node, 0));
    const Value type = read(node.subject, m_frame.rowOf(node.subject));
    consult(m_frame.here(node.subject));
    if (type.isUnknown() && m_notes.missing.slot < 0) m_notes.missing = m_frame.here(node.subject);
    if (at.isUnknown() || !type.isSet()) return Value::unknown();
    if (at.isNone()) return Value::none();
    const UnitType* found = m_frame.ruleset->findUnitType(type.name());
    const int position = m_frame.ruleset->choiceLists[node.keys].find(at.name());
    if (!found || position < 0) return Value::unknown();
    touch(found->element);
    return found->stats[static_cast<std::size_t>(node.column + position)];
}

}  // namespace drumhead
