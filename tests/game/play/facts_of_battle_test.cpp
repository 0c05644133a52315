// Facts of cases that hold for a whole battle, and answers that a battle suggests.
#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/play/game_case.hpp"
#include "game/scenario_rules.hpp"

#include <algorithm>

namespace facts_of_battle_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* parts = R"({
  "attributes": {
    "unit": [
      { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
      { "id": "stands", "label": "stands", "type": "number", "from": "list", "least": 0, "most": 12, "question": "How many stands?" },
      { "id": "spent", "label": "stands that shot", "type": "number", "from": "play", "default": 0, "question": "How many have shot?" },
      { "id": "shooting", "label": "stands shooting", "type": "number", "least": 1, "most": 6, "question": "How many shoot?", "suggest": { "subtract": ["self.stands", "self.spent"] } } ],
    "case": [
      { "id": "mud", "label": "muddy ground", "type": "flag", "from": "list", "default": false, "question": "Is it muddy?" },
      { "id": "scale", "label": "scale", "type": "number", "from": "play", "least": 1, "most": 9, "question": "Which scale?" },
      { "id": "hill", "label": "hill", "type": "flag", "default": false, "question": "Is it on a hill?" } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "procedures": [ { "id": "shoot", "title": "Shooting", "roles": { "shooter": { "kind": "unit", "label": "shooter" } }, "steps": [
    { "effect": { "shooter.spent": { "add": "shooter.shooting" } } },
    { "refuse": "Nobody shoots in the mud.", "when": { "mud": true, "hill": false } },
    { "let": "reach", "value": { "times": ["scale", "shooter.shooting"] } },
    { "say": "{reach} far." } ] } ] })";

std::shared_ptr<const Ruleset> rules() { return RulesetBuilder::empty().file("parts.json", parts).sound(); }

std::string text(const std::string& stands, const std::string& more = "")
{
    return scenarioText(
        R"("units": [ { "id": "first", "name": "First", "type": "guards", "stands": )" + stands + " } ]", more);
}

ResolveCommand shoot(std::vector<std::pair<std::string, std::string>> answers = {})
{
    ResolveCommand command;
    command.procedure = "shoot";
    command.roles = {{"shooter", {"first"}}};
    command.answers = std::move(answers);
    return command;
}

/// What the case of a battle has for a fact, and whether the battle vouches for it.
std::pair<std::string, bool> had(const Game& game, const std::string& name)
{
    const Result<GameCase> made =
        makeCase(game.rules(), game.state(), "shoot", {{"shooter", {game.state().find("first")}}});
    REQUIRE(made);
    const Result<FactRef> fact = findFact(made->situation.program(), name);
    REQUIRE(fact);
    const Slot& slot = made->situation.program().slot(fact->slot);
    const Value given = made->situation.given(*fact);
    return {given.isUnknown() ? "unknown" : made->situation.ruleset().valueId(slot.shape, given), made->knows(*fact)};
}

bool says(const Decision& decision, const std::string& part)
{
    return std::any_of(decision.sentences.begin(), decision.sentences.end(),
                       [&](const std::string& each) { return each.find(part) != std::string::npos; });
}

using Had = std::pair<std::string, bool>;

}  // namespace

TEST_CASE("a scenario tells a fact of the battle once, and every case has it")
{
    const auto ruleset = rules();
    const Game game(*ruleset, soundScenario(text("4", R"(, "game": { "mud": true, "scale": 3 })"), *ruleset));
    CHECK(had(game, "mud") == Had("true", true));
    CHECK(had(game, "scale") == Had("3", true));
    CHECK(had(game, "hill") == Had("unknown", false));
    CHECK_THAT(scenarioToJson(game.scenario(), *ruleset), ContainsSubstring("\"scale\": 3"));
}

TEST_CASE("where the scenario says nothing, a default holds for the whole battle, and what has none is asked")
{
    const auto ruleset = rules();
    const Game game(*ruleset, soundScenario(text("4"), *ruleset));
    CHECK(had(game, "mud") == Had("false", true));
    CHECK(had(game, "scale") == Had("unknown", false));
}

TEST_CASE("what a case is told of a fact of the battle holds from then on, and can be undone")
{
    const auto ruleset = rules();
    Game game(*ruleset, soundScenario(text("4"), *ruleset));
    NoDice none;
    const DecisionResult decided = game.execute(shoot({{"scale", "2"}, {"hill", "true"}}), none);
    REQUIRE(decided);
    CHECK(says(*decided, "Scale: 2, from now on."));
    CHECK(had(game, "scale") == Had("2", true));
    CHECK(had(game, "hill") == Had("unknown", false));
    REQUIRE(game.undo());
    CHECK(had(game, "scale") == Had("unknown", false));
}

TEST_CASE("a refused case changes nothing and says so, facts of the battle included")
{
    const auto ruleset = rules();
    Game game(*ruleset, soundScenario(text("4"), *ruleset));
    NoDice none;
    const DecisionResult decided = game.execute(shoot({{"scale", "2"}, {"mud", "true"}}), none);
    REQUIRE(decided);
    REQUIRE(decided->verdict);
    CHECK(decided->verdict->refused == "Nobody shoots in the mud.");
    CHECK(decided->verdict->effects.empty());
    CHECK(std::any_of(decided->verdict->lines.begin(), decided->verdict->lines.end(),
                      [](const VerdictLine& each) { return each.text.rfind("nothing changes", 0) == 0; }));
    CHECK(std::none_of(decided->verdict->lines.begin(), decided->verdict->lines.end(),
                       [](const VerdictLine& each) { return each.kind == LineKind::Effect; }));
    CHECK(decided->events.empty());
    CHECK(had(game, "scale") == Had("unknown", false));
}

TEST_CASE("a battle suggests an answer that it can reckon, and a person may give another")
{
    const auto ruleset = rules();
    Game game(*ruleset, soundScenario(text("5", R"(, "game": { "scale": 1 })"), *ruleset));
    CHECK(had(game, "shooter.shooting") == Had("5", false));
    NoDice none;
    REQUIRE(game.execute(shoot({{"shooter.shooting", "2"}}), none));
    CHECK(had(game, "shooter.shooting") == Had("3", false));
    const DecisionResult decided = game.execute(shoot(), none);
    REQUIRE(decided);
    CHECK(says(*decided, "3 far."));
    CHECK(had(game, "shooter.shooting") == Had("unknown", false));  // none are left, and 0 is out of its bounds
}

TEST_CASE("what is out of bounds is not suggested")
{
    const auto ruleset = rules();
    const Game game(*ruleset, soundScenario(text("7"), *ruleset));
    CHECK(had(game, "shooter.shooting") == Had("unknown", false));
}

TEST_CASE("a fact of a single case can't stand in a scenario")
{
    const auto ruleset = rules();
    const LoadedScenario loaded =
        loadScenario("try.scenario.json", text("4", R"(, "game": { "hill": true })"), *ruleset);
    REQUIRE(loaded.diagnostics.size() == 1);
    CHECK_THAT(loaded.diagnostics.front().message(), ContainsSubstring("\"hill\" belongs to a single case"));
}

TEST_CASE("faults of facts of the battle and of suggestions are told")
{
    const auto told = [](const std::string& attributes) {
        return toldFaults(
            RulesetBuilder::empty().file("a.json", "{ \"attributes\": " + attributes + " }").load().diagnostics);
    };
    CHECK_THAT(
        told(
            R"({ "game": [ { "id": "mud", "label": "mud", "type": "flag", "default": false } ], "case": [ { "id": "mud", "label": "mud", "type": "flag", "from": "list", "default": false } ] })"),
        ContainsSubstring("the game and the case both have \"mud\""));
    CHECK_THAT(
        told(
            R"({ "case": [ { "id": "far", "label": "far", "type": "number", "question": "How far?", "suggest": 3 } ] })"),
        ContainsSubstring("a suggestion is for what is asked in each case of a unit"));
    CHECK_THAT(
        told(
            R"({ "side": [ { "id": "bold", "label": "bold", "type": "flag", "question": "Bold?", "suggest": true } ] })"),
        ContainsSubstring("a suggestion is a number"));
    CHECK_THAT(
        told(
            R"({ "side": [ { "id": "men", "label": "men", "type": "number", "question": "How many?", "suggest": "self.mne" } ] })"),
        ContainsSubstring("nothing is called \"self.mne\" here"));
}

TEST_CASE("a scenario can be played by rules that extend its own, and is then one for these")
{
    RulesetFiles files;
    files.folder = "house";
    files.files.push_back(
        {"house/ruleset.json",
         R"({ "format": 1, "id": "toy-house", "title": "Toy house rules", "version": "2", "extends": "../toy", "status": "house" })"});
    files.files.push_back(
        {"house/a.json",
         R"({ "attributes": { "unit": [ { "id": "pride", "label": "pride", "type": "number", "from": "list", "default": 1, "question": "How proud?" } ] } })"});
    files.base.push_back(RulesetBuilder::empty().file("parts.json", parts).files());
    const LoadedRuleset house = loadRuleset(files);
    INFO(toldFaults(house.diagnostics));
    REQUIRE(house.usable());
    CHECK(house.ruleset->bases == std::vector<std::string>{"toy"});
    CHECK(house.ruleset->playsFor("toy"));
    CHECK(house.ruleset->playsFor("toy-house"));
    CHECK_FALSE(house.ruleset->playsFor("other"));
    const Scenario scenario = soundScenario(text("4"), *house.ruleset);
    CHECK(scenario.ruleset == "toy-house");
    const LoadedScenario back = loadScenario("try.scenario.json", scenarioToJson(scenario, *house.ruleset), *rules());
    REQUIRE(back.diagnostics.size() == 1);
    CHECK_THAT(back.diagnostics.front().message(),
               ContainsSubstring("this scenario is for the ruleset \"toy-house\", not for \"toy\""));
}

}  // namespace facts_of_battle_test
