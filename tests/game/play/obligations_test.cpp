// What the rules demand: done, waived, or put off.
#include "drumhead/game/play/questions/obligations.hpp"

#include "game/toy_battle.hpp"

#include "support/catch.hpp"

namespace obligations_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

using Kind = Obligation::Kind;
using When = Obligation::When;

std::vector<Obligation> open(const ToyBattle& battle) { return obligations(battle.rules(), battle.state()); }

/// North 1 was hit by two shots: its morale is due here, its leader's fate with the rally.
void shoot(ToyBattle& battle)
{
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 1});
}

/// On to the rally of the side whose unit runs.
void toRally(ToyBattle& battle, const std::string& unit)
{
    battle.toFiring();
    battle.edit(unit, "morale", "routing");
    for (int i = 0; i < 10 && outstanding(battle.rules(), battle.state()).empty(); ++i) battle.advance();
    REQUIRE(battle.step() == "Rally");
}

}  // namespace

TEST_CASE("what is due here comes first, what waits for another step last", "[game]")
{
    ToyBattle battle;
    CHECK(open(battle).empty());
    battle.advance();
    REQUIRE(open(battle).size() == 1);
    CHECK(open(battle)[0].kind == Kind::Must);
    CHECK(titleOf(battle.rules(), battle.state(), open(battle)[0]) == "Initiative");
    battle.play(initiativeCommand());
    battle.advance();
    battle.fire("south-1", "north-1", {1, 1});
    const std::vector<Obligation> all = open(battle);
    REQUIRE(all.size() == 2);
    CHECK((all[0].kind == Kind::Due && all[0].when == When::Here && all[0].procedure->id == "morale"));
    CHECK((all[1].kind == Kind::Due && all[1].when == When::Later && all[1].procedure->id == "fate"));
    CHECK(askedOnLeaving(all).size() == 1);
    CHECK(all[0].who == std::vector<EntityId>{battle.state().find("north-1")});
}

TEST_CASE("what is put off stays due and is not asked for again before the next turn", "[game]")
{
    ToyBattle battle;
    shoot(battle);
    const int due = open(battle)[0].due;
    CHECK(tells(battle.play(PutOffCommand{due, ""}).sentences, "Put off until the next turn: Morale: North 1."));
    CHECK(outstanding(battle.rules(), battle.state()).empty());
    REQUIRE(battle.state().findDue(due));
    CHECK(open(battle)[0].isPutOff);
    CHECK(open(battle)[0].when == When::Later);
    battle.play(moraleCommand("north-1", 6, due));
    CHECK_FALSE(battle.state().findDue(due));
    CHECK(battle.refused(PutOffCommand{due, ""}).find("no longer due") != std::string::npos);
}

TEST_CASE("a new turn asks again for what was put off", "[game]")
{
    ToyBattle battle;
    shoot(battle);
    const int due = open(battle)[0].due;
    battle.play(PutOffCommand{due, ""});
    while (battle.state().turn == 1) battle.play(AdvanceCommand{false, "on"});
    REQUIRE(battle.state().findDue(due));
    CHECK_FALSE(battle.state().findDue(due)->putOff);
    CHECK(tells(outstanding(battle.rules(), battle.state()), "Morale: North 1"));
    CHECK(replayed(*battle.game, battle.game->head()) == battle.state());
}

TEST_CASE("a step is left with a word for each that is open: waived, or put off", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 6});
    battle.fire("south-2", "north-2", {1, 6});
    REQUIRE(battle.state().due.size() == 2);
    const int first = battle.state().due[0].id;
    const int second = battle.state().due[1].id;
    CHECK(battle.refused(AdvanceCommand{false, "", {first}, {second}}).find("reason") != std::string::npos);
    const Decision left = battle.play(AdvanceCommand{false, "too late", {first}, {second}});
    CHECK(tells(left.sentences, "Waived: Morale: North 1. too late"));
    CHECK(tells(left.sentences, "Put off until the next turn: Morale: North 2."));
    CHECK_FALSE(tells(left.sentences, "Not done"));
    CHECK_FALSE(battle.state().findDue(first));
    CHECK(battle.state().findDue(second));
    battle.advance();  // nobody asks for a reason again
}

TEST_CASE("what the step demands of a unit is waived for that unit and that step", "[game]")
{
    ToyBattle battle;
    toRally(battle, "south-1");
    battle.edit("south-2", "morale", "routing");
    const DismissCommand unfounded{0, "", "morale", {"south-1"}};
    CHECK(battle.refused(unfounded).find("reason") != std::string::npos);
    const Decision waived = battle.play(DismissCommand{0, "no time", "morale", {"south-1"}});
    CHECK(tells(waived.sentences, "Waived: Morale: South 1. no time"));
    CHECK(outstanding(battle.rules(), battle.state()) == std::vector<std::string>{"Morale: South 2"});
    CHECK(battle.refused(DismissCommand{0, "again", "morale", {"south-1"}}).find("not required") != std::string::npos);
    CHECK(battle.refused(DismissCommand{0, "x", "morale", {"nobody"}}).find("nobody") != std::string::npos);
    CHECK(battle.refused(DismissCommand{0, "x", "polka", {}}).find("polka") != std::string::npos);
    // It may be done all the same, and has not been done.
    REQUIRE(turnOffers(battle.rules(), battle.state()).size() == 1);
    CHECK(turnOffers(battle.rules(), battle.state())[0].candidates.size() == 2);
    CHECK(turnOffers(battle.rules(), battle.state())[0].done == 0);
    const int turn = battle.state().turn;
    battle.play(AdvanceCommand{false, "on"});
    while (battle.state().turn == turn || battle.step() != "Rally") battle.play(AdvanceCommand{false, "on"});
    if (battle.state().place.phasing() != battle.state().find("south")) {
        while (battle.step() == "Rally") battle.play(AdvanceCommand{false, "on"});
        while (battle.step() != "Rally") battle.play(AdvanceCommand{false, "on"});
    }
    CHECK(tells(outstanding(battle.rules(), battle.state()), "South 1"));
}

TEST_CASE("what belongs to another step happens, and is remarked", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    const auto remark = [&](const ResolveCommand& command) {
        const State before = battle.state();
        return remarkOnStep(battle.rules(), before, command, battle.play(command).events);
    };
    CHECK(remark(fireCommand("south-1", "north-1", {1, 1})).empty());
    CHECK(remark(moraleCommand("north-1", 6, open(battle)[0].due)).empty());
    CHECK(remark(initiativeCommand()).find("Done anyway: Initiative") == 0);
    ResolveCommand wanted = initiativeCommand();
    wanted.reason = "the dice fell from the table";
    CHECK(remark(wanted).empty());  // he knows
}

}  // namespace obligations_test
