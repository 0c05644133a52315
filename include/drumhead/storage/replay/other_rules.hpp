#pragma once

#include "drumhead/storage/replay/replay.hpp"

#include <string>
#include <vector>

namespace drumhead {

// For a game whose own rules no longer load: it can be read as it was written down, and taken up under other rules.

/// The entries from the start to the head, as they are stored.
[[nodiscard]] std::vector<const StoredEntry*> storedLine(const GameContent& content);

/// What was played on that line, as it is told there: "Turn 3, Fire" where a step begins, then its sentences. It needs
/// no rules.
[[nodiscard]] std::vector<std::string> plainLog(const GameContent& content, const Texts& texts = {});

/// Why the game can't be taken up under its own rules; empty where it can.
[[nodiscard]] std::string ownRulesFault(const GameContent& content);

/// How many entries, from the first on, fit the game's own rules; nothing where the rules or the scenario can't be used
/// themselves, so that no entry is to blame.
[[nodiscard]] std::optional<std::size_t> fittingEntries(const GameContent& content);
/// The game with its first entries alone; the battle stands at the last of them that leads to where it stood.
[[nodiscard]] GameContent firstEntries(GameContent content, std::size_t count);

/// The game with these rules in place of its own, with all that was played. The error says what does not fit.
[[nodiscard]] Result<GameContent> underRules(const GameContent& content, const RulesetFiles& rules);

}  // namespace drumhead
