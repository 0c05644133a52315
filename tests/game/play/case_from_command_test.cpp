// A case that a battle puts together from a command, and what a command lacks.
#include "drumhead/game/play/case_from_command.hpp"
#include "drumhead/resolve/labels.hpp"
#include "game/toy_battle.hpp"
#include "support/catch.hpp"

namespace case_from_command_test {

using namespace drumhead;
using namespace drumhead::test;

TEST_CASE("a command becomes a case again, with its answers and dice")
{
    ToyBattle battle;
    battle.toFiring();
    const ResolveCommand command = fireCommand("south-1", "north-1", {1, 2});
    const Result<GameCase> made = caseOfCommand(battle.rules(), battle.state(), command);
    REQUIRE(made);
    CHECK(caseHeading(battle.state(), *made) == made->situation.procedure().title + ": South 1 → North 1");
    CaseInHand session(made->situation, knownFacts(*made, battle.rules()));
    ResolveCommand misspelt = command;
    misspelt.answers.emplace_back("no-such-fact", "1");
    CHECK(restoreCommand(session, misspelt).size() == 1);
    CHECK(session.isFinished());
    CHECK(session.verdict().title == battle.fire("south-1", "north-1", {1, 2}).verdict->title);
}

TEST_CASE("a heading names an unlisted unit, and one of many")
{
    ToyBattle battle;
    battle.toFiring();
    ResolveCommand command = fireCommand("south-1", "", {});
    const Result<GameCase> made = caseOfCommand(battle.rules(), battle.state(), command);
    REQUIRE(made);
    CHECK(caseHeading(battle.state(), *made) == made->situation.procedure().title + ": South 1 → Unlisted target");
    const Situation& situation = made->situation;
    CHECK(roleLabel(situation, situation.program().findRole("target"), 0) == "Unlisted target");
}

namespace {

/// What the command needs to be decided; nothing where it can be, or can't for another reason.
MissingInput missing(ToyBattle& battle, const Command& command)
{
    const auto decided = decide(battle.rules(), battle.state(), command, battle.noDice);
    return decided ? MissingInput() : decided.error().missing;
}

}  // namespace

TEST_CASE("what a command lacks is named: an answer, or dice of so many sides")
{
    ToyBattle battle;
    battle.toFiring();
    ResolveCommand command = fireCommand("south-1", "north-1", {});
    const MissingInput dice = missing(battle, command);
    CHECK(dice.kind == MissingInput::Kind::Dice);
    CHECK(dice.dice > 0);
    CHECK(dice.sides > 0);
    command.answers.clear();
    const MissingInput answer = missing(battle, command);
    CHECK(answer.kind == MissingInput::Kind::Answer);
    CHECK(answer.fact == "distance");
    battle.play(EndCommand{});
    CHECK(missing(battle, command).kind == MissingInput::Kind::Nothing);
    command.procedure = "no-such-procedure";
    CHECK(missing(battle, command).kind == MissingInput::Kind::Nothing);
    CHECK(missing(battle, NoteCommand{"fog", ""}).kind == MissingInput::Kind::Nothing);
}

}  // namespace case_from_command_test
