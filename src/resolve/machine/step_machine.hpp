#pragma once

#include "resolve/machine/steps/dice_steps.hpp"
#include "resolve/machine/steps/step_context.hpp"

namespace drumhead {

/// The step machine behind `Resolution`: a program counter over the compiled steps, the frame of values and the trail.
///
/// A step that has to wait leaves nothing behind: it is done again from its beginning when the resolution goes on.
class StepMachine {
public:
    explicit StepMachine(const Situation& situation) : m_context(situation) {}

    Pause run(DiceSource& dice);
    void answer(FactRef fact, Value value);

    [[nodiscard]] const Situation& situation() const { return m_context.situation(); }
    [[nodiscard]] Frame& frame() { return m_context.frame; }
    [[nodiscard]] Trail& trail() { return m_context.trail; }
    /// Where it has stopped for dice: which.
    [[nodiscard]] DicePool& pool() { return m_context.pool; }
    [[nodiscard]] bool refused() const { return m_context.refused; }
    [[nodiscard]] std::uint32_t position() const { return m_context.pc; }

    /// Keeps no trail and looks at watches only if `watching`, as the odds want it.
    void runWithoutTrail(bool watching);
    /// Goes no further than the rolls that follow one another, and notes no elements.
    void runOnlyDice();
    /// Marks the elements that have a part in the case; null: none.
    void collectTouched(std::vector<bool>* touched) { m_context.touched = touched; }
    /// Sets up the machine for the odds, which run many states of one case. Both must outlive the machine.
    void runManyStates(ConstantValues& constants, const ShortCuts& shortCuts);
    enum class Stretch : std::uint8_t {
        Ends,    ///< before a step, or with the case
        Throws,  ///< the first step has to throw dice; the stretch goes on once their result is taken
        Asks,    ///< for an answer: `asked`
        Alone    ///< what is recorded does not hold for another state
    };
    /// Runs a state until it would have to throw or to wait; `fromPlace`: nothing has been done yet of the first step.
    /// While it is recorded it ends sooner: with the step that reads so much that few states agree in it.
    Stretch runStretch(bool fromPlace);
    /// Null: not recorded.
    void recordStretch(StretchRecord* record, std::size_t mostReads)
    {
        m_context.notes.record = record;
        m_mostReads = mostReads;
    }
    /// Whether that did more than wait.
    [[nodiscard]] bool hasMoved() const { return m_moved; }
    [[nodiscard]] FactRef asked() const { return m_context.pause.fact; }

    /// How many steps and rows it has gone through, in all states together.
    [[nodiscard]] std::uint64_t work() const { return m_context.frame.operations; }
    /// Gives up beyond that.
    void setMostWork(std::uint64_t most)
    {
        m_context.mostWork = most;
        m_context.workToLook = 0;
    }

    /// Of the throw for which it has stopped: the faces that the referee has fixed, whatever the dice show; in order.
    [[nodiscard]] std::vector<int> fixedFaces() const { return steps::fixedFaces(m_context); }
    /// Continues after a stop for dice with the result of the throw, as `DicePool::value` gives it.
    void takeResult(std::int64_t result) { steps::takeResult(m_context, result); }
    /// Goes on from a stop for an answer that is entered.
    void takeEntered(FactRef fact, Value value) { frame().put(frame().address(fact), value); }

    /// Everything about a state except its values, and how often its repeats have gone back.
    struct Checkpoint {
        std::uint32_t pc = 0;
        int throws = 0;
        std::vector<int> openRoles;
        std::vector<OpenLoop> openLoops;
        std::vector<GroupState> groups;
        std::vector<CurrentRow> rows;
        std::vector<RowsInSight> inSight;
    };
    [[nodiscard]] Checkpoint checkpoint() const;
    /// Continues from a checkpoint of any state of this case; the caller writes the state's values into the frame.
    void restore(const Checkpoint& checkpoint, const std::vector<int>& rounds);
    /// By loop: how often it has gone back.
    [[nodiscard]] const std::vector<int>& rounds() const { return m_context.rounds; }

    /// The open loops over rows: the role and the first instruction of each.
    [[nodiscard]] std::vector<std::pair<int, std::uint32_t>> openEaches() const;
    /// How far the case has come, in the order of its steps: for each open loop where it began and how far it is, then
    /// the step.
    void appendProgress(std::vector<std::int64_t>& words) const;
    /// What beside the values decides how it goes on.
    void appendControl(std::vector<std::int64_t>& words) const;
    /// Why it was refused, in words.
    [[nodiscard]] std::string refusal();

private:
    template <bool plain>
    Pause runStraight(DiceSource& dice);
    Pause runOnlyThrows(DiceSource& dice);
    [[nodiscard]] bool isThrow(const Instruction& instruction);
    [[nodiscard]] Stretch stop();
    [[nodiscard]] bool goOn(const Instruction& instruction, StepOutcome outcome);
    template <bool plain>
    [[gnu::always_inline]] inline StepOutcome step(const Instruction& instruction, DiceSource& dice);
    /// Leaves out a step that needs what is not known, in a program that asks nobody.
    void pass(const Instruction& instruction);

    StepContext m_context;
    bool m_moved = false;         ///< the stretch in hand has done a step
    std::size_t m_mostReads = 0;  ///< in a stretch that is recorded
};

}  // namespace drumhead
