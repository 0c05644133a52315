#pragma once

#include "drumhead/resolve/situation.hpp"
#include "drumhead/resolve/trail.hpp"

#include <cstdint>
#include <vector>

namespace drumhead {

/// Which rows of a role are in sight, and on which one we are.
struct RowState {
    int current = -1;
    std::uint64_t active = 0;
    bool open = false;  ///< not known yet which rows are in sight: what is made of all of them is not known either
};

class Foresight;
class StepMemory;

/// Stands in a frame for dice that the odds have not thrown yet, since nobody has looked at them. No rule ever sees it.
inline constexpr Value unthrownDice = Value::fromRaw(INT64_MIN + 2);

/// The values of a case while it is resolved.
struct Frame {
    const Ruleset* ruleset = nullptr;
    const Program* program = nullptr;
    Layout layout;
    std::vector<Value> values;
    std::vector<RowState> rows;
    /// What effects have made of the values, by address, whether at once or later; only where `changed` is not 0.
    std::vector<Value> after;
    /// By address: 0 where no effect has changed it, else 1 + the latest `EffectTime` of such an effect.
    std::vector<std::uint8_t> changed;
    /// The facts for which `changed` is not 0, in the order in which they were first changed.
    std::vector<FactRef> changedFacts;

    /// What derived values came to, by address, as long as nothing has changed since: `version` counts the changes. Empty: nobody keeps them.
    struct Kept {
        Value value;
        std::uint32_t version = 0;
    };
    std::vector<Kept> derived;
    std::uint32_t version = 1;

    explicit Frame(const Situation& situation);

    [[nodiscard]] int rowOf(SlotId slot) const
    {
        const int role = layout.manyRole(slot);
        return role < 0 ? 0 : rows[static_cast<std::size_t>(role)].current;
    }
    [[nodiscard]] int rowOf(const Slot& slot) const { return slot.manyRole < 0 ? 0 : rows[static_cast<std::size_t>(slot.manyRole)].current; }
    [[nodiscard]] Value get(SlotId slot) const { return values[layout.address(slot, rowOf(slot))]; }
    void set(SlotId slot, Value value) { put(layout.address(slot, rowOf(slot)), value); }
    void put(std::size_t address, Value value)
    {
        values[address] = value;
        ++version;
    }
    /// Goes to a row of a role; -1: to none.
    void goToRow(RowState& of, int row)
    {
        of.current = row;
        ++version;
    }
    /// Of a role's rows only these are in sight.
    void keepInSight(RowState& of, std::uint64_t active)
    {
        of.active = active;
        ++version;
    }
    void keepDerived() { derived.resize(values.size()); }
    [[nodiscard]] std::size_t address(FactRef fact) const { return layout.address(fact.slot, fact.row); }
    /// The value as all effects so far leave it.
    [[nodiscard]] Value afterEffects(FactRef fact) const
    {
        const std::size_t at = address(fact);
        return changed[at] != 0 ? after[at] : values[at];
    }
    [[nodiscard]] FactRef here(SlotId slot) const { return {slot, rowOf(slot)}; }
    /// Fills what follows from the unit types and the defaults, where nothing was answered.
    void fillIn();
};

/// What an evaluation found besides its value.
struct EvaluationNotes {
    FactRef missing;                            ///< the first fact that was looked at and is not known
    const char* fault = nullptr;                ///< what can't be computed, or null
    std::vector<FactRef>* consulted = nullptr;  ///< if given: every fact whose value could still matter; nothing is cut short
    std::vector<bool>* settled = nullptr;       ///< if given: the values, by address, that the case itself has settled, so that no answer matters
    std::vector<bool>* touched = nullptr;       ///< if given: the elements that had a part in it
    Foresight* foresight = nullptr;             ///< if given: keeps what is the same in every state
    StepMemory* memory = nullptr;               ///< if given: is told which of the values that vary are looked at
    bool foreseeing = false;                    ///< takes what varies as not known
    bool afterEffects = false;                  ///< sees what effects have changed as they leave it, those that come later too
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
    Evaluator(Frame& frame, EvaluationNotes& notes) : m_frame(frame), m_notes(notes), m_quick(isPlain()) {}

    [[nodiscard]] Value value(NodeId node);
    /// Whether a condition holds; unknown where it depends on what is not known. No condition (-1) holds.
    [[nodiscard]] Value holds(NodeId node) { return node < 0 ? Value::flag(true) : value(node); }
    /// Appends the clauses that made a condition come out as it did.
    void explain(NodeId node, bool outcome, std::vector<Reason>& reasons);
    /// Appends, as elements, the rows of tables and the unit types from which the figures of an amount are taken.
    void sources(NodeId node, std::vector<Value>& found);
    /// Reads a table; -1 if an input is not known or no row stands for it.
    [[nodiscard]] int findRow(int table, const std::vector<NodeId>& inputs);

private:
    /// The value of a node, or unknown where it is not known or where that takes more to find out. Most nodes are told here and now.
    [[nodiscard]] Value quick(NodeId id)
    {
        const Node& node = m_frame.program->nodes[static_cast<std::size_t>(id)];
        if (node.kind == NodeKind::Slot) return m_frame.get(node.subject);
        if (node.kind == NodeKind::Constant) return node.constant;
        if (node.kind != NodeKind::Compare || node.subject < 0) return quickOther(node);
        const Value left = m_frame.get(node.subject);
        return left.isUnknown() ? left : Value::flag(compares(left, node.comparison, node.constant));
    }
    [[nodiscard]] Value quickOther(const Node& node);
    [[nodiscard]] Value quickDerived(const Node& node);
    [[nodiscard]] Value quickAllOrAny(const Node& node);
    [[nodiscard]] Value quickOneOf(const Node& node);
    [[nodiscard]] Value quickBy(const Node& node);
    [[nodiscard]] Value quickSum(const Node& node);
    [[nodiscard]] Value aside(const Node& node);
    [[nodiscard]] bool isPlain() const { return !m_notes.foresight && !m_notes.touched && !m_notes.consulted && !m_notes.afterEffects; }
    [[nodiscard]] Value slow(NodeId id);
    // Those that are rarely needed stay out of the way of those that are needed all the time.
    [[nodiscard]] Value compute(const Node& node);
    [[nodiscard]] Value foresee(const Node& node);
    [[nodiscard]] Value read(SlotId id, int row) const;
    [[nodiscard]] Value slot(const Node& node);
    [[nodiscard, gnu::noinline]] Value unthrown(FactRef fact);
    [[nodiscard, gnu::noinline]] Value arithmetic(const Node& node);
    [[nodiscard, gnu::noinline]] Value by(const Node& node);
    [[nodiscard]] Value choose(const Node& node);
    [[nodiscard, gnu::noinline]] Value overRows(const Node& node);
    [[nodiscard, gnu::noinline]] Value table(const Node& node);
    [[nodiscard, gnu::noinline]] Value lookUp(const Node& node);
    [[nodiscard]] Value allOrAny(const Node& node);
    [[nodiscard]] Value allOrAnyConsulting(const Node& node, bool deciding);
    [[nodiscard]] Value someOrEvery(const Node& node);
    [[nodiscard]] Value compare(const Node& node);
    [[nodiscard, gnu::noinline]] Value oneOf(const Node& node);
    [[nodiscard]] NodeId child(const Node& node, std::uint32_t i) const { return m_frame.program->children[node.first + i]; }
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
