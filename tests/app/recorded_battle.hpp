#pragma once

#include "app/battle_driver.hpp"
#include "support/catch.hpp"

#include "drumhead/storage/replay/battle_text.hpp"
#include "drumhead/storage/replay/replay.hpp"

#include <cstddef>
#include <filesystem>
#include <limits>
#include <string>

namespace drumhead::app::testing {

/// Plays what was recorded of a battle, as far as so many commands.
inline void playRecorded(BattleDriver& driver, const std::string& name,
                         std::size_t most = std::numeric_limits<std::size_t>::max())
{
    const std::filesystem::path source(DRUMHEAD_SOURCE_DIR);
    Result<BattleText> text = readBattleText(source / "tests" / "battles" / (name + ".battle.json"));
    REQUIRE(text);
    const Result<RulesetFiles> rules = readRulesetFolder(source / "rulesets" / text->ruleset);
    REQUIRE(rules);
    const Result<ReadableGame> game = readableGame(std::move(text->content), *rules);
    REQUIRE(game);
    const Result<std::vector<JournalEntry>> line = presentLine(*game);
    REQUIRE(line);
    for (std::size_t i = 0; i < line->size() && i < most; ++i) REQUIRE(driver.battle().execute((*line)[i].command));
}

}  // namespace drumhead::app::testing
