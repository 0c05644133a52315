// Who can be meant by a role in a battle, and what becomes of what concerns the dead.
#include "drumhead/game/play/questions/eligibility.hpp"

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/play/questions/completed_command.hpp"
#include "game/scenario_rules.hpp"

namespace eligibility_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* parts = R"({
  "attributes": {
    "unit": [
      { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
      { "id": "stands", "label": "stands", "type": "number", "from": "list", "least": 0, "most": 12, "question": "How many stands?" },
      { "id": "dead", "label": "dead", "type": "flag", "from": "play", "default": false } ],
    "leader": [ { "id": "fallen", "label": "fallen", "type": "flag", "from": "play", "default": false } ],
    "side": [ { "id": "strength", "label": "strength", "type": "number", "from": "play", "question": "How many stands?", "tally": { "of": "stands" } } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "roster": { "unit": { "gone": "dead" }, "leader": { "gone": "fallen" } },
  "procedures": [
    { "id": "shot", "title": "Shot", "roles": { "firer": { "kind": "unit", "label": "firer" }, "target": { "kind": "unit", "label": "target", "enemy-of": "firer" } }, "steps": [
      { "effect": { "target.dead": true } }, { "due": "test", "for": { "unit": "target" } } ] },
    { "id": "charge", "title": "Charge", "roles": { "charger": { "kind": "unit", "label": "charger" }, "target": { "kind": "unit", "label": "target", "enemy-of": "charger" } }, "steps": [
      { "due": "stand", "for": { "by": "charger", "unit": "target" } } ] },
    { "id": "stand", "title": "Stand", "roles": { "unit": { "kind": "unit", "label": "unit", "meant": { "self.stands": { "at-least": 6 } } }, "by": { "kind": "unit", "label": "charger", "gone": true } }, "steps": [ { "say": "{unit} stands." } ] },
    { "id": "salvo", "title": "Salvo", "roles": { "firer": { "kind": "unit", "label": "firer" }, "behind": { "kind": "unit", "label": "unit behind", "many": true, "least": 0 } }, "steps": [
      { "let": "goes-through", "is": { "firer.stands": { "at-least": 5 } } },
      { "each": "behind", "when": { "goes-through": true }, "steps": [ { "let": "behind.hits", "value": { "least": [1, "behind.stands"] } }, { "effect": { "behind.dead": true }, "when": { "behind.hits": 1 } } ] } ] },
    { "id": "duel", "title": "Duel", "roles": { "rival": { "kind": "unit", "label": "rival", "meant": { "self.stands": { "at-least": "champion.stands" } } }, "champion": { "kind": "unit", "label": "champion" } }, "steps": [ { "say": "{champion} meets {rival}." } ] },
    { "id": "test", "title": "Test", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "say": "{unit} stands." } ] },
    { "id": "join", "title": "Join", "roles": { "leader": { "kind": "leader", "label": "leader" }, "unit": { "kind": "unit", "label": "unit", "ally-of": "leader" } }, "steps": [
      { "effect": { "leader.attached-to": "unit" } } ] },
    { "id": "order", "title": "Order", "roles": { "unit": { "kind": "unit", "label": "unit", "led-by": "leader" }, "leader": { "kind": "leader", "label": "leader" } }, "steps": [ { "say": "{unit} obeys {leader}." } ] },
    { "id": "fall", "title": "Fall", "roles": { "leader": { "kind": "leader", "label": "leader" } }, "steps": [
      { "effect": { "leader.fallen": true } }, { "due": "replace", "for": { "leader": "leader" } } ] },
    { "id": "replace", "title": "Replacement", "roles": { "leader": { "kind": "leader", "label": "leader", "gone": true } }, "steps": [
      { "effect": { "leader.fallen": false } } ] } ] })";

constexpr const char* scenario = R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "toy", "sides": [
  { "id": "red", "name": "Red", "leaders": [ { "id": "ney", "name": "Ney" }, { "id": "foy", "name": "Foy", "commands": "left" } ], "groups": [ { "id": "left", "name": "Left", "units": [ { "id": "led", "name": "Led", "type": "guards", "stands": 2 } ] } ], "units": [ { "id": "one", "name": "One", "type": "guards", "stands": 6 }, { "id": "two", "name": "Two", "type": "guards", "stands": 4 } ] },
  { "id": "blue", "name": "Blue", "units": [ { "id": "three", "name": "Three", "type": "guards", "stands": 6 } ] } ] })";

struct Battle {
    std::shared_ptr<const Ruleset> ruleset = RulesetBuilder::empty().file("parts.json", parts).sound();
    Game game{*ruleset, soundScenario(scenario, *ruleset)};

    using Roles = std::vector<std::pair<std::string, std::vector<std::string>>>;

    /// The error, or nothing.
    std::string resolve(const std::string& procedure, const Roles& roles)
    {
        ResolveCommand command;
        command.procedure = procedure;
        command.roles = roles;
        NoDice none;
        const DecisionResult decided = game.execute(command, none);
        return decided ? std::string() : decided.error().message;
    }
    const Entity& at(const std::string& id) const { return game.state().at(game.state().find(id)); }
    std::string lastSentences() const
    {
        std::string all;
        for (const std::string& each : game.entry(game.head()).sentences) all += each + "\n";
        return all;
    }
};

}  // namespace

TEST_CASE("nobody fires at his own side, and nobody joins the enemy")
{
    Battle battle;
    CHECK(battle.resolve("shot", {{"firer", {"one"}}, {"target", {"two"}}})
          == "Two is on the same side as One, and can't be the target here");
    CHECK(battle.resolve("join", {{"leader", {"ney"}}, {"unit", {"three"}}})
          == "Three is not on the side of Ney, and can't be the unit here");
    CHECK(battle.game.entries().empty());
    CHECK(battle.resolve("join", {{"leader", {"ney"}}, {"unit", {"two"}}}).empty());
    CHECK(battle.resolve("shot", {{"firer", {"three"}}, {"target", {"two"}}}).empty());
}

TEST_CASE("a leader orders those under his command, and one without a command all of his side")
{
    Battle battle;
    CHECK(battle.resolve("order", {{"unit", {"led"}}, {"leader", {"foy"}}}).empty());
    CHECK(battle.resolve("order", {{"unit", {"one"}}, {"leader", {"ney"}}}).empty());
    CHECK_THAT(battle.resolve("order", {{"unit", {"one"}}, {"leader", {"foy"}}}),
               ContainsSubstring("One is not under the command of Foy"));
    CHECK_THAT(battle.resolve("order", {{"unit", {"three"}}, {"leader", {"ney"}}}),
               ContainsSubstring("Three is not under the command of Ney"));
}

TEST_CASE("the dead take no part, what is due of them falls away at once, and their leader is free")
{
    Battle battle;
    REQUIRE(battle.resolve("join", {{"leader", {"ney"}}, {"unit", {"two"}}}).empty());
    REQUIRE(battle.resolve("shot", {{"firer", {"three"}}, {"target", {"two"}}}).empty());
    CHECK(battle.game.state().due.empty());
    CHECK_THAT(battle.lastSentences(), ContainsSubstring("Dropped: Test: Two (removed)."));
    CHECK_THAT(battle.lastSentences(), !ContainsSubstring("due: Test"));
    CHECK(battle.at("ney").attachedTo == nobody);
    CHECK_THAT(battle.lastSentences(), ContainsSubstring("Ney is no longer attached: Two was removed."));
    CHECK(battle.resolve("shot", {{"firer", {"two"}}, {"target", {"three"}}})
          == "Two is no longer on the table, and can't be the firer here");
    CHECK_THAT(battle.resolve("shot", {{"firer", {"three"}}, {"target", {"two"}}}),
               ContainsSubstring("Two is no longer on the table"));
    REQUIRE(battle.game.undo());
    CHECK(battle.at("ney").attachedTo == battle.game.state().find("two"));
}

TEST_CASE("a due item is about whom its procedure names first, in whatever order they are given")
{
    Battle battle;
    REQUIRE(battle.resolve("charge", {{"charger", {"three"}}, {"target", {"two"}}}).empty());
    REQUIRE(battle.game.state().due.size() == 1);
    CHECK_THAT(battle.lastSentences(), ContainsSubstring("due: Stand: Two, Three"));
    CHECK(battle.game.state().due.front().roles.front().role == "unit");
    // Who charged is gone, and Two has still to stand: the rules say that he may be.
    REQUIRE(battle.resolve("shot", {{"firer", {"one"}}, {"target", {"three"}}}).empty());
    REQUIRE(battle.game.state().due.size() == 1);
    CHECK(battle.game.state().due.front().procedure == "stand");
    CHECK(battle.resolve("stand", {{"unit", {"two"}}, {"by", {"three"}}}).empty());
}

TEST_CASE("a role that may stay empty is asked for only where it can make a difference")
{
    const Battle battle;
    const Procedure& salvo = *battle.ruleset->findProcedure("salvo");
    const auto matters = [&](const std::string& firer) {
        return mayMatter(battle.game.rules(), battle.game.state(), salvo, 1,
                         {{"firer", {battle.game.state().find(firer)}}});
    };
    CHECK(matters("one"));
    CHECK_FALSE(matters("two"));
}

TEST_CASE("a leader who is not on the table yet stays with the unit that comes on with him")
{
    Battle battle;
    REQUIRE(battle.resolve("join", {{"leader", {"ney"}}, {"unit", {"two"}}}).empty());
    NoDice none;
    REQUIRE(battle.game.execute(EditCommand{"ney", {{EntityField::OnTable, "no"}}, ""}, none));
    REQUIRE(battle.game.execute(EditCommand{"two", {{EntityField::OnTable, "no"}}, ""}, none));
    REQUIRE(battle.resolve("shot", {{"firer", {"one"}}, {"target", {"three"}}}).empty());
    CHECK(battle.at("ney").attachedTo == battle.game.state().find("two"));
}

TEST_CASE("a role that is for those who are gone keeps what is due of them, and is open to them")
{
    Battle battle;
    REQUIRE(battle.resolve("fall", {{"leader", {"ney"}}}).empty());
    REQUIRE(battle.game.state().due.size() == 1);
    CHECK_THAT(battle.resolve("fall", {{"leader", {"ney"}}}), ContainsSubstring("Ney is no longer on the table"));
    CHECK(battle.resolve("replace", {{"leader", {"ney"}}}).empty());
    CHECK(battle.game.state().due.empty());
}

TEST_CASE("tallies are told of whom they are kept")
{
    const Battle battle;
    const auto told = tallies(battle.game.rules(), battle.game.state(), battle.game.state().find("red"));
    REQUIRE(told.size() == 1);
    CHECK(told.front().first->id == "strength");
    CHECK(told.front().second.number() == Number(12));
    CHECK(tallies(battle.game.rules(), battle.game.state(), battle.game.state().find("one")).empty());
}

TEST_CASE("a command settles what is due for those whom it names, and finds the only one who is meant", "[game]")
{
    Battle battle;
    const auto completedOf = [&](const Battle::Roles& roles) {
        ResolveCommand command;
        command.procedure = "stand";
        command.roles = roles;
        return completed(battle.game.rules(), battle.game.state(), command);
    };
    CHECK(completedOf({}).roles.empty());  // One and Three are meant alike
    CHECK(completedOf({{"unit", {"two"}}}).settles == 0);
    REQUIRE(battle.resolve("charge", {{"charger", {"one"}}, {"target", {"three"}}}).empty());
    const int due = battle.game.state().due.front().id;
    CHECK(completedOf({{"unit", {"three"}}}).settles == due);
    CHECK(completedOf({{"by", {"one"}}}).settles == due);
    CHECK(completedOf({{"unit", {"two"}}}).settles == 0);
    CHECK(completedOf({{"unit", {"three"}}, {"by", {"two"}}}).settles == 0);
    CHECK(completedOf({}).settles == 0);  // nobody is named: a case by itself
    ResolveCommand command = completedOf({{"unit", {"three"}}});
    NoDice none;
    REQUIRE(battle.game.execute(command, none));
    CHECK(battle.game.state().due.empty());
    REQUIRE(battle.resolve("shot", {{"firer", {"two"}}, {"target", {"three"}}}).empty());
    CHECK(completedOf({}).roles == Battle::Roles{{"unit", {"one"}}});
}

TEST_CASE("of groups one within another the nearest that is meant is found", "[game]")
{
    const auto ruleset = RulesetBuilder::empty()
                             .file("parts.json", R"({
  "attributes": {
    "unit": [ { "id": "stands", "label": "stands", "type": "number", "from": "list", "question": "How many stands?" } ],
    "group": [ { "id": "ordered", "label": "has an order", "type": "flag", "from": "list", "default": false },
               { "id": "charges", "label": "charges", "type": "number", "from": "play", "default": 0 } ] },
  "procedures": [
    { "id": "charge", "title": "Charge", "roles": { "unit": { "kind": "unit", "label": "unit" }, "command": { "kind": "group", "label": "command", "of": "unit", "meant": { "self.ordered": true } } }, "steps": [
      { "effect": { "command.charges": { "add": 1 } } } ] } ] })")
                             .sound();
    Game game(*ruleset,
              soundScenario(R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "toy", "sides": [
  { "id": "red", "name": "Red", "groups": [
    { "id": "division", "name": "Division", "ordered": true, "groups": [ { "id": "brigade", "name": "Brigade", "units": [ { "id": "one", "name": "One", "stands": 6 } ] } ] },
    { "id": "loose", "name": "Loose", "units": [ { "id": "two", "name": "Two", "stands": 6 } ] } ] },
  { "id": "blue", "name": "Blue" } ] })",
                            *ruleset));
    NoDice none;
    for (const std::string unit : {"one", "two"}) {
        ResolveCommand command;
        command.procedure = "charge";
        command.roles = {{"unit", {unit}}};
        REQUIRE(game.execute(command, none));
    }
    const auto charges = [&](const std::string& group) {
        const State& state = game.state();
        const auto at = static_cast<std::size_t>(game.rules().stored.find(EntityKind::Group, "charges"));
        return state.at(state.find(group)).values[at];
    };
    CHECK(charges("division") == Value(Number(1)));
    CHECK(charges("brigade").isUnknown());        // as at the start
    CHECK(charges("loose") == Value(Number(1)));  // nobody is meant: its own group
}

TEST_CASE("who is meant by the rules comes before the others who may", "[game]")
{
    Battle battle;
    const ProgramRole& role = battle.ruleset->findProcedure("stand")->program.roles.front();
    const auto ids = [&](const std::vector<EntityId>& who) {
        std::vector<std::string> named;
        for (const EntityId each : who) named.push_back(battle.game.state().idOf(each));
        return named;
    };
    const auto at = [&](const char* id) { return battle.game.state().find(id); };
    const auto meant = [&](std::vector<EntityId> all) {
        return ids(thoseMeant(battle.game.rules(), battle.game.state(), role, std::move(all), {}));
    };
    CHECK(meant({at("one"), at("two"), at("three")}) == std::vector<std::string>{"one", "three"});
    CHECK(meant({at("two"), at("led")}) == std::vector<std::string>{"two", "led"});
    CHECK(battle.resolve("stand", {{"unit", {"two"}}, {"by", {"three"}}}).empty());  // a preference, no rule
}

TEST_CASE("who is meant may depend on who has another role", "[game]")
{
    Battle battle;
    const ProgramRole& rival = battle.ruleset->findProcedure("duel")->program.roles.front();
    const auto at = [&](const char* id) { return battle.game.state().find(id); };
    const std::vector<EntityId> all = {at("led"), at("three")};  // of 2 and of 6 stands
    const auto meant = [&](std::vector<RoleBinding> others) {
        return thoseMeant(battle.game.rules(), battle.game.state(), rival, all, others);
    };
    CHECK(meant({{"champion", {at("one")}}}) == std::vector<EntityId>{at("three")});
    CHECK(meant({{"champion", {at("led")}}}) == all);
    CHECK(meant({}) == all);  // nobody knows yet
    const EntityId side = battle.game.state().at(at("one")).side;
    CHECK(meant({{"champion", {side}}}) == all);  // a command may name anybody
}

}  // namespace eligibility_test
