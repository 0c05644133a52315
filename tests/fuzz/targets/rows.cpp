// Rows of a game file with sound checksums, one a line: parent, instead, command and events, with tabs between; before
// them the entry at which the battle stands, and " large" where it is a shipped scenario. What can be taken up can be
// undone, redone, replayed, reported and made a scenario.
#include "cli/play/play_session.hpp"
#include "drumhead/base/text.hpp"
#include "drumhead/game/scenario/editing/next_battle.hpp"
#include "drumhead/sheets/report/battle_report.hpp"
#include "drumhead/storage/entry_text.hpp"
#include "drumhead/storage/replay/other_rules.hpp"
#include "drumhead/storage/replay/replay.hpp"
#include "fuzz/fuzz_rules.hpp"
#include "fuzz/fuzz_target.hpp"

#include <charconv>

namespace drumhead::fuzz {

namespace {

constexpr std::size_t mostRows = 60;

std::string_view cut(std::string_view& text, char at)
{
    const std::size_t end = std::min(text.find(at), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

std::int64_t numberIn(std::string_view text)
{
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

GameContent contentOf(std::string_view bytes)
{
    GameContent content;
    content.scenario = smallScenario();
    content.head = numberIn(cut(bytes, '\n'));  // what stands behind the number is not its
    while (!bytes.empty() && content.entries.size() < mostRows) {
        std::string_view line = cut(bytes, '\n');
        StoredEntry entry;
        entry.id = static_cast<std::int64_t>(content.entries.size()) + 1;
        entry.parent = numberIn(cut(line, '\t'));
        entry.instead = numberIn(cut(line, '\t'));
        entry.command = cut(line, '\t');
        entry.events = line;
        entry.sentences = {"A sentence."};
        content.entries.push_back(std::move(entry));
    }
    return content;
}

/// As `report` puts it on paper and into a spreadsheet.
void report(const Game& game)
{
    constexpr std::size_t fewStates = 1000;
    std::vector<JournalEntry> line;
    for (const EntryId each : game.line()) line.push_back(game.entry(each));
    const PlayedBattle battle(game.rules(), game.scenario(), std::move(line));
    static_cast<void>(battleReport(battle, ReportExtent::Full, fewStates));
    static_cast<void>(battleToCsv(battle));
}

}  // namespace

void fuzzRows(std::string_view bytes)
{
    const GameContent content = contentOf(bytes);
    static_cast<void>(plainLog(content));
    const bool isLarge = bytes.substr(0, bytes.find('\n')).ends_with(" large");
    const auto& [ruleset, scenario] = isLarge ? largeBattle() : smallBattle();
    const std::shared_ptr<const Ruleset> shared(&ruleset, [](const Ruleset*) {});
    const ReadableGame game{content, shared, scenario};
    static_cast<void>(replay(game));
    Result<Game> taken = resumedGame(content, scenario, ruleset);
    if (!taken) {
        require(!taken.error().empty(), "no reason is told");
        return;
    }
    const cli::Json shown = cli::PlaySession(*taken, std::nullopt).answer(R"({"do":"look"})");
    require(shown.value("ok", false), "a battle that was taken up can't be looked at");
    undoAndRedo(*taken);
    static_cast<void>(stateToJson(taken->stateAtStart(), taken->state(), ruleset));
    report(*taken);
    static_cast<void>(scenarioToJson(scenarioFromState(scenario, taken->state(), ruleset).scenario, ruleset));
    static_cast<void>(scenarioToJson(nextBattleFrom(scenario, taken->state(), ruleset, 40).scenario, ruleset));
}

}  // namespace drumhead::fuzz
