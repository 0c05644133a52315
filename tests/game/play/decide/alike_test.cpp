// The same for several units by one command.
#include "drumhead/game/play/case_brief.hpp"
#include "drumhead/game/play/offers.hpp"
#include "drumhead/game/play/questions/eligibility.hpp"

#include "game/toy_battle.hpp"

#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace alike_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

ResolveCommand chargeOf(const std::string& first, const std::vector<std::string>& others)
{
    ResolveCommand command;
    command.procedure = "charge";
    command.roles = {{"unit", {first}}};
    command.alike = {"unit", others};
    return command;
}

}  // namespace

TEST_CASE("one command does the same for several, and one step back takes all of it back", "[game]")
{
    ToyBattle battle(3);
    battle.toFiring();
    const State before = battle.state();
    const Decision done = battle.play(chargeOf("north-1", {"north-2", "north-3"}));
    for (const char* each : {"north-1", "north-2", "north-3"}) CHECK(battle.value(each, "stands") == "1");
    CHECK(done.sentences.front() == "Charge, North wing (3 units): done for 3 of 3.");
    CHECK(done.remarks.empty());
    CHECK(replayed(*battle.game, battle.game->head()) == battle.state());
    REQUIRE(done.verdict);
    const auto& command = std::get<ResolveCommand>(battle.game->entry(battle.game->head()).command);
    CHECK(namesInCase(battle.rules(), before, command) == "North wing (3 units)");
    REQUIRE(battle.game->undo());
    CHECK(battle.state() == before);
}

TEST_CASE("who can't do the same is left out, and it is said why", "[game]")
{
    ToyBattle battle(3);
    battle.toFiring();
    battle.edit("north-3", EntityField::OnTable, "false");
    const Decision done = battle.play(chargeOf("north-1", {"north-2", "north-3", "the-moon"}));
    CHECK(battle.value("north-2", "stands") == "1");
    CHECK(battle.value("north-3", "stands") == "4");
    CHECK(done.sentences.front() == "Charge, North wing (2 units): done for 2 of 4.");
    CHECK(done.leftOut == std::vector<std::string>{"north-3", "the-moon"});
    CHECK(tells(done.sentences, "Left out: North 3 ("));
    CHECK(tells(done.remarks, "the-moon"));
}

namespace {

constexpr const char* march = R"({
  "attributes": { "unit": [
    { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
    { "id": "tired", "label": "tired", "type": "flag", "from": "play", "default": false },
    { "id": "moved", "label": "moved", "type": "flag", "from": "play", "default": false } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "procedures": [
    { "id": "tire", "title": "Tire", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "effect": { "unit.tired": true } } ] },
    { "id": "follow", "title": "Follow", "roles": { "unit": { "kind": "unit", "label": "unit" }, "guide": { "kind": "unit", "label": "guide" } }, "steps": [ { "effect": { "unit.moved": true }, "when": { "guide.tired": false } } ] },
    { "id": "swap", "title": "Swap", "roles": { "unit": { "kind": "unit", "label": "unit" }, "guide": { "kind": "unit", "label": "guide" } }, "steps": [ { "effect": { "unit.moved": true, "guide.moved": true } } ] },
    { "id": "march", "title": "March", "roles": { "unit": { "kind": "unit", "label": "unit" } },
      "steps": [ { "refuse": "It is too tired.", "when": { "unit.tired": true } }, { "effect": { "unit.moved": true } }, { "say": "{unit} marches." } ] } ] })";

Decision done(Game& game, const std::string& procedure, const std::string& first, std::vector<std::string> others = {})
{
    ResolveCommand command;
    command.procedure = procedure;
    command.roles = {{"unit", {first}}};
    if (!others.empty()) command.alike = {"unit", std::move(others)};
    NoDice none;
    const DecisionResult decided = game.execute(command, none);
    INFO((decided ? "" : decided.error().message));
    REQUIRE(decided);
    return *decided;
}

}  // namespace

TEST_CASE("if the first is refused the others go on, and who is left out is named", "[game]")
{
    const auto ruleset = RulesetBuilder::empty().file("rules.json", march).sound();
    Game game(*ruleset, toyGuards(3));
    done(game, "tire", "north-1");
    const State before = game.state();
    const Decision decision = done(game, "march", "north-1", {"north-2", "north-3"});
    CHECK(decision.sentences.front() == "March, North wing (2 units): done for 2 of 3.");
    CHECK(decision.leftOut == std::vector<std::string>{"north-1"});
    CHECK(tells(decision.sentences, "Left out: North 1 (It is too tired)."));
    REQUIRE(decision.verdict);
    CHECK_FALSE(decision.verdict->refused);
    CHECK(replayed(game, game.head()) == game.state());
    const auto& command = std::get<ResolveCommand>(game.entry(game.head()).command);
    CHECK(namesInCase(game.rules(), before, carriedOut(command, decision)) == "North wing (2 units)");
}

TEST_CASE("if all are refused it is the refusal of the first", "[game]")
{
    const auto ruleset = RulesetBuilder::empty().file("rules.json", march).sound();
    Game game(*ruleset, toyGuards(2));
    done(game, "tire", "north-1");
    done(game, "tire", "north-2");
    const State before = game.state();
    const Decision decision = done(game, "march", "north-1", {"north-2"});
    REQUIRE(decision.verdict);
    CHECK(decision.verdict->refused);
    CHECK(decision.leftOut.empty());
    CHECK(decision.sentences.size() == 1);
    CHECK(decision.remarks == std::vector<std::string>{"None of the 2 can do that."});
    CHECK(game.state() == before);
}

TEST_CASE("several do the same with one other, if that changes nothing for him", "[game]")
{
    const auto ruleset = RulesetBuilder::empty().file("rules.json", march).sound();
    const auto isAlike = [&](const char* id, const char* role) {
        const Program& program = ruleset->findProcedure(id)->program;
        return isDoneAlike(program, program.findRole(role));
    };
    CHECK(isAlike("follow", "unit"));
    CHECK_FALSE(isAlike("follow", "guide"));
    CHECK_FALSE(isAlike("swap", "unit"));
    Game game(*ruleset, toyGuards(3));
    ResolveCommand command;
    command.procedure = "follow";
    command.roles = {{"unit", {"north-1"}}, {"guide", {"south-1"}}};
    command.alike = {"unit", {"north-2", "north-3"}};
    CHECK(tells(playIn(game, command).sentences, "done for 3 of 3"));
}

TEST_CASE("what is thrown for is not done for several at once", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    ResolveCommand morale = moraleCommand("north-1", 4);
    morale.alike = {"unit", {"north-2"}};
    CHECK(battle.refused(morale).find("each needs its own dice") != std::string::npos);
    const auto isAlike = [&](const char* id, const char* role) {
        const Program& program = battle.ruleset->findProcedure(id)->program;
        return isDoneAlike(program, program.findRole(role));
    };
    CHECK(isAlike("charge", "unit"));
    CHECK_FALSE(isAlike("morale", "unit"));
    CHECK_FALSE(isAlike("fire", "firer"));
    CHECK_FALSE(isAlike("initiative", "first"));
}

}  // namespace alike_test
