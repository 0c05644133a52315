#pragma once

#include "drumhead/sheets/report/battle_charts.hpp"
#include "drumhead/sheets/report/dice_record.hpp"
#include "sheets/sheet_text.hpp"

#include <map>
#include <optional>

namespace drumhead {

/// What is left of a unit after something cost it strength.
struct UnitLoss {
    EntityId unit = nobody;
    Number had;
    Number has;
};

/// A case as the dice fell, before the referee changed any of them.
struct ThrownCase {
    GameCase asked;
    Verdict verdict;
};

/// An entry of the present line, decided again.
struct ToldEntry {
    const Texts* texts = nullptr;         ///< the language of the battle's rules; never null
    const JournalEntry* entry = nullptr;  ///< of the battle's line
    std::optional<Verdict> verdict;       ///< of a case
    std::optional<GameCase> asked;        ///< the case as it was put, before any die was thrown
    std::string names;                    ///< of a case: of those who were chosen for it
    std::vector<std::size_t> changes;     ///< of a step's end: the sentences that tell of single attributes
    /// Where dice of it were changed, and the thrown ones would have led to an end as well.
    std::optional<ThrownCase> thrown;
    EntityId phasing = nobody;        ///< whose step it was
    std::map<EntityId, Number> lost;  ///< strength that went with it, by side
    std::map<EntityId, Number> came;  ///< strength that came on to the table with it, or was taken off, by side
    std::vector<UnitLoss> losses;     ///< the same, by unit
    std::vector<std::string> gone;    ///< units that it took out of the battle
    std::vector<EntityId> goneUnits;  ///< the same, not by name
};

/// The entries from the beginning to the head, with what each cost and no more.
[[nodiscard]] std::vector<ToldEntry> lossesOfEntries(const PlayedBattle& battle);
/// The entries from the beginning to the head.
[[nodiscard]] std::vector<ToldEntry> toldEntries(const PlayedBattle& battle);

/// A die that counts otherwise than it was thrown.
struct ChangedDie {
    std::string title;  ///< of its throw
    int thrown = 0;
    int counts = 0;
};

[[nodiscard]] bool hasChangedDice(const Command& command);
/// The case without what was changed of its dice; nothing where none was, where a value was overruled too, or where the
/// thrown dice would have asked for others.
[[nodiscard]] std::optional<ThrownCase> caseAsThrown(const PlayedBattle& battle, const State& state,
                                                     const ResolveCommand& command);
/// The throws of a case with the faces that were thrown, as far as they are known.
[[nodiscard]] std::vector<VerdictDice> diceAsThrown(const ToldEntry& told);
[[nodiscard]] std::vector<ChangedDie> changedDice(const ToldEntry& told);

/// Position of the attribute that is the strength of a unit: the first of those that its rules name and that it has;
/// -1 where there is none, or where it counts losses up.
[[nodiscard]] int strengthAttribute(const GameRules& rules, const Entity& entity);
/// Strength of a unit: the first of those that its rules name and that it has; unknown where there is none.
[[nodiscard]] Value strengthOf(const GameRules& rules, const Entity& entity);
[[nodiscard]] bool isGone(const GameRules& rules, const Entity& entity);

/// What is left of a unit's strength; one that has gone has none.
[[nodiscard]] Value strengthLeft(const GameRules& rules, const Entity& entity);

/// "Firing, 4th Foot and 2nd Guard": what a case is about, without its outcome; of a refused one, why.
[[nodiscard]] std::string caseOf(const ToldEntry& told);
/// "4th Foot and 2nd Guard: 3 hits.", without who it was where the verdict names them by itself.
[[nodiscard]] std::string outcomeOf(const ToldEntry& told);
/// The first sentence of an entry, of a bearable length; of a step of the turn, which one ended.
[[nodiscard]] std::string headingOf(const ToldEntry& told);

[[nodiscard]] Chart::Words chartWords(const Texts& texts);
/// By which charts choose the colour and pattern of a side.
[[nodiscard]] int lookOf(const PlayedBattle& battle, EntityId side);
/// What a unit had at the beginning and has at the end; nothing where its rules name no strength, or where all of it is
/// part of another unit now.
struct UnitStrength {
    Number start;
    Number end;
};
[[nodiscard]] std::optional<UnitStrength> unitStrength(const PlayedBattle& battle, EntityId id);

/// Strength of each side over the turns, and losses by arm.
void tellStrengthOverTurns(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet);
void tellLossesByArm(const PlayedBattle& battle, ReportExtent extent, Sheet& sheet);
/// What each side was to reach, with boxes to tick.
void tellObjectives(const PlayedBattle& battle, Sheet& sheet);

/// Both armies at the end in a line each, with what they lost.
void tellOutcome(const PlayedBattle& battle, Sheet& sheet);
void tellStory(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet);
/// Each case with dice in a line, by turns.
void tellActions(const Texts& texts, const std::vector<ToldEntry>& entries, Sheet& sheet);
void tellLosses(const PlayedBattle& battle, Sheet& sheet);
void tellLossesByTurn(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet);
void tellTurningPoints(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet);
/// Time used by turn and side, and by step and side.
void tellTime(const PlayedBattle& battle, Sheet& sheet);
void tellOverrules(const Texts& texts, const std::vector<ToldEntry>& entries, Sheet& sheet);
/// The throws of these entries.
[[nodiscard]] std::vector<DieRecord> recordOf(const PlayedBattle& battle, const std::vector<ToldEntry>& entries);
void tellDice(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet);
void tellLuck(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, ReportExtent extent,
              std::size_t mostStates, Sheet& sheet);
void tellArithmetic(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet);

}  // namespace drumhead
