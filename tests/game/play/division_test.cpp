// Units that are divided in play, and join again.
#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/play/turn.hpp"
#include "drumhead/game/scenario/editing/scenario_from_state.hpp"
#include "drumhead/game/state/entity_values.hpp"
#include "drumhead/storage/entry_text.hpp"
#include "game/scenario_rules.hpp"
#include "game/toy_battle.hpp"

namespace division_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* parts = R"({
  "attributes": {
    "unit": [
      { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
      { "id": "figures", "label": "figures", "type": "number", "unit": "figures", "from": "list", "least": 0, "most": 40, "question": "How many figures?" },
      { "id": "parts", "label": "parts", "type": "number", "from": "play", "least": 0, "most": 50, "default": 2, "tally": { "count": "unit", "where": { "self.gone": false } } },
      { "id": "strength", "label": "strength", "type": "number", "from": "play", "least": 0, "most": 500, "default": 0, "tally": { "of": "figures" } },
      { "id": "split", "label": "split", "type": "flag", "from": "play", "default": false },
      { "id": "led", "label": "led", "type": "flag", "from": "play", "default": false },
      { "id": "gone", "label": "gone", "type": "flag", "from": "play", "default": false },
      { "id": "tired", "label": "tired", "type": "flag", "from": "play", "default": false } ] },
  "unit-types": [ { "id": "horse", "title": "Horse" } ],
  "roster": { "unit": { "strength": "figures", "attached": "led", "gone": "gone" } },
  "watches": [ { "id": "none-left", "kind": "unit", "when": { "self.figures": 0, "self.gone": false }, "effect": { "self.gone": true }, "say": "{self} has nobody left." } ],
  "procedures": [
    { "id": "detach", "title": "Detach", "roles": { "unit": { "kind": "unit", "label": "regiment" } }, "steps": [
      { "let": "part", "value": { "divide": ["unit.figures", 3], "round": "down" } },
      { "effect": { "unit.split": true } },
      { "divide": "unit", "giving": { "figures": "part" } }, { "say": "{part|figure|figures} go off." } ] },
    { "id": "unite", "title": "Unite", "roles": { "unit": { "kind": "unit", "label": "unit" }, "other": { "kind": "unit", "label": "part", "same-unit-as": "unit" } }, "steps": [
      { "let": "whole", "is": { "unit.parts": { "at-most": 2 } } }, { "join": "other", "to": "unit", "giving": ["figures"] }, { "effect": { "unit.split": false }, "when": { "whole": true } },
      { "say": "They are one again, of {unit.strength} in all." } ] },
    { "id": "march", "title": "March", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "effect": { "unit.tired": true } }, { "due": "rest", "for": { "unit": "unit" }, "in": "halt" } ] },
    { "id": "rest", "title": "Rest", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "effect": { "unit.tired": false } } ] },
    { "id": "shot", "title": "Shot", "roles": { "unit": { "kind": "unit", "label": "target" } }, "steps": [ { "effect": { "unit.figures": { "subtract": 2 } }, "at": "end-of-subphase" }, { "say": "{unit} is hit." } ] } ],
  "sequence": { "title": "The turn", "steps": [
    { "id": "moves", "title": "Moves", "offers": [ { "procedure": "march", "role": "unit", "who": "any" }, { "procedure": "detach", "role": "unit", "who": "any", "again": true } ] }, { "id": "halt", "title": "Halt" } ] } })";

constexpr const char* scenario = R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "toy", "sides": [
  { "id": "red", "name": "Red", "leaders": [ { "id": "ney", "name": "Ney", "attached-to": "hussars" } ], "groups": [ { "id": "left", "name": "Left", "units": [ { "id": "hussars", "name": "Hussars", "type": "horse", "figures": 12 } ] } ], "units": [ { "id": "lancers", "name": "Lancers", "type": "horse", "figures": 9 } ] },
  { "id": "blue", "name": "Blue", "units": [ { "id": "dragoons", "name": "Dragoons", "type": "horse", "figures": 6 } ] } ] })";

struct Battle {
    std::shared_ptr<const Ruleset> ruleset = RulesetBuilder::empty().file("parts.json", parts).sound();
    Game game{*ruleset, soundScenario(scenario, *ruleset)};

    using Roles = std::vector<std::pair<std::string, std::vector<std::string>>>;

    Battle() { play(advanceCommand()); }

    Decision play(const Command& command) { return playIn(game, command); }
    static ResolveCommand caseOf(const std::string& procedure, const Roles& roles)
    {
        ResolveCommand command;
        command.procedure = procedure;
        command.roles = roles;
        return command;
    }
    Decision resolve(const std::string& procedure, const Roles& roles) { return play(caseOf(procedure, roles)); }
    std::string refused(const std::string& procedure, const Roles& roles)
    {
        NoDice none;
        const DecisionResult decided = game.execute(caseOf(procedure, roles), none);
        REQUIRE_FALSE(decided);
        return decided.error().message;
    }
    [[nodiscard]] EntityId id(const std::string& name) const { return game.state().find(name); }
    [[nodiscard]] const Entity& at(const std::string& name) const
    {
        REQUIRE(id(name) != nobody);
        return game.state().at(id(name));
    }
    [[nodiscard]] Value value(const std::string& name, const char* attribute) const
    {
        return at(name).values[static_cast<std::size_t>(game.rules().stored.find(EntityKind::Unit, attribute))];
    }
    [[nodiscard]] Value atStart(const std::string& name) const
    {
        return valueAtStart(game.rules().ruleset, game.rules().stored, game.stateAtStart(), game.state(), id(name),
                            game.rules().stored.find(EntityKind::Unit, "figures"));
    }
    [[nodiscard]] bool isOffered(const std::string& procedure, const std::string& name) const
    {
        for (const TurnOffer& offer : turnOffers(game.rules(), game.state())) {
            if (offer.procedure->id == procedure)
                return std::find(offer.candidates.begin(), offer.candidates.end(), id(name)) != offer.candidates.end();
        }
        return false;
    }
};

/// The battle, written down and read again.
Game reopened(const Battle& battle)
{
    GameContent content;
    for (const JournalEntry& each : battle.game.entries())
        content.entries.push_back(storedEntry(each, battle.game.stateBefore(each.id), battle.game.rules()));
    content.head = battle.game.head();
    Result<Game> game = resumedGame(content, battle.game.scenario(), *battle.ruleset);
    INFO((game ? "" : game.error()));
    REQUIRE(game);
    return std::move(*game);
}

}  // namespace

TEST_CASE("a unit is divided: the new one stands as it does, with its share", "[game]")
{
    Battle battle;
    const std::size_t before = battle.game.state().entities.size();
    const Decision done = battle.resolve("detach", {{"unit", {"hussars"}}});
    CHECK(tells(done.sentences, "New unit: Hussars (2)."));
    CHECK(battle.game.state().entities.size() == before + 1);
    CHECK(battle.id("hussars-2") == static_cast<EntityId>(before));
    CHECK(battle.at("hussars-2").name == "Hussars (2)");
    CHECK(battle.at("hussars-2").group == battle.id("left"));
    CHECK(battle.at("hussars-2").side == battle.id("red"));
    CHECK(battle.at("hussars-2").partOf == battle.id("hussars"));
    CHECK(battle.value("hussars", "figures") == Value(Number(8)));
    CHECK(battle.value("hussars-2", "figures") == Value(Number(4)));
    CHECK(battle.value("hussars-2", "split") == Value::flag(true));
    // The leader stays where he was.
    CHECK(battle.value("hussars", "led") == Value::flag(true));
    CHECK(battle.value("hussars-2", "led") == Value::flag(false));
    // Nothing was lost.
    CHECK(battle.atStart("hussars") == Value(Number(8)));
    CHECK(battle.atStart("hussars-2") == Value(Number(4)));
    SECTION("each acts on its own")
    {
        battle.resolve("march", {{"unit", {"hussars"}}});
        CHECK_FALSE(battle.isOffered("march", "hussars"));
        CHECK(battle.isOffered("march", "hussars-2"));
        CHECK(battle.value("hussars-2", "tired") == Value::unknown());
    }
    SECTION("a part is divided again, and its parts are parts of the whole")
    {
        battle.resolve("detach", {{"unit", {"hussars-2"}}});
        CHECK(battle.at("hussars-3").name == "Hussars (3)");
        CHECK(battle.at("hussars-3").partOf == battle.id("hussars"));
        CHECK(battle.value("hussars-2", "figures") == Value(Number(3)));
        CHECK(battle.value("hussars-3", "figures") == Value(Number(1)));
    }
    SECTION("undo takes it away, redo brings it back")
    {
        const State after = battle.game.state();
        REQUIRE(battle.game.undo());
        CHECK(battle.game.state().entities.size() == before);
        CHECK(battle.value("hussars", "figures") == Value(Number(12)));
        REQUIRE(battle.game.redo());
        CHECK((battle.game.state() == after));
        CHECK((replayed(battle.game, battle.game.head()) == after));
    }
}

TEST_CASE("what it has done in this step, its parts have done", "[game]")
{
    Battle battle;
    battle.resolve("march", {{"unit", {"hussars"}}});
    battle.resolve("detach", {{"unit", {"hussars"}}});
    CHECK_FALSE(battle.isOffered("march", "hussars-2"));
    CHECK(battle.value("hussars-2", "tired") == Value::flag(true));
    // What was due of it is due of the first alone.
    CHECK(battle.game.state().due.size() == 1);
}

TEST_CASE("parts join again: numbers are added, the leader goes over, what is due falls away", "[game]")
{
    Battle battle;
    battle.resolve("detach", {{"unit", {"hussars"}}});
    battle.resolve("detach", {{"unit", {"lancers"}}});
    battle.resolve("march", {{"unit", {"hussars"}}});
    battle.resolve("shot", {{"unit", {"hussars"}}});
    CHECK_THAT(battle.refused("unite", {{"unit", {"hussars-2"}}, {"other", {"lancers-2"}}}),
               ContainsSubstring("Lancers (2) was never one unit with Hussars (2)"));
    CHECK_THAT(battle.refused("unite", {{"unit", {"hussars-2"}}, {"other", {"hussars-2"}}}),
               ContainsSubstring("can't be both"));
    // The first may join the second as well.
    const Decision done = battle.resolve("unite", {{"unit", {"hussars-2"}}, {"other", {"hussars"}}});
    CHECK(tells(done.sentences, "Dropped: Rest: Hussars (now part of Hussars (2))."));
    CHECK_FALSE(battle.at("hussars").onTable);
    CHECK(battle.at("hussars").joined == battle.id("hussars-2"));
    CHECK(battle.value("hussars-2", "figures") == Value(Number(12)));
    CHECK(battle.value("hussars", "figures") == Value(Number(0)));
    CHECK(battle.at("ney").attachedTo == battle.id("hussars-2"));
    CHECK(battle.value("hussars-2", "led") == Value::flag(true));
    CHECK(battle.atStart("hussars-2") == Value(Number(12)));
    CHECK(battle.atStart("hussars") == Value(Number(0)));
    // The losses that waited go with the figures.
    battle.play(advanceCommand());
    CHECK(battle.value("hussars-2", "figures") == Value(Number(10)));
    CHECK_THAT(battle.refused("march", {{"unit", {"hussars"}}}), ContainsSubstring("not on the table"));
}

TEST_CASE("a unit counts the parts that are left of it, and adds up what they have", "[game]")
{
    Battle battle;
    battle.resolve("detach", {{"unit", {"hussars"}}});
    battle.resolve("detach", {{"unit", {"hussars"}}});
    battle.resolve("detach", {{"unit", {"lancers"}}});
    // Twelve hussars in three parts: whoever joins whom, a third is away, and the regiment is not whole.
    const Decision first = battle.resolve("unite", {{"unit", {"hussars-2"}}, {"other", {"hussars-3"}}});
    CHECK(tells(first.sentences, "They are one again, of 12 in all."));
    CHECK(battle.value("hussars-2", "split") == Value::flag(true));
    battle.resolve("unite", {{"unit", {"hussars"}}, {"other", {"hussars-2"}}});
    CHECK(battle.value("hussars", "split") == Value::flag(false));
    // Of the lancers one part is gone for good: what is left is the whole.
    battle.resolve("detach", {{"unit", {"lancers"}}});
    battle.play(editCommand("lancers-2", "gone", "yes"));
    battle.resolve("unite", {{"unit", {"lancers"}}, {"other", {"lancers-3"}}});
    CHECK(battle.value("lancers", "split") == Value::flag(false));
}

TEST_CASE("a battle with divided units is saved, reopened and edited as a scenario", "[game]")
{
    Battle battle;
    battle.resolve("detach", {{"unit", {"lancers"}}});
    battle.resolve("detach", {{"unit", {"hussars"}}});
    battle.resolve("march", {{"unit", {"hussars-2"}}});
    battle.resolve("unite", {{"unit", {"lancers"}}, {"other", {"lancers-2"}}});
    const State end = battle.game.state();
    // Another line, in which the same place is another unit's.
    for (int i = 0; i < 4; ++i) REQUIRE(battle.game.undo());
    battle.resolve("detach", {{"unit", {"dragoons"}}});
    battle.resolve("march", {{"unit", {"dragoons-2"}}});
    CHECK((reopened(battle).state() == battle.game.state()));
    REQUIRE(battle.game.goTo(5));
    CHECK((battle.game.state() == end));
    CHECK((reopened(battle).state() == end));

    const ScenarioFromState made = scenarioFromState(battle.game.scenario(), end, *battle.ruleset);
    std::vector<std::string> units;
    for (const ScenarioEntity& each : made.scenario.entities) {
        if (each.kind == EntityKind::Unit) units.push_back(each.id);
    }
    CHECK(units == std::vector<std::string>{"hussars", "hussars-2", "lancers", "dragoons"});
}

TEST_CASE("a division that is ruled otherwise takes what its part did with it", "[game]")
{
    Battle battle;
    battle.resolve("detach", {{"unit", {"hussars"}}});
    battle.resolve("march", {{"unit", {"hussars-2"}}});
    NoDice none;
    const Result<Game::Rewind> rewind = battle.game.rewind(2, Battle::caseOf("detach", {{"unit", {"lancers"}}}), none);
    REQUIRE(rewind);
    CHECK(std::any_of(rewind->stateDifferences.begin(), rewind->stateDifferences.end(), [](const Game::Change& each) {
        return each.what == "Hussars (2): in the battle" && each.now == "no";
    }));
    CHECK(std::any_of(rewind->stateDifferences.begin(), rewind->stateDifferences.end(), [](const Game::Change& each) {
        return each.what == "Lancers (2): in the battle" && each.now == "yes";
    }));
    REQUIRE(battle.game.keep(*rewind));
    CHECK(battle.id("hussars-2") == nobody);
    CHECK(battle.id("lancers-2") != nobody);
}

TEST_CASE("what a scenario leaves out begins as its default, and losses are measured by it")
{
    const auto replaced = [](std::string text, std::string_view was, std::string_view now) {
        const auto at = text.find(was);
        REQUIRE(at != std::string::npos);
        return text.replace(at, was.size(), now);
    };
    const std::string rules = replaced(parts, R"("most": 40, "question")", R"("most": 40, "default": 6, "question")");
    const std::shared_ptr<const Ruleset> ruleset = RulesetBuilder::empty().file("parts.json", rules).sound();
    const std::string told = replaced(scenario, R"("type": "horse", "figures": 6)", R"("type": "horse")");
    Game game{*ruleset, soundScenario(told.c_str(), *ruleset)};
    NoDice none;
    REQUIRE(game.execute(advanceCommand(), none));
    REQUIRE(game.execute(Battle::caseOf("shot", {{"unit", {"dragoons"}}}), none));
    REQUIRE(game.execute(advanceCommand(), none));
    const EntityId dragoons = game.state().find("dragoons");
    const int figures = game.rules().stored.find(EntityKind::Unit, "figures");
    CHECK(game.state().at(dragoons).values[static_cast<std::size_t>(figures)] == Value(Number(4)));
    CHECK(valueAtStart(*ruleset, game.rules().stored, game.stateAtStart(), game.state(), dragoons, figures)
          == Value(Number(6)));
}

}  // namespace division_test
