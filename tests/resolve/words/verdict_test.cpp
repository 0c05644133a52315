#include "drumhead/resolve/relevance/relevance.hpp"
#include "drumhead/resolve/words/reasons_text.hpp"
#include "drumhead/resolve/words/verdict.hpp"

#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

#include <algorithm>
#include <map>

namespace verdict_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// What the verdict says of why a modifier with this condition applies or does not.
std::string because(const std::string& condition, const Facts& facts, const Facts& rulings = {})
{
    static std::map<std::string, std::shared_ptr<const Ruleset>> loaded;
    auto& ruleset = loaded[condition];
    if (!ruleset)
        ruleset = RulesetBuilder()
                      .file("more.json",
                            R"({ "modifiers": { "tried": [ { "id": "it", "label": "it", "amount": 1, "when": )"
                                + condition + " } ] } }")
                      .steps(R"([{ "sum": "score", "modifiers": "tried" }])")
                      .sound();
    return play(*ruleset, "tried", facts, {}, rulings).because("it");
}

}  // namespace

TEST_CASE("the reason names what stood there and, where it fails, what was needed")
{
    CHECK(because(R"({ "target.cover": "soft" })", {{"target.cover", "soft"}}) == "target's cover is in soft cover");
    CHECK(because(R"({ "target.cover": "soft" })", {{"target.cover", "open"}})
          == "target's cover is in the open, not in soft cover");
    CHECK(because(R"({ "target.cover": ["soft", "hard"] })", {{"target.cover", "open"}})
          == "target's cover is in the open, not in soft cover or in hard cover");
    CHECK(because(R"({ "target.cover": { "not": "open" } })", {{"target.cover", "open"}})
          == "target's cover is in the open");
    CHECK(because(R"({ "target.cover": { "not": ["open", "soft"] } })", {{"target.cover", "hard"}})
          == "target's cover is in hard cover");
}

TEST_CASE("the reason of each comparison of numbers")
{
    const auto wind = [](const std::string& comparison, const std::string& value) {
        return because(R"({ "wind": )" + comparison + " }", {{"wind", value}});
    };
    CHECK(wind(R"({ "at-least": 3 })", "4") == "wind is 4 (3 or more)");
    CHECK(wind(R"({ "at-least": 3 })", "2") == "wind is 2 (3 or more needed)");
    CHECK(wind(R"({ "at-most": 3 })", "2") == "wind is 2 (3 or less)");
    CHECK(wind(R"({ "at-most": 3 })", "4") == "wind is 4 (3 or less needed)");
    CHECK(wind(R"({ "above": 3 })", "4") == "wind is 4 (above 3)");
    CHECK(wind(R"({ "above": 3 })", "3") == "wind is 3 (above 3 needed)");
    CHECK(wind(R"({ "below": 3 })", "2") == "wind is 2 (below 3)");
    CHECK(wind(R"({ "below": 3 })", "3") == "wind is 3 (below 3 needed)");
    CHECK(wind("3", "3") == "wind is 3");
    CHECK(wind("3", "4") == "wind is 4, not 3");
    CHECK(wind("[3, 5]", "4") == "wind is 4, not 3 or 5");
    CHECK(wind("[3, 5]", "5") == "wind is 5");
    CHECK(wind(R"({ "not": 3 })", "3") == "wind is 3");
    CHECK(
        because(R"({ "distance": { "at-most": "shooter.reach" } })", {{"distance", "10.5"}, {"shooter.type", "guards"}})
        == "distance is 10.5 in (10 or less needed)");
    CHECK(because(R"({ "shooter.reach": "none" })", {{"shooter.type", "raiders"}}) == "shooter's reach: no reach");
    CHECK(because(R"({ "shooter.reach": "none" })", {{"shooter.type", "guards"}})
          == "shooter's reach is 10 in, not \"no reach\"");
}

TEST_CASE("the reason of flags and rulings")
{
    CHECK(because(R"({ "flank": true })", {{"flank", "no"}}) == "shot in the flank: no");
    CHECK(because(R"({ "target.shaken": true })", {{"target.shaken", "yes"}}) == "target, shaken: yes");
    CHECK(because(R"({ "target.shaken": false })", {{"target.shaken", "yes"}}) == "target, shaken: yes");
    CHECK(because(R"({ "ruling.bows": "as-muskets" })", {}) == "ruling \"Bows\": \"they do not\", not \"they do\"");
}

TEST_CASE("of several clauses the first that fails is told, or all that hold")
{
    const std::string both = R"({ "target.cover": "soft", "wind": { "above": 3 }, "flank": true })";
    CHECK(because(both, {{"target.cover", "soft"}, {"wind", "4"}, {"flank", "yes"}})
          == "target's cover is in soft cover; wind is 4 (above 3); shot in the flank: yes");
    CHECK(because(both, {{"target.cover", "soft"}, {"wind", "3"}, {"flank", "no"}}) == "wind is 3 (above 3 needed)");
    const std::string either = R"({ "any": [ { "wind": { "above": 3 } }, { "flank": true } ] })";
    CHECK(because(either, {{"wind", "1"}, {"flank", "yes"}}) == "shot in the flank: yes");
    CHECK(because(either, {{"wind", "1"}, {"flank", "no"}}) == "wind is 1 (above 3 needed); shot in the flank: no");
    const std::string nested =
        R"({ "any": [ { "flank": true, "wind": { "above": 3 } }, { "target.cover": "soft" } ] })";  // that it is in the
                                                                                                    // flank decides
                                                                                                    // nothing
    CHECK(because(nested, {{"flank", "yes"}, {"wind", "1"}, {"target.cover", "soft"}})
          == "target's cover is in soft cover");
    CHECK(because(R"({ "not": { "wind": 1, "flank": true } })", {{"wind", "1"}, {"flank", "no"}})
          == "shot in the flank: no");
}

TEST_CASE("the reason over rows")
{
    const std::string some = R"({ "some": "firer", "where": { "firer.shaken": true } })";
    CHECK(because(some, {{"firer.2.shaken", "yes"}}) == "firer 2");
    CHECK(because(some, {{"firer.1.shaken", "yes"}, {"firer.2.shaken", "yes"}}) == "firer 1; firer 2");
    CHECK(because(some, {{"firer.2.shaken", "no"}}) == "no firer meets it");
    const std::string every = R"({ "every": "firer", "where": { "firer.shaken": true } })";
    CHECK(because(every, {{"firer.1.shaken", "yes"}}) == "every firer meets it");
    CHECK(because(every, {{"firer.2.shaken", "yes"}}) == "not firer 1");
}

TEST_CASE("modifiers of rows say whose they are")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "more.json",
                R"({ "modifiers": { "state": [ { "id": "shaken", "label": "is shaken", "amount": -1, "when": { "firer.shaken": true } } ] } })")
            .steps(R"([{ "each": "firer", "steps": [ { "sum": "firer.score", "modifiers": "state" } ] }])")
            .sound();
    const Played played = play(*ruleset, "tried", {{"firer.2.shaken", "yes"}});
    REQUIRE(played.verdict.modifiers.size() == 2);
    CHECK(played.verdict.modifiers[1].rowLabel == "firer 2");
    CHECK(played.verdict.modifiers[1].row == 1);
    CHECK(played.verdict.modifiers[1].because == "firer 2, shaken: yes");
    CHECK(played.verdict.modifiers[0].because == "firer 1, shaken: no");
    CHECK(played.lines(LineKind::Modifier)
          == "firer 1: ·  is shaken (firer 1, shaken: no) / firer 2: -1  is shaken (firer 2, shaken: yes)");
}

TEST_CASE("a reason calls who is alone in a role by it, where that is asked for")
{
    const auto ruleset = RulesetBuilder().sound();
    Situation situation = situationOf(*ruleset, "shooting", {{"shooter.type", "guards"}, {"distance", "10"}});
    situation.nameRow(situation.program().findRole("target"), 0, "2nd Guard");
    ScriptedDice dice({5});
    Resolution resolution(situation);
    static_cast<void>(resolution.run(dice));
    const Verdict verdict = makeVerdict(resolution);
    const auto cover = std::find_if(verdict.modifiers.begin(), verdict.modifiers.end(),
                                    [](const VerdictModifier& each) { return each.id == "soft-cover"; });
    REQUIRE(cover != verdict.modifiers.end());
    CHECK(cover->because == "2nd Guard's cover is in the open, not in soft cover");
    CHECK(reasonsText(situation, cover->reasons) == cover->because);
    CHECK(reasonsText(situation, cover->reasons, namesOfSeveral(situation))
          == "target's cover is in the open, not in soft cover");
}

TEST_CASE("the whole of a shot in its verdict")
{
    // By hand: die 5 + 2 for the flank = 7, the row from 7: 2 killed, 4 - 2 = 2 stands.
    const auto ruleset = RulesetBuilder().sound();
    const Played played =
        play(*ruleset, "shooting", {{"shooter.type", "guards"}, {"distance", "10"}, {"flank", "yes"}}, {5});
    const Verdict& verdict = played.verdict;
    CHECK(verdict.rulesetId == "toy");
    CHECK(verdict.procedureId == "shooting");
    CHECK(verdict.procedureTitle == "Shooting");
    CHECK(verdict.title == "2 stands killed.");
    CHECK_FALSE(verdict.refused);
    std::string values;
    for (const VerdictValue& each : verdict.values) values += each.name + "=" + each.text + ";";
    CHECK(values == "die=5;score=7;killed=2;");
    CHECK(played.applied() == "flank-shot +2");
    CHECK(played.because("soft-cover") == "target's cover is in the open, not in soft cover");
    REQUIRE(verdict.effects.size() == 1);
    CHECK(verdict.effects[0].role == "target");
    CHECK(verdict.effects[0].attribute == "stands");
    CHECK(verdict.effects[0].change == Value(Number(-2)));
    CHECK(verdict.effects[0].text == "target's stands: 4 → 2 stands");
    CHECK(played.lines(LineKind::NotRefused)
          == "no objection: The target is too far away. (distance is 10 in (above 10 needed))");
}

TEST_CASE("a verdict in words puts what applies first")
{
    const auto ruleset = RulesetBuilder().sound();
    const std::string text =
        verdictText(play(*ruleset, "shooting", {{"shooter.type", "guards"}, {"distance", "3"}}, {6}).verdict, *ruleset);
    CHECK(text
          == "Shooting: 1 stand killed.\n\n"
             "  die: 1D6 6  [house]\n"
             "  score: 6 = die 6  [house]\n"
             "  killed: 1 (Losses: score 6)  [house]\n"
             "  target's stands: 4 → 3 stands  [house]\n"
             "\nConsidered, and does not apply:\n"
             "  no objection: The target is too far away. (distance is 3 in (above 10 needed))  [house]\n"
             "  ·  soft cover (target's cover is in the open, not in soft cover)  [house]\n"
             "  ·  flank shot (shot in the flank: no)  [house]\n");
}

TEST_CASE("a refusal says why")
{
    const auto ruleset = RulesetBuilder().sound();
    const Played played = play(*ruleset, "shooting", {{"shooter.type", "guards"}, {"distance", "10.5"}});
    CHECK(played.verdict.refused == "The target is too far away.");
    CHECK(played.lines(LineKind::Refused)
          == "The target is too far away. (distance is 10.5 in (above 10)) / nothing changes");
}

TEST_CASE("a procedure inside another is a stage of the arithmetic")
{
    const Played played = playSteps(
        R"([{ "let": "x", "value": 1 }, { "do": "shooting", "roles": { "shooter": "shooter", "target": "target" } }])",
        {{"shooter.type", "guards"}, {"distance", "1"}}, {1});
    REQUIRE(played.verdict.lines.size() > 2);
    CHECK(played.verdict.lines[0].stage.empty());
    CHECK(played.verdict.lines[1].stage == "Shooting");
    CHECK(played.verdict.modifiers.at(0).step == "shooting.score");
}

TEST_CASE("a stage cites what says that it is gone through")
{
    const Played played = playSteps(
        R"([{ "let": "x", "value": 1 }, { "do": "shooting", "roles": { "shooter": "shooter", "target": "target" }, "status": "read", "note": "so we read it" }])",
        {{"shooter.type", "guards"}, {"distance", "1"}}, {1});
    REQUIRE(played.verdict.lines.size() > 2);
    CHECK(played.verdict.lines[0].stageStatus == Status::Printed);
    CHECK(played.verdict.lines[1].stageStatus == Status::Read);
}

TEST_CASE("a change to what is so already is only considered")
{
    const std::string effect = R"([{ "effect": { "target.shaken": true })";
    const auto lineOf = [&](const char* shaken, const char* more = "") {
        return playSteps(effect + more + " }]", {{"target.shaken", shaken}}).verdict.lines.at(0);
    };
    const char* const later = R"(, "at": "end-of-subphase")";
    CHECK(lineOf("no").applied);
    CHECK(lineOf("no").text == "target, shaken: no → yes");
    CHECK_FALSE(lineOf("yes").applied);
    CHECK(lineOf("yes").text == "target, shaken: yes already");
    CHECK(lineOf("no", later).applied);
    CHECK_FALSE(lineOf("yes", later).applied);
}

TEST_CASE("a verdict tells how the club has ruled where the procedure asks for it")
{
    const std::string steps = R"([{ "let": "x", "is": { "ruling.bows": "no" } }])";
    const Played usual = playSteps(steps);
    REQUIRE(usual.verdict.rulings.size() == 1);
    CHECK(usual.verdict.rulings[0].id == "bows");
    CHECK(usual.verdict.rulings[0].choice == "they do not");
    CHECK(usual.verdict.rulings[0].usual);
    const Played own = playSteps(steps, {}, {}, {{"bows", "as-muskets"}});
    CHECK(own.verdict.rulings[0].choice == "they do");
    CHECK_FALSE(own.verdict.rulings[0].usual);
    CHECK_THAT(verdictText(own.verdict, own.resolution.situation().ruleset()),
               Catch::Matchers::ContainsSubstring("Ruled by the club:\n  Bows: they do\n"));
    CHECK(playSteps(R"([{ "let": "x", "value": 1 }])").verdict.rulings.empty());
}

TEST_CASE("quiet steps count but are not listed")
{
    const Played played =
        playSteps(R"([{ "let": "x", "value": 2, "quiet": true }, { "let": "y", "value": { "times": ["x", 3] } }])");
    CHECK(played.value("y") == "6");
    CHECK(played.lines(LineKind::Value) == "y: 6 = x 2 × 3");
}

TEST_CASE("a figure says what it was reckoned from")
{
    const auto value = [](const std::string& amount) {
        return playSteps(R"([{ "let": "x", "value": 7 }, { "let": "y", "value": )" + amount + " }]")
            .lines(LineKind::Value);
    };
    CHECK(value(R"({ "subtract": ["x", 2] })") == "x: 7 / y: 5 = x 7 - 2");
    CHECK(value(R"({ "divide": ["x", 2], "round": "down" })") == "x: 7 / y: 3 = x 7 / 2, rounded down");
    CHECK(value(R"({ "least": ["x", 4] })") == "x: 7 / y: 4 = the least of x 7 and 4");
    CHECK(value(R"({ "sum": [{ "times": ["x", 3] }, 1] })") == "x: 7 / y: 22 = 21 + 1");
    CHECK(value(R"({ "if": { "x": { "above": 5 } }, "then": { "sum": ["x", 1] }, "else": 0 })")
          == "x: 7 / y: 8 = x 7 + 1");
    CHECK(value(R"("x")") == "x: 7 / y: 7");
}

TEST_CASE("citations are the words of the ledger")
{
    const auto ruleset =
        RulesetBuilder()
            .withLedger(
                "id\tsection\tkind\tsupport\tstatement\treading\nTOY-1\t1\trule\tresolve\tGuards shoot.\t\nTOY-2\t1\trule\tresolve\tOthers do not.\tNot even raiders.\n")
            .steps(
                R"([{ "let": "x", "value": 1, "cite": ["TOY-2", "TOY-1"] }, { "refuse": "No.", "when": { "x": 1 }, "cite": "TOY-2" }])")
            .sound();
    const Played played = play(*ruleset, "tried");
    CHECK(played.verdict.refusedCites == std::vector<int>{1});
    const std::vector<CitationText> texts = citations(*ruleset, played.verdict.lines[0].cites);
    REQUIRE(texts.size() == 2);
    CHECK(texts[0].id == "TOY-2");
    CHECK(texts[0].statement == "Others do not.");
    CHECK(texts[0].reading == "Not even raiders.");
    CHECK(texts[1].id == "TOY-1");
    CHECK_THAT(verdictText(played.verdict, *ruleset),
               Catch::Matchers::ContainsSubstring("x: 1  [TOY-2 and TOY-1, house]"));
}

TEST_CASE("modifiers that count for two say whose they are")
{
    const std::string side =
        R"({ "procedures": [ { "id": "one-side", "title": "One side", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "sum": "modifier", "modifiers": "state" } ] } ],
        "modifiers": { "state": [ { "id": "shaken", "label": "is shaken", "amount": -1, "when": { "unit.shaken": true } } ] } })";
    const auto both =
        RulesetBuilder()
            .file("more.json", side)
            .steps(
                R"([ { "do": "one-side", "as": "here", "roles": { "unit": "shooter" } }, { "do": "one-side", "as": "there", "roles": { "unit": "target" } } ])")
            .sound();
    Situation situation = situationOf(*both, "tried", {{"target.shaken", "yes"}});
    CHECK(play(situation).lines(LineKind::Modifier)
          == "shooter: ·  is shaken (shooter, shaken: no) / target: -1  is shaken (target, shaken: yes)");
    situation.nameRow(1, 0, "4th Musketeers");
    const Verdict verdict = play(situation).verdict;
    CHECK(verdict.modifiers.at(0).whose == "shooter");
    CHECK(verdict.modifiers.at(1).whose == "4th Musketeers");
    CHECK(verdict.modifiers.at(1).rowLabel.empty());
    const std::vector<ModifierPreview> before = whatMatters(situation).modifiers;
    REQUIRE(before.size() == 2);
    CHECK(before[0].whose == "shooter");
    CHECK(before[1].whose == "4th Musketeers");
    const auto once = RulesetBuilder()
                          .file("more.json", side)
                          .steps(R"([ { "do": "one-side", "as": "here", "roles": { "unit": "shooter" } } ])")
                          .sound();
    CHECK(play(*once, "tried", {}).verdict.modifiers.at(0).whose.empty());
}

}  // namespace verdict_test
