// Odds that depend on what a person enters lie between bounds; and the odds of what is still open.
#include "drumhead/resolve/case_odds/case_odds.hpp"
#include "drumhead/resolve/case_odds/odds_events.hpp"
#include "drumhead/resolve/session/case_in_hand.hpp"
#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

#include <memory>

namespace odds_bounds_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* melee =
    R"([{ "roll": "die", "sides": 4 },
        { "let": "ending", "choices": "how", "value": "short", "when": { "die": 1 } },
        { "end": "It falls short.", "when": { "die": 1 } },
        { "enter": "fight", "choices": { "a": "a wins", "b": "b wins", "c": "nobody wins" }, "question": "Who wins?" },
        { "let": "ending", "choices": "how", "value": { "by": "fight", "a": "won", "b": "lost", "c": "draw" } },
        { "say": "So it ends: {ending}." }])";

std::shared_ptr<const Ruleset> rules()
{
    return RulesetBuilder()
        .file(
            "how.json",
            R"({ "choice-lists": { "how": { "short": { "label": "falls short", "ends": "lost" }, "won": { "label": "a victory", "ends": "won" },
                              "lost": { "label": "a defeat", "ends": "lost" }, "draw": { "label": "a draw", "ends": "held" } } } })")
        .steps(melee)
        .sound();
}

CaseOdds oddsOf(const Situation& situation, const std::string& result, std::vector<Weighing> weighings = {})
{
    OddsEngine engine;
    return computeCaseOdds(situation, result, weighings, engine, {});
}

Value endingOf(const Ruleset& ruleset, const Situation& situation, const char* word)
{
    const Slot& slot = situation.program().slot(findFact(situation.program(), "ending")->slot);
    for (const Choice& each : ruleset.choiceLists[static_cast<std::size_t>(slot.shape.choices)].choices) {
        if (ruleset.names.word(each.id) == word) return Value::choice(each.id);
    }
    return Value::unknown();
}

}  // namespace

TEST_CASE("an outcome that a choice decides lies between bounds, one that the dice decide is exact")
{
    const auto ruleset = rules();
    const Situation situation = situationOf(*ruleset, "tried");
    const CaseOdds odds = oddsOf(situation, "ending");
    REQUIRE(odds.state == CaseOdds::State::Ready);
    REQUIRE(odds.bounds.size() == odds.summary.lines.size());
    const OddsBounds* fallsShort = odds.boundsOf(endingOf(*ruleset, situation, "short"));
    const OddsBounds* won = odds.boundsOf(endingOf(*ruleset, situation, "won"));
    REQUIRE(fallsShort);
    REQUIRE(won);
    CHECK(fallsShort->isExact());
    CHECK(fallsShort->least == Approx(0.25));
    CHECK(won->least == Approx(0));
    CHECK(won->most == Approx(0.75));
}

TEST_CASE("a choice that was weighed leaves no bounds")
{
    const auto ruleset = rules();
    const Situation situation = situationOf(*ruleset, "tried");
    const FactRef fight = *findFact(situation.program(), "fight");
    const Shape& shape = situation.program().slot(fight.slot).shape;
    Weighing weighing{fight, {}};
    for (const Choice& each : ruleset->choiceLists[static_cast<std::size_t>(shape.choices)].choices)
        weighing.chances.emplace_back(Value::choice(each.id), 1);
    CHECK(oddsOf(situation, "ending", {weighing}).bounds.empty());
}

TEST_CASE("endings are grouped by how the one who acts fares, and what he wants comes first")
{
    const auto ruleset = rules();
    const Situation situation = situationOf(*ruleset, "tried");
    const std::vector<EventChoice> events = eventsOf(situation, oddsOf(situation, "ending").summary);
    REQUIRE(events.size() == 7);
    CHECK(eventText(situation, events[0].event) == "Won (a victory)");
    CHECK(eventText(situation, events[2].event) == "Lost (falls short; a defeat)");
    CHECK(events[2].chance == Approx(0.5));
    CHECK(mostTelling(events) == 0);
    OddsRequest request;
    request.of = {"ending"};
    request.leaveOpen = true;
    const Result<Odds, OddsError> odds = computeOdds(situation, request);
    REQUIRE(odds);
    CHECK(chanceOf(*odds, events[2].event) == Approx(0.5));
}

TEST_CASE("while a case goes on its odds are those of what is still open")
{
    const auto ruleset =
        RulesetBuilder()
            .steps(R"([{ "roll": "first", "sides": 6 }, { "let": "far", "is": { "first": { "above": 3 } } },
            { "roll": "second", "sides": 6, "dice": 2, "count": { "at-least": 5 } },
            { "let": "all", "value": { "sum": ["first", "second"] } }, { "say": "{all|point|points}." }])")
            .sound();
    CaseInHand session(*ruleset, *ruleset->findProcedure("tried"));
    CHECK(oddsOf(session.fromHere(), "all").summary.lines.size() == 8);
    session.acceptDice({2});
    const CaseOdds here = oddsOf(session.fromHere(), "all");
    REQUIRE(here.summary.lines.size() == 3);
    CHECK(here.summary.lines[0].value == Value(Number(2)));
    CHECK(here.summary.lines[2].exactly == Approx(1.0 / 9));
    session.acceptDice({5, 1});
    REQUIRE(session.isFinished());
    CHECK(oddsOf(session.fromHere(), "all").summary.lines.size() == 8);
}

}  // namespace odds_bounds_test
