#pragma once

#include "drumhead/resolve/machine/trail.hpp"
#include "resolve/machine/frame.hpp"

#include <span>
#include <vector>

namespace drumhead {

class ConstantValues;
class MemoTable;

/// What an evaluation found besides its value.
struct EvaluationNotes {
    FactRef missing;              ///< the first fact that was looked at and is not known
    const char* fault = nullptr;  ///< what can't be computed, or null
    /// If given: every fact whose value could still matter; nothing is cut short.
    std::vector<FactRef>* consulted = nullptr;
    /// If given: the values, by address, that the case itself has decided, so that no answer matters.
    std::vector<bool>* decided = nullptr;
    std::vector<bool>* touched = nullptr;  ///< if given: the elements that had a part in it
    ConstantValues* constants = nullptr;   ///< if given: keeps what is the same in every state
    MemoTable* memo = nullptr;             ///< if given: notes which varying values are read
    bool varyingUnknown = false;           ///< takes what varies as not known
    /// Sees what effects have changed as they leave it, those that come later too.
    bool afterEffects = false;
};

/// Whether `left comparison right` holds between two known values; nothing compares with "none" but itself.
[[nodiscard]] inline bool compares(Value left, Comparison comparison, Value right)
{
    switch (comparison) {
    case Comparison::Is: return left == right;
    case Comparison::Not: return left != right;
    default: break;
    }
    if (!left.isSet() || !right.isSet()) return false;
    switch (comparison) {
    case Comparison::AtLeast: return left.number() >= right.number();
    case Comparison::AtMost: return left.number() <= right.number();
    case Comparison::Above: return left.number() > right.number();
    default: return left.number() < right.number();
    }
}

/// Computes nodes over a frame in three-valued logic: what is not known makes unknown only what depends on it.
class Evaluator {
public:
    Evaluator(Frame& frame, EvaluationNotes& notes) : Evaluator(frame, notes, isPlain(notes)) {}
    /// For callers that already know whether the notes are plain.
    Evaluator(Frame& frame, EvaluationNotes& notes, bool plain) : m_frame(frame), m_notes(notes), m_quick(plain) {}

    /// Whether nothing is asked for but the value, and what is missing.
    [[nodiscard]] static bool isPlain(const EvaluationNotes& notes)
    {
        return !notes.constants && !notes.touched && !notes.consulted && !notes.afterEffects;
    }

    [[nodiscard]] Value value(NodeId id)
    {
        if (m_quick) {
            if (const Value known = quick(id); !known.isUnknown()) return known;
        }
        return accounted(id);
    }
    /// The same, where nobody asks what is missing.
    [[nodiscard]] Value told(NodeId id) { return m_quick ? quick(id) : value(id); }
    /// Whether a condition holds; unknown where it depends on what is not known. No condition (-1) holds.
    [[nodiscard]] Value holds(NodeId node) { return node < 0 ? Value::flag(true) : value(node); }
    /// The same, and appends the clauses that made it come out so; none where it is unknown.
    [[nodiscard]] Value holds(NodeId node, std::vector<Reason>& reasons)
    {
        if (node < 0) return Value::flag(true);
        if (m_quick) {
            if (const Value known = judge(node, reasons); !known.isUnknown()) return known;
        }
        return holdsAccounted(node, reasons);
    }
    /// Appends, as elements, the rows of tables and the unit types from which the figures of an amount are taken.
    void sources(NodeId node, std::vector<Value>& found);
    /// Reads a table; -1 if an input is not known or no row stands for it.
    [[nodiscard]] int findRow(int table, std::span<const NodeId> inputs);

private:
    /// The value of a node, or unknown where it is not known or where that takes more to find out. Most nodes are told
    /// here and now.
    [[nodiscard, gnu::always_inline]] Value quick(NodeId id)
    {
        const Node& node = m_frame.nodes[id];
        if (node.kind == NodeKind::Compare && node.subject >= 0) {
            const Value left = m_frame.get(node.subject);
            return left.isUnknown() ? left : Value::flag(compares(left, node.comparison, node.constant));
        }
        if (node.kind == NodeKind::Slot) return m_frame.get(node.subject);
        return node.kind == NodeKind::Constant ? node.constant : quickOther(node);
    }
    /// The value of a node, and what is missing for it.
    [[nodiscard]] Value accounted(NodeId id);
    [[nodiscard]] Value quickOther(const Node& node);
    // Functions of their own, so that going to one of them takes no more than a jump.
    [[nodiscard, gnu::noinline]] Value quickDerived(const Node& node);
    [[nodiscard, gnu::noinline]] Value quickComparison(const Node& node);
    [[nodiscard, gnu::noinline]] Value quickNot(const Node& node);
    [[nodiscard, gnu::noinline]] Value quickIf(const Node& node);
    [[nodiscard, gnu::noinline]] Value quickAllOrAny(const Node& node);
    [[nodiscard, gnu::noinline]] Value quickOneOf(const Node& node);
    [[nodiscard, gnu::noinline]] Value quickBy(const Node& node);
    [[nodiscard, gnu::noinline]] Value quickSum(const Node& node);
    [[nodiscard, gnu::noinline]] Value aside(const Node& node);
    [[nodiscard]] Value slow(NodeId id);
    // Those that are rarely needed stay out of the way of those that are needed all the time.
    [[nodiscard]] Value compute(const Node& node);
    [[nodiscard]] Value constantValue(const Node& node);
    [[nodiscard]] Value read(SlotId id, int row) const;
    [[nodiscard]] Value slot(const Node& node);
    [[nodiscard, gnu::noinline]] Value unthrown(FactRef fact);
    [[nodiscard, gnu::noinline]] Value arithmetic(const Node& node);
    [[nodiscard, gnu::noinline]] Value by(const Node& node);
    [[nodiscard]] Value choose(const Node& node);
    [[nodiscard, gnu::noinline]] Value overRows(const Node& node);
    [[nodiscard]] Value rowNumber(const Node& node) const
    {
        const int row = m_frame.rows[static_cast<std::size_t>(node.subject)].current;
        return row < 0 ? Value::unknown() : Value(Number(row + 1));
    }
    [[nodiscard, gnu::noinline]] Value table(const Node& node);
    [[nodiscard, gnu::noinline]] Value lookUp(const Node& node);
    [[nodiscard]] Value allOrAny(const Node& node);
    [[nodiscard]] Value allOrAnyConsulting(const Node& node, bool deciding);
    [[nodiscard]] Value someOrEvery(const Node& node);
    [[nodiscard]] Value compare(const Node& node);
    [[nodiscard, gnu::noinline]] Value oneOf(const Node& node);
    [[nodiscard]] Value holdsAccounted(NodeId node, std::vector<Reason>& reasons);
    [[nodiscard]] Value judge(NodeId id, std::vector<Reason>& reasons);
    [[nodiscard]] Value judgeAllOrAny(const Node& node, std::vector<Reason>& reasons);
    [[nodiscard]] Value judgeClause(NodeId id, const Node& node, std::vector<Reason>& reasons);
    [[nodiscard]] int rowOfSubject(const Node& comparison) const;
    [[nodiscard]] std::span<const NodeId> children(const Node& node) const
    {
        return {m_frame.children + node.first, node.count};
    }
    [[nodiscard]] NodeId child(const Node& node, std::uint32_t i) const { return m_frame.children[node.first + i]; }
    void sourcesOfSlot(const Node& node, std::vector<Value>& found);
    void sourcesOfBranch(const Node& node, std::vector<Value>& found);
    void sourcesOverRows(const Node& node, std::vector<Value>& found);
    void sourcesInTable(const Node& node, std::vector<Value>& found);
    void touch(ElementId element);
    void consult(FactRef fact);

    Frame& m_frame;
    EvaluationNotes& m_notes;
    bool m_quick;  ///< nobody asks what was looked at: what is known is soon told
};

}  // namespace drumhead
