// How quickly a large battle is taken up from its file. Left out of the usual run: drumhead_tests "[large-file]".
#include "game/toy_battle.hpp"
#include "support/catch.hpp"
#include "support/games/sample_game.hpp"
#include "support/resident_memory.hpp"

#include "drumhead/storage/entry_text.hpp"
#include "drumhead/storage/file/game_file.hpp"

#include <ctime>
#include <iostream>

namespace large_file_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// 2,000 units and 10,000 commands, as a file holds them.
GameContent largeGame(ToyBattle& battle)
{
    battle.toFiring();
    while (battle.game->entries().size() < 10'000) {
        const std::size_t i = battle.game->entries().size();
        if (i % 500 == 499) {
            battle.advance("on");
            if (battle.step() == "Initiative") battle.play(initiativeCommand());
            continue;
        }
        ResolveCommand shooting = fireCommand("south-" + std::to_string(i % 1000 + 1),
                                              "north-" + std::to_string(i % 990 + 1), {static_cast<int>(i % 6) + 1, 6});
        shooting.answers.emplace_back("window", "first");
        battle.play(shooting);
    }
    GameContent content;
    content.scenario = scenarioToJson(battle.game->scenario(), *battle.ruleset);
    for (const JournalEntry& entry : battle.game->entries())
        content.entries.push_back(storedEntry(entry, battle.game->stateAtStart(), battle.rules()));
    content.head = battle.game->head();
    return content;
}

}  // namespace

TEST_CASE("2,000 units and 10,000 commands are taken up from a file within a second", "[.][large-file]")
{
    const OwnFolder folder;
    auto battle = std::make_unique<ToyBattle>(1000);
    REQUIRE_FALSE(GameFile::create(folder / "large.drumhead", largeGame(*battle)));
    const State end = battle->state();
    battle->game.reset();
    const double before = residentMegabytes();
    // The processor's time: a machine that is busy otherwise does not count against it.
    const std::clock_t begin = std::clock();
    const auto milliseconds = [&] { return 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC; };
    const GameFile::Opened opened = GameFile::open(folder / "large.drumhead", GameFile::Mode::Play);
    REQUIRE(opened.file);
    std::cout << "opened and checked: " << milliseconds() << " ms\n";
    const LoadedScenario scenario = loadScenario("large", opened.file->content().scenario, *battle->ruleset);
    REQUIRE(scenario.usable());
    Result<Game> game = resumedGame(opened.file->content(), *scenario.scenario, *battle->ruleset);
    REQUIRE(game);
    const double taken = milliseconds();
    std::cout << "taken up: " << taken << " ms, " << residentMegabytes() - before << " MB more\n";
    CHECK(taken < 1000);
    CHECK(residentMegabytes() < 200);
    // The file lists leaders before units, so that entities have other places in it.
    const EntityIndex now(game->state());
    int differing = 0;
    for (const Entity& each : end.entities)
        differing += game->state().at(now.find(each.id)).values == each.values ? 0 : 1;
    CHECK(differing == 0);
    CHECK(game->state().waiting.size() == end.waiting.size());
    CHECK(game->state().due.size() == end.due.size());
}

}  // namespace large_file_test
