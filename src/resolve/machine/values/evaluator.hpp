#pragma once

#include "drumhead/resolve/machine/values/trail.hpp"
#include "resolve/machine/values/plain_evaluation.hpp"

#include <span>
#include <vector>

namespace drumhead {

class ConstantValues;
class StretchRecord;

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
    StretchRecord* record = nullptr;       ///< if given: notes which varying values are read
    bool varyingUnknown = false;           ///< takes what varies as not known
    /// Sees what effects have changed as they leave it, those that come later too.
    bool afterEffects = false;
};

/// Computes nodes over a frame in three-valued logic: what is not known makes unknown only what depends on it.
class Evaluator {
public:
    Evaluator(Frame& frame, EvaluationNotes& notes) : Evaluator(frame, notes, isPlain(notes)) {}
    /// For callers that already know whether the notes are plain.
    Evaluator(Frame& frame, EvaluationNotes& notes, bool isPlain) : m_frame(frame), m_notes(notes), m_isPlain(isPlain)
    {}

    /// Whether nothing is asked for but the value, and what is missing.
    [[nodiscard]] static bool isPlain(const EvaluationNotes& notes)
    {
        return !notes.constants && !notes.touched && !notes.consulted && !notes.afterEffects;
    }

    [[nodiscard]] Value value(NodeId id)
    {
        if (m_isPlain) {
            if (const Value known = PlainEvaluation(m_frame).value(id); !known.isUnknown()) return known;
        }
        return accounted(id);
    }
    /// The same, where nobody asks what is missing.
    [[nodiscard]] Value told(NodeId id) { return m_isPlain ? PlainEvaluation(m_frame).value(id) : value(id); }
    /// Whether a condition holds; unknown where it depends on what is not known. No condition (-1) holds.
    [[nodiscard]] Value holds(NodeId node) { return node < 0 ? Value::flag(true) : value(node); }
    /// Reads a table; -1 if an input is not known or no row stands for it.
    [[nodiscard]] int findRow(int table, std::span<const NodeId> inputs);
    /// The value of a node that is not known in a plain way, and what is missing for it.
    [[nodiscard, gnu::noinline]] Value accounted(NodeId id);

private:
    /// What `NodeOperations` work with.
    class Noted;

    [[nodiscard]] Value slow(NodeId id);
    [[nodiscard]] Value compute(const Node& node);
    [[nodiscard]] Value constantValue(const Node& node);
    [[nodiscard]] Value read(SlotId id, int row) const;
    [[nodiscard]] Value slot(const Node& node);
    [[nodiscard]] Value typeOf(const Node& lookUp);
    [[nodiscard, gnu::noinline]] Value unthrown(FactRef fact);
    void fault(const char* fault);
    void touch(ElementId element);
    void consult(FactRef fact);
    void miss(FactRef fact);

    Frame& m_frame;
    EvaluationNotes& m_notes;
    bool m_isPlain;  ///< no notes are wanted: known values return early
};

}  // namespace drumhead
