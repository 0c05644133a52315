#pragma once

#include "resolve/machine/values/evaluator.hpp"

#include <unordered_map>

namespace drumhead {

/// Memoises stretches of steps by the values that they read: states that agree in those take the results from the
/// table. A stretch ends before the step that would make it read more than a few values, so that many states share it.
///
/// It knows nothing about steps. The machine reports what they read and write, and runs what is not in the table.
class MemoTable {
public:
    /// `values`: how many a frame holds.
    MemoTable(const Program& program, std::size_t values);

    /// A number for what beside the values decides what a step gives: which rows are in hand, and which in sight.
    [[nodiscard]] std::uint32_t control(const std::vector<RowState>& rows);
    /// For another request, in which these steps may give other results from the same values; in ascending order.
    void forget(const std::vector<std::uint32_t>& steps);
    /// Forgets everything.
    void clear();
    /// The steps that follow are those of another state, or under another control.
    void setControl(std::uint32_t control);
    /// The step in hand has moved through rows: those that follow are under the control of these.
    void moved(const std::vector<RowState>& rows);
    /// The state waits or is finished.
    void leave();

    /// Does again what is remembered of the steps from here; false where nothing is, or where a stretch is being
    /// learnt.
    bool recall(std::uint32_t& pc, Frame& frame);

    /// Whether nothing is learnt of the step in hand.
    [[nodiscard]] bool isIdle() const { return m_idle; }

    void beginStep(std::uint32_t pc);
    /// The step in hand does more than give values, or was not finished: the stretch ends before it.
    void cannotRemember() { m_sound = false; }
    void read(std::size_t address, Value value);
    void wrote(std::size_t address)
    {
        if (!m_idle) m_stepWrites.push_back(static_cast<std::uint32_t>(address));
    }
    /// The step in hand looks at a value as the effects so far leave it.
    void readAfterEffects(std::size_t address, Value value) { read(address + m_values, value); }
    /// An effect of the step in hand leaves a value.
    void left(FactRef fact, std::size_t address, Value value, EffectTime at)
    {
        if (!m_idle) m_stepLeft.push_back({fact, static_cast<std::uint32_t>(address + m_values), value, at});
    }
    void endStep(std::uint32_t next, const Frame& frame);

private:
    struct Cell {
        std::uint32_t address = 0;
        Value value;
    };
    /// What an effect makes of a value.
    struct Left {
        FactRef fact;
        std::uint32_t address = 0;
        Value value;
        EffectTime at = EffectTime::Now;
    };
    /// A node of the tree: the value to read next, or the results of the stretch.
    struct Node {
        std::uint32_t address = 0;
        bool leaf = false;
        std::uint32_t next = 0;   ///< of a leaf: the step after the stretch
        std::uint32_t first = 0;  ///< of a leaf: its cells in `m_writes`
        std::uint32_t writes = 0;
        std::uint32_t firstLeft = 0;  ///< and its effects in `m_allLeft`
        std::uint32_t effects = 0;
        std::uint32_t to = 0;  ///< where it goes on for the value last learnt: the usual one is soon found
        Value value;
    };
    /// Where the tree goes on from a node for one value.
    struct Edge {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        Value value;
    };

    /// Where stretches begin: at one step, under one control.
    struct Root {
        std::uint32_t node = 0;  ///< 0: nothing is remembered
        std::uint32_t learnt = 0;
        std::uint32_t recalled = 0;
        /// The control to which this step led when it last moved through rows: as a rule it is the same again.
        std::uint32_t leadsTo = 0;
        /// The steps of its stretches lie in this range.
        std::uint32_t first = UINT32_MAX;
        std::uint32_t last = 0;
        [[nodiscard]] bool hasAnyOf(const std::vector<std::uint32_t>& steps) const;
        std::uint8_t length = 0;  ///< of its stretches: how many values they read at the most
        [[nodiscard]] bool pays() const;
        void shorten();
    };

    [[nodiscard]] bool isUnder(std::uint32_t control, const std::vector<RowState>& rows) const;
    void begin();
    std::uint32_t nodeAt(std::uint32_t& to);
    [[nodiscard]] std::size_t edgeAt(std::uint32_t node, Value value) const;
    std::uint32_t& child(std::uint32_t node, Value value);

    [[nodiscard]] Value look(const Frame& frame, std::size_t address) const
    {
        if (address < m_values) return frame.values[address];
        const std::size_t at = address - m_values;
        return frame.changed[at] != 0 ? frame.after[at] : frame.values[at];
    }

    const std::size_t m_steps;
    const std::size_t m_values;  ///< addresses from there on are those of values as the effects leave them
    struct WordsHash {
        std::size_t operator()(const std::vector<std::int64_t>& words) const;
    };
    std::unordered_map<std::vector<std::int64_t>, std::uint32_t, WordsHash> m_controls;
    std::vector<const std::vector<std::int64_t>*> m_wordsOf;  ///< by control: its key in `m_controls`
    std::vector<std::int64_t> m_words;                        ///< of the control asked for; kept for its memory
    std::uint32_t m_control = 0;
    std::vector<Root> m_roots;  ///< by control, then by step
    std::vector<Node> m_nodes;  ///< the first stands for none
    std::vector<Edge> m_edges;  ///< a hash table, at most half full
    std::size_t m_edgeCount = 0;
    std::vector<Cell> m_writes;  ///< of all leaves
    std::vector<Left> m_allLeft;

    // The stretch that is being learnt, and the step in hand.
    bool m_going = false;
    std::uint32_t m_begin = 0;
    std::uint32_t m_next = 0;
    std::uint32_t m_first = 0;  ///< the steps lie in this range
    std::uint32_t m_last = 0;
    std::uint8_t m_length = 0;
    std::vector<Cell> m_reads;
    std::vector<Cell> m_written;
    std::vector<Left> m_left;
    std::uint32_t m_step = 0;
    bool m_sound = true;
    bool m_idle = false;  ///< learning the present step does not pay
    std::vector<Cell> m_stepReads;
    std::vector<std::uint32_t> m_stepWrites;
    std::vector<Left> m_stepLeft;
};

}  // namespace drumhead
