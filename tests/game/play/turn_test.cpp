#include "drumhead/game/play/questions/next_step_preview.hpp"
#include "drumhead/game/play/questions/obligations.hpp"
#include "game/toy_battle.hpp"

#include "support/catch.hpp"

namespace turn_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

const TurnOffer* offerOf(const std::vector<TurnOffer>& offers, const std::string& procedure)
{
    for (const TurnOffer& offer : offers) {
        if (offer.procedure->id == procedure) return &offer;
    }
    return nullptr;
}

}  // namespace

TEST_CASE("a turn is gone through step by step, side by side", "[game]")
{
    ToyBattle battle;
    CHECK(battle.step().empty());
    CHECK(previewNextStep(battle.rules(), battle.state()).title == "Initiative");
    battle.advance();
    CHECK(battle.step() == "Initiative");
    CHECK(battle.refused(advanceCommand()).find("Initiative") != std::string::npos);
    battle.play(initiativeCommand());
    CHECK(previewNextStep(battle.rules(), battle.state()).title == "Firing: South");
    std::vector<std::string> steps;
    for (int i = 0; i < 7; ++i) {
        battle.advance();
        steps.push_back(std::to_string(battle.state().turn) + " " + battle.step());
    }
    CHECK(steps
          == std::vector<std::string>{"1 Firing, South (Side B)", "1 Firing, North (Side A)", "1 Rally", "1 Count",
                                      "1 Rally", "1 Count", "2 Initiative"});
    CHECK(battle.value("north", "turn-side").empty());
    CHECK(battle.value("north-1", "rested") == "1");
    CHECK(battle.value("south-2", "rested") == "1");
}

TEST_CASE("a step whose condition fails is left out", "[game]")
{
    ToyBattle battle;
    battle.edit("game", "weather", "wet");
    battle.toFiring();
    battle.advance();
    battle.advance();
    CHECK(battle.step() == "Storm");
}

TEST_CASE("a step of which it is not settled who goes through it says what is missing", "[game]")
{
    ToyBattle battle;
    battle.advance();
    const NextStepPreview next = previewNextStep(battle.rules(), battle.state());
    CHECK(next.title.empty());
    CHECK(next.obstacle.find("North's place in the turn") != std::string::npos);
    CHECK(next.obstacle.find("still open: Initiative") != std::string::npos);
    CHECK(battle.refused(advanceCommand()).find("give a reason") != std::string::npos);
}

TEST_CASE("a step is left with a reason all the same: what was not settled goes by the order of the armies, on record",
          "[game]")
{
    ToyBattle battle;
    battle.advance();
    const Decision left = battle.play(advanceCommand("We are in a hurry."));
    CHECK(battle.step() == "Firing, South (Side B)");
    CHECK(tells(left.sentences, "North's place in the turn: side A and South's place in the turn: side B"));
    CHECK(tells(left.sentences, "Not done: Initiative"));
    CHECK(tells(left.sentences, "We are in a hurry."));
    CHECK(battle.value("south", "turn-side") == "b");
    battle.advance();
    CHECK(battle.step() == "Firing, North (Side A)");
    for (int i = 0; i < 5; ++i) battle.advance();
    CHECK(battle.state().turn == 2);
    CHECK(battle.value("south", "turn-side").empty());
}

TEST_CASE("a step for which no side can be found is passed over with a reason", "[game]")
{
    ToyBattle battle;
    battle.advance();
    battle.edit("north", "turn-side", "a");
    battle.edit("south", "turn-side", "a");
    std::vector<SequenceFor>& sides = battle.sequence().steps[1].forWhom;
    sides.pop_back();  // only side B
    CHECK(previewNextStep(battle.rules(), battle.state()).obstacle.find("no side takes part") != std::string::npos);
    const Decision left = battle.play(advanceCommand("Nobody fires."));
    CHECK(tells(left.sentences, "No side takes part in Firing: skipped."));
    CHECK(battle.step() == "Rally");
}

TEST_CASE("what sides must do is open until every side has done it", "[game]")
{
    ToyBattle battle;
    SequenceOffer& offer = battle.sequence().steps[0].offers[0];
    offer.when = -1;  // nobody is excused by what the other did
    battle.advance();
    battle.play(initiativeCommand());
    CHECK(outstanding(battle.rules(), battle.state()) == std::vector<std::string>{"Initiative: South"});
    ResolveCommand second = initiativeCommand();
    second.roles = {{"first", {"south"}}, {"second", {"north"}}};
    battle.play(second);
    CHECK(outstanding(battle.rules(), battle.state()).empty());
}

TEST_CASE("what is left undone needs a reason, which is kept", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 6});
    const Decision left = battle.play(advanceCommand("It is late."));
    CHECK(tells(left.sentences, "Not done: Morale: North 1."));
    CHECK(tells(left.sentences, "It is late."));
    CHECK(battle.state().due.size() == 1);
}

TEST_CASE("the turn is listed with what is past, now and ahead", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    battle.advance();
    std::vector<std::string> told;
    for (const TurnLine& line : turnLines(battle.rules(), battle.state())) {
        const char* when = line.when == TurnLine::When::Past ? "past"
            : line.when == TurnLine::When::Now               ? "now"
                                                             : "ahead";
        told.push_back(std::string(when) + " " + std::to_string(line.depth) + " " + line.title
                       + (line.sideTitle.empty() ? "" : ", " + line.sideTitle));
    }
    CHECK(told
          == std::vector<std::string>{"past 0 Initiative", "past 0 Firing, South (Side B)",
                                      "now 0 Firing, North (Side A)", "ahead 0 End of the turn, North", "ahead 1 Rally",
                                      "ahead 1 Count", "ahead 0 End of the turn, South", "ahead 1 Rally",
                                      "ahead 1 Count"});
}

TEST_CASE("offers name who may and who must", "[game]")
{
    ToyBattle battle;
    battle.advance();
    std::vector<TurnOffer> offers = turnOffers(battle.rules(), battle.state());
    REQUIRE(offerOf(offers, "initiative"));
    CHECK(offerOf(offers, "initiative")->must
          == std::vector<EntityId>{battle.state().find("north"), battle.state().find("south")});
    battle.play(initiativeCommand());
    CHECK(offerOf(turnOffers(battle.rules(), battle.state()), "initiative") == nullptr);
    battle.advance();
    offers = turnOffers(battle.rules(), battle.state());
    const EntityId south1 = battle.state().find("south-1");
    const EntityId south2 = battle.state().find("south-2");
    REQUIRE(offerOf(offers, "fire"));
    CHECK(offerOf(offers, "fire")->candidates == std::vector<EntityId>{south1, south2});
    REQUIRE(offerOf(offers, "charge"));
    CHECK(offerOf(offers, "charge")->candidates
          == std::vector<EntityId>{battle.state().find("north-1"), battle.state().find("north-2")});
    battle.fire("south-1", "north-1", {6, 6});
    CHECK(offerOf(turnOffers(battle.rules(), battle.state()), "fire")->candidates == std::vector<EntityId>{south2});
    battle.edit("south-2", "removed", "yes");
    CHECK(offerOf(turnOffers(battle.rules(), battle.state()), "fire") == nullptr);
}

TEST_CASE(
    "an offer is gone for whoever has done it, until the step is left; a must with a condition binds only those who meet it",
    "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    battle.edit("north-2", "morale", "routing");
    battle.advance();
    battle.advance();
    REQUIRE(battle.step() == "Rally");
    std::vector<TurnOffer> offers = turnOffers(battle.rules(), battle.state());
    REQUIRE(offerOf(offers, "morale"));
    CHECK(offerOf(offers, "morale")->candidates.size() == 2);
    CHECK(offerOf(offers, "morale")->must == std::vector<EntityId>{battle.state().find("north-2")});
    CHECK(battle.refused(advanceCommand()).find("Morale: North 2") != std::string::npos);
    battle.play(moraleCommand("north-2", 1));
    CHECK(battle.value("north-2", "morale") == "routing");
    offers = turnOffers(battle.rules(), battle.state());
    CHECK(offerOf(offers, "morale")->must.empty());
    CHECK(offerOf(offers, "morale")->candidates == std::vector<EntityId>{battle.state().find("north-1")});
    battle.advance();
    CHECK(battle.state().done.empty());
}

TEST_CASE("rules of entering and leaving see the state as it is then", "[game]")
{
    ToyBattle battle;
    battle.edit("north-1", "stands", "1");
    battle.edit("south-1", "stands", "1");
    battle.toFiring();
    battle.fire("south-1", "north-2", {6, 6});
    battle.advance();
    const Decision entered = battle.play(advanceCommand());
    CHECK(tells(entered.sentences, "North 1 is a shadow of itself."));
    CHECK_FALSE(tells(entered.sentences, "South 1"));
    RuleCommand command;
    command.choices = {{"rest", "no"}};
    battle.advance();
    battle.advance();
    CHECK(battle.value("north-1", "rested") == "1");
    battle.play(command);
    battle.advance();
    battle.advance();
    CHECK(battle.state().turn == 2);
    CHECK(battle.value("south-2", "rested").empty());
}

TEST_CASE("the last turn of the scenario is told, and the battle may go on", "[game]")
{
    ToyBattle battle;
    Decision last;
    for (int turn = 1; turn <= 2; ++turn) {
        if (turn == 1) battle.advance();
        battle.play(initiativeCommand());
        for (int i = 0; i < 7; ++i) last = battle.play(advanceCommand());
    }
    CHECK(battle.state().turn == 3);
    CHECK(last.sentences.front() == "Turn 3. Initiative.");
    CHECK(tells(last.sentences, "the last one of the scenario"));
}

TEST_CASE("without a sequence everything is offered in one endless step", "[game]")
{
    ToyBattle battle(2, false);
    CHECK(turnOffers(battle.rules(), battle.state()).size() == battle.ruleset->procedures.size());
    CHECK(turnLines(battle.rules(), battle.state()).empty());
    ResolveCommand command = fireCommand("south-1", "north-1", {1, 1});
    command.answers.emplace_back("window", "first");
    battle.play(command);
    CHECK(battle.value("north-1", "stands") == "4");
    CHECK(battle.refused(advanceCommand()).find("Morale") != std::string::npos);
    battle.advance("later");
    CHECK(battle.value("north-1", "stands") == "2");
    CHECK(battle.value("south-1", "fired").empty());
    CHECK(battle.state().turn == 2);
}

TEST_CASE("what has to be done while something holds is asked for again as long as it does", "[game]")
{
    ToyBattle battle;
    auto again = std::find_if(battle.sequence().steps[1].offers.begin(), battle.sequence().steps[1].offers.end(),
                              [](const SequenceOffer& each) { return each.again; });
    REQUIRE(again != battle.sequence().steps[1].offers.end());
    again->must = true;
    again->mustWhen = battle.sequence().steps[3].steps[0].offers[0].mustWhen;
    battle.toFiring();
    battle.edit("north-1", "morale", "routing");
    CHECK(tells(outstanding(battle.rules(), battle.state()), "Charge: North 1"));
    ResolveCommand charge;
    charge.procedure = "charge";
    charge.roles = {{"unit", {"north-1"}}};
    battle.play(charge);
    CHECK(tells(outstanding(battle.rules(), battle.state()), "Charge: North 1"));
    battle.edit("north-1", "morale", "good");
    CHECK_FALSE(tells(outstanding(battle.rules(), battle.state()), "Charge: North 1"));
}

}  // namespace turn_test
