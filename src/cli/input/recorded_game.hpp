#pragma once

#include "drumhead/storage/replay/replay.hpp"

#include <optional>
#include <string>
#include <vector>

namespace drumhead::cli {

/// A game read from a .drumhead file or a .battle.json.
struct Recorded {
    GameContent content;
    std::string ruleset;                ///< id
    std::optional<std::string> atHead;  ///< the state at the head as it was recorded, as JSON
    std::string note;                   ///< what to know of the file, one sentence, or empty
};

[[nodiscard]] Result<Recorded> readRecorded(const std::string& file);

/// The files of an installed ruleset, given by id or folder.
[[nodiscard]] Result<RulesetFiles> installedRules(const std::string& idOrFolder);

/// The game with its own rules; with the installed ones where it has none or `wanted` is "today"; or with the installed
/// rules that `wanted` names. `rulesDiffer` lists what differs from its own. They speak the language of `texts`.
[[nodiscard]] Result<ReadableGame> readWithRules(const Recorded& recorded, const std::string& wanted,
                                                 std::vector<std::string>& rulesDiffer,
                                                 const std::shared_ptr<const Texts>& texts = nullptr);

/// The same game in the other languages in which it may have been played: those that its rules carry.
[[nodiscard]] std::vector<ReadableGame> inOtherLanguages(const Recorded& recorded, const std::string& wanted);

}  // namespace drumhead::cli
