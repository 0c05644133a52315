#pragma once

#include "drumhead/sheets/battle_report.hpp"
#include "sheet_text.hpp"

#include <optional>

namespace drumhead {

/// An entry of the present line, decided again.
struct ToldEntry {
    const JournalEntry* entry = nullptr;  ///< of the battle's line
    std::optional<Verdict> verdict;  ///< of a case
    EntityId phasing = nobody;       ///< whose step it was
    double lost = 0;                 ///< strength that went with it, of all sides together
    std::vector<std::string> gone;   ///< units that it took out of the battle
};

/// The entries from the beginning to the head.
[[nodiscard]] std::vector<ToldEntry> toldEntries(const PlayedBattle& battle);

/// Strength of a unit: the first of those that its rules name and that it has; unknown where there is none.
[[nodiscard]] Value strengthOf(const GameRules& rules, const Entity& entity);
[[nodiscard]] bool isGone(const GameRules& rules, const Entity& entity);

void tellStory(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet);
void tellLosses(const PlayedBattle& battle, Sheet& sheet);
void tellTurningPoints(const std::vector<ToldEntry>& entries, Sheet& sheet);
void tellOverrules(const std::vector<ToldEntry>& entries, Sheet& sheet);
void tellDice(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet);
void tellArithmetic(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet);

}  // namespace drumhead
