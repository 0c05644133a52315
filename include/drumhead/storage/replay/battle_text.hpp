#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/storage/game_content.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace drumhead {

/// A recorded game as text, `*.battle.json`: the scenario, every command with its result, and the final state of
/// the battle. It holds no rules: replay uses the installed ones.
struct BattleText {
    GameContent content;
    std::string ruleset;  ///< id
    std::string atHead;   ///< JSON, as from `stateToJson`
};

/// Whether the path has the name of a recorded game.
[[nodiscard]] bool isBattleFile(const std::filesystem::path& path);

/// A scenario path is resolved relative to the folder of the file; it has to lie there, beneath it, or in one of the
/// libraries of scenarios. The error says what is wrong.
[[nodiscard]] Result<BattleText> readBattleText(const std::filesystem::path& file,
                                                const std::vector<std::filesystem::path>& libraries = {});

[[nodiscard]] std::string battleTextToJson(const BattleText& battle);

}  // namespace drumhead
