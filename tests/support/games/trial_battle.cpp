#include "trial_battle.hpp"

#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/game/autoplay/trial_player.hpp"
#include "drumhead/game/scenario/scenario_library.hpp"
#include "drumhead/rules/json_document.hpp"
#include "drumhead/storage/entry_text.hpp"
#include "drumhead/storage/replay/battle_text.hpp"
#include "drumhead/storage/replay/replay.hpp"

#include <algorithm>

namespace drumhead::test {

namespace fs = std::filesystem;

TrialBattle::TrialBattle(const fs::path& file)
{
    const Result<std::string> text = readJsonFile(file);
    REQUIRE(text);
    m_text = *text;
    Result<RulesetFiles> rules = readRulesetFolder(fs::path(DRUMHEAD_SOURCE_DIR) / "rulesets"
                                                   / readScenarioIdentity(file.string(), m_text).ruleset);
    REQUIRE(rules);
    m_rules = std::move(*rules);
    LoadedRuleset loaded = loadRuleset(m_rules);
    REQUIRE(loaded.usable());
    m_ruleset = std::move(loaded.ruleset);
    LoadedScenario scenario = loadScenario(file.string(), m_text, *m_ruleset);
    INFO(toldFaults(scenario.diagnostics));
    REQUIRE(scenario.usable());
    m_game = std::make_unique<Game>(*m_ruleset, std::move(*scenario.scenario));
}

std::vector<std::string> TrialBattle::play(int turns, std::uint64_t seed, int besides)
{
    constexpr int most = 6000;
    std::vector<std::string> faults;
    TrialPlayer player(seed, besides);
    NoDice none;
    for (int i = 0; i < most && m_game->state().turn <= turns && faults.size() < 5; ++i) {
        const Command command = player.next(m_game->rules(), m_game->state());
        const DecisionResult decision = m_game->execute(command, none);
        if (!decision) faults.push_back(commandToJson(command) + ": " + decision.error().message);
    }
    if (m_game->state().turn <= turns)
        faults.push_back("the battle did not get beyond turn " + std::to_string(m_game->state().turn));
    return faults;
}

std::string TrialBattle::recorded() const
{
    GameContent content;
    content.scenario = m_text;
    for (const JournalEntry& entry : m_game->entries())
        content.entries.push_back(storedEntry(entry, m_game->stateBefore(entry.id), m_game->rules()));
    content.head = m_game->head();
    return battleTextToJson(
        {std::move(content), m_ruleset->id, stateToJson(m_game->stateAtStart(), m_game->state(), *m_ruleset)});
}

std::vector<fs::path> shippedBattles()
{
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry :
         fs::directory_iterator(fs::path(DRUMHEAD_SOURCE_DIR) / "resources" / "scenarios")) {
        if (isScenarioFile(entry.path()) && entry.file_size() < 100'000) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    REQUIRE(files.size() >= 3);
    return files;
}

std::vector<fs::path> recordedBattles()
{
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(DRUMHEAD_TEST_DATA) / "battles")) {
        if (isBattleFile(entry.path())) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    REQUIRE_FALSE(files.empty());
    return files;
}

}  // namespace drumhead::test
