// Whether an unapplied case still waits for a decision, as the battle goes on.
#include "game/toy_battle.hpp"

#include "drumhead/game/journal/waiting_cases.hpp"
#include "support/catch.hpp"

namespace waiting_cases_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// A case as it is left where the battle stands.
UnappliedCase left(const ToyBattle& battle, ResolveCommand command)
{
    UnappliedCase made;
    made.id = 1;
    made.command = std::move(command);
    made.isOfStep = true;
    made.head = battle.game->head();
    made.turn = battle.state().turn;
    made.place = idOfPlace(battle.rules(), battle.state());
    made.step = titleOfStep(battle.rules(), battle.state());
    return made;
}

}  // namespace

TEST_CASE("a case without dice waits until the same is done by another", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    const UnappliedCase judged = left(battle, fireCommand("south-1", "north-1", {}));
    CHECK(isWaiting(judged, *battle.game));
    battle.fire("south-2", "north-1", {1, 6});
    CHECK(isWaiting(judged, *battle.game));  // another unit did it
    battle.fire("south-1", "north-1", {1, 6});
    CHECK_FALSE(isWaiting(judged, *battle.game));
    REQUIRE(battle.game->undo());
    CHECK(isWaiting(judged, *battle.game));
}

TEST_CASE("what was done before a case was left does not stand in its place", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 6});
    CHECK(isWaiting(left(battle, fireCommand("south-1", "north-1", {})), *battle.game));
}

TEST_CASE("dice that were thrown wait in their step all the same, and no case does beyond it", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    const UnappliedCase thrown = left(battle, fireCommand("south-1", "north-1", {2, 3}));
    const UnappliedCase judged = left(battle, fireCommand("south-2", "north-2", {}));
    battle.fire("south-1", "north-1", {1, 6});
    CHECK(isWaiting(thrown, *battle.game));
    UnappliedCase correction = thrown;
    correction.again = battle.game->head();
    battle.advance("for the test");
    CHECK_FALSE(isWaiting(thrown, *battle.game));
    CHECK_FALSE(isWaiting(judged, *battle.game));
    CHECK(isWaiting(correction, *battle.game));
}

TEST_CASE("a case that settles something waits as long as that is due", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 6});
    const int due = battle.state().due.front().id;
    const UnappliedCase test = left(battle, moraleCommand("north-1", 1, due));
    CHECK(isWaiting(test, *battle.game));
    battle.play(moraleCommand("north-1", 6, due));
    CHECK_FALSE(isWaiting(test, *battle.game));
}

TEST_CASE("a case waits in its step under any title, as in a battle that is opened in another language", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    UnappliedCase judged = left(battle, fireCommand("south-1", "north-1", {}));
    judged.step = "Feuer: Süd";
    CHECK(isWaiting(judged, *battle.game));
    CHECK(judged.place == "firing:south");
    battle.advance("for the test");
    CHECK_FALSE(isWaiting(judged, *battle.game));
}

TEST_CASE("of a case in an older file the title of its step decides", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    UnappliedCase judged = left(battle, fireCommand("south-1", "north-1", {}));
    judged.place.clear();
    CHECK(isWaiting(judged, *battle.game));
    battle.advance("for the test");
    CHECK_FALSE(isWaiting(judged, *battle.game));
}

TEST_CASE("where a battle stood is kept with its unapplied cases, and older files have none", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    UnappliedCases cases;
    cases.put(left(battle, fireCommand("south-1", "north-1", {})));
    const std::string text = cases.toJson();
    CHECK(UnappliedCases::fromJson(text).all() == cases.all());
    std::string older = text;
    const std::size_t at = older.find("\"head\":");
    REQUIRE(at != std::string::npos);
    older.erase(at, older.find(',', at) + 1 - at);
    REQUIRE(UnappliedCases::fromJson(older).all().size() == 1);
    CHECK(UnappliedCases::fromJson(older).all().front().head == 0);
}

}  // namespace waiting_cases_test
