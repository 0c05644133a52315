// Units of several groups in one case: each group is told what is its own.
#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/play/game_case.hpp"
#include "game/scenario_rules.hpp"

#include <algorithm>

namespace several_groups_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* parts = R"({
  "attributes": {
    "unit": [
      { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
      { "id": "stands", "label": "stands", "type": "number", "from": "list", "least": 0, "most": 12, "question": "How many stands?" },
      { "id": "own-group", "label": "its group", "type": "number", "least": 1, "most": 6, "default": 1, "question": "Of which group is it?" },
      { "id": "loses", "label": "loses", "type": "number", "least": 0, "most": 6, "question": "How many does it lose?" } ],
    "group": [ { "id": "lost", "label": "stands lost", "type": "number", "from": "play", "default": 0 } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "procedures": [
    { "id": "melee", "title": "Melee", "roles": { "unit": { "kind": "unit", "label": "unit", "many": true, "most": 6 },
        "groups": { "kind": "group", "label": "group", "many": true, "most": 6, "of": "unit", "numbered-by": "own-group" } }, "steps": [
      { "each": "groups", "steps": [ { "let": "groups.killed", "value": 0 } ] },
      { "each": "unit", "steps": [ { "pick": "groups", "row": "unit.own-group", "steps": [ { "let": "groups.killed", "add": "unit.loses" } ] } ] },
      { "each": "groups", "steps": [
        { "effect": { "groups.lost": { "add": "groups.killed" } }, "when": { "groups.killed": { "at-least": 1 } } },
        { "due": "test", "for": { "group": "groups" }, "when": { "groups.killed": { "at-least": 1 } } } ] } ] },
    { "id": "test", "title": "Test", "roles": { "group": { "kind": "group", "label": "group" } }, "steps": [ { "say": "{group} stands." } ] } ] })";

constexpr const char* sides = R"("groups": [
    { "id": "left", "name": "Left", "units": [ { "id": "one", "name": "One", "type": "guards", "stands": 6 }, { "id": "two", "name": "Two", "type": "guards", "stands": 6 } ] },
    { "id": "right", "name": "Right", "units": [ { "id": "three", "name": "Three", "type": "guards", "stands": 6 } ] } ],
  "units": [ { "id": "alone", "name": "Alone", "type": "guards", "stands": 6 } ])";

struct Fought {
    std::shared_ptr<const Ruleset> ruleset = RulesetBuilder::empty().file("parts.json", parts).sound();
    Game game{*ruleset, soundScenario(scenarioText(sides), *ruleset)};

    /// Each of them loses as many stands as stand behind its id.
    Decision fight(const std::vector<std::pair<std::string, std::string>>& losses)
    {
        ResolveCommand command;
        command.procedure = "melee";
        command.roles = {{"unit", {}}};
        for (const auto& [id, lost] : losses) {
            command.roles.front().second.push_back(id);
            command.answers.emplace_back("unit." + std::to_string(command.roles.front().second.size()) + ".loses",
                                         lost);
        }
        NoDice none;
        DecisionResult decided = game.execute(command, none);
        INFO((decided ? std::string() : decided.error().message));
        REQUIRE(decided);
        return std::move(*decided);
    }

    std::string lost(const std::string& group) const
    {
        const Entity& entity = game.state().at(game.state().find(group));
        const std::vector<const Attribute*>& stored = game.rules().stored.of(entity.kind);
        for (std::size_t i = 0; i < stored.size(); ++i) {
            if (stored[i]->id == "lost") return entity.values[i].isSet() ? entity.values[i].number().text() : "?";
        }
        return "no such attribute";
    }

    /// Who has to test, in order.
    std::string due() const
    {
        std::string names;
        for (const DueItem& each : game.state().due)
            names += (names.empty() ? "" : " ") + game.state().at(each.roles.front().entities.front()).id;
        return names;
    }
};

}  // namespace

TEST_CASE("units of two groups: each group is told its own losses, and each of them tests")
{
    Fought battle;
    battle.fight({{"one", "1"}, {"three", "2"}, {"two", "3"}});
    CHECK(battle.lost("left") == "4");
    CHECK(battle.lost("right") == "2");
    CHECK(battle.due() == "left right");
}

TEST_CASE("a group whose units lose nothing is told nothing")
{
    Fought battle;
    battle.fight({{"one", "0"}, {"three", "2"}});
    CHECK(battle.lost("left") == "?");
    CHECK(battle.lost("right") == "2");
    CHECK(battle.due() == "right");
}

TEST_CASE("what a unit without a group loses is counted for nobody else")
{
    Fought battle;
    battle.fight({{"alone", "3"}, {"three", "1"}});
    CHECK(battle.lost("left") == "?");
    CHECK(battle.lost("right") == "1");
    CHECK(battle.due() == "right");
    battle.fight({{"alone", "3"}});
    CHECK(battle.lost("right") == "1");
    CHECK(battle.due() == "right");
}

TEST_CASE("a battle knows of which group each unit is, and asks nobody")
{
    Fought battle;
    const State& state = battle.game.state();
    const Result<GameCase> made =
        makeCase(battle.game.rules(), state, "melee",
                 {{"unit", {state.find("three"), state.find("one"), state.find("alone"), state.find("two")}}});
    REQUIRE(made);
    REQUIRE(made->roles.size() == 2);
    CHECK(made->roles[1].entities == std::vector<EntityId>{state.find("right"), state.find("left"), nobody});
    const std::vector<int> numbers{1, 2, 3, 2};
    for (std::size_t row = 0; row < numbers.size(); ++row) {
        const Result<FactRef> fact =
            findFact(made->situation.program(), "unit." + std::to_string(row + 1) + ".own-group");
        REQUIRE(fact);
        CHECK(made->situation.given(*fact) == Value(Number(numbers[row])));
        CHECK(made->knows(*fact));
    }
}

TEST_CASE("a command of several groups is decided again the same")
{
    Fought battle;
    battle.fight({{"one", "1"}, {"three", "2"}, {"alone", "1"}});
    const JournalEntry entry = battle.game.entry(1);
    CHECK(std::get<ResolveCommand>(entry.command).roles.size() == 1);  // the groups are found again
    NoDice none;
    const Result<Game::Rewind> again = battle.game.rewind(1, entry.command, none);
    REQUIRE(again);
    CHECK(again->differences.empty());
    CHECK(again->stateDifferences.empty());
}

}  // namespace several_groups_test
