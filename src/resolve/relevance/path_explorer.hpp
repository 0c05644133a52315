#pragma once

#include "drumhead/resolve/relevance/relevance.hpp"
#include "resolve/machine/values/evaluator.hpp"

#include <vector>

namespace drumhead {

/// Follows every path that a procedure could still take, with some facts taken as unknown, and logs the facts that it
/// reads.
class PathExplorer {
public:
    /// `workLeft`: of all explorations of one question together; what this one takes is taken off.
    PathExplorer(const Situation& situation, std::vector<FactRef>& consulted, std::uint64_t& workLeft);
    /// Takes a fact as not known: every row of it, or only those that nobody has answered.
    void takeAsUnknown(SlotId slot, const Situation& situation, bool evenAnswered);
    /// Where that takes too long, every question counts as read.
    void run();
    /// How far a first exploration may go.
    static constexpr std::uint64_t usualWork = 10'000'000;  // steps and operations

    /// Leaves out what is taken or not by this open question: its answer comes first.
    void waitFor(SlotId question) { m_awaited.push_back(question); }

    Relevance* found = nullptr;  ///< if given: takes reminders and modifiers

private:
    struct Lease {
        std::size_t address = 0;
        std::size_t end = 0;
    };

    void follow();
    /// Whether a question that is waited for was looked at since; what was looked at with it waits too.
    bool keepAwaited(std::size_t consultedBefore);
    [[nodiscard]] bool isTooLong();
    void consultAll();
    void forget(SlotId slot);
    void forgetStats(SlotId type, int row);
    Value value(NodeId node) { return node < 0 ? Value::none() : Evaluator(m_frame, m_notes).value(node); }
    /// What a step gives. Where it may not have been taken: of a result that no step before has given, this is all that
    /// it can be.
    void set(SlotId slot, Value value);
    /// What was set in a stretch that may not be gone through is known within it, and not known after it.
    void leaveRegions(std::size_t pc);
    bool step(const Instruction& instruction, std::size_t& pc);
    /// What the steps from one to another give is not known any more: it depends on how often they are gone through.
    void forgetResults(std::size_t from, std::size_t to);
    /// Several rows may make one group or many.
    void beginGroup(const Instruction& instruction, std::size_t pc);
    /// A further round may change what the first one gave: it is gone through once more with all of that not known.
    bool repeat(const Instruction& instruction, std::size_t& pc);
    void let(const LetDetail& detail);
    /// False if the distance is known to lie beyond every limit.
    bool band(const BandDetail& detail);
    void table(const TableDetail& detail);
    void remind(const Phrase& phrase);
    void preview(const CompiledModifier& compiled, SlotId sum, const StepInfo& step, Value holds, Value amount);
    void sum(const SumDetail& detail, const StepInfo& step);
    void roll(const RollDetail& detail);
    void effect(const EffectDetail& detail);
    void enter(const EnterDetail& detail);
    void overRows(int role, NodeId node);
    void due(const DueDetail& detail);
    /// Where the number of the row is not known yet, the first stands for all. False if there is no such row.
    bool beginPick(const Instruction& instruction, std::size_t& pc);
    bool beginEach(const Instruction& instruction, std::size_t& pc);
    bool nextEach(const Instruction& instruction, std::size_t& pc);

    const Situation& m_situation;
    const Program& m_program;
    Frame m_frame;
    EvaluationNotes m_notes;
    std::vector<bool> m_decided;
    std::vector<bool> m_given;  ///< the results, by address, that some step has given
    std::vector<SlotId> m_awaited;
    std::vector<std::size_t> m_regions;  ///< where the stretches end that may not be gone through
    std::vector<Lease> m_leases;
    bool m_taken = true;         ///< whether the step in hand is taken, if its stretch is
    std::size_t m_repeated = 0;  ///< the end of the repeat that is gone through once more, or 0
    bool m_certain = true;
    int m_openRole = -1;
    std::uint64_t m_steps = 0;
    std::uint64_t& m_workLeft;
    int m_openRow = 0;
};

}  // namespace drumhead
