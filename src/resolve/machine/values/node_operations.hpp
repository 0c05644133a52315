#pragma once

#include "resolve/machine/values/frame.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace drumhead {

/// What each kind of node comes to, in three-valued logic: defined once, for an `Evaluation` that only gives values and
/// for one that notes what was looked at. It is handed on by value, and gives the parts of a node.
template <class Evaluation>
struct NodeOperations {
    template <NodeKind kind>
    static Value arithmetic(Evaluation evaluation, const Node& node)
    {
        Frame& frame = evaluation.frame();
        frame.operations += node.count;
        Number result;
        bool unknown = false;
        for (std::uint32_t i = 0; i < node.count; ++i) {
            const Value part = evaluation.value(frame.child(node, i));
            if (!part.isSet()) {
                if (part.isNone()) evaluation.fault("it uses a value that is \"none\"");
                if (part.isNone() || !evaluation.consults()) return Value::unknown();
                unknown = true;
            } else if (i == 0) {
                result = part.number();
            } else if (!combine<kind>(result, part.number(), node)) {
                if (!unknown) evaluation.fault("division by zero");
                return Value::unknown();
            }
        }
        if (unknown) return Value::unknown();
        return kind == NodeKind::Least || kind == NodeKind::Most ? Value(result) : withinBounds(evaluation, result);
    }

    static Value by(Evaluation evaluation, const Node& node)
    {
        Frame& frame = evaluation.frame();
        frame.operations += node.count;
        const Value subject = evaluation.value(frame.child(node, 0));
        const NodeId otherwise = frame.child(node, 1);
        const std::span<const NodeId> branches = frame.childrenOf(node).subspan(2);
        if (subject.isUnknown()) {
            if (!evaluation.consults()) return subject;
            for (const NodeId branch : branches) static_cast<void>(evaluation.value(branch));
            if (otherwise >= 0) static_cast<void>(evaluation.value(otherwise));
            return subject;
        }
        const NameId* const keys = frame.program->keys.data() + node.keys;
        for (std::size_t i = 0; subject.isSet() && i < branches.size(); ++i) {
            if (keys[i] == subject.name()) return evaluation.value(branches[i]);
        }
        return otherwise >= 0 ? evaluation.value(otherwise) : Value::none();
    }

    static Value choose(Evaluation evaluation, const Node& node)
    {
        Frame& frame = evaluation.frame();
        ++frame.operations;
        const Value test = evaluation.value(frame.child(node, 0));
        if (!test.isUnknown()) return evaluation.value(frame.child(node, test.yes() ? 1 : 2));
        if (!evaluation.consults()) return test;
        const Value yes = evaluation.value(frame.child(node, 1));
        const Value no = evaluation.value(frame.child(node, 2));
        return yes == no ? yes : Value::unknown();
    }

    template <NodeKind kind>
    static Value allOrAny(Evaluation evaluation, const Node& node)
    {
        constexpr bool deciding = kind == NodeKind::Any;  // one clause that comes out so decides the whole
        Frame& frame = evaluation.frame();
        frame.operations += node.count;
        if constexpr (Evaluation::mayConsult) {
            if (evaluation.consults()) return allOrAnyConsulting(evaluation, node, deciding);
        }
        bool unknown = false;
        for (const NodeId clause : frame.childrenOf(node)) {
            const Value part = evaluation.value(clause);
            if (part.isUnknown()) unknown = true;
            else if (part.yes() == deciding) return part;
        }
        return unknown ? Value::unknown() : Value::flag(!deciding);
    }

    static Value negation(Evaluation evaluation, const Node& node)
    {
        Frame& frame = evaluation.frame();
        ++frame.operations;
        const Value inner = evaluation.value(frame.child(node, 0));
        return inner.isUnknown() ? inner : Value::flag(!inner.yes());
    }

    static Value compare(Evaluation evaluation, const Node& node)
    {
        Frame& frame = evaluation.frame();
        ++frame.operations;
        const Value left = evaluation.value(frame.child(node, 0));
        if (left.isUnknown() && !evaluation.consults()) return left;
        const Value right = evaluation.value(frame.child(node, 1));
        if (left.isUnknown() || right.isUnknown()) return Value::unknown();
        return Value::flag(compares(left, node.comparison, right));
    }

    static Value oneOf(Evaluation evaluation, const Node& node)
    {
        Frame& frame = evaluation.frame();
        frame.operations += node.count;
        const Value left = evaluation.value(frame.child(node, 0));
        if (left.isUnknown() && !evaluation.consults()) return left;
        bool unknown = left.isUnknown();
        for (const NodeId alternative : frame.childrenOf(node).subspan(1)) {
            const Value right = evaluation.value(alternative);
            if (right.isUnknown()) unknown = true;
            else if (right == left) return Value::flag(!node.negated);
        }
        return unknown ? Value::unknown() : Value::flag(node.negated);
    }

    template <NodeKind kind>
    static Value overRows(Evaluation evaluation, const Node& node)
    {
        constexpr bool counts = kind == NodeKind::Count;
        Frame& frame = evaluation.frame();
        const RowsInSight rows = frame.rowsInSight(node.subject);
        const int before = frame.inHand(node.subject).current;
        const NodeId where = frame.child(node, counts ? 0 : 1);
        Number result;
        bool any = false;
        bool unknown = false;
        for (int row = 0; row < frame.layout.rows(node.subject); ++row) {
            if (!(rows.active >> row & 1)) continue;
            frame.goToRow(node.subject, row);
            ++frame.operations;
            const Value counted = where < 0 ? Value::flag(true) : evaluation.value(where);
            if (!counted.isUnknown() && !counted.yes()) continue;
            if (counted.isUnknown() && !evaluation.consults()) {  // its figures may not matter here
                unknown = true;
                continue;
            }
            const Value part = counts ? Value(Number(1)) : evaluation.value(frame.child(node, 0));
            if (counted.isUnknown() || part.isUnknown()) {
                unknown = true;
            } else if (part.isNone()) {
                evaluation.fault("it uses a value that is \"none\"");
                unknown = true;
            } else {
                result = any ? joined<kind>(result, part.number()) : part.number();
                any = true;
            }
        }
        frame.goToRow(node.subject, before);
        if (unknown || rows.open) return Value::unknown();
        if (!any && (kind == NodeKind::LeastOf || kind == NodeKind::MostOf)) return Value::none();
        return kind == NodeKind::Total ? withinBounds(evaluation, result) : Value(result);
    }

    template <NodeKind kind>
    static Value someOrEvery(Evaluation evaluation, const Node& node)
    {
        constexpr bool deciding = kind == NodeKind::Some;
        Frame& frame = evaluation.frame();
        const RowsInSight rows = frame.rowsInSight(node.subject);
        const int before = frame.inHand(node.subject).current;
        bool unknown = false;
        bool decided = false;
        for (int row = 0; row < frame.layout.rows(node.subject) && (!decided || evaluation.consults()); ++row) {
            if (!(rows.active >> row & 1)) continue;
            frame.goToRow(node.subject, row);
            ++frame.operations;
            const Value part = evaluation.value(frame.child(node, 0));
            if (part.isUnknown()) unknown = true;
            else if (part.yes() == deciding) decided = true;
        }
        frame.goToRow(node.subject, before);
        if (rows.open) return Value::unknown();
        if (decided) return Value::flag(deciding);
        return unknown ? Value::unknown() : Value::flag(!deciding);
    }

    static Value rowNumber(Evaluation evaluation, const Node& node)
    {
        const int row = evaluation.frame().inHand(node.subject).current;
        return row < 0 ? Value::unknown() : Value(Number(row + 1));
    }

    static int findRow(Evaluation evaluation, int tableIndex, std::span<const NodeId> inputs)
    {
        Frame& frame = evaluation.frame();
        const Table& rows = frame.ruleset->tables[static_cast<std::size_t>(tableIndex)];
        Value values[16];
        bool unknown = inputs.size() > 16;
        for (std::size_t i = 0; i < inputs.size() && i < 16; ++i) {
            values[i] = evaluation.value(inputs[i]);
            unknown = unknown || values[i].isUnknown();
        }
        if (unknown) return -1;
        const int row = rows.find(values);
        frame.operations += (row < 0 ? rows.rows.size() : static_cast<std::size_t>(row)) / 8;
        if (row < 0) {
            evaluation.fault("the table has no row for these values");
            return -1;
        }
        evaluation.touch(rows.element);
        evaluation.touch(rows.rows[static_cast<std::size_t>(row)].element);
        return row;
    }

    static Value table(Evaluation evaluation, const Node& node)
    {
        Frame& frame = evaluation.frame();
        const int row = findRow(evaluation, node.subject, frame.childrenOf(node));
        if (row < 0) return Value::unknown();
        const Table& found = frame.ruleset->tables[static_cast<std::size_t>(node.subject)];
        return found.rows[static_cast<std::size_t>(row)].outputs[static_cast<std::size_t>(node.column)];
    }

    static Value lookUp(Evaluation evaluation, const Node& node)
    {
        Frame& frame = evaluation.frame();
        const Value at = evaluation.value(frame.child(node, 0));
        const Value type = evaluation.typeOf(node);
        if (at.isUnknown() || !type.isSet()) return Value::unknown();
        if (at.isNone()) return Value::none();
        const UnitType* found = frame.ruleset->findUnitType(type.name());
        const int position = frame.ruleset->choiceLists[node.keys].find(at.name());
        if (!found || position < 0) return Value::unknown();
        evaluation.touch(found->element);
        return found->stats[static_cast<std::size_t>(node.column + position)];
    }

private:
    /// False: it can't be divided by that.
    template <NodeKind kind>
    [[nodiscard]] static bool combine(Number& result, Number next, const Node& node)
    {
        switch (kind) {
        case NodeKind::Sum: result = result + next; return true;
        case NodeKind::Subtract: result = result - next; return true;
        case NodeKind::Times: result = result * next; return true;
        case NodeKind::Least: result = std::min(result, next); return true;
        case NodeKind::Most: result = std::max(result, next); return true;
        default: break;
        }
        const std::optional<Number> quotient = Number::divide(result, next, node.rounding);
        if (quotient) result = *quotient;
        return quotient.has_value();
    }

    template <NodeKind kind>
    [[nodiscard]] static Number joined(Number result, Number next)
    {
        if (kind == NodeKind::LeastOf) return std::min(result, next);
        return kind == NodeKind::MostOf ? std::max(result, next) : result + next;
    }

    /// Unknown, and a fault, at the largest number that there is: whatever is larger is cut off there.
    static Value withinBounds(Evaluation evaluation, Number result)
    {
        if (result < Number::largest() && result > -Number::largest()) return result;
        evaluation.fault("the result is beyond 1,000,000,000");
        return Value::unknown();
    }

    static Value allOrAnyConsulting(Evaluation evaluation, const Node& node, bool deciding)
    {
        // Once a clause decides, what the others look at can't matter; two that decide make both of them idle.
        std::vector<FactRef>& log = evaluation.consulted();
        const std::size_t before = log.size();
        std::vector<FactRef> ofDecider;
        int deciders = 0;
        bool unknown = false;
        for (const NodeId clause : evaluation.frame().childrenOf(node)) {
            const std::size_t start = log.size();
            const Value part = evaluation.value(clause);
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
};

}  // namespace drumhead
