// Single rows of a many role, blocks, watches, and facts given to what falls due.
#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/resolve/relevance/relevance.hpp"

namespace rows_and_watches_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* lastStand =
    R"({ "watches": [ { "id": "last-stand", "kind": "unit", "when": { "self.stands": { "at-most": 1 } },
  "effect": { "self.shaken": true }, "say": "{self} is down to its last stand." } ] })";

Played playWatched(const std::string& steps, const Facts& facts)
{
    return play(RulesetBuilder().file("watches.json", lastStand).steps(steps).kept(), "tried", facts);
}

}  // namespace

TEST_CASE("a picked row is the row in hand")
{
    const std::string steps =
        R"([{ "pick": "firer", "row": 2, "steps": [ { "let": "x", "value": "firer.figures" } ] }])";
    CHECK(playSteps(steps, {{"firer.1.figures", "5"}, {"firer.2.figures", "8"}}).value("x") == "8");
}

TEST_CASE("a picked row stays in hand when a procedure within it ends early")
{
    const std::string test =
        R"({ "procedures": [ { "id": "brief", "title": "Brief", "roles": { "unit": { "kind": "unit", "label": "unit" } },
      "steps": [ { "end": "Done early.", "when": { "unit.figures": { "above": 0 } } }, { "let": "never", "value": 1 } ] } ] })";
    const Ruleset& ruleset =
        RulesetBuilder()
            .file("brief.json", test)
            .steps(
                R"([{ "pick": "firer", "row": 2, "steps": [ { "do": "brief", "roles": { "unit": "firer" } }, { "let": "x", "value": "firer.figures" } ] }])")
            .kept();
    CHECK(play(ruleset, "tried", {{"firer.1.figures", "5"}, {"firer.2.figures", "8"}}).value("x") == "8");
}

TEST_CASE("modifiers belong to the row that they sum up, whatever row is picked inside")
{
    const std::string modifiers =
        R"({ "modifiers": { "odds": [ { "id": "many", "label": "many figures", "amount": 1, "when": { "firer.figures": { "above": 6 } } } ] } })";
    const std::string steps =
        R"([{ "each": "firer", "steps": [ { "pick": "foe", "row": 1, "steps": [ { "sum": "firer.strength", "modifiers": "odds" } ] } ] }])";
    const std::string procedure =
        R"({ "procedures": [ { "id": "tried", "title": "Tried", "roles": { "firer": { "kind": "unit", "label": "firer", "many": true }, "foe": { "kind": "unit", "label": "foe", "many": true } }, "steps": )"
        + steps + " } ] }";
    const Ruleset& ruleset = RulesetBuilder().file("odds.json", modifiers).file("tried.json", procedure).kept();
    const Played played = play(ruleset, "tried", {{"firer.1.figures", "5"}, {"firer.2.figures", "8"}});
    REQUIRE(played.verdict.modifiers.size() == 2);
    CHECK(played.verdict.modifiers[1].rowLabel == "firer 2");
    CHECK(played.value("firer.2.strength") == "1");
}

TEST_CASE("a row that is not there is refused")
{
    const std::string steps =
        R"([{ "pick": "firer", "row": 3, "steps": [ { "let": "x", "value": "firer.figures" } ] }])";
    const Played played = playSteps(steps, {{"firer.1.figures", "5"}});
    REQUIRE(played.verdict.refused);
    CHECK(played.verdict.refused->find("there is no firer 3") != std::string::npos);
}

TEST_CASE("a block of steps stands under one condition")
{
    const std::string steps =
        R"([{ "let": "x", "value": 1 }, { "when": { "flank": true }, "steps": [ { "let": "x", "value": 2 }, { "let": "y", "value": 3 } ] }])";
    CHECK(playSteps(steps, {{"flank", "yes"}}).value("y") == "3");
    CHECK(playSteps(steps, {{"flank", "no"}}).value("x") == "1");
    CHECK(playSteps(steps, {{"flank", "no"}}).value("y") == "?");
}

TEST_CASE("a single role counts as one row where a many role is gone through")
{
    const std::string steps =
        R"([{ "each": "shooter", "steps": [ { "let": "shooter.doubled", "value": { "times": ["shooter.figures", 2] } } ] },
      { "let": "x", "value": { "total": "shooter", "of": "shooter.doubled" } }, { "let": "n", "value": { "count": "shooter", "where": { "shooter.figures": { "above": 100 } } } }])";
    const Played played = playSteps(steps, {{"shooter.figures", "7"}});
    CHECK(played.value("x") == "14");
    CHECK(played.value("n") == "0");
}

TEST_CASE("a role that may be empty can be left out of a do")
{
    const std::string volley =
        R"({ "procedures": [ { "id": "volley", "title": "Volley", "roles": { "friend": { "kind": "unit", "label": "friend", "many": true, "least": 0 } },
      "steps": [ { "let": "friends", "value": { "count": "friend", "where": { "friend.shaken": false } } }, { "each": "friend", "steps": [ { "let": "friend.x", "value": 1 } ] },
      { "let": "all-veterans", "is": { "every": "friend", "where": { "friend.veteran": true } } } ] } ] })";
    const Ruleset& ruleset = RulesetBuilder()
                                 .file("volley.json", volley)
                                 .steps(R"([{ "do": "volley" }, { "let": "x", "value": "volley.friends" }])")
                                 .kept();
    const Played played = play(ruleset, "tried");
    CHECK(played.value("x") == "0");
    CHECK(played.value("volley.all-veterans") == "true");
}

TEST_CASE("a role that is found by another is filled where the procedure around finds the same")
{
    const Ruleset& ruleset = RulesetBuilder()
                                 .file("sides.json", R"({ "attributes": { "side": [
      { "id": "lost", "label": "units lost", "type": "number", "from": "play", "default": 0, "question": "How many?" } ] },
    "procedures": [
      { "id": "fate", "title": "Fate", "roles": { "loser": { "kind": "unit", "label": "loser" }, "side": { "kind": "side", "label": "side", "of": "loser" } },
        "steps": [ { "effect": { "side.lost": { "add": 1 }, "loser.shaken": true } } ] },
      { "id": "fight", "title": "Fight", "roles": { "victim": { "kind": "unit", "label": "victim" }, "victims": { "kind": "side", "label": "victim's side", "of": "victim" } },
        "steps": [ { "do": "fate", "roles": { "loser": "victim" } } ] } ] })")
                                 .kept();
    const std::string effects = play(ruleset, "fight", {{"victims.lost", "2"}, {"victim.shaken", "no"}}).effects();
    CHECK(effects == "victims.lost 2>3 now, victim.shaken false>true now");
}

TEST_CASE("a watch fires for whom an effect has brought to it, at the time of that effect")
{
    const std::string steps = R"([{ "effect": { "target.stands": { "subtract": 3 } }, "at": "end-of-subphase" }])";
    const Played played = playWatched(steps, {{"target.stands", "4"}});
    CHECK(played.effects() == "target.stands 4>1 end-of-subphase, target.shaken false>true end-of-subphase");
    CHECK(played.verdict.title == "Target is down to its last stand.");
}

TEST_CASE("a watch does not fire where it is not true, for who was not changed, or on what is not known")
{
    const std::string steps = R"([{ "effect": { "target.stands": { "subtract": 3 } } }])";
    CHECK(playWatched(steps, {{"target.stands", "9"}}).effects() == "target.stands 9>6 now");
    CHECK(playWatched(R"([{ "effect": { "target.cover": "soft" } }, { "let": "x", "value": "shooter.stands" }])",
                      {{"shooter.stands", "1"}})
              .effects()
          == "target.cover open>soft now");
    // Four by default.
    CHECK(playWatched(steps, {}).effects() == "target.stands 4>1 now, target.shaken false>true now");
    CHECK(playWatched(R"([{ "effect": { "target.stands": { "subtract": 3 } }, "when": { "flank": true } }])",
                      {{"flank", "no"}, {"target.stands", "1"}})
              .effects()
              .empty());
}

TEST_CASE("a watch that has fired before keeps silent")
{
    const std::string steps = R"([{ "effect": { "target.stands": { "subtract": 1 } } }, { "say": "One lost." }])";
    const Played again = playWatched(steps, {{"target.stands", "1"}, {"target.shaken", "yes"}});
    CHECK(again.effects() == "target.stands 1>0 now");
    CHECK(again.verdict.title == "One lost.");
}

TEST_CASE("a watch asks nothing")
{
    const Ruleset& ruleset =
        RulesetBuilder()
            .file(
                "watches.json",
                R"({ "watches": [ { "id": "few", "kind": "unit", "when": { "self.figures": { "at-most": 4 } }, "effect": { "self.shaken": true } } ] })")
            .steps(R"([{ "effect": { "target.stands": { "subtract": 1 } } }])")
            .kept();
    const Situation situation = situationOf(ruleset, "tried");
    CHECK(play(situation).asks().empty());
    CHECK(whatMatters(situation).questions.empty());
}

TEST_CASE("what falls due is given facts of its case")
{
    const std::string steps =
        R"([{ "let": "gust", "value": { "sum": ["wind", 1] } }, { "due": "shooting", "for": { "target": "shooter" }, "with": { "wind": "gust", "flank": true } }])";
    const Played played = playSteps(steps, {{"wind", "4"}});
    REQUIRE(played.verdict.due.size() == 1);
    CHECK(played.verdict.due[0].with
          == std::vector<std::pair<std::string, std::string>>{{"wind", "5"}, {"flank", "true"}});
}

TEST_CASE("dice that follow one another can be thrown together, later ones can't")
{
    const std::string steps =
        R"([{ "roll": "attack", "sides": 6 }, { "roll": "defence", "dice": 2, "sides": 10 }, { "let": "x", "value": { "sum": ["attack", "defence"] } },
      { "roll": "last", "dice": "x", "sides": 6, "title": "the last" }, { "let": "y", "value": "last" }])";
    const Played played = playSteps(steps);
    const std::vector<Throw> together = played.resolution.throwsTogether();
    REQUIRE(together.size() == 2);
    CHECK(together[0].title == "attack");
    CHECK(together[0].dice == 1);
    CHECK(together[1].dice == 2);
    CHECK(together[1].sides == 10);
    CHECK(playSteps(steps, {}, {1, 1, 1}).resolution.throwsTogether().size() == 1);
}

TEST_CASE("the rows of a role throw together, each named")
{
    const std::string steps =
        R"([{ "each": "firer", "steps": [ { "roll": "firer.die", "dice": "firer.figures", "sides": 6 } ] }, { "let": "x", "value": { "total": "firer", "of": "firer.die" } }])";
    const Played played = playSteps(steps, {{"firer.1.figures", "1"}, {"firer.2.figures", "1"}});
    const std::vector<Throw> together = played.resolution.throwsTogether();
    REQUIRE(together.size() == 2);
    CHECK(together[1].title == "firer 2: die");
}

}  // namespace rows_and_watches_test
