#pragma once

#include "drumhead/resolve/dice.hpp"
#include "drumhead/resolve/machine/steps/pause.hpp"
#include "resolve/machine/steps/dice_pool.hpp"
#include "resolve/machine/steps/reason_finder.hpp"
#include "resolve/machine/values/evaluator.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// The result of a step: continue with the next, jump, wait for an answer or dice, stop the case, or skip the step
/// because an unattended program lacks a value.
enum class StepOutcome { Next, Jumped, Wait, Stop, Pass };

/// The rows that a loop over groups has still to go through, and all that it began with.
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

/// Dead instructions to skip, and rolls to defer.
struct ShortCuts {
    std::vector<std::uint32_t> nextLive;  ///< by instruction: the first live one from there on
    std::vector<std::uint32_t> deferred;  ///< by slot: 1 + the roll that is deferred until the slot is read, or 0
};

/// How often a `repeat` may go back.
inline constexpr int mostRounds = 1000;

/// What every step of a case works with: its values and its trail, and how far the case has come. Steps are functions
/// over it, in the files `*_steps`.
struct StepContext {
    explicit StepContext(const Situation& given);

    Frame frame;
    Trail trail;
    bool refused = false;
    bool recording = true;  ///< keeps a trail; the odds do without
    bool onlyDice = false;  ///< goes no further than rolls that follow one another
    bool watching = true;   ///< looks at the watches
    std::vector<bool>* touched = nullptr;
    DicePool pool;  ///< where it has stopped for dice: which

    std::shared_ptr<const Situation> shared;  ///< by copies: only an answer replaces it
    const Program& program;
    bool hasOverrules;
    std::uint32_t pc = 0;
    int throws = 0;
    int lastChangedThrow = -1;            ///< in odds: up to this one it counts how many have been thrown
    std::vector<std::size_t> changedNow;  ///< addresses of what was changed at once, where only that is watched
    /// What a fact was before the effect in hand changed it, and how much had been changed by then.
    struct Before {
        std::size_t address;
        Value value;
        Value after;
        std::uint8_t changed;
        std::size_t changedFacts;
        std::size_t changedNow;
    };
    std::vector<Before> before;  ///< the changes of the effect in hand, should a later one have to wait
    EvaluationNotes notes;
    bool plain = false;  ///< of these notes
    std::vector<int> openRoles;
    std::vector<GroupState> groups;   ///< by loop
    std::vector<OpenLoop> openLoops;  ///< the innermost last
    std::vector<int> rounds;          ///< by loop
    std::uint32_t round = 0;          ///< of the repeat in hand: how often it has gone back
    Pause pause;
    std::uint64_t mostWork = usualWork;  ///< operations after which the case is given up
    std::uint64_t workToLook = 0;        ///< with so many it is looked at whether that is too much
    std::size_t said = 0;                ///< letters of the sentences in the trail, but for their values
    static constexpr std::size_t mostSaid = 1'000'000;
    static constexpr std::uint64_t usualWork = 5'000'000;
    const ShortCuts* shortCuts = nullptr;

    [[nodiscard]] const Situation& situation() const { return *shared; }
    /// What it finds missing, and nothing from before, is in the notes.
    [[nodiscard]] Evaluator evaluator()
    {
        notes.missing = {};
        notes.fault = nullptr;
        return Evaluator(frame, notes, plain);
    }
    /// The value of a node, or a wait or a stop: `outcome` tells which.
    template <bool surelyPlain = false>
    Value need(NodeId node, StepOutcome& outcome)
    {
        if (surelyPlain || plain) {
            if (const Value known = PlainEvaluation(frame).value(node); !known.isUnknown()) return known;
        }
        const Value found = noted(node);
        if (found.isUnknown()) outcome = waitOrStop();
        return found;
    }
    /// Where it is unknown, the notes say what is missing.
    [[nodiscard, gnu::noinline]] Value noted(NodeId node) { return evaluator().accounted(node); }
    StepOutcome waitOrStop();
    /// Whether the case can't go on: it has taken too many steps, or left too much behind. How much that is, is looked
    /// at now and then.
    [[nodiscard]] bool isExhausted() { return frame.operations > workToLook && looksExhausted(); }
    [[nodiscard, gnu::noinline]] bool looksExhausted();
    /// Why it can't, or empty.
    [[nodiscard]] std::string exhaustion() const;
    StepOutcome stopWith(std::string fault);
    StepOutcome jump(const Instruction& instruction)
    {
        pc = instruction.target;
        return StepOutcome::Jumped;
    }
    [[nodiscard]] bool isUnthrown(FactRef fact) const
    {
        return fact.slot >= 0 && frame.values[frame.address(fact)] == unthrownDice;
    }

    /// How long the trail was before a step that may leave something in it and then has to wait.
    struct Kept {
        std::size_t entries;
        std::size_t pooled;
        std::size_t reasons;
    };
    [[nodiscard]] Kept keptSoFar() const { return {trail.entries.size(), trail.pool.size(), trail.reasons.size()}; }
    /// Leaves nothing in the trail of a step that is not done.
    StepOutcome keepIfDone(StepOutcome outcome, const Kept& kept);

    /// On whose row a step works, or -1: no row.
    struct Whose {
        int role = -1;
        int row = -1;
    };
    [[nodiscard]] Whose rowInHand() const
    {
        return openRoles.empty() ? Whose() : Whose{openRoles.back(), frame.inHand(openRoles.back()).current};
    }
    /// That of the result that it gives, else the row in hand.
    [[nodiscard]] Whose rowOf(SlotId result) const
    {
        const int role = frame.layout.manyRole(result);
        return role < 0 ? rowInHand() : Whose{role, frame.inHand(role).current};
    }
    /// A new entry of the step in hand.
    TrailEntry& record(TrailKind kind) { return record(kind, rowInHand()); }
    TrailEntry& record(TrailKind kind, Whose whose)
    {
        if (!recording) return unrecorded;  // whatever is written there, nobody reads it
        TrailEntry& entry = trail.entries.emplace_back(emptyEntry);
        entry.kind = kind;
        entry.instruction = pc;
        entry.round = round;
        entry.role = static_cast<std::int16_t>(whose.role);
        entry.row = static_cast<std::int16_t>(whose.row);
        entry.first = static_cast<std::uint32_t>(trail.pool.size());
        return entry;
    }
    void recordPhrase(TrailEntry& entry, const Phrase& phrase);
    [[nodiscard, gnu::noinline]] Value asOverruled(TrailEntry& entry, const Instruction& instruction, Value value);
    [[gnu::noinline]] void tellGiven(SlotId slot);
    /// Gives a result, in the row in hand.
    void give(SlotId slot, Value value)
    {
        frame.set(slot, value);
        if (notes.record) tellGiven(slot);
    }
    TrailEntry& recordValue(const Instruction& instruction, SlotId slot, Value value, NodeId amount = -1)
    {
        Value& given = frame.values[frame.addressHere(slot)];
        TrailEntry& entry = record(TrailKind::Value, rowOf(slot));
        entry.slot = slot;
        if (hasOverrules) value = asOverruled(entry, instruction, value);
        if (!instruction.quiet && amount >= 0) recordWorking(entry, amount);
        entry.value = value;
        given = value;
        if (notes.record) tellGiven(slot);
        return entry;
    }
    /// Whether the verdict lists a value that a step gives: else nobody asks what it was worked out from.
    [[nodiscard]] bool isListed(const Instruction& instruction, SlotId result) const
    {
        return recording && !instruction.quiet && program.slot(result).shown;
    }
    /// Keeps what a value that the verdict lists was worked out from.
    [[gnu::noinline]] void recordWorking(TrailEntry& entry, NodeId amount);
    void recordOperands(TrailEntry& entry, NodeId amount);
    /// Appends the inputs of an entry to its pooled values.
    void recordInputs(TrailEntry& entry, std::span<const NodeId> inputs);
    /// Keeps from which tables and unit types the figures of an amount come, unless the referee has put another in
    /// their place. They are pooled behind all else of the entry.
    void recordSources(TrailEntry& entry, NodeId amount)
    {
        if (recording && amount >= 0 && program.node(amount).sourced && !entry.overruled) keepSources(entry, amount);
    }
    void keepSources(TrailEntry& entry, NodeId amount);
    /// Whether a condition holds, or a wait or a stop; why goes into the trail, for the entry that follows to take.
    bool holds(NodeId condition, StepOutcome& outcome)
    {
        if (condition < 0) return true;
        if (plain && recording) {
            if (const Value known = ReasonFinder::judge(frame, condition, trail.reasons); !known.isUnknown())
                return known.yes();
        }
        const Value found = holdsNoted(condition);
        if (found.isUnknown()) outcome = waitOrStop();
        return found.yes();
    }
    [[nodiscard, gnu::noinline]] Value holdsNoted(NodeId condition);
    /// The reasons from `first` on are those of this entry.
    void takeReasons(TrailEntry& entry, std::size_t first)
    {
        entry.firstReason = static_cast<std::uint32_t>(first);
        entry.reasonCount = static_cast<std::uint32_t>(trail.reasons.size() - first);
    }
    /// The place of what the referee has put in the place of a value or modifier, or -1.
    [[nodiscard]] int overruled(Overrule::Kind kind, SlotId result, const std::string& step,
                                const std::string& modifier) const;

private:
    static constexpr TrailEntry emptyEntry{};
    TrailEntry unrecorded;
};

}  // namespace drumhead
