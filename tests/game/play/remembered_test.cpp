// Whom a unit remembers from one case to the next.
#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/play/game_case.hpp"
#include "drumhead/game/play/questions/completed_command.hpp"
#include "drumhead/storage/replay/replay.hpp"
#include "game/scenario_rules.hpp"

#include <algorithm>

namespace remembered_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* parts = R"({
  "attributes": {
    "unit": [
      { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
      { "id": "again", "label": "at the same target", "type": "flag", "remembers": "target", "question": "Did it shoot at this one the last time?" },
      { "id": "idle", "label": "idle", "type": "flag", "question": "Does it look away?" } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "procedures": [
    { "id": "shoot", "title": "Shooting", "roles": { "shooter": { "kind": "unit", "label": "shooter", "many": true }, "target": { "kind": "unit", "label": "target" } }, "steps": [
      { "each": "shooter", "steps": [
        { "say": "{shooter} knows the range.", "when": { "shooter.again": true } },
        { "effect": { "shooter.again": true }, "when": { "shooter.idle": false } },
        { "effect": { "shooter.again": false }, "when": { "shooter.idle": true } } ] } ] },
    { "id": "reply", "title": "Reply", "roles": { "one": { "kind": "unit", "label": "one" }, "other": { "kind": "unit", "label": "other" } }, "steps": [
      { "do": "shoot", "roles": { "shooter": "other", "target": "one" }, "with": {} } ] } ] })";

std::shared_ptr<const Ruleset> rules() { return RulesetBuilder::empty().file("parts.json", parts).sound(); }

Scenario fourGuards(const Ruleset& ruleset)
{
    return soundScenario(
        scenarioText(
            R"("units": [ { "id": "a", "name": "A", "type": "guards" }, { "id": "b", "name": "B", "type": "guards" }, { "id": "c", "name": "C", "type": "guards" }, { "id": "d", "name": "D", "type": "guards" } ])"),
        ruleset);
}

std::vector<std::string> shoot(Game& game, const std::vector<std::string>& shooters, const std::string& target,
                               std::vector<std::pair<std::string, std::string>> answers = {})
{
    ResolveCommand command;
    command.procedure = "shoot";
    command.roles = {{"shooter", shooters}, {"target", {target}}};
    for (std::size_t i = 1; i <= shooters.size(); ++i)
        command.answers.emplace_back("shooter." + std::to_string(i) + ".idle", "false");
    for (auto& each : answers) command.answers.push_back(std::move(each));
    NoDice none;
    const DecisionResult decided = game.execute(command, none);
    INFO((decided ? "" : decided.error().message));
    REQUIRE(decided);
    return decided->sentences;
}

std::string remembers(const Game& game, const std::string& unit)
{
    return game.state().idOf(linkOf(game.state().at(game.state().find(unit)), "again"));
}

/// What the case of a battle has for the flag; no target: one that is in no list.
Value again(const Game& game, const std::string& shooter, const std::string& target)
{
    const Result<GameCase> made =
        makeCase(game.rules(), game.state(), "shoot",
                 {{"shooter", {game.state().find(shooter)}}, {"target", {game.state().find(target)}}});
    REQUIRE(made);
    const Result<FactRef> fact = findFact(made->situation.program(), "shooter.1.again");
    REQUIRE(fact);
    return made->situation.given(*fact);
}

bool knowsRange(const std::vector<std::string>& sentences, const std::string& unit)
{
    return std::any_of(sentences.begin(), sentences.end(), [&](const std::string& each) {
        return each.find(unit + " knows the range.") != std::string::npos;
    });
}

std::string faultsOf(const std::string& attribute, const std::string& steps)
{
    return toldFaults(
        RulesetBuilder::empty()
            .file(
                "a.json",
                R"({ "attributes": { "unit": [ )" + attribute
                    + R"( ] }, "procedures": [ { "id": "p", "title": "P", "roles": { "one": { "kind": "unit", "label": "one" }, "target": { "kind": "unit", "label": "target", "many": true }, "foe": { "kind": "unit", "label": "foe" } }, "steps": [ )"
                    + steps + " ] } ] }")
            .load()
            .diagnostics);
}

}  // namespace

TEST_CASE("a battle answers by whom a unit remembers, for each row of its own", "[game]")
{
    const auto ruleset = rules();
    Game game(*ruleset, fourGuards(*ruleset));
    CHECK_FALSE(knowsRange(shoot(game, {"a"}, "c", {{"shooter.1.again", "false"}}), "A"));
    CHECK(remembers(game, "a") == "c");
    const std::vector<std::string> both = shoot(game, {"b", "a"}, "c", {{"shooter.1.again", "false"}});
    CHECK(knowsRange(both, "A"));
    CHECK_FALSE(knowsRange(both, "B"));
    CHECK_FALSE(knowsRange(shoot(game, {"a"}, "d"), "A"));
    CHECK_FALSE(knowsRange(shoot(game, {"a"}, "c"), "A"));
    CHECK(knowsRange(shoot(game, {"b"}, "c"), "B"));
}

TEST_CASE("a person may overrule whom a unit remembers, and may let it forget him", "[game]")
{
    const auto ruleset = rules();
    Game game(*ruleset, fourGuards(*ruleset));
    CHECK(knowsRange(shoot(game, {"a"}, "c", {{"shooter.1.again", "true"}}), "A"));
    CHECK_FALSE(knowsRange(shoot(game, {"a"}, "c", {{"shooter.1.again", "false"}}), "A"));
    CHECK(remembers(game, "a") == "c");
    shoot(game, {"a"}, "c", {{"shooter.1.idle", "true"}});
    CHECK(remembers(game, "a").empty());
    CHECK(again(game, "a", "c").isUnknown());
}

TEST_CASE("who is remembered comes back with undo and is told apart in another line", "[game]")
{
    const auto ruleset = rules();
    Game game(*ruleset, fourGuards(*ruleset));
    shoot(game, {"a"}, "c", {{"shooter.1.again", "false"}});
    const std::string before = stateToJson(game.stateAtStart(), game.state(), *ruleset);
    CHECK_THAT(before, ContainsSubstring(R"("remembers":{"again":"c"})"));
    shoot(game, {"a"}, "d");
    REQUIRE(game.undo());
    CHECK(remembers(game, "a") == "c");
    CHECK(stateToJson(game.stateAtStart(), game.state(), *ruleset) == before);
}

TEST_CASE("who remembers nobody is asked, and so is a target in no list", "[game]")
{
    const auto ruleset = rules();
    Game game(*ruleset, fourGuards(*ruleset));
    CHECK(again(game, "a", "c").isUnknown());
    shoot(game, {"a"}, "c", {{"shooter.1.again", "false"}});
    CHECK((again(game, "a", "c") == Value::flag(true)));
    CHECK((again(game, "a", "d") == Value::flag(false)));
    CHECK(again(game, "a", "").isUnknown());
}

TEST_CASE("a procedure that runs another remembers the role that it gives it", "[game]")
{
    const auto ruleset = rules();
    Game game(*ruleset, fourGuards(*ruleset));
    ResolveCommand command;
    command.procedure = "reply";
    command.roles = {{"one", {"a"}}, {"other", {"b"}}};
    command.answers = {{"other.idle", "false"}, {"other.again", "false"}};
    NoDice none;
    REQUIRE(game.execute(command, none));
    CHECK(remembers(game, "b") == "a");
    CHECK(remembers(game, "a").empty());
}

namespace {

constexpr const char* charges = R"({
  "attributes": {
    "unit": [
      { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
      { "id": "charges", "label": "charging this one", "type": "flag", "remembers": "target", "lasts": "phase", "default": false } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "procedures": [
    { "id": "name", "title": "Naming", "roles": { "charger": { "kind": "unit", "label": "charger" }, "target": { "kind": "unit", "label": "target" } },
      "steps": [ { "effect": { "charger.charges": true } } ] },
    { "id": "charge", "title": "Charge", "roles": { "charger": { "kind": "unit", "label": "charger" }, "target": { "kind": "unit", "label": "target", "meant": { "charger.charges": "self" } } },
      "steps": [ { "say": "{charger} meets {target}." } ] },
    { "id": "reply", "title": "Reply", "roles": { "unit": { "kind": "unit", "label": "unit" }, "charger": { "kind": "unit", "label": "charger", "meant": { "self.charges": "unit" } } },
      "steps": [ { "say": "{unit} looks at {charger}." } ] } ],
  "sequence": { "title": "The turn", "steps": [ { "id": "first", "title": "First" }, { "id": "second", "title": "Second" } ] } })";

ResolveCommand asked(const std::string& procedure, std::vector<NamedEntities> roles)
{
    ResolveCommand command;
    command.procedure = procedure;
    command.roles = std::move(roles);
    return command;
}

std::string found(const Game& game, const std::string& procedure, const std::string& role, const std::string& who)
{
    const ResolveCommand whole = completed(game.rules(), game.state(), asked(procedure, {{role, {who}}}));
    return whole.roles.size() == 2 ? whole.roles.back().second.front() : std::string();
}

}  // namespace

TEST_CASE("whom somebody remembers is meant, and who remembers him, until that is over", "[game]")
{
    const auto ruleset = RulesetBuilder::empty().file("parts.json", charges).sound();
    Game game(*ruleset, fourGuards(*ruleset));
    NoDice none;
    REQUIRE(game.execute(AdvanceCommand{false, ""}, none));
    CHECK(found(game, "charge", "charger", "a").empty());
    REQUIRE(game.execute(asked("name", {{"charger", {"a"}}, {"target", {"c"}}}), none));
    REQUIRE(game.execute(asked("name", {{"charger", {"b"}}, {"target", {"d"}}}), none));
    CHECK(found(game, "charge", "charger", "a") == "c");
    CHECK(found(game, "charge", "charger", "b") == "d");
    CHECK(found(game, "reply", "unit", "d") == "b");
    CHECK(found(game, "reply", "unit", "a").empty());
    REQUIRE(game.execute(AdvanceCommand{false, ""}, none));
    CHECK(found(game, "charge", "charger", "a").empty());
    REQUIRE(game.undo());
    CHECK(found(game, "charge", "charger", "a") == "c");
    CHECK_THAT(
        toldFaults(
            RulesetBuilder::empty()
                .file("a.json", charges)
                .file(
                    "b.json",
                    R"({ "procedures": [ { "id": "wrong", "title": "Wrong", "roles": { "charger": { "kind": "unit", "label": "charger" }, "target": { "kind": "unit", "label": "target", "meant": { "charger.charges": true } } }, "steps": [ { "say": "Hm." } ] } ] })")
                .load()
                .diagnostics),
        ContainsSubstring("\"charger.charges\" remembers somebody; say whom"));
}

TEST_CASE("faults of what remembers somebody are told", "[game]")
{
    const std::string flag =
        R"({ "id": "again", "label": "again", "type": "flag", "remembers": "target", "question": "Again?" })";
    CHECK_THAT(
        faultsOf(
            R"({ "id": "again", "label": "again", "type": "number", "remembers": "target", "question": "Again?" })",
            ""),
        ContainsSubstring("only a flag that is asked in each case"));
    CHECK_THAT(
        faultsOf(
            R"({ "id": "again", "label": "again", "type": "flag", "from": "play", "default": false, "remembers": "target" })",
            ""),
        ContainsSubstring("only a flag that is asked in each case"));
    CHECK_THAT(
        faultsOf(R"({ "id": "again", "label": "again", "type": "flag", "remembers": 3, "question": "Again?" })", ""),
        ContainsSubstring("\"remembers\" is the role of whom a battle remembers"));
    CHECK_THAT(faultsOf(flag, R"({ "effect": { "one.again": true } })"),
               ContainsSubstring("\"one.again\" is about a single role \"target\", and there is none here"));
    const std::string ofFoe =
        R"({ "id": "again", "label": "again", "type": "flag", "remembers": "foe", "question": "Again?" })";
    CHECK_THAT(faultsOf(ofFoe, R"({ "effect": { "one.again": true }, "at": "end-of-turn" })"),
               ContainsSubstring("somebody is remembered at once"));
    CHECK_THAT(
        toldFaults(
            RulesetBuilder::empty()
                .file("a.json", parts)
                .file(
                    "b.json",
                    R"({ "procedures": [ { "id": "twice", "title": "Twice", "roles": { "one": { "kind": "unit", "label": "one" }, "two": { "kind": "unit", "label": "two" }, "three": { "kind": "unit", "label": "three" } }, "steps": [
        { "do": "shoot", "as": "first", "roles": { "shooter": "one", "target": "two" } }, { "do": "shoot", "as": "second", "roles": { "shooter": "one", "target": "three" } } ] } ] })")
                .load()
                .diagnostics),
        ContainsSubstring("one case can't ask it about two"));
}

}  // namespace remembered_test
