#include "evaluator.hpp"

#include "foresight.hpp"
#include "step_memory.hpp"

#include <algorithm>

namespace drumhead {

Frame::Frame(const Situation& situation) : ruleset(&situation.ruleset()), program(&situation.program()), layout(situation.layout()), values(situation.given())
{
    for (std::size_t role = 0; role < program->roles.size(); ++role) {
        const int count = program->roles[role].many ? layout.rows(static_cast<int>(role)) : 0;
        rows.push_back({-1, count >= 64 ? UINT64_MAX : (std::uint64_t{1} << count) - 1});
    }
    changed.resize(values.size());
    fillIn();
}

void Frame::fillIn()
{
    for (const SlotId id : program->filledIn) {
        const Slot& slot = program->slots[static_cast<std::size_t>(id)];
        const int count = slot.manyRole < 0 ? 1 : layout.rows(slot.manyRole);
        for (int row = 0; row < count; ++row) {
            Value& value = values[layout.address(slot, row)];
            if (!value.isUnknown()) continue;
            if (slot.kind != SlotKind::Stat) {
                value = slot.fallback;
                continue;
            }
            const Value type = values[layout.address(program->slots[static_cast<std::size_t>(slot.typeSlot)], row)];
            const UnitType* found = type.isSet() ? ruleset->findUnitType(type.name()) : nullptr;
            if (found) value = found->stats[static_cast<std::size_t>(slot.attribute->stat)];
        }
    }
}

void Frame::leave(FactRef fact, Value value, EffectTime at)
{
    if (after.empty()) after.resize(values.size());
    const std::size_t where = address(fact);
    after[where] = value;
    if (changed[where] == 0) changedFacts.push_back(fact);
    changed[where] = std::max(changed[where], static_cast<std::uint8_t>(1 + static_cast<int>(at)));
}

AfterEffects::AfterEffects(Frame& frame) : m_frame(frame)
{
    for (const FactRef fact : frame.changedFacts) {
        const std::size_t at = frame.address(fact);
        const Value after = frame.after[at];
        if (after.isUnknown() || after == frame.values[at]) continue;  // most effects are carried out at once
        frame.aside.emplace_back(at, frame.values[at]);
        frame.put(at, after);
    }
}

AfterEffects::~AfterEffects()
{
    for (const auto& [at, value] : m_frame.aside) m_frame.put(at, value);
    m_frame.aside.clear();
}

void Evaluator::touch(ElementId element)
{
    if (m_notes.touched && element != UINT32_MAX) (*m_notes.touched)[element] = true;
}

void Evaluator::consult(FactRef fact)
{
    if (m_notes.consulted) m_notes.consulted->push_back(fact);
}

Value Evaluator::value(NodeId id)
{
    if (m_quick) {
        if (const Value known = quick(id); !known.isUnknown()) return known;
        m_quick = false;  // to find out what is missing
        const Value result = slow(id);
        m_quick = true;
        return result;
    }
    if (m_notes.foresight) {
        if (Value* kept = m_notes.foresight->kept(id, m_frame.rows)) {
            if (*kept == Foresight::untried()) *kept = foresee(m_frame.program->nodes[static_cast<std::size_t>(id)]);
            if (m_notes.foreseeing || !kept->isUnknown()) return *kept;
        }
    }
    return slow(id);
}

Value Evaluator::slow(NodeId id)
{
    const FactRef missing = m_notes.missing;
    const char* const fault = m_notes.fault;
    const Value result = compute(m_frame.program->nodes[static_cast<std::size_t>(id)]);
    if (!result.isUnknown()) {  // settled: what a part of it lacked does not matter
        m_notes.missing = missing;
        m_notes.fault = fault;
    }
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
    case NodeKind::Table: return table(node);
    case NodeKind::LookUp: return lookUp(node);
    case NodeKind::All:
    case NodeKind::Any: return allOrAny(node);
    case NodeKind::Not: {
        const Value inner = value(child(node, 0));
        return inner.isUnknown() ? inner : Value::flag(!inner.yes());
    }
    case NodeKind::Compare: return compare(node);
    case NodeKind::OneOf: return oneOf(node);
    case NodeKind::Some:
    case NodeKind::Every: return someOrEvery(node);
    }
    return Value::unknown();
}

Value Evaluator::foresee(const Node& node)
{
    const EvaluationNotes before = m_notes;
    m_notes.foreseeing = true;
    const Value foreseen = compute(node);
    m_notes = before;
    return foreseen;
}

Value Evaluator::read(SlotId id, int row) const
{
    const std::size_t at = m_frame.layout.address(id, row);
    if (m_notes.memory && m_notes.foresight->varies(id)) m_notes.memory->read(at, m_frame.values[at]);
    return m_notes.afterEffects && m_frame.changed[at] != 0 && !m_frame.after[at].isUnknown() ? m_frame.after[at] : m_frame.values[at];
}

Value Evaluator::slot(const Node& node)
{
    if (m_notes.foreseeing && m_notes.foresight->varies(node.subject)) return Value::unknown();
    const Slot& info = m_frame.program->slots[static_cast<std::size_t>(node.subject)];
    const int row = m_frame.rowOf(node.subject);
    const Value known = read(node.subject, row);
    if (known == unthrownDice) return unthrown({node.subject, row});
    if (m_notes.foresight && !known.isUnknown()) return known;  // nobody asks the odds what was looked at
    if (node.kind == NodeKind::Derived) {
        touch(node.element);
        return known.isUnknown() ? value(child(node, 0)) : known;
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
    const bool settled = m_notes.settled && (*m_notes.settled)[m_frame.layout.address(info, row)];
    if (info.asked && !settled) consult({node.subject, row});
    if (known.isUnknown() && m_notes.missing.slot < 0) m_notes.missing = {node.subject, row};
    return known;
}

/// To whoever looks, dice not thrown yet are not known.
Value Evaluator::unthrown(FactRef fact)
{
    if (m_notes.missing.slot < 0) m_notes.missing = fact;
    return Value::unknown();
}

Value Evaluator::arithmetic(const Node& node)
{
    Number result;
    bool unknown = false;
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const Value part = value(child(node, i));
        if (part.isUnknown()) {
            unknown = true;
            if (!m_notes.consulted) return part;
            continue;
        }
        if (part.isNone()) {
            if (!m_notes.fault) m_notes.fault = "it reckons with a figure that there is none of";
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
                if (!unknown && !m_notes.fault) m_notes.fault = "it divides by nought";
                return Value::unknown();
            }
            result = *quotient;
        }
        }
    }
    return unknown ? Value::unknown() : Value(result);
}

Value Evaluator::by(const Node& node)
{
    const Value subject = value(child(node, 0));
    const std::uint32_t branches = node.count - 2;
    if (subject.isUnknown()) {
        if (m_notes.consulted) {
            for (std::uint32_t i = 0; i < branches; ++i) static_cast<void>(value(child(node, i + 2)));
            if (child(node, 1) >= 0) static_cast<void>(value(child(node, 1)));
        }
        return subject;
    }
    for (std::uint32_t i = 0; i < branches; ++i) {
        if (subject.isSet() && m_frame.program->keys[node.keys + i] == subject.name()) return value(child(node, i + 2));
    }
    if (child(node, 1) >= 0) return value(child(node, 1));
    return Value::none();
}

Value Evaluator::choose(const Node& node)
{
    const Value test = value(child(node, 0));
    if (!test.isUnknown()) return value(child(node, test.yes() ? 1 : 2));
    if (!m_notes.consulted) return test;
    const Value yes = value(child(node, 1));
    const Value no = value(child(node, 2));
    return yes == no ? yes : Value::unknown();
}

Value Evaluator::overRows(const Node& node)
{
    RowState& rows = m_frame.rows[static_cast<std::size_t>(node.subject)];
    const int before = rows.current;
    const bool counts = node.kind == NodeKind::Count;
    const NodeId where = child(node, counts ? 0 : 1);
    Number result;
    bool any = false;
    bool unknown = false;
    for (int row = 0; row < m_frame.layout.rows(node.subject); ++row) {
        if (!(rows.active >> row & 1)) continue;
        m_frame.goToRow(rows, row);
        const Value counted = holds(where);
        if (!counted.isUnknown() && !counted.yes()) continue;
        if (counted.isUnknown() && !m_notes.consulted) {  // its figures may be none of our business
            unknown = true;
            continue;
        }
        const Value part = counts ? Value(Number(1)) : value(child(node, 0));
        if (counted.isUnknown() || part.isUnknown()) {
            unknown = true;
            continue;
        }
        if (part.isNone()) {
            if (!m_notes.fault) m_notes.fault = "it reckons with a figure that there is none of";
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
    return result;
}

int Evaluator::findRow(int tableIndex, const std::vector<NodeId>& inputs)
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
    std::vector<NodeId> inputs;
    for (std::uint32_t i = 0; i < node.count; ++i) inputs.push_back(child(node, i));
    const int row = findRow(node.subject, inputs);
    if (row < 0) return Value::unknown();
    return m_frame.ruleset->tables[static_cast<std::size_t>(node.subject)].rows[static_cast<std::size_t>(row)].outputs[static_cast<std::size_t>(node.column)];
}

Value Evaluator::lookUp(const Node& node)
{
    if (m_notes.foreseeing && m_notes.foresight->varies(node.subject)) return Value::unknown();
    const Value at = value(child(node, 0));
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

Value Evaluator::allOrAny(const Node& node)
{
    const bool deciding = node.kind == NodeKind::Any;  // one clause that comes out so decides the whole
    if (m_notes.consulted) return allOrAnyConsulting(node, deciding);
    bool unknown = false;
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const Value part = value(child(node, i));
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
        const Value part = value(child(node, i));
        if (part.isUnknown()) unknown = true;
        else if (part.yes() == deciding && ++deciders == 1) ofDecider.assign(log.begin() + static_cast<std::ptrdiff_t>(start), log.end());
    }
    if (deciders > 0) {
        log.resize(before);
        if (deciders == 1) log.insert(log.end(), ofDecider.begin(), ofDecider.end());
        return Value::flag(deciding);
    }
    return unknown ? Value::unknown() : Value::flag(!deciding);
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
        const Value part = value(child(node, 0));
        if (part.isUnknown()) unknown = true;
        else if (part.yes() == deciding) decided = true;
    }
    m_frame.goToRow(rows, before);
    if (rows.open) return Value::unknown();
    if (decided) return Value::flag(deciding);
    return unknown ? Value::unknown() : Value::flag(!deciding);
}

Value Evaluator::compare(const Node& node)
{
    const Value left = value(child(node, 0));
    if (left.isUnknown() && !m_notes.consulted) return left;
    const Value right = value(child(node, 1));
    if (left.isUnknown() || right.isUnknown()) return Value::unknown();
    return Value::flag(compares(left, node.comparison, right));
}

Value Evaluator::oneOf(const Node& node)
{
    const Value left = value(child(node, 0));
    if (left.isUnknown() && !m_notes.consulted) return left;
    bool unknown = left.isUnknown();
    bool found = false;
    for (std::uint32_t i = 1; i < node.count && !found; ++i) {
        const Value right = value(child(node, i));
        if (right.isUnknown()) unknown = true;
        else if (!left.isUnknown() && right == left) found = true;
    }
    if (found) return Value::flag(!node.negated);
    return unknown ? Value::unknown() : Value::flag(node.negated);
}

void Evaluator::explain(NodeId id, bool outcome, std::vector<Reason>& reasons)
{
    const Node& node = m_frame.program->nodes[static_cast<std::size_t>(id)];
    if (node.kind == NodeKind::Not) return explain(child(node, 0), !outcome, reasons);
    if (node.kind == NodeKind::All || node.kind == NodeKind::Any) {
        const bool one = (node.kind == NodeKind::Any) == outcome;  // a single clause decided
        for (std::uint32_t i = 0; i < node.count; ++i) {
            const Value part = told(child(node, i));
            if (part.isUnknown() || part.yes() != outcome) continue;
            explain(child(node, i), outcome, reasons);
            if (one) return;
        }
        return;
    }
    Reason& reason = reasons.emplace_back();
    reason.node = id;
    reason.held = outcome;
    if (m_quick && node.kind == NodeKind::Compare && node.subject >= 0) {
        const FactRef fact = m_frame.here(node.subject);
        reason.left = m_frame.values[m_frame.address(fact)];
        reason.right = node.constant;
        reason.row = static_cast<std::int16_t>(fact.row);
    } else if (node.kind == NodeKind::Compare || node.kind == NodeKind::OneOf) {
        const NodeId left = child(node, 0);
        reason.left = told(left);
        reason.right = told(child(node, 1));
        const Node& subject = m_frame.program->nodes[static_cast<std::size_t>(left)];
        if (subject.kind == NodeKind::Slot || subject.kind == NodeKind::Derived) reason.row = static_cast<std::int16_t>(m_frame.here(subject.subject).row);
    }
}

}  // namespace drumhead
