#include "drumhead/resolve/leverage/leverage.hpp"

#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

#include <cmath>

namespace leverage_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

OddsEvent atLeast(const Situation& situation, const std::string& name, int value)
{
    return {*findFact(situation.program(), name), Comparison::AtLeast, Number(value)};
}

const Lever* lever(const Leverage& found, const std::string& title)
{
    for (const Lever& each : found.levers) {
        if (each.title == title) return &each;
    }
    return nullptr;
}

const LeverTry* tried(const Lever* lever, const std::string& text)
{
    if (!lever) return nullptr;
    for (const LeverTry& each : lever->tries) {
        if (each.text == text) return &each;
    }
    return nullptr;
}

/// Guards shoot at guards in the open; killed 1 from a score of 4, 2 from 7.
const Situation& shooting()
{
    static const auto rules = RulesetBuilder().sound();
    static const Situation situation = situationOf(*rules, "shooting", {{"distance", "5"}, {"shooter.type", "guards"}});
    return situation;
}

Leverage leverageOf(const Situation& situation, const OddsEvent& event)
{
    const Result<Leverage, OddsError> found = leverage(situation, {event});
    if (!found) FAIL(oddsErrorText(situation.program(), found.error()));
    return *found;
}

}  // namespace

TEST_CASE("each other answer tells how far it moves the chance, the largest first")
{
    const Leverage found = leverageOf(shooting(), atLeast(shooting(), "killed", 1));
    REQUIRE(found.chance);
    CHECK(near(*found.chance, 3.0 / 6));
    const LeverTry* soft = tried(lever(found, "target's cover"), "in soft cover");
    REQUIRE(soft);
    CHECK(near(soft->chance, 2.0 / 6));
    CHECK(near(soft->change, -1.0 / 6));
    const LeverTry* flank = tried(lever(found, "shot in the flank"), "yes");
    REQUIRE(flank);
    CHECK(near(flank->change, 2.0 / 6));
    CHECK_FALSE(tried(lever(found, "target's cover"), "in hard cover"));  // moves nothing
    for (std::size_t i = 1; i < found.levers.size(); ++i) CHECK(found.levers[i - 1].size >= found.levers[i].size);
}

TEST_CASE("modifiers are left out and counted in")
{
    Situation situation = shooting();
    REQUIRE(situation.set("flank", "yes"));
    const Leverage found = leverageOf(situation, atLeast(situation, "killed", 1));
    const LeverTry* out = tried(lever(found, "flank shot"), "left out");
    REQUIRE(out);
    CHECK(near(out->change, -2.0 / 6));
    CHECK(lever(found, "flank shot")->now == "applies, +2");
    const LeverTry* in = tried(lever(found, "soft cover"), "counts -1");
    REQUIRE(in);
    CHECK(near(in->change, -1.0 / 6));
}

TEST_CASE("of a number the nearest value that changes anything is found, and the far end")
{
    const auto rules =
        RulesetBuilder()
            .steps(
                R"([{ "roll": "die", "sides": 6 }, { "let": "hits", "value": { "if": { "distance": { "at-most": 10 } }, "then": "die", "else": 1 } }, { "say": "{hits} hits." }])")
            .sound();
    const Situation situation = situationOf(*rules, "tried", {{"distance", "6"}});
    const Leverage found = leverageOf(situation, atLeast(situation, "hits", 4));
    const Lever* distance = lever(found, "distance");
    REQUIRE(distance);
    REQUIRE(distance->tries.size() == 2);
    CHECK(distance->tries[0].text == "11 in");
    CHECK(near(distance->tries[0].change, -0.5));
    CHECK(distance->tries[1].text == "30 in");
    CHECK(distance->tries[1].far);
    CHECK(near(distance->size, 0.5));
}

TEST_CASE("what the rules would refuse comes last")
{
    const Leverage found = leverageOf(shooting(), atLeast(shooting(), "killed", 1));
    const LeverTry* tooFar = tried(lever(found, "distance"), "11 in");  // the guards reach 10
    REQUIRE(tooFar);
    CHECK(tooFar->refused);
    CHECK(lever(found, "distance")->size == 0);
    CHECK(&found.levers.back() == lever(found, "distance"));
}

TEST_CASE("a ruling that the procedure reads is tried")
{
    const auto rules =
        RulesetBuilder()
            .steps(
                R"([{ "roll": "die", "sides": 6 }, { "let": "hits", "value": { "by": "ruling.bows", "no": 0, "as-muskets": "die" } }, { "say": "{hits} hits." }])")
            .sound();
    const Situation situation = situationOf(*rules, "tried");
    const Leverage found = leverageOf(situation, atLeast(situation, "hits", 4));
    CHECK(*found.chance == 0);
    const Lever* bows = lever(found, "Bows");
    REQUIRE(bows);
    CHECK(bows->kind == Lever::Kind::Ruling);
    CHECK(bows->ruling == "bows");
    CHECK(near(bows->tries.front().change, 0.5));
    CHECK(near(*leverageOf(withTry(situation, *bows, bows->tries.front().value), atLeast(situation, "hits", 4)).chance,
               0.5));
}

TEST_CASE("the answers of a question that is still open are held against each other")
{
    const auto rules =
        RulesetBuilder()
            .steps(
                R"([{ "roll": "die", "sides": 6 }, { "let": "hits", "value": { "sum": ["die", { "by": "target.formation", "line": 0, "column": 2, "square": 1 }] } }, { "say": "{hits} hits." }])")
            .sound();
    const Situation situation = situationOf(*rules, "tried");
    const Leverage found = leverageOf(situation, atLeast(situation, "hits", 6));
    CHECK_FALSE(found.chance);
    REQUIRE(found.levers.size() == 1);
    CHECK(found.levers[0].now.empty());
    CHECK(near(tried(&found.levers[0], "in column")->chance, 3.0 / 6));
    CHECK(near(tried(&found.levers[0], "in column")->change, 2.0 / 6));
    CHECK(near(tried(&found.levers[0], "in line")->chance, 1.0 / 6));
}

TEST_CASE("with two questions open there is nothing to hold against")
{
    const auto rules = RulesetBuilder().sound();
    const Situation situation = situationOf(*rules, "shooting");
    const Result<Leverage, OddsError> found = leverage(situation, {atLeast(situation, "killed", 1)});
    REQUIRE_FALSE(found);
    CHECK(found.error().missing());
}

TEST_CASE("it ends early where it is told to")
{
    std::stop_source stop;
    stop.request_stop();
    LeverageRequest request{atLeast(shooting(), "killed", 1)};
    request.cancelled = stop.get_token();
    const Result<Leverage, OddsError> found = leverage(shooting(), request);
    REQUIRE_FALSE(found);
    CHECK(bool(found.error().kind == OddsError::Kind::Cancelled));
}

TEST_CASE("what moves a chance is found while several results are left open, as they are weighed")
{
    const Situation situation = situationOf(RulesetBuilder()
                                                .steps(R"([
        { "enter": "nerve", "choices": { "firm": "firm", "weak": "weak" }, "question": "How firm?" },
        { "enter": "luck", "choices": { "good": "good", "bad": "bad" }, "question": "What luck?" },
        { "let": "die-needed", "value": { "if": { "flank": true }, "then": 6, "else": 4 } },
        { "roll": "die", "sides": 6 },
        { "let": "stands", "is": { "nerve": "firm", "luck": "good", "die": { "at-least": "die-needed" } } },
        { "say": "It stands.", "when": { "stands": true } }])")
                                                .kept(),
                                            "tried");
    const OddsEvent stands{*findFact(situation.program(), "stands"), Comparison::Is, Value::flag(true)};
    const Leverage open = leverageOf(situation, stands);
    REQUIRE(open.chance);
    CHECK(near(*open.chance, 1.0 / 8));
    REQUIRE(tried(lever(open, "shot in the flank"), "yes"));
    CHECK(near(tried(lever(open, "shot in the flank"), "yes")->chance, 1.0 / 24));
    const auto weighs = [&](const char* fact, const char* more, const char* less) {
        const auto choice = [&](const char* name) { return Value::choice(situation.ruleset().names.find(name)); };
        return Weighing{*findFact(situation.program(), fact), {{choice(more), 3}, {choice(less), 1}}};
    };
    const Result<Leverage, OddsError> weighed =
        leverage(situation, {stands, {weighs("nerve", "firm", "weak"), weighs("luck", "bad", "good")}});
    REQUIRE(weighed);
    REQUIRE(weighed->chance);
    CHECK(near(*weighed->chance, 3.0 / 32));
}

}  // namespace leverage_test
