#include "drumhead/game/play/questions/obligations.hpp"
#include "game/toy_battle.hpp"

#include "support/catch.hpp"

#include <algorithm>

namespace decide_test {

using namespace drumhead;
using namespace drumhead::test;

TEST_CASE("a case of a battle is answered from the battle, and only the rest is asked", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    const State& state = battle.state();
    const Result<GameCase> made = makeCase(battle.rules(), state, "fire",
                                           {{"firer", {state.find("south-1")}}, {"target", {state.find("north-2")}}});
    REQUIRE(made);
    const Program& program = made->situation.program();
    const auto given = [&](const std::string& fact) {
        const FactRef ref = *findFact(program, fact);
        return battle.ruleset->valueId(program.slot(ref.slot).shape, made->situation.given(ref));
    };
    CHECK(given("leader.bonus") == "1");
    CHECK(given("target.stands") == "4");
    CHECK(given("side.strength") == "8");
    CHECK(given("group.headcount") == "2");
    CHECK(given("game.turn") == "1");
    CHECK(given("window") == "first");
    CHECK(given("distance").empty());
    CHECK(made->entity(program.findRole("leader"), 0) == state.find("south-leader"));
    CHECK(made->entity(program.findRole("side"), 0) == state.find("north"));
    CHECK(made->knows(*findFact(program, "target.stands")));
    CHECK_FALSE(made->knows(*findFact(program, "distance")));
}

TEST_CASE("losses that wait add up when the sub-phase is left, and then the watch looks", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    const Decision first = battle.fire("south-1", "north-1", {1, 2});
    CHECK(first.sentences.front() == "Firing, South 1 and North 1: 2 hits on North 1.");
    CHECK(tells(first.sentences, "North 1's stands: 4 → 2"));
    battle.fire("south-2", "north-1", {3, 3});
    CHECK(battle.value("north-1", "stands") == "4");
    CHECK(battle.state().waiting.size() == 2);
    CHECK(battle.value("north-1", "hit") == "4");
    CHECK(battle.value("south-1", "fired") == "true");
    battle.edit("north-1", "stands", "5");
    battle.play(moraleCommand("north-1", 6, battle.state().due.front().id));
    const Decision left = battle.play(advanceCommand());
    CHECK(battle.value("north-1", "stands") == "1");
    CHECK(battle.state().waiting.empty());
    CHECK(battle.value("north-1", "removed").empty());
    CHECK(battle.value("north-1", "hit").empty());
    CHECK(battle.value("north-1", "under-fire").empty());  // each passage through a top-level step is a phase
    CHECK(tells(left.sentences, "North 1's stands: 5 → 1."));
}

TEST_CASE("two losses that together are too much stop at nought, and the watch fires once", "[game]")
{
    ToyBattle battle;
    battle.edit("north-1", "stands", "3");
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 2});
    battle.fire("south-2", "north-1", {1, 1});
    const Decision left = battle.play(advanceCommand("no morale today"));
    CHECK(battle.value("north-1", "stands") == "0");
    CHECK(battle.value("north-1", "removed") == "true");
    CHECK(std::count(left.sentences.begin(), left.sentences.end(), "North 1 has lost its last stand.") == 1);
    CHECK(tells(left.sentences, "Dropped: Morale: North 1"));
    CHECK(std::none_of(battle.state().due.begin(), battle.state().due.end(),
                       [](const DueItem& each) { return each.procedure == "morale"; }));
}

TEST_CASE("what a case changes at once is watched in the case, and not again later", "[game]")
{
    ToyBattle battle;
    battle.edit("north-2", "stands", "2");
    battle.toFiring();
    ResolveCommand charge;
    charge.procedure = "charge";
    charge.roles = {{"unit", {"north-2"}}};
    const Decision charged = battle.play(charge);
    CHECK(battle.value("north-2", "stands") == "0");
    CHECK(battle.value("north-2", "removed") == "true");
    CHECK(tells(charged.sentences, "North 2 has lost its last stand."));
    const Decision left = battle.play(advanceCommand());
    CHECK_FALSE(tells(left.sentences, "North 2 has lost its last stand."));
}

TEST_CASE("the same thing is due once, settled by its case or struck off with a reason", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 6});
    battle.fire("south-2", "north-1", {1, 6});
    REQUIRE(battle.state().due.size() == 1);
    const DueItem due = battle.state().due.front();
    CHECK(due.reason == "North 1 was hit.");
    CHECK(outstanding(battle.rules(), battle.state()) == std::vector<std::string>{"Morale: North 1"});
    CHECK(battle.refused(advanceCommand()).find("Morale: North 1") != std::string::npos);

    const Result<GameCase> made = makeDueCase(battle.rules(), battle.state(), due);
    REQUIRE(made);
    CHECK(made->knows(*findFact(made->situation.program(), "cause")));

    SECTION("settled: the facts of what is due hold in its case")
    {
        battle.play(moraleCommand("north-1", 2, due.id));
        CHECK(battle.state().due.empty());
        CHECK(battle.value("north-1", "morale") == "routing");
    }
    SECTION("done from what is offered, for the same cause: that settles it as well")
    {
        ResolveCommand offered = moraleCommand("north-1", 2, 0);
        offered.answers = {{"cause", "hit"}};
        battle.play(offered);
        CHECK(battle.state().due.empty());
    }
    SECTION("done for another cause, or by another unit: it is still due")
    {
        battle.play(moraleCommand("north-1", 2, 0));
        CHECK(battle.state().due.size() == 1);
        ResolveCommand other = moraleCommand("north-2", 2, 0);
        other.answers = {{"cause", "hit"}};
        battle.play(other);
        CHECK(battle.state().due.size() == 1);
    }
    SECTION("struck off")
    {
        DismissCommand dismiss;
        dismiss.due = due.id;
        CHECK(battle.refused(dismiss).find("reason") != std::string::npos);
        dismiss.reason = "The wind was wrong.";
        CHECK(tells(battle.play(dismiss).sentences, "The wind was wrong."));
        CHECK(battle.state().due.empty());
        CHECK(battle.refused(dismiss).find("no longer due") != std::string::npos);
    }
    SECTION("a refused case settles nothing")
    {
        ResolveCommand far = fireCommand("south-1", "north-1", {}, "13");
        const Decision decided = battle.play(far);
        CHECK(decided.verdict->refused.has_value());
        CHECK(decided.events.empty());
        CHECK(decided.sentences.front().find("refused. North 1 is too far away.") != std::string::npos);
    }
}

TEST_CASE("what waits for a later step is not asked for before", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 1});
    battle.play(moraleCommand("north-1", 6, battle.state().due.front().id));
    REQUIRE(battle.state().due.size() == 1);
    CHECK(battle.state().due.front().procedure == "fate");
    CHECK(outstanding(battle.rules(), battle.state()).empty());
    battle.advance();
    battle.advance();
    CHECK(battle.step() == "Rally");
    CHECK(tells(outstanding(battle.rules(), battle.state()), "Fate: General South"));
}

TEST_CASE("an answer against the battle counts, and is remarked", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    ResolveCommand command = fireCommand("south-1", "north-1", {4, 6, 6});
    command.answers.emplace_back("leader.bonus", "0");
    const Decision decided = battle.play(command);
    CHECK(tells(decided.remarks, "answered 0; the battle has 1"));
    CHECK(tells(decided.remarks, "1 die was left over"));
    CHECK(decided.sentences.front().find("0 hits") != std::string::npos);
    CHECK(decided.dice == std::vector<int>{4, 6});
    // The journal has the dice that counted, and decides the same again, remarks and all.
    const JournalEntry& entry = battle.game->entry(battle.game->head());
    CHECK(std::get<ResolveCommand>(entry.command).dice == decided.dice);
    CHECK(std::get<ResolveCommand>(entry.command).spareDice == 1);
    const DecisionResult again =
        decide(battle.rules(), battle.game->stateBefore(entry.id), entry.command, battle.noDice);
    REQUIRE(again);
    CHECK(again->remarks == decided.remarks);
    CHECK(battle.value("south-leader", "bonus") == "1");
}

TEST_CASE("somebody who is in no list is told of and changes nothing", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    ResolveCommand command = fireCommand("south-1", "", {1, 6});
    CHECK(battle.refused(command).find("an answer is missing") != std::string::npos);
    command.answers.insert(command.answers.end(),
                           {{"target.nerve", "3"}, {"side.strength", "5"}, {"group.headcount", "1"}});
    const Decision decided = battle.play(command);
    CHECK(decided.verdict->effects.size() == 4);
    CHECK(battle.state().waiting.empty());
    CHECK(battle.value("south-1", "fired") == "true");
}

TEST_CASE("what a person has to mend is told and leaves no trace", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    CHECK(battle.refused(fireCommand("south-1", "north-9", {1, 1})).find("north-9") != std::string::npos);
    CHECK(battle.refused(fireCommand("south", "north-1", {1, 1})).find("can't be the firer") != std::string::npos);
    CHECK(battle.refused(fireCommand("south-1", "north-1", {1})).find("2D6") != std::string::npos);
    CHECK(battle.refused(fireCommand("south-1", "north-1", {1, 9})).find("9 is no face") != std::string::npos);
    ResolveCommand command = fireCommand("south-1", "north-1", {1, 1});
    command.answers.emplace_back("weather", "wet");
    CHECK(battle.refused(command).find("weather") != std::string::npos);
    command.answers = {};
    CHECK(battle.refused(command).find("distance") != std::string::npos);
    command.procedure = "fly";
    CHECK(battle.refused(command).find("fly") != std::string::npos);
    CHECK(battle.refused(editCommand("north-1", "stands", "13")).find("out of bounds") != std::string::npos);
    CHECK(battle.refused(editCommand("north-1", "stand", "3")).find("did you mean \"stands\"") != std::string::npos);
    CHECK(battle.refused(editCommand("north", "strength", "3")).find("strength") != std::string::npos);
    CHECK(battle.refused(editCommand("game", "turn", "3")).find("turn") != std::string::npos);
    CHECK(battle.refused(editCommand("north-1", EntityField::Group, "south-wing")).find("other side")
          != std::string::npos);
    CHECK(battle.refused(editCommand("north-wing", EntityField::Group, "north-wing")).find("itself")
          != std::string::npos);
    CHECK(battle.refused(editCommand("north-1", EntityField::AttachedTo, "north-2")).find("leader")
          != std::string::npos);
}

TEST_CASE("overrulings are carried out with their reasons", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    ResolveCommand command = fireCommand("south-1", "north-1", {4, 6});
    command.overrules = {{Overrule::Kind::Modifier, "number", "led", 0, 0, 0, "0", "He sleeps."}};
    CHECK(tells(battle.play(command).sentences, "He sleeps."));
    CHECK(battle.value("north-1", "hit") == "0");
    command = fireCommand("south-2", "north-1", {6, 6});
    command.overrules = {{Overrule::Kind::Die, "hits", "", 0, 0, 1, "1", "It fell off the table."},
                         {Overrule::Kind::Value, "seen", "", 0, 0, 0, "7", "Smoke."}};
    const Decision decided = battle.play(command);
    CHECK(battle.value("north-1", "hit") == "1");
    CHECK(tells(decided.sentences, "It fell off the table."));
    command.overrules[0].reason.clear();
    CHECK(battle.refused(command).find("reason") != std::string::npos);
    command.overrules = {{Overrule::Kind::Modifier, "number", "luck", 0, 0, 0, "0", "x"}};
    CHECK(battle.refused(command).find("luck") != std::string::npos);
}

TEST_CASE("edits set attributes, names and places", "[game]")
{
    ToyBattle battle;
    battle.edit("north-1", EntityField::Name, "Grenadiers");
    battle.edit("north-leader", EntityField::AttachedTo, "north-1");
    battle.edit("north-2", EntityField::Group, "");
    battle.edit("north-2", EntityField::OnTable, "no");
    battle.edit("north-2", EntityField::Hidden, "yes");
    battle.edit("north-1", EntityField::Note, "Behind the hill.");
    const Entity& second = battle.state().at(battle.state().find("north-2"));
    CHECK(battle.state().at(battle.state().find("north-1")).name == "Grenadiers");
    CHECK(battle.state().at(battle.state().find("north-1")).note == "Behind the hill.");
    CHECK(battle.state().at(battle.state().find("north-leader")).attachedTo == battle.state().find("north-1"));
    CHECK(second.group == nobody);
    CHECK_FALSE(second.onTable);
    CHECK(second.hidden);
    battle.edit("north-1", "stands", "");
    CHECK(battle.value("north-1", "stands").empty());
    CHECK(tells(battle.play(editCommand("north-1", "stands", "")).sentences, "no change"));
}

TEST_CASE("who is taken off the table by hand owes nothing more, and nobody is with him", "[game]")
{
    ToyBattle battle;
    battle.edit("north-leader", EntityField::AttachedTo, "north-1");
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 6});
    REQUIRE(battle.state().due.size() == 1);
    const Decision gone = battle.play(editCommand("north-1", EntityField::OnTable, "no"));
    CHECK(battle.state().due.empty());
    CHECK(tells(gone.sentences, "Dropped: Morale: North 1"));
    CHECK(battle.state().at(battle.state().find("north-leader")).attachedTo == nobody);
    CHECK(tells(gone.sentences, "General North is no longer attached: North 1 was removed."));
    REQUIRE(battle.game->undo());
    CHECK(battle.state().due.size() == 1);
    CHECK(battle.state().at(battle.state().find("north-leader")).attachedTo == battle.state().find("north-1"));
    battle.play(editCommand("north-1", "removed", "yes"));
    CHECK(battle.state().due.empty());
}

TEST_CASE("notes, rulings, reminders and the end", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    CHECK(battle.play(NoteCommand{"Tea.", ""}).sentences.front() == "Tea.");
    battle.play(RuleCommand{{{"rest", "no"}}, ""});
    CHECK(battle.state().rulings == std::vector<std::pair<std::string, std::string>>{{"rest", "no"}});
    battle.play(RuleCommand{{{"rest", "yes"}}, ""});
    CHECK(battle.state().rulings.empty());
    CHECK(battle.refused(RuleCommand{{{"test", "yes"}}, ""}).find("rest") != std::string::npos);
    REQUIRE(turnReminders(battle.rules(), battle.state()).size() == 1);
    const SilenceCommand silence{turnReminders(battle.rules(), battle.state()).front().id, ""};
    battle.play(silence);
    CHECK(turnReminders(battle.rules(), battle.state()).empty());
    battle.play(silence);
    CHECK(turnReminders(battle.rules(), battle.state()).size() == 1);
    battle.edit("south-1", "stands", "1");
    battle.edit("south-2", "stands", "2");
    CHECK(turnReminders(battle.rules(), battle.state()).size() == 2);
    battle.play(EndCommand{});
    CHECK(battle.refused(advanceCommand()).find("over") != std::string::npos);
    CHECK(battle.refused(EndCommand{}).find("over") != std::string::npos);
}

TEST_CASE("the command of a case gives the same case again", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    const State& state = battle.state();
    const GameCase made = *makeCase(battle.rules(), state, "fire",
                                    {{"firer", {state.find("south-1")}}, {"target", {state.find("north-2")}}});
    Situation answered = made.situation;
    REQUIRE(answered.set("distance", "5"));
    REQUIRE(answered.set("target.nerve", "3"));
    const ResolveCommand command = commandOf(battle.rules(), state, made, answered, {1, 6}, 0);
    CHECK(command.roles == fireCommand("south-1", "north-2", {}).roles);
    CHECK(command.answers.size() == 2);
    const Result<Command> read = commandFromJson(commandToJson(command));
    REQUIRE(read);
    CHECK((*read == Command(command)));
    CHECK(battle.play(command).verdict->title == "1 hit on North 2.");
}

}  // namespace decide_test
