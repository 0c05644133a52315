#pragma once

#include "drumhead/resolve/machine/resolution.hpp"
#include "resolve/machine/evaluator.hpp"

namespace drumhead {

/// The dice of one throw, and how they count.
struct DicePool {
    const RollDetail* detail = nullptr;
    int dice = 0;
    int considered = 0;             ///< how many of them are kept
    Value kept;                     ///< as the rules ask for it
    Value against = Value::none();  ///< what they are held against
    /// Of a deferred roll: the result that is read only now. Else slot -1.
    FactRef deferred;

    /// What faces come to; puts them in the order in which they are kept.
    [[nodiscard]] std::int64_t value(int* faces) const;
};

/// The step machine behind `Resolution`: a program counter over the compiled steps, the frame of values and the trail.
///
/// A step that has to wait leaves nothing behind: it is done again from its beginning when the resolution goes on.
class StepMachine {
public:
    explicit StepMachine(const Situation& situation);

    Pause run(DiceSource& dice);
    void answer(FactRef fact, Value value);

    [[nodiscard]] const Situation& situation() const { return *m_situation; }

    Frame frame;
    Trail trail;
    bool refused = false;
    bool recording = true;  ///< keeps a trail; the odds do without
    bool onlyDice = false;  ///< goes no further than rolls that follow one another
    bool watching = true;   ///< looks at the watches
    std::vector<bool>* touched = nullptr;
    DicePool pool;  ///< where it has stopped for dice: which

    /// Sets up the machine for the odds, which run many states of one case. Both must outlive the machine.
    void runManyStates(ConstantValues& constants, MemoTable& memo);
    /// Of the throw for which it has stopped: the faces that the referee has fixed, whatever the dice show; in order.
    [[nodiscard]] std::vector<int> fixedFaces() const;
    /// Goes on from a stop for dice with what the throw has come to.
    void takeResult(Value value);
    /// Goes on from a stop for an answer that is entered.
    void takeEntered(FactRef fact, Value value) { frame.put(frame.address(fact), value); }

    struct GroupState {
        std::uint64_t pending = 0;
        std::uint64_t whole = 0;
    };
    struct OpenLoop {
        int role = -1;
        std::uint32_t detail = 0;
        std::uint32_t exit = 0;
        bool isGroup = false;
        std::uint32_t begin = 0;
    };
    /// Everything about a state except its values.
    struct Checkpoint {
        std::uint32_t pc = 0;
        int throws = 0;
        std::vector<int> openRoles;
        std::vector<OpenLoop> openLoops;
        std::vector<GroupState> groups;
        std::vector<int> rounds;
        std::vector<RowState> rows;
        std::uint32_t control = 0;  ///< of these rows, in the memo table
    };
    [[nodiscard]] Checkpoint checkpoint() const;
    /// Continues from a checkpoint of any state of this case; the caller writes the state's values into the frame.
    void restore(const Checkpoint& checkpoint);
    [[nodiscard]] std::uint32_t position() const { return m_pc; }
    /// Dead instructions to skip, and rolls to defer.
    struct ShortCuts {
        std::vector<std::uint32_t> nextLive;  ///< by instruction: the first live one from there on
        std::vector<std::uint32_t> deferred;  ///< by slot: 1 + the roll that is deferred until the slot is read, or 0
    };
    /// Must outlive the machine.
    void setShortCuts(const ShortCuts& shortCuts) { m_shortCuts = &shortCuts; }
    /// The loops over rows that are open: of which role, and where each begins.
    [[nodiscard]] std::vector<std::pair<int, std::uint32_t>> openEaches() const;
    /// How far the case has come, in the order of its steps: for each open loop where it began and how far it is, then
    /// the step.
    void appendProgress(std::vector<std::int64_t>& words) const;
    /// What beside the values decides how it goes on.
    void appendControl(std::vector<std::int64_t>& words) const;
    /// Why it was refused, in words.
    [[nodiscard]] std::string refusal() const;
    /// What an effect that adds makes of a value, within the bounds of its shape; unknown where there is none.
    [[nodiscard]] static Value added(const Shape& shape, Value from, Value by);

private:
    enum class Outcome { Next, Jumped, Wait, Stop, Pass };

    /// How long the trail was before a step that may leave something in it and then has to wait.
    struct Kept {
        std::size_t entries;
        std::size_t pooled;
        std::size_t reasons;
    };
    Pause runStraight(DiceSource& dice);
    Pause runWithShortCuts(DiceSource& dice);
    [[nodiscard]] Kept keptSoFar() const { return {trail.entries.size(), trail.pool.size(), trail.reasons.size()}; }
    /// Leaves nothing in the trail of a step that is not done.
    Outcome keepIfDone(Outcome outcome, const Kept& kept);
    [[nodiscard]] bool goOn(const Instruction& instruction, Outcome outcome);
    Outcome step(const Instruction& instruction, DiceSource& dice);
    [[nodiscard]] bool onlyGivesValues(const Instruction& instruction);
    void remember(const Instruction& instruction, Outcome outcome);
    Outcome refuse(const Instruction& instruction);
    Outcome sentence(const Instruction& instruction, TrailKind kind);
    Outcome let(const Instruction& instruction);
    Outcome band(const Instruction& instruction);
    Outcome table(const Instruction& instruction);
    Outcome sum(const Instruction& instruction);
    Outcome addUp(const Instruction& instruction, const SumDetail& detail);
    Outcome addModifier(const Instruction& instruction, const SumDetail& detail, std::size_t index,
                        std::vector<std::string_view>& counted, Number& total);
    Outcome roll(const Instruction& instruction, DiceSource& dice);
    Outcome askForDice(const Instruction& instruction);
    [[nodiscard]] bool mayDefer(const RollDetail& detail);
    [[nodiscard]] bool isSteady(const RollDetail& detail);
    Outcome rollDeferred(FactRef fact);
    [[nodiscard]] bool isUnthrown(FactRef fact) const
    {
        return fact.slot >= 0 && frame.values[frame.address(fact)] == unthrownDice;
    }
    void changeDice(TrailEntry& entry, int* faces);
    [[nodiscard]] int faceInstead(const Overrule& overrule) const;
    Outcome effect(const Instruction& instruction);
    Outcome makeChanges(const EffectDetail& detail);
    void keepBefore(FactRef fact);
    void takeBackChanges();
    Outcome due(const Instruction& instruction);
    Outcome enter(const Instruction& instruction);
    Outcome watch(const Instruction& instruction);
    [[nodiscard]] Value watched(NodeId when);
    void fire(const Instruction& instruction, const WatchDetail& detail, EffectTime when);
    void change(const Change& change, std::uint16_t part, Value value, EffectTime at);
    Outcome end(const Instruction& instruction);
    Outcome beginEach(const Instruction& instruction);
    Outcome nextEach(const Instruction& instruction);
    Outcome beginGroup(const Instruction& instruction);
    Outcome nextGroup(const Instruction& instruction);
    Outcome beginPick(const Instruction& instruction);
    Outcome endPick();
    Outcome nextRound(const Instruction& instruction);

    [[nodiscard]] Evaluator evaluator() { return Evaluator(frame, m_notes, m_plain); }
    /// The value of a node, or a wait or a stop: `ok` tells which.
    Value need(NodeId node, Outcome& outcome)
    {
        const Value value = evaluator().value(node);
        if (value.isUnknown()) outcome = waitOrStop();
        return value;
    }
    Outcome waitOrStop();
    /// Leaves out a step that needs what is not known, in a program that asks nobody.
    void pass(const Instruction& instruction);
    Outcome stopWith(std::string fault);
    Outcome jump(const Instruction& instruction);

    /// Whose row a step works on: that of the result that it gives, else the row in hand. {-1, -1}: no row.
    [[nodiscard]] std::pair<int, int> rowInHand(SlotId result) const
    {
        int role = result < 0 ? -1 : frame.layout.manyRole(result);
        if (role < 0 && !m_openRoles.empty()) role = m_openRoles.back();
        return role < 0 ? std::pair(-1, -1) : std::pair(role, frame.rows[static_cast<std::size_t>(role)].current);
    }
    /// A new entry of the step in hand.
    TrailEntry& record(TrailKind kind, SlotId result = -1)
    {
        if (!recording) return m_unrecorded;  // whatever is written there, nobody reads it
        const auto [role, row] = rowInHand(result);
        TrailEntry& entry = trail.entries.emplace_back();
        entry.kind = kind;
        entry.instruction = m_pc;
        entry.role = static_cast<std::int16_t>(role);
        entry.row = static_cast<std::int16_t>(row);
        entry.first = static_cast<std::uint32_t>(trail.pool.size());
        return entry;
    }
    void recordPhrase(TrailEntry& entry, const Phrase& phrase);
    [[nodiscard, gnu::noinline]] Value asOverruled(TrailEntry& entry, const Instruction& instruction, Value value);
    [[gnu::noinline]] void tellWritten(SlotId slot);
    TrailEntry& recordValue(const Instruction& instruction, SlotId slot, Value value, NodeId amount = -1)
    {
        TrailEntry& entry = record(TrailKind::Value, slot);
        entry.slot = slot;
        if (!situation().overrules().empty()) value = asOverruled(entry, instruction, value);
        recordSources(entry, amount);
        entry.value = value;
        frame.set(slot, value);
        if (m_notes.memo) tellWritten(slot);
        return entry;
    }
    /// Keeps from which tables and unit types the figures of an amount come, unless the referee has put another in
    /// their place. They are pooled behind all else of the entry.
    void recordSources(TrailEntry& entry, NodeId amount)
    {
        if (recording && amount >= 0 && m_program.node(amount).sourced && !entry.overruled) keepSources(entry, amount);
    }
    void keepSources(TrailEntry& entry, NodeId amount);
    /// Whether a condition holds; why goes into the trail, for the entry that follows to take.
    Value holds(NodeId condition)
    {
        return recording ? evaluator().holds(condition, trail.reasons) : evaluator().holds(condition);
    }
    /// The reasons from `first` on are those of this entry.
    void takeReasons(TrailEntry& entry, std::size_t first)
    {
        entry.firstReason = static_cast<std::uint32_t>(first);
        entry.reasonCount = static_cast<std::uint32_t>(trail.reasons.size() - first);
    }
    [[nodiscard]] int overruled(Overrule::Kind kind, SlotId result, const std::string& step,
                                const std::string& modifier) const;
    /// 0 where no effect has changed anything of that row, else 1 + the latest time of such an effect.
    [[nodiscard]] std::uint8_t latestChange(int role, int row) const;
    /// Does the effects on a fact over again from what it was before them: it was answered after they came about.
    void carryOut(FactRef fact, Value before);
    void closeLoop();
    int firstActive(int role, int after) const;
    Outcome selectGroup(const Instruction& instruction, const LoopDetail& detail);

    std::shared_ptr<const Situation> m_situation;  ///< shared by copies: only an answer replaces it
    const Program& m_program;
    std::uint32_t m_pc = 0;
    int m_throws = 0;
    int m_lastChangedThrow = -1;            ///< in odds: up to this one it counts how many have been thrown
    std::vector<std::size_t> m_changedNow;  ///< addresses of what was changed at once, where only that is watched
    /// What a fact was before the effect in hand changed it, and how much had been changed by then.
    struct Before {
        std::size_t address;
        Value value;
        Value after;
        std::uint8_t changed;
        std::size_t changedFacts;
        std::size_t changedNow;
    };
    std::vector<Before> m_before;  ///< the changes of the effect in hand, should a later one have to wait
    EvaluationNotes m_notes;
    bool m_plain = false;  ///< of these notes
    std::vector<int> m_openRoles;
    std::vector<GroupState> m_groups;   ///< by loop
    std::vector<OpenLoop> m_openLoops;  ///< the innermost last
    std::vector<int> m_rounds;          ///< by loop
    Pause m_pause;
    const ShortCuts* m_shortCuts = nullptr;
    TrailEntry m_unrecorded;
};

}  // namespace drumhead
