// The tree of what was played: its lines, their names, and how far back one is.
#include "game/toy_battle.hpp"

#include "drumhead/game/journal/lines_of_play.hpp"
#include "support/catch.hpp"

#include <tuple>

namespace lines_of_play_test {

using namespace drumhead;
using namespace drumhead::test;

TEST_CASE("one line has a name, and nothing played has none", "[game]")
{
    ToyBattle battle;
    CHECK(linesOfPlay(*battle.game).empty());
    CHECK(endOfLine(*battle.game) == 0);
    CHECK(stepsBack(*battle.game) == 0);
    battle.toFiring();
    const std::vector<LineOfPlay> lines = linesOfPlay(*battle.game);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].from == -1);
    CHECK(lines[0].end == battle.game->head());
    CHECK(lines[0].entries == static_cast<int>(battle.game->entries().size()));
    CHECK(lines[0].isPresent);
    CHECK(lines[0].name == "The first line");
}

TEST_CASE("a line is named by turn, step and the first difference", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    const EntryId fork = battle.game->head();
    battle.fire("south-1", "north-1", {1, 1});
    battle.fire("south-2", "north-2", {6, 6});
    const EntryId firstEnd = battle.game->head();
    REQUIRE(battle.game->goTo(fork));
    CHECK(stepsBack(*battle.game) == 2);
    CHECK(endOfLine(*battle.game) == firstEnd);
    battle.fire("south-1", "north-1", {1, 6});
    const EntryId second = battle.game->head();
    CHECK(stepsBack(*battle.game) == 0);
    const std::vector<LineOfPlay> lines = linesOfPlay(*battle.game);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].end == firstEnd);
    CHECK_FALSE(lines[0].isPresent);
    CHECK(lines[1].end == second);
    CHECK(lines[1].isPresent);
    CHECK(lines[1].fork == fork);
    CHECK(lines[1].from == 0);
    CHECK(lines[1].entries == 1);
    CHECK(lines[1].first == second);
    CHECK(lines[1].instead == fork + 1);
    CHECK(lines[1].name == "Turn 1, Firing: South: South 1 and North 1: 1 hit on North 1, not 2 hits on North 1");
}

TEST_CASE("lines that part from lines 15,000 deep are found one after another", "[game]")
{
    ToyBattle battle;
    constexpr int deep = 15'000;
    NoteCommand note;
    for (int i = 0; i < deep; ++i) {
        const EntryId fork = battle.game->head();
        note.text = "First.";
        battle.play(note);
        REQUIRE(battle.game->goTo(fork));
        note.text = "Second.";
        battle.play(note);
    }
    const std::vector<LineOfPlay> lines = linesOfPlay(*battle.game);
    REQUIRE(lines.size() == deep + 1);
    for (int i = 1; i <= deep; ++i) {
        const LineOfPlay& line = lines[static_cast<std::size_t>(i)];
        REQUIRE(std::tuple(line.from, line.fork) == std::tuple(i - 1, (i - 1) * 2));
    }
}

TEST_CASE("what two lines have in common is passed over; other commands are told whole", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    const EntryId fork = battle.game->head();
    battle.fire("south-1", "north-1", {1, 1});
    battle.fire("south-2", "north-2", {6, 6});
    REQUIRE(battle.game->goTo(fork));
    battle.fire("south-1", "north-1", {1, 1});
    NoteCommand note;
    note.text = "Dinner.";
    battle.play(note);
    const EntryId third = battle.game->head();
    const std::vector<LineOfPlay> lines = linesOfPlay(*battle.game);
    REQUIRE(lines.size() == 2);
    CHECK(lines[1].first == third);
    CHECK(lines[1].name == "Turn 1, Firing: South: Dinner, not Firing, South 2 and North 2: 0 hits on North 2");
}

TEST_CASE("lines part from lines, also at the beginning", "[game]")
{
    ToyBattle battle;
    NoteCommand note;
    for (const char* text : {"a", "b"}) {
        note.text = text;
        battle.play(note);
    }
    REQUIRE(battle.game->goTo(1));
    note.text = "c";
    battle.play(note);
    note.text = "d";
    battle.play(note);
    REQUIRE(battle.game->goTo(3));
    note.text = "e";
    battle.play(note);
    REQUIRE(battle.game->goTo(0));
    note.text = "f";
    battle.play(note);
    const std::vector<LineOfPlay> lines = linesOfPlay(*battle.game);
    REQUIRE(lines.size() == 4);
    CHECK(lines[1].from == 0);
    CHECK(lines[2].from == 1);
    CHECK(lines[2].fork == 3);
    CHECK(lines[3].from == 0);
    CHECK(lines[3].fork == 0);
    CHECK(lines[3].isPresent);
    CHECK(lines[3].name == "Turn 1: f, not a");
}

}  // namespace lines_of_play_test
