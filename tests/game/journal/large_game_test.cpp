// How quick a large battle is. Left out of the usual run, since it takes its time and needs a quiet machine:
// drumhead_tests "[large-game]".
#include "drumhead/game/play/questions/next_step_preview.hpp"
#include "drumhead/game/play/questions/obligations.hpp"
#include "game/toy_battle.hpp"

#include "support/catch.hpp"
#include "support/resident_memory.hpp"

#include <algorithm>
#include <chrono>
#include <iostream>

namespace large_game_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr double frame = 16;  // milliseconds

template <typename Work>
double best(const char* what, int times, Work work)
{
    double least = 1e9;
    for (int i = 0; i < times; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        work();
        least = std::min(least,
                         std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    std::cout << what << ": " << least << " ms\n";
    return least;
}

}  // namespace

TEST_CASE("2,000 units and 10,000 commands answer within a frame", "[.][large-game]")
{
    ToyBattle battle(1000);
    battle.toFiring();
    std::size_t seen = 0;
    CHECK(best("offers", 5, [&] { seen += turnOffers(battle.rules(), battle.state()).size(); }) < frame);
    CHECK(best("outstanding", 5, [&] { seen += outstanding(battle.rules(), battle.state()).size(); }) < frame);
    CHECK(best("lines of the turn", 5, [&] { seen += turnLines(battle.rules(), battle.state()).size(); }) < frame);
    CHECK(
        best("title of the next step", 5, [&] { seen += previewNextStep(battle.rules(), battle.state()).title.size(); })
        < frame);
    int shot = 0;
    CHECK(best("a case", 20, [&] { battle.fire("south-" + std::to_string(++shot), "north-1", {6, 6}); }) < frame);
    CHECK(best("an undo", 20, [&] { REQUIRE(battle.game->undo()); }) < frame);
    CHECK(best("an advance", 1, [&] { battle.advance("on"); }) < frame);
    const double before = residentMegabytes();
    for (int i = 0; i < 10000; ++i) {
        if (i % 500 == 499) {
            battle.advance("on");
            if (battle.step() == "Initiative") battle.play(initiativeCommand());
        } else {
            ResolveCommand shooting =
                fireCommand("south-" + std::to_string(i % 1000 + 1), "north-" + std::to_string(i % 990 + 1), {6, 6});
            shooting.answers.emplace_back("window", "first");
            battle.play(shooting);
        }
    }
    const double used = residentMegabytes() - before;
    std::cout << "10,000 commands: " << used << " MB\n";
    CHECK(used < 100);
    CHECK(best("an undo after 10,000 commands", 60, [&] { REQUIRE(battle.game->undo()); }) < frame);
    CHECK(best("to the middle", 3, [&] { REQUIRE(battle.game->goTo(5000)); }) < frame);
    CHECK(best("taking up", 1,
               [&] { REQUIRE(Game::restore(*battle.ruleset, toyScenario(1000), battle.game->entries(), 10000)); })
          < 1000);
    CHECK(seen > 0);
}

}  // namespace large_game_test
