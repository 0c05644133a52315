#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/storage/game_content.hpp"

#include <filesystem>
#include <string>

namespace drumhead {

/// A recorded game as text, `*.battle.json`: the scenario, every command with what came of it, and how the battle stood
/// in the end. It holds no rules: it is decided by those at hand.
struct BattleText {
    GameContent content;
    std::string ruleset;  ///< id
    std::string atHead;   ///< JSON, as `stateToJson` tells it
};

/// Whether a path is named as a recorded game.
[[nodiscard]] bool isBattleFile(const std::filesystem::path& path);

/// A scenario given by its path is read from there, seen from the folder of the file. The error says what is wrong.
[[nodiscard]] Result<BattleText> readBattleText(const std::filesystem::path& file);

[[nodiscard]] std::string battleTextToJson(const BattleText& battle);

}  // namespace drumhead
