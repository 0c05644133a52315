// An earlier command decided otherwise, and all after it again.
#include "game/toy_battle.hpp"

#include "support/catch.hpp"

#include <algorithm>

namespace rewind_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

bool has(const std::vector<Game::Change>& changes, const Game::Change& wanted)
{
    return std::find(changes.begin(), changes.end(), wanted) != changes.end();
}

bool isAbout(const std::vector<Game::Change>& changes, const std::string& whom)
{
    return std::any_of(changes.begin(), changes.end(),
                       [&](const Game::Change& each) { return each.what.find(whom) != std::string::npos; });
}

}  // namespace

TEST_CASE("rewind: a changed die, and everything after it again", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 1});
    const EntryId shot = battle.game->head();
    battle.play(moraleCommand("north-1", 1, battle.state().due.front().id));
    battle.fire("south-2", "north-2", {1, 6});
    battle.play(moraleCommand("north-2", 6, battle.state().due.back().id));
    battle.advance();
    const State end = battle.state();
    const EntryId head = battle.game->head();

    auto changed = std::get<ResolveCommand>(battle.game->entry(shot).command);
    changed.dice = {1, 6};
    const Result<Game::Rewind> rewind = battle.game->rewind(shot, changed, battle.noDice);
    REQUIRE(rewind);
    CHECK(rewind->stopped.empty());
    CHECK(rewind->branch.size() == 5);
    CHECK((battle.state() == end));
    REQUIRE_FALSE(rewind->differences.empty());
    CHECK(rewind->differences.front().old == shot);
    CHECK(rewind->differences.front().heading.find("2 hits on North 1") != std::string::npos);
    CHECK(has(rewind->differences.front().changes, {"Dice", "1 1", "1 6"}));
    CHECK(has(rewind->differences.front().changes, {"Hits", "2", "1", true}));
    CHECK(has(rewind->stateDifferences, {"North 1: stands", "2", "3"}));
    CHECK(has(rewind->stateDifferences, {"Fate: General South", "due", "not due"}));
    CHECK_FALSE(isAbout(rewind->stateDifferences, "North 2"));
    CHECK(rewind->dropped.empty());
    CHECK(rewind->refused.empty());
    REQUIRE(battle.game->keep(*rewind));
    CHECK(battle.value("north-1", "stands") == "3");
    CHECK(battle.value("north-1", "morale") == "routing");
    CHECK(battle.value("north-2", "stands") == "3");
    CHECK(battle.game->entries().back().instead == head);
    CHECK((battle.state() == replayed(*battle.game, battle.game->head())));
    REQUIRE(battle.game->goTo(head));
    CHECK((battle.state() == end));
}

TEST_CASE("rewind: what was due under another number is settled all the same; what is not due is left out", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 6});
    const EntryId shot = battle.game->head();
    battle.fire("south-2", "north-2", {1, 6});
    battle.play(moraleCommand("north-2", 1, battle.state().due.back().id));
    DismissCommand dismiss;
    dismiss.due = battle.state().due.front().id;
    dismiss.reason = "asleep";
    battle.play(dismiss);
    auto changed = std::get<ResolveCommand>(battle.game->entry(shot).command);
    changed.dice = {6, 6};
    const Result<Game::Rewind> rewind = battle.game->rewind(shot, changed, battle.noDice);
    REQUIRE(rewind);
    CHECK(rewind->stopped.empty());
    CHECK(rewind->branch.size() == 3);
    REQUIRE(rewind->dropped.size() == 1);
    CHECK(rewind->dropped.front().old == battle.game->head());
    CHECK(rewind->dropped.front().why == "no longer due");
    REQUIRE(battle.game->keep(*rewind));
    CHECK(battle.state().due.empty());
    CHECK(battle.value("north-2", "morale") == "routing");
}

TEST_CASE("rewind: where an entry can no longer be decided the line ends, and says so", "[game]")
{
    ToyBattle battle;
    battle.advance();
    battle.play(initiativeCommand());
    const EntryId sides = battle.game->head();
    battle.advance();
    NoteCommand note;
    note.text = "instead";
    const Result<Game::Rewind> rewind = battle.game->rewind(sides, note, battle.noDice);
    REQUIRE(rewind);
    CHECK(rewind->branch.size() == 1);
    CHECK(rewind->stopped.find("Initiative") != std::string::npos);
    CHECK(rewind->dropped.size() == 1);
    CHECK_FALSE(battle.game->rewind(99, note, battle.noDice));
}

TEST_CASE("rewind: a case that comes to be refused is kept as refused, and what it made due falls away", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 6});
    const EntryId shot = battle.game->head();
    battle.play(moraleCommand("north-1", 1, battle.state().due.front().id));
    battle.fire("south-2", "north-2", {6, 6});
    const EntryId head = battle.game->head();
    auto changed = std::get<ResolveCommand>(battle.game->entry(shot).command);
    changed.answers = {{"distance", "99"}};
    changed.dice.clear();
    const Result<Game::Rewind> rewind = battle.game->rewind(shot, changed, battle.noDice);
    REQUIRE(rewind);
    CHECK_FALSE(rewind->refused.empty());
    REQUIRE(rewind->dropped.size() == 1);
    CHECK(rewind->dropped.front().old == shot + 1);
    CHECK(rewind->branch.size() == 2);
    REQUIRE(battle.game->keep(*rewind));
    CHECK(battle.value("north-1", "morale") != "routing");
    CHECK(battle.game->entry(head + 1).sentences.front().find("refused") != std::string::npos);
}

}  // namespace rewind_test
