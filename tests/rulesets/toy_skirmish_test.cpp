// The rarer words of the language, in a small ruleset of their own: verdicts, odds against exact fractions, words.
#include "support/catch.hpp"
#include "support/games/tried_steps.hpp"
#include "support/odds/odds_comparison.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/game/play/questions/shown_value.hpp"
#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/game/state/entity_values.hpp"
#include "drumhead/resolve/examples/example_runner.hpp"
#include "drumhead/resolve/relevance/relevance.hpp"
#include "drumhead/resolve/session/throw_plan.hpp"
#include "drumhead/resolve/session/thrown_dice.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"
#include "drumhead/sheets/plain_rules.hpp"
#include "drumhead/sheets/sheet.hpp"

#include <algorithm>
#include <filesystem>

namespace toy_skirmish_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

const Ruleset& skirmish()
{
    static const LoadedRuleset loaded =
        loadRulesetFolder(std::filesystem::path(DRUMHEAD_TEST_DATA) / "rulesets" / "skirmish");
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.diagnostics.empty());
    return *loaded.ruleset;
}

Facts pair(const std::string& one, const std::string& first, const std::string& two, const std::string& second)
{
    return {{one + ".type", first}, {two + ".type", second}};
}

/// The odds of a case agree with exact fractions, and it was compared.
void agrees(const std::string& procedure, const Facts& facts)
{
    const Situation situation = situationOf(skirmish(), procedure, facts);
    const OddsComparison comparison = compareOdds(situation);
    INFO(told(situation));
    CHECK(comparison.fault.empty());
    CHECK(comparison.kind == OddsComparison::Kind::Compared);
    CHECK(comparison.throws > 0);
}

}  // namespace

TEST_CASE("the toy skirmish loads and passes its examples")
{
    const std::vector<ExampleOutcome> outcomes = runExamples(skirmish());
    CHECK(outcomes.size() == 11);
    for (const ExampleOutcome& outcome : outcomes) {
        CAPTURE(outcome.example->id);
        CHECK(outcome.faults == std::vector<std::string>());
    }
}

TEST_CASE("the odds of several counts, ranks, symbols and uneven dice agree with exact fractions")
{
    agrees("omen", {{"unit.hits", "1"}});
    agrees("signs", {{"unit.type", "line"}});
    agrees("portents", {{"unit.type", "line"}});
    for (const char* type : {"militia", "line", "guard"}) {
        Facts volley = pair("firer", type, "target", "line");
        volley.emplace_back("range", "30");
        agrees("volley", volley);
        volley.emplace_back("target.hits", "3");
        agrees("volley", volley);
        agrees("nerve-test", {{"unit.type", type}, {"unit.hits", "5"}});
        for (const char* men : {"0", "1", "2", "3"}) {
            Facts brawl = pair("attacker", type, "defender", "guard");
            brawl.emplace_back("attacker.men", men);
            agrees("brawl", brawl);
        }
    }
}

TEST_CASE("every face of several counts of one throw, one by one")
{
    const Situation situation =
        situationOf(skirmish(), "volley", {{"firer.type", "guard"}, {"target.type", "line"}, {"range", "10"}});
    const std::vector<std::string> of = {"fire.hits", "fire.sixes", "fire.ones", "suffered"};
    std::vector<FactRef> facts;
    for (const std::string& name : of) facts.push_back(*findFact(situation.program(), name));
    const std::optional<Enumerated> exact = enumerate(situation, facts, 100'000);
    REQUIRE(exact);
    OddsRequest request;
    request.of = of;
    const auto odds = computeOdds(situation, request);
    REQUIRE(odds);
    REQUIRE(odds->outcomes.size() == exact->size());
    for (const OddsOutcome& outcome : odds->outcomes)
        CHECK(outcome.probability
              == Approx(exact->at(outcomeKey(situation, odds->facts, outcome)).toDouble()).margin(1e-12));
}

TEST_CASE("a figure of the type is where an attribute begins, and still asked")
{
    const Situation fresh = situationOf(skirmish(), "nerve-test", {{"unit.type", "guard"}, {"unit.hits", "0"}});
    const Relevance matters = whatMatters(fresh);
    const FactRef nerve = *findFact(fresh.program(), "unit.nerve");
    CHECK(std::find(matters.questions.begin(), matters.questions.end(), nerve) != matters.questions.end());
    CHECK(play(fresh, {12}).after("unit.nerve") == "elite");
    CHECK(play(skirmish(), "nerve-test", {{"unit.hits", "0"}}).asks() == "unit.type");
}

TEST_CASE("a battle counts losses up, begins with figures of the type, and works out what its lists show")
{
    const std::string text = R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "toy-skirmish", "sides": [
      { "id": "red", "name": "Red", "units": [ { "id": "a", "name": "A", "type": "guard", "hits": 3 }, { "id": "b", "name": "B", "type": "line", "men": 2, "broken": true } ] },
      { "id": "blue", "name": "Blue", "units": [ { "id": "c", "name": "C", "type": "militia" } ] } ] })";
    const LoadedScenario loaded = loadScenario("try", text, skirmish());
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.usable());
    const StoredAttributes stored(skirmish());
    const State state = initialState(*loaded.scenario, skirmish(), stored);
    const RosterKind& roster = *skirmish().findRoster(EntityKind::Unit);
    const auto named = [&state](const std::string& id) {
        return std::find_if(state.entities.begin(), state.entities.end(),
                            [&](const Entity& each) { return each.id == id; });
    };
    const auto idOf = [&](const std::string& id) { return static_cast<EntityId>(named(id) - state.entities.begin()); };
    CHECK(strengthLeftOf(skirmish(), stored, *named("a"), roster.strength[0]) == Value(Number(3)));
    CHECK(strengthLeftOf(skirmish(), stored, *named("c"), roster.strength[0]) == Value(Number(3)));
    const auto attribute = [](EntityKind kind, const char* id) -> const Attribute& {
        return **std::find_if(skirmish().attributes.begin(), skirmish().attributes.end(),
                              [&](const auto& each) { return each->kind == ownerKind(kind) && each->id == id; });
    };
    const Attribute& men = attribute(EntityKind::Unit, "men");
    CHECK(valueOrDefault(skirmish(), stored, *named("a"), men) == Value(Number(4)));
    CHECK(valueOrDefault(skirmish(), stored, *named("b"), men) == Value(Number(2)));
    const Value elite = Value::choice(skirmish().names.find("elite"));
    CHECK(valueOrDefault(skirmish(), stored, *named("a"), attribute(EntityKind::Unit, "first-nerve")) == elite);
    const auto shown = [&](const std::string& id, EntityKind kind, const char* what) {
        return shownValue({skirmish(), stored}, state, idOf(id), attribute(kind, what));
    };
    CHECK(shown("a", EntityKind::Unit, "spent") == Value::flag(true));
    CHECK(shown("c", EntityKind::Unit, "spent") == Value::flag(false));
    CHECK(shown("red", EntityKind::Side, "broken-units") == Value(Number(1)));
}

TEST_CASE("a throw with several values says what it counts")
{
    const auto planned = [](const std::string& procedure, const Facts& facts) {
        return plannedThrows(play(skirmish(), procedure, facts).resolution).front();
    };
    const PlannedThrow volley = planned("volley", {{"firer.type", "guard"}, {"target.type", "line"}, {"range", "10"}});
    CHECK(diceText(volley) == "4 D6");
    CHECK(needsText(volley) == "4 or more hits, 6 sixes, 1 or 2 misfires");
    std::string faces;
    for (const FaceMeaning& each : faceMeanings(volley, volley.readings.front()))
        faces += std::to_string(each.face) + "-" + std::to_string(each.until) + " " + each.words + "; ";
    CHECK(faces == "1-2 misfires; 3-3 nothing; 4-5 hits; 6-6 hits, sixes; ");
    const PlannedThrow brawl = planned("brawl", {{"attacker.type", "guard"}, {"defender.type", "line"}});
    CHECK(diceText(brawl) == "3 D6, keep the two highest");
    CHECK(needsText(brawl) == "the highest first");
    CHECK(diceText(planned("nerve-test", {{"unit.type", "line"}, {"unit.hits", "0"}})) == "1 D8");
    CHECK(needsText(planned("omen", {{"unit.hits", "1"}})) == "1, 2 or 3 a skull, 4 or 5 a shield, 6 a blank");
}

TEST_CASE("the verdict of a throw with several values has a line for each")
{
    const Played played =
        play(skirmish(), "volley", {{"firer.type", "guard"}, {"target.type", "line"}, {"range", "10"}}, {6, 6, 2, 3});
    const std::string told = verdictText(played.verdict, skirmish());
    INFO(told);
    CHECK(told.find("fire: 4D6 6 6 2 3 (hits: 4 or more; sixes: 6; misfires: 1 or 2)") != std::string::npos);
    CHECK(told.find("hits: 2") != std::string::npos);
    CHECK(told.find("misfires: 1") != std::string::npos);
    CHECK(told.find("suffered: 3") != std::string::npos);
    const std::vector<ThrownDice> thrown = thrownDice(played.resolution);
    REQUIRE(thrown.size() == 1);
    CHECK(thrown.front().marks
          == std::vector<DieMark>{DieMark::Scored, DieMark::Scored, DieMark::Scored, DieMark::Missed});
}

TEST_CASE("a changed die and an overruled count hold in the odds of several counts")
{
    Situation situation =
        situationOf(skirmish(), "volley", {{"firer.type", "guard"}, {"target.type", "line"}, {"range", "10"}});
    Overrule die;
    die.kind = Overrule::Kind::Die;
    die.die = 1;
    die.value = Number(6);
    die.reason = "Cocked.";
    situation.overrule(die);
    agreesWithEnumeration(situation, {"fire.hits", "fire.sixes", "fire.ones"});
    Overrule count;
    count.kind = Overrule::Kind::Value;
    count.step = "fire.ones";
    count.value = Number(0);
    count.reason = "No misfires today.";
    situation.overrule(count);
    OddsRequest request;
    request.of = {"fire.ones", "suffered"};
    const auto odds = computeOdds(situation, request);
    REQUIRE(odds);
    for (const OddsOutcome& each : odds->outcomes) CHECK(each.values.front() == Value(Number(0)));
    CHECK(odds->outcomes.front().values.back() == Value(Number(2)));  // the changed die hits, and is a six
    CHECK(play(situation, {1, 1, 1, 1}).value("suffered") == "2");
}

TEST_CASE("plain words tell of counts, ranks, symbols, uneven dice and compared amounts")
{
    const std::string told = sheetToMarkdown(plainRules(skirmish()));
    for (const char* each :
         {"hits: the number that show", "misfires: the number that show 1 or 2", "ends: the number that show 1 or 6",
          "inner: the number that show 3 or 4", "the highest die first: first of attack and second of attack",
          "D4 to D12", "a skull: the number that show 1, 2 or 3", "is above"}) {
        CAPTURE(each);
        INFO(told);
        CHECK(told.find(each) != std::string::npos);
    }
}

TEST_CASE("a condition on arithmetic says in its reason what was compared")
{
    const Played played = playSteps(
        R"([ { "refuse": "Too few.", "when": { "compare": { "sum": ["target.stands", { "times": ["wind", 2] }] }, "below": 7, "at-least": 1 } } ])",
        {{"target.stands", "4"}, {"wind", "1"}});
    CHECK(played.verdict.refused == "Too few.");
    INFO(verdictText(played.verdict, skirmish()));
    CHECK(played.lines(LineKind::Refused).find("target's stands + (wind x 2) is 6 (below 7)") != std::string::npos);
}

}  // namespace toy_skirmish_test
