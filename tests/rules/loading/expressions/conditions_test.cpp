#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

namespace conditions_test {

using namespace drumhead::test;

namespace {

std::string holds(const std::string& condition, const Facts& facts = {}, const Facts& rulings = {})
{
    return playSteps(R"([{ "let": "x", "is": )" + condition + " }]", facts, {}, rulings).value("x");
}

}  // namespace

TEST_CASE("all clauses of a condition have to hold")
{
    const std::string both = R"({ "target.cover": "soft", "flank": true })";
    CHECK(holds(both, {{"target.cover", "soft"}, {"flank", "yes"}}) == "true");
    CHECK(holds(both, {{"target.cover", "soft"}, {"flank", "no"}}) == "false");
    CHECK(holds(both, {{"target.cover", "hard"}, {"flank", "yes"}}) == "false");
}

TEST_CASE("a list is any of its values")
{
    const std::string either = R"({ "target.formation": ["column", "square"] })";
    CHECK(holds(either, {{"target.formation", "column"}}) == "true");
    CHECK(holds(either, {{"target.formation", "square"}}) == "true");
    CHECK(holds(either, {{"target.formation", "line"}}) == "false");
    CHECK(holds(R"({ "wind": [1, 3] })", {{"wind", "3"}}) == "true");
    CHECK(holds(R"({ "wind": [1, 3] })", {{"wind", "2"}}) == "false");
}

TEST_CASE("not is none of its values")
{
    CHECK(holds(R"({ "target.formation": { "not": "square" } })", {{"target.formation", "line"}}) == "true");
    CHECK(holds(R"({ "target.formation": { "not": "square" } })", {{"target.formation", "square"}}) == "false");
    CHECK(holds(R"({ "target.formation": { "not": ["square", "column"] } })", {{"target.formation", "column"}})
          == "false");
    CHECK(holds(R"({ "target.formation": { "not": ["square", "column"] } })", {{"target.formation", "line"}})
          == "true");
    CHECK(holds(R"({ "flank": { "not": true } })", {{"flank", "no"}}) == "true");
}

TEST_CASE("numbers are compared, the bounds of at-least and at-most included")
{
    const auto wind = [](const std::string& comparison, const std::string& value) {
        return holds(R"({ "wind": )" + comparison + " }", {{"wind", value}});
    };
    CHECK(wind(R"({ "at-least": 2 })", "2") == "true");
    CHECK(wind(R"({ "at-least": 2 })", "1") == "false");
    CHECK(wind(R"({ "at-most": 2 })", "2") == "true");
    CHECK(wind(R"({ "at-most": 2 })", "3") == "false");
    CHECK(wind(R"({ "above": 2 })", "2") == "false");
    CHECK(wind(R"({ "above": 2 })", "3") == "true");
    CHECK(wind(R"({ "below": 2 })", "2") == "false");
    CHECK(wind(R"({ "below": 2 })", "-9") == "true");
    CHECK(wind(R"({ "is": 2 })", "2") == "true");
    CHECK(wind(R"({ "is": 2 })", "3") == "false");
    CHECK(wind(R"({ "not": 2 })", "3") == "true");
    CHECK(wind("2", "2") == "true");
    CHECK(wind(R"({ "above": 2, "at-most": 5 })", "5") == "true");
    CHECK(wind(R"({ "above": 2, "at-most": 5 })", "6") == "false");
}

TEST_CASE("a number is compared with an amount")
{
    CHECK(holds(R"({ "distance": { "at-most": { "times": ["shooter.speed", 0.5] } } })",
                {{"shooter.type", "guards"}, {"distance", "10"}})
          == "true");
    CHECK(holds(R"({ "distance": { "at-most": { "times": ["shooter.speed", 0.5] } } })",
                {{"shooter.type", "guards"}, {"distance", "10.5"}})
          == "false");
}

TEST_CASE("none is met only where there is none")
{
    CHECK(holds(R"({ "shooter.reach": "none" })", {{"shooter.type", "raiders"}}) == "true");
    CHECK(holds(R"({ "shooter.reach": "none" })", {{"shooter.type", "guards"}}) == "false");
    CHECK(holds(R"({ "shooter.reach": { "not": "none" } })", {{"shooter.type", "guards"}}) == "true");
    CHECK(holds(R"({ "shooter.reach": ["none", 10] })", {{"shooter.type", "guards"}}) == "true");
    CHECK(holds(R"({ "shooter.reach": ["none", 11] })", {{"shooter.type", "guards"}}) == "false");
}

TEST_CASE("nothing is above or below what there is none of")
{
    for (const char* comparison : {"at-least", "at-most", "above", "below"}) {
        CAPTURE(comparison);
        CHECK(holds(std::string(R"({ "distance": { ")") + comparison + R"(": "shooter.reach" } })",
                    {{"shooter.type", "raiders"}, {"distance", "0"}})
              == "false");
    }
}

TEST_CASE("none as the value of a choice is tested like any other")
{
    const char* attributes = R"({ "attributes": { "unit": [
      { "id": "weapon", "label": "weapon", "type": "choice", "choices": { "bow": "bow", "pike": "pike" }, "none": "unarmed", "question": "Which weapon?" } ] } })";
    const auto weapon = [&](const std::string& condition, const std::string& value) {
        const auto ruleset = RulesetBuilder()
                                 .file("weapons.json", attributes)
                                 .steps(R"([{ "let": "x", "is": { "shooter.weapon": )" + condition + " } }]")
                                 .sound();
        return play(*ruleset, "tried", {{"shooter.weapon", value}}).value("x");
    };
    CHECK(weapon("\"none\"", "none") == "true");
    CHECK(weapon("\"none\"", "bow") == "false");
    CHECK(weapon(R"({ "not": "none" })", "none") == "false");
    CHECK(weapon(R"({ "not": "none" })", "bow") == "true");
    CHECK(weapon(R"({ "not": ["none", "bow"] })", "pike") == "true");
    CHECK(weapon(R"(["none", "bow"])", "none") == "true");
}

TEST_CASE("none is a choice of its own where the list has one")
{
    const char* attributes =
        R"({ "attributes": { "case": [ { "id": "wall", "label": "wall", "type": "choice", "choices": { "none": "no wall", "low": "low" }, "question": "A wall?" } ] } })";
    const auto ruleset =
        RulesetBuilder()
            .file("walls.json", attributes)
            .steps(R"([{ "let": "x", "is": { "wall": "none" } }, { "let": "y", "is": { "wall": { "not": "none" } } }])")
            .sound();
    CHECK(play(*ruleset, "tried", {{"wall", "none"}}).value("x") == "true");
    CHECK(play(*ruleset, "tried", {{"wall", "none"}}).value("y") == "false");
    CHECK(play(*ruleset, "tried", {{"wall", "low"}}).value("x") == "false");
}

TEST_CASE("conditions are combined with any, all and not, beside other keys")
{
    const std::string any = R"({ "any": [ { "flank": true }, { "target.cover": "open" } ], "wind": 1 })";
    CHECK(holds(any, {{"flank", "no"}, {"target.cover", "open"}, {"wind", "1"}}) == "true");
    CHECK(holds(any, {{"flank", "no"}, {"target.cover", "soft"}, {"wind", "1"}}) == "false");
    CHECK(holds(any, {{"flank", "yes"}, {"wind", "2"}}) == "false");
    CHECK(holds(R"({ "all": [ { "flank": true }, { "wind": 1 } ] })", {{"flank", "yes"}, {"wind", "1"}}) == "true");
    CHECK(holds(R"({ "all": [ { "flank": true }, { "wind": 1 } ] })", {{"flank", "yes"}, {"wind", "0"}}) == "false");
    CHECK(holds(R"({ "not": { "flank": true, "wind": 1 } })", {{"flank", "yes"}, {"wind", "0"}}) == "true");
    CHECK(holds(R"({ "not": { "flank": true, "wind": 1 } })", {{"flank", "yes"}, {"wind", "1"}}) == "false");
}

TEST_CASE("a condition over some or every row of a role")
{
    const Facts mixed = {{"firer.1.veteran", "no"}, {"firer.2.veteran", "yes"}};
    const Facts all = {{"firer.1.veteran", "yes"}, {"firer.2.veteran", "yes"}};
    const Facts nobody = {{"firer.1.veteran", "no"}, {"firer.2.veteran", "no"}};
    const std::string some = R"({ "some": "firer", "where": { "firer.veteran": true } })";
    const std::string every = R"({ "every": "firer", "where": { "firer.veteran": true } })";
    CHECK(holds(some, mixed) == "true");
    CHECK(holds(some, nobody) == "false");
    CHECK(holds(every, mixed) == "false");
    CHECK(holds(every, all) == "true");
}

TEST_CASE("a condition tests how the club has ruled")
{
    CHECK(holds(R"({ "ruling.bows": "as-muskets" })") == "false");
    CHECK(holds(R"({ "ruling.bows": "as-muskets" })", {}, {{"bows", "as-muskets"}}) == "true");
}

TEST_CASE("two facts are compared with each other")
{
    const std::string same = R"({ "shooter.formation": { "is": "target.formation" } })";
    CHECK(holds(same, {{"shooter.formation", "line"}, {"target.formation", "line"}}) == "true");
    CHECK(holds(same, {{"shooter.formation", "line"}, {"target.formation", "column"}}) == "false");
    CHECK(holds(R"({ "shooter.stands": { "above": "target.stands" } })",
                {{"shooter.stands", "5"}, {"target.stands", "4"}})
          == "true");
}

TEST_CASE("a string that is one of the fact's own choices is that choice, otherwise a name")
{
    const std::string steps =
        R"([{ "let": "square", "choices": { "line": "in line", "square": "in square" }, "value": "line" }, { "let": "x", "is": { "target.formation": "square" } }])";
    CHECK(playSteps(steps, {{"target.formation", "square"}}).value("x") == "true");
    CHECK(playSteps(steps, {{"target.formation", "line"}}).value("x") == "false");
}

TEST_CASE("a clause that settles a condition leaves the others unasked")
{
    CHECK(holds(R"({ "wind": 3, "flank": true })", {{"flank", "no"}}) == "false");
    CHECK(holds(R"({ "any": [ { "wind": 3 }, { "flank": true } ] })", {{"flank", "yes"}}) == "true");
    CHECK(holds(R"({ "some": "firer", "where": { "firer.veteran": true } })", {{"firer.2.veteran", "yes"}}) == "true");
}

TEST_CASE("the fact that is asked is one that can still settle it")
{
    // The distance can't matter: without a flank shot its clause fails whatever it is.
    const Played played = playSteps(
        R"([{ "let": "x", "is": { "any": [ { "distance": 3, "flank": true }, { "wind": 1 } ] } }])", {{"flank", "no"}});
    CHECK(played.asks() == "wind");
}

}  // namespace conditions_test
