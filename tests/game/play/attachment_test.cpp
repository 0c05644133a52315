#include "game/toy_battle.hpp"

#include "drumhead/resolve/words/verdict.hpp"
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace attachment_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* rules = R"({
  "attributes": {
    "unit": [ { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
      { "id": "led", "label": "led", "type": "flag", "from": "play", "default": false, "question": "Is it led?" },
      { "id": "skill", "label": "skill of its leader", "type": "number", "from": "play", "default": 0, "question": "How skilled is its leader?" } ],
    "leader": [ { "id": "with-unit", "label": "with a unit", "type": "flag", "from": "play", "default": true, "question": "Is he with a unit?" },
      { "id": "skill", "label": "skill", "type": "number", "from": "list", "default": 1, "question": "How skilled is he?" } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "roster": { "unit": { "attached": "led", "of-leader": { "skill": "skill" } }, "leader": { "attached": ["with-unit"] } },
  "procedures": [
    { "id": "joins", "title": "He joins", "roles": { "man": { "kind": "leader", "label": "leader" }, "unit": { "kind": "unit", "label": "unit" } },
      "steps": [ { "refuse": "He is led already.", "when": { "unit.led": true } }, { "effect": { "man.attached-to": "unit" } } ] },
    { "id": "leaves", "title": "He leaves", "roles": { "man": { "kind": "leader", "label": "leader" }, "unit": { "kind": "unit", "label": "unit", "of": "man" } },
      "steps": [ { "effect": { "man.attached-to": null } }, { "say": "{man} leaves {unit}." } ] },
    { "id": "asks", "title": "Who leads", "roles": { "unit": { "kind": "unit", "label": "unit" }, "man": { "kind": "leader", "label": "leader", "of": "unit" } },
      "steps": [ { "let": "skill-found", "value": "man.skill" }, { "say": "{man} leads." } ] },
    { "id": "march", "title": "March", "roles": { "unit": { "kind": "unit", "label": "unit", "many": true }, "wing": { "kind": "group", "label": "wing", "of": "unit" } }, "steps": [ { "say": "{wing} marches." } ] } ] })";

std::shared_ptr<const Ruleset> ledRules()
{
    return RulesetBuilder::empty()
        .file("rules.json", rules)
        .file(
            "group.json",
            R"({ "attributes": { "group": [ { "id": "tired", "label": "tired", "type": "flag", "default": false } ] } })")
        .sound();
}

Scenario ledScenario()
{
    Scenario scenario = toyScenario(2);
    for (ScenarioEntity& each : scenario.entities) {
        if (each.kind == EntityKind::Unit) each.values = {{"type", "guards"}};
        if (each.kind == EntityKind::Leader) each.values = {{"skill", "3"}};
        if (each.id == "south-leader") each.attachedTo.clear();
    }
    return scenario;
}

ResolveCommand resolveCommand(const std::string& procedure,
                              std::vector<std::pair<std::string, std::vector<std::string>>> roles)
{
    ResolveCommand command;
    command.procedure = procedure;
    command.roles = std::move(roles);
    return command;
}

struct LedBattle {
    std::shared_ptr<const Ruleset> ruleset = ledRules();
    Game game{*ruleset, ledScenario()};
    NoDice none;

    Decision play(const Command& command)
    {
        const DecisionResult decided = game.execute(command, none);
        INFO((decided ? "" : decided.error().message));
        REQUIRE(decided);
        return *decided;
    }
    [[nodiscard]] Value value(const std::string& who, const char* attribute) const
    {
        const EntityId id = game.state().find(who);
        const Entity& entity = game.state().at(id);
        return entity.values[static_cast<std::size_t>(game.rules().stored.find(entity.kind, attribute))];
    }
    [[nodiscard]] std::string with(const std::string& leader) const
    {
        const EntityId unit = game.state().at(game.state().find(leader)).attachedTo;
        return unit == nobody ? "" : game.state().at(unit).id;
    }
};

}  // namespace

TEST_CASE("who begins attached has what the rules keep of it, and who is with nobody has not", "[game]")
{
    const LedBattle battle;
    CHECK(battle.value("north-1", "led") == Value::flag(true));
    CHECK(battle.value("north-1", "skill") == Value(Number(3)));
    CHECK(battle.value("north-2", "led").isUnknown());
    CHECK(battle.value("south-leader", "with-unit") == Value::flag(false));
    CHECK(battle.value("north-leader", "with-unit") != Value::flag(false));
}

TEST_CASE("a leader joins a unit by an effect and is found with it, leaves it, and an edit does the same", "[game]")
{
    LedBattle battle;
    const Decision joined = battle.play(resolveCommand("joins", {{"man", {"south-leader"}}, {"unit", {"south-2"}}}));
    CHECK(tells(joined.sentences, "General South is attached to South 2"));
    CHECK(battle.with("south-leader") == "south-2");
    CHECK(battle.value("south-2", "led") == Value::flag(true));
    CHECK(battle.value("south-2", "skill") == Value(Number(3)));
    CHECK(battle.value("south-leader", "with-unit") == Value::flag(true));
    CHECK(tells(battle.play(resolveCommand("asks", {{"unit", {"south-2"}}})).sentences, "General South leads."));
    CHECK(tells(battle.play(resolveCommand("leaves", {{"man", {"south-leader"}}})).sentences,
                "General South leaves South 2."));
    CHECK(battle.with("south-leader").empty());
    CHECK(battle.value("south-2", "led") == Value::flag(false));
    CHECK(battle.value("south-leader", "with-unit") == Value::flag(false));
    battle.play(editCommand("south-leader", EntityField::AttachedTo, "south-1"));
    CHECK(battle.value("south-1", "led") == Value::flag(true));
    battle.play(editCommand("south-leader", EntityField::AttachedTo, "south-2"));
    CHECK(battle.value("south-1", "led") == Value::flag(false));
    REQUIRE(battle.game.undo());
    CHECK(battle.value("south-1", "led") == Value::flag(true));
}

TEST_CASE("in a single case joining is told and nothing more", "[game]")
{
    const auto ruleset = ledRules();
    Situation situation(*ruleset, *ruleset->findProcedure("joins"));
    Resolution resolution(situation);
    NoDice none;
    REQUIRE(resolution.run(none).kind == Pause::Kind::Finished);
    const Verdict verdict = makeVerdict(resolution);
    REQUIRE_FALSE(verdict.lines.empty());
    CHECK(verdict.lines.back().text == "Leader is attached to unit");
    CHECK(verdict.effects.empty());
}

TEST_CASE("the group of several units is that of the first", "[game]")
{
    LedBattle battle;
    CHECK(tells(battle.play(resolveCommand("march", {{"unit", {"south-2", "south-1"}}})).sentences,
                "South wing marches."));
}

TEST_CASE("attaching what can't be attached is a fault of the rules")
{
    const auto faults = [](const std::string& effect, const std::string& more = "") {
        std::string text = rules;
        const std::string from = R"("effect": { "man.attached-to": null })";
        text.replace(text.find(from), from.size(), "\"effect\": { " + effect + " }" + more);
        return toldFaults(
            RulesetBuilder::empty()
                .file("rules.json", text)
                .file(
                    "group.json",
                    R"({ "attributes": { "group": [ { "id": "tired", "label": "tired", "type": "flag", "default": false } ] } })")
                .load()
                .diagnostics);
    };
    CHECK(faults(R"("man.attached-to": null)").empty());
    CHECK(faults(R"("man.attached-to": "ghost")").find("there is no role") != std::string::npos);
    CHECK(faults(R"("unit.attached-to": "unit")").find("\"unit\" is no single leader") != std::string::npos);
    CHECK(faults(R"("man.attached-to": "man")").find("\"man\" is no single unit") != std::string::npos);
    CHECK(faults(R"("man.attached-to": 3)").find("write the role of the unit that he joins") != std::string::npos);
    CHECK(faults(R"("man.attached-to": null)", R"(, "at": "end-of-phase")").find("joins or leaves a unit at once")
          != std::string::npos);
}

TEST_CASE("a roster's words about attachment belong to units and leaders")
{
    const auto faults = [](const std::string& roster) {
        std::string text = rules;
        const std::string from = R"("unit": { "attached": "led", "of-leader": { "skill": "skill" } })";
        text.replace(text.find(from), from.size(), roster);
        return toldFaults(
            RulesetBuilder::empty()
                .file("rules.json", text)
                .file(
                    "group.json",
                    R"({ "attributes": { "group": [ { "id": "tired", "label": "tired", "type": "flag", "default": false } ] } })")
                .load()
                .diagnostics);
    };
    CHECK(faults(R"("unit": { "attached": "skill" })").find("is no flag") != std::string::npos);
    CHECK(faults(R"("group": { "attached": "tired" })").find("\"attached\" belongs to \"unit\" and \"leader\"")
          != std::string::npos);
    CHECK(faults(R"("group": { "of-leader": { "tired": "skill" } })").find("\"of-leader\" belongs to \"unit\"")
          != std::string::npos);
    CHECK(faults(R"("unit": { "of-leader": { "led": "skill" } })").find("can't take over \"skill\"")
          != std::string::npos);
    CHECK(faults(R"("unit": { "of-leader": { "skill": "skil" } })").find("no attribute \"skil\"") != std::string::npos);
}

}  // namespace attachment_test
