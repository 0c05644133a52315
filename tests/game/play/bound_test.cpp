// Flags that stand and fall with whom a unit remembers: contact is a pair.
#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/play/questions/completed_command.hpp"
#include "game/scenario_rules.hpp"

namespace bound_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* parts = R"({
  "attributes": {
    "unit": [
      { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
      { "id": "charges", "label": "charging this one", "type": "flag", "remembers": "target", "default": false },
      { "id": "contact", "label": "in contact", "type": "flag", "from": "play", "default": false, "bound-by": "charges" },
      { "id": "dead", "label": "dead", "type": "flag", "from": "play", "default": false } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "roster": { "unit": { "gone": "dead" } },
  "procedures": [
    { "id": "charge", "title": "Charge", "roles": { "charger": { "kind": "unit", "label": "charger", "many": true }, "target": { "kind": "unit", "label": "target" } },
      "steps": [ { "each": "charger", "steps": [ { "effect": { "charger.charges": true, "charger.contact": true } } ] }, { "effect": { "target.contact": true } } ] },
    { "id": "flight", "title": "Flight", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "effect": { "unit.contact": false } } ] },
    { "id": "death", "title": "Death", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "effect": { "unit.dead": true } } ] },
    { "id": "fight", "title": "Fight", "roles": { "one": { "kind": "unit", "label": "one", "many": true }, "other": { "kind": "unit", "label": "other", "many": true, "meant": { "any": [ { "one.charges": "self" }, { "self.charges": "one" } ] } } },
      "steps": [ { "say": "They fight." } ] } ] })";

std::shared_ptr<const Ruleset> rules() { return RulesetBuilder::empty().file("parts.json", parts).sound(); }

Scenario fourGuards(const Ruleset& ruleset)
{
    return soundScenario(
        scenarioText(
            R"("units": [ { "id": "a", "name": "A", "type": "guards" }, { "id": "b", "name": "B", "type": "guards" }, { "id": "c", "name": "C", "type": "guards" }, { "id": "d", "name": "D", "type": "guards" } ])"),
        ruleset);
}

void play(Game& game, const std::string& procedure, std::vector<NamedEntities> roles)
{
    ResolveCommand command;
    command.procedure = procedure;
    command.roles = std::move(roles);
    NoDice none;
    const DecisionResult decided = game.execute(command, none);
    INFO((decided ? "" : decided.error().message));
    REQUIRE(decided);
}

/// Those in contact, "ab".
std::string inContact(const Game& game)
{
    std::string all;
    const int contact = game.rules().stored.find(EntityKind::Unit, "contact");
    for (const char* const each : {"a", "b", "c", "d"}) {
        const Entity& unit = game.state().at(game.state().find(each));
        if (unit.values[static_cast<std::size_t>(contact)] == Value::flag(true)) all += each;
    }
    return all;
}

std::string opponentOf(const Game& game, std::vector<std::string> who)
{
    ResolveCommand command;
    command.procedure = "fight";
    command.roles = {{"one", std::move(who)}};
    const ResolveCommand whole = completed(game.rules(), game.state(), command);
    return whole.roles.size() == 2 ? whole.roles.back().second.front() : std::string();
}

std::string faultsOf(const std::string& attribute)
{
    return toldFaults(
        RulesetBuilder::empty()
            .file("a.json",
                  R"({ "attributes": { "unit": [ )" + attribute
                      + R"(, { "id": "plain", "label": "plain", "type": "flag", "default": false } ] } })")
            .load()
            .diagnostics);
}

}  // namespace

TEST_CASE("whoever a unit has charged gives way: it alone is free, unless another has charged it", "[game]")
{
    const auto ruleset = rules();
    Game game(*ruleset, fourGuards(*ruleset));
    play(game, "charge", {{"charger", {"a"}}, {"target", {"b"}}});
    play(game, "charge", {{"charger", {"c"}}, {"target", {"d"}}});
    CHECK(inContact(game) == "abcd");
    play(game, "flight", {{"unit", {"b"}}});
    CHECK(inContact(game) == "cd");
    REQUIRE(game.undo());
    play(game, "charge", {{"charger", {"d"}}, {"target", {"a"}}});
    CHECK(inContact(game) == "abcd");
    play(game, "flight", {{"unit", {"b"}}});
    CHECK(inContact(game) == "acd");
    // Being charged anew ties it to nobody whom it has lost.
    play(game, "charge", {{"charger", {"c"}}, {"target", {"b"}}});
    CHECK(inContact(game) == "abcd");
    play(game, "flight", {{"unit", {"d"}}});
    CHECK(inContact(game) == "bc");
}

TEST_CASE("of two chargers of one the one that is beaten leaves the other in contact; a death ends it for both",
          "[game]")
{
    const auto ruleset = rules();
    Game game(*ruleset, fourGuards(*ruleset));
    play(game, "charge", {{"charger", {"a", "b"}}, {"target", {"c"}}});
    play(game, "flight", {{"unit", {"a"}}});
    CHECK(inContact(game) == "bc");
    REQUIRE(game.undo());
    play(game, "death", {{"unit", {"c"}}});
    CHECK(inContact(game) == "c");  // as it fell
    CHECK(linkOf(game.state().at(game.state().find("a")), "charges") == nobody);
}

TEST_CASE("a flag that nobody is remembered by stays, and so does one set by hand", "[game]")
{
    const auto ruleset = rules();
    Game game(*ruleset, fourGuards(*ruleset));
    play(game, "charge", {{"charger", {"a"}}, {"target", {""}}});
    CHECK(inContact(game) == "a");
    NoDice none;
    REQUIRE(game.execute(EditCommand{"d", {{"contact", "true"}}, "He says so."}, none));
    play(game, "charge", {{"charger", {"b"}}, {"target", {"c"}}});
    play(game, "flight", {{"unit", {"c"}}});
    CHECK(inContact(game) == "ad");
    play(game, "charge", {{"charger", {"b"}}, {"target", {"c"}}});
    REQUIRE(game.execute(EditCommand{"b", {{"contact", "false"}}, "It draws off."}, none));
    CHECK(inContact(game) == "ad");
}

TEST_CASE("of several chosen each is asked whom it remembers", "[game]")
{
    const auto ruleset = rules();
    Game game(*ruleset, fourGuards(*ruleset));
    play(game, "charge", {{"charger", {"a", "b"}}, {"target", {"c"}}});
    CHECK(opponentOf(game, {"a", "b"}) == "c");
    CHECK(opponentOf(game, {"b"}) == "c");
    CHECK(opponentOf(game, {"c"}).empty());  // two
    play(game, "flight", {{"unit", {"a"}}});
    CHECK(opponentOf(game, {"c"}) == "b");
    CHECK(opponentOf(game, {"a"}).empty());
    CHECK(opponentOf(game, {"a", "b"}) == "c");
}

TEST_CASE("faults of flags that are bound are told", "[game]")
{
    CHECK_THAT(faultsOf(R"({ "id": "x", "label": "x", "type": "flag", "default": false, "bound-by": "plain" })"),
               ContainsSubstring("only a flag \"from\": \"list\" or \"play\" is bound by another"));
    CHECK_THAT(
        faultsOf(
            R"({ "id": "x", "label": "x", "type": "flag", "from": "play", "default": false, "bound-by": "plan" })"),
        ContainsSubstring("\"plan\" is no attribute of a unit"));
    CHECK_THAT(
        faultsOf(
            R"({ "id": "x", "label": "x", "type": "flag", "from": "play", "default": false, "bound-by": "plain" })"),
        ContainsSubstring("\"plain\" remembers nobody"));
}

}  // namespace bound_test
