// Decks of cards, in a small ruleset of their own: verdicts, odds against fractions worked out by hand, words, a
// battle.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/tried_steps.hpp"
#include "support/odds/odds_comparison.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/resolve/examples/example_runner.hpp"
#include "drumhead/resolve/examples/untested.hpp"
#include "drumhead/resolve/relevance/relevance.hpp"
#include "drumhead/resolve/session/case_in_hand.hpp"
#include "drumhead/resolve/session/dice_check.hpp"
#include "drumhead/resolve/session/throw_plan.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"
#include "drumhead/sheets/plain_rules.hpp"
#include "drumhead/sheets/sheet.hpp"

#include <algorithm>
#include <filesystem>
#include <map>

namespace toy_cards_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

namespace {

constexpr const char* folder = DRUMHEAD_TEST_DATA "/rulesets/cards";

const Ruleset& cards()
{
    static const LoadedRuleset loaded = loadRulesetFolder(folder);
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.diagnostics.empty());
    return *loaded.ruleset;
}

/// The odds of a case agree with exact fractions, and it was compared.
void agrees(const std::string& procedure, const Facts& facts)
{
    const Situation situation = situationOf(cards(), procedure, facts);
    const OddsComparison comparison = compareOdds(situation);
    INFO(told(situation));
    CHECK(comparison.fault.empty());
    CHECK(comparison.kind == OddsComparison::Kind::Compared);
    CHECK(comparison.throws > 0);
}

using Chances = std::map<std::string, std::string>;

/// The fraction of each value of a result.
Chances fractions(const std::string& asked, const std::string& of)
{
    const Ran ran = runLine("odds " + std::string(folder) + " " + asked + " --of " + of + " --exact --json");
    INFO(ran.err);
    REQUIRE(ran.code == 0);
    Chances chances;
    const json all = ran.json();
    for (const json& each : all.at("outcomes"))
        chances[each.at("values").at(of).dump()] = each.at("fraction").get<std::string>();
    return chances;
}

}  // namespace

TEST_CASE("the toy cards pass their examples, which touch every card and step")
{
    const std::vector<ExampleOutcome> outcomes = runExamples(cards());
    CHECK(outcomes.size() == 16);
    for (const ExampleOutcome& outcome : outcomes) {
        CAPTURE(outcome.example->id);
        CHECK(outcome.faults == std::vector<std::string>());
    }
    const Untested untested = findUntested(cards(), outcomes);
    std::vector<std::string> left;
    for (const ElementId each : untested.elements) left.push_back(cards().elements[each].id);
    CHECK(left == std::vector<std::string>());
}

TEST_CASE("odds of cards are those of fractions worked out by hand")
{
    // Two ordered cards of ten: 6 are worth nothing, 3 a hit, 1 two; 90 ways, of which 6 5 + 3 2 are even.
    CHECK(fractions("challenge", "result") == Chances{{"\"won\"", "3/10"}, {"\"even\"", "2/5"}, {"\"lost\"", "3/10"}});
    // Three of ten, 120 ways: C(6,3); C(6,2) 3; 6 C(3,2) + C(6,2); 1 + 6 3; C(3,2).
    CHECK(fractions("volley --set shooter.type=rifles --set target.men=9", "shots.hits")
          == Chances{{"0", "1/6"}, {"1", "3/8"}, {"2", "11/40"}, {"3", "19/120"}, {"4", "1/40"}});
    CHECK(fractions("next-card", "game.over") == Chances{{"true", "1/5"}, {"false", "4/5"}});
    CHECK(fractions("next-card --set turn-cards-gone-red=1", "card")
          == Chances{{"\"red\"", "1/4"}, {"\"blue\"", "1/2"}, {"\"tea\"", "1/4"}});
    // Five of ten have the one volley half the time.
    CHECK(fractions("search --set greed=5", "found.volley") == Chances{{"0", "1/2"}, {"1", "1/2"}});
    // Two jams among the last two: certain, and then all are shuffled.
    CHECK(fractions("volley --set shooter.type=foot --set target.men=9 --set fire-cards-gone-miss=4 "
                    "--set fire-cards-gone-hit=3 --set fire-cards-gone-volley=1",
                    "fire-cards-left")
          == Chances{{"10", "1"}});
    // One card is left; the second comes from all ten again: two hits if the miss is followed by the volley.
    CHECK(fractions("volley --set shooter.type=foot --set target.men=9 --set fire-cards-gone-miss=3 "
                    "--set fire-cards-gone-hit=3 --set fire-cards-gone-volley=1 --set fire-cards-gone-jam=2",
                    "shots.hits")
          == Chances{{"0", "3/5"}, {"1", "3/10"}, {"2", "1/10"}});
}

TEST_CASE("odds of every procedure with cards agree with exact fractions")
{
    agrees("next-card", {});
    agrees("next-card", {{"turn-cards-gone-red", "2"}, {"turn-cards-gone-blue", "2"}, {"turn-cards-gone-tea", "1"}});
    agrees("challenge", {});
    agrees("challenge", {{"fire-cards-gone-miss", "4"}, {"fire-cards-gone-hit", "3"}, {"fire-cards-gone-jam", "2"}});
    agrees("event", {{"events-gone-rain", "1"}});
    for (const char* type : {"foot", "rifles"}) {
        agrees("volley", {{"shooter.type", type}, {"target.men", "6"}});
        agrees("volley",
               {{"shooter.type", type},
                {"target.men", "2"},
                {"fire-cards-gone-miss", "4"},
                {"fire-cards-gone-hit", "3"},
                {"fire-cards-gone-jam", "1"}});
    }
    for (const char* greed : {"1", "2", "4", "7", "12"})
        agrees("search", {{"greed", greed}, {"fire-cards-gone-hit", "1"}});
}

TEST_CASE("a card that is drawn is gone, and equal hands are one state")
{
    const Situation situation = situationOf(cards(), "search", {{"greed", "5"}});
    OddsRequest request;
    request.of = {"found.hits"};
    const auto odds = computeOdds(situation, request);
    REQUIRE(odds);
    CHECK(odds->states < 400);  // 10 9 8 7 6 ordered hands are 30,240
    agreesWithEnumeration(situationOf(cards(), "search", {{"greed", "3"}}), {"found.hits", "fire-cards-left", "worth"});
}

TEST_CASE("half a card is not drawn")
{
    const Ruleset& ruleset =
        RulesetBuilder()
            .file(
                "decks.json",
                R"({ "decks": [ { "id": "bag", "title": "Bag", "cards": [ { "id": "a", "title": "A", "copies": 4 } ] } ] })")
            .steps(
                R"([{ "draw": "hand", "deck": "bag", "count": { "divide": [5, 2] } }, { "draw": "less", "deck": "bag", "count": { "divide": [1, 2] } }, { "say": "{hand} {less}" }])")
            .kept();
    const Played played = play(ruleset, "tried", {}, {1, 1});
    CHECK(played.pause.kind == Pause::Kind::Finished);
    CHECK(played.value("hand") == "2");
    CHECK(played.value("hand.a") == "2");
    CHECK(played.value("less") == "0");
    CHECK(played.value("bag-left") == "2");
}

TEST_CASE("the program draws only cards that are left, the same for the same seed")
{
    const Situation situation =
        situationOf(cards(), "challenge", {{"fire-cards-gone-miss", "4"}, {"fire-cards-gone-jam", "2"}});
    std::map<std::string, int> drawn;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        std::string last;
        for (int again = 0; again < 2; ++again) {
            SeededDice dice(seed);
            Resolution resolution(situation);
            REQUIRE(resolution.run(dice).kind == Pause::Kind::Finished);
            const Verdict verdict = makeVerdict(resolution);
            std::string both;
            for (const VerdictDice& each : verdict.dice) {
                REQUIRE(each.deck);
                both += each.deck->cards[static_cast<std::size_t>(each.faces.front()) - 1].word + " ";
            }
            CHECK((again == 0 || both == last));
            last = both;
        }
        ++drawn[last];
    }
    CHECK(drawn.size() == 3);  // three hits and a volley are left, so no second volley follows
    CHECK(drawn["hit hit "] > 150);
    CHECK(drawn["hit volley "] > 60);
    CHECK(drawn["volley hit "] > 60);
}

TEST_CASE("a card is typed by number, id or the beginning of its title")
{
    const Situation situation = situationOf(cards(), "challenge", {{"fire-cards-gone-volley", "1"}});
    const Resolution start(situation);
    CHECK(checkDice(start, {}, "hit").state == DiceCheck::State::Fits);
    CHECK(checkDice(start, {}, "HIT jam").faces == std::vector<int>{2, 4});
    CHECK(checkDice(start, {}, "ja 1").faces == std::vector<int>{4, 1});
    CHECK(checkDice(start, {2}, "jam").faces == std::vector<int>{4});
    CHECK(checkDice(start, {}, "volley").message == "No card “Volley” is left in Fire cards.");
    CHECK(checkDice(start, {}, "5").message == "Fire cards has no card “5”.");
    CHECK(checkDice(start, {}, "spade").message == "Fire cards has no card “spade”.");
    CHECK(checkDice(start, {}, "hit hit hit").state == DiceCheck::State::Wrong);
    CaseInHand session(cards(), *cards().findProcedure("challenge"));
    REQUIRE(session.together().size() == 1);
    const Throw& first = session.together().front();
    CHECK(checkThrow("vol", first).faces == std::vector<int>{3});
    CHECK(checkThrow("9", first).state == DiceCheck::State::Wrong);
}

TEST_CASE("what is drawn is told before and after by its title")
{
    CaseInHand session(cards(), *cards().findProcedure("challenge"));
    REQUIRE(session.planned().size() == 1);
    const PlannedThrow planned = session.planned().front();
    CHECK(diceText(planned) == "a card of Fire cards");
    CHECK(needsText(planned).empty());
    const std::vector<FaceMeaning> meanings = faceMeanings(planned, planned.readings.front());
    REQUIRE(meanings.size() == 4);
    CHECK(meanings[0].words == "Miss (4 left)");
    CHECK(meanings[3].face == 4);
    session.acceptDice({3});
    CHECK(faceMeanings(session.planned().front(), session.planned().front().readings.front()).size() == 3);
    OddsRequest request;
    request.of = {"result"};
    const auto fromHere = computeOdds(session.fromHere(), request);
    REQUIRE(fromHere);
    CHECK(fromHere->outcomes.size() == 1);  // nobody else has the volley
    session.acceptDice({4});
    CHECK(session.isFinished());
    REQUIRE(session.throwsSoFar().size() == 2);
    CHECK(session.throwsSoFar()[0].cards[2] == "Volley");
    CHECK(session.verdict().lines.front().text == "mine: Volley (1 of the 10 left in Fire cards)");
}

TEST_CASE("resolve tells cards beside the dice, whose form stays")
{
    const Ran ran = runLine("resolve " + std::string(folder) + " challenge --dice volley,4 --json");
    REQUIRE(ran.code == 0);
    const json verdict = ran.json().at("verdict");
    CHECK(verdict.at("dice").empty());
    CHECK(
        verdict.at("cards")
        == json::parse(
            R"([{"step":"mine","deck":"fire-cards","card":"volley"},{"step":"yours","deck":"fire-cards","card":"jam"}])"));
    CHECK(runLine("resolve " + std::string(folder) + " challenge --dice volley,volley")
              .tells("no card “Volley” is left in “Fire cards”"));
    CHECK(runLine("resolve " + std::string(folder) + " challenge --dice volley").tells("too few dice"));
}

TEST_CASE("which cards are gone is asked, has a default, and is held within the copies")
{
    const Situation fresh = situationOf(cards(), "next-card");
    const Relevance matters = whatMatters(fresh);
    const FactRef red = *findFact(fresh.program(), "turn-cards-gone-red");
    CHECK(std::find(matters.questions.begin(), matters.questions.end(), red) != matters.questions.end());
    CHECK(fresh.program().question(red.slot) == "How many “Red” are gone from Turn cards?");
    CHECK(runLine("resolve " + std::string(folder) + " next-card --set turn-cards-gone-red=3 --seed 1").code == 2);
}

TEST_CASE("a deck in plain words and on the sheet")
{
    const std::string words = sheetToMarkdown(plainRules(cards()));
    CHECK_THAT(
        words,
        ContainsSubstring("raw a card from Turn cards for card. Once no card is left, all are shuffled together."));
    CHECK_THAT(words, ContainsSubstring("as many as this: shooter's cards of a volley"));
    CHECK_THAT(words, ContainsSubstring("huffle all cards of Fire cards together."));
    CHECK_THAT(words, ContainsSubstring("Once no card is left, it is not allowed."));
    CHECK_THAT(words, ContainsSubstring("If jams of shots is 1 or more"));
    CHECK(words.find("Turn cards, Red gone") == std::string::npos);
    CHECK_THAT(words, ContainsSubstring("| Tea break | 1 | yes |"));
}

}  // namespace toy_cards_test
