#include "support/catch.hpp"
#include "support/command_line.hpp"

namespace resolve_test {

using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

namespace {

/// "resolve toy-duel duel …" with the two skills that every case needs.
Ran duel(const std::string& more)
{
    return runLine("resolve toy-duel duel --set challenger.skill=3 --set challenged.skill=2 " + more);
}

Ran bare(const std::string& more) { return runLine("resolve toy-duel duel " + more); }

}  // namespace

TEST_CASE("resolve gives the verdict as one JSON object")
{
    const OwnLibrary library;
    // 9 + 3 = 12 against 6 + 2 - 2 (a wound) = 6: margin 6, sabres: one wound, which the surgeon heals at the end of
    // the turn.
    const Ran ran = duel("--set challenged.wounds=1 --set surgeon=heals --dice 4,5,3,3 --json");
    CHECK(ran.code == 0);
    CHECK(ran.err.empty());
    const json all = ran.json();
    CHECK(all.at("ruleset") == "toy-duel");
    CHECK(all.at("procedure") == "duel");
    const json verdict = all.at("verdict");
    CHECK(verdict.at("title") == "The challenger wins by 6. 1 wound.");
    CHECK(verdict.at("values")
          == json{{"challenger-cheers", 0},
                  {"challenged-cheers", 0},
                  {"challenger-dice", 9},
                  {"challenged-dice", 6},
                  {"challenger-score", 12},
                  {"challenged-score", 6},
                  {"winner", "challenger"},
                  {"margin", 6},
                  {"wounds", 1},
                  {"surgeon", "heals"}});
    CHECK(
        verdict.at("dice")
        == json::parse(
            R"([ { "step": "challenger-dice", "sides": 6, "faces": [4, 5] }, { "step": "challenged-dice", "sides": 6, "faces": [3, 3] } ])"));
    REQUIRE(verdict.at("modifiers").size() == 2);
    for (const json& modifier : verdict.at("modifiers")) {
        for (const char* key : {"step", "label", "amount", "applied", "because", "cite", "status"})
            CHECK(modifier.contains(key));
    }
    const json idle = verdict.at("modifiers")[0];
    CHECK(idle.at("step") == "challenger-score");
    CHECK(idle.at("applied") == false);
    CHECK(idle.at("amount") == 0);
    const json wounded = verdict.at("modifiers")[1];
    CHECK(wounded.at("label") == "wounded");
    CHECK(wounded.at("amount") == -2);
    CHECK(wounded.at("applied") == true);
    CHECK_THAT(wounded.at("because").get<std::string>(), ContainsSubstring("challenged's wounds is 1 wound"));
    CHECK(wounded.at("cite") == json{"DUEL-03"});
    CHECK(wounded.at("status") == "printed");
    const json effects = verdict.at("effects");
    REQUIRE(effects.size() == 2);
    CHECK(effects[0].at("role") == "challenged");
    CHECK(effects[0].at("attribute") == "wounds");
    CHECK(effects[0].at("from") == 1);
    CHECK(effects[0].at("to") == 2);
    CHECK(effects[0].at("when") == "now");
    CHECK(effects[1].at("from") == 2);
    CHECK(effects[1].at("to") == 1);
    CHECK(effects[1].at("when") == "end-of-turn");
    CHECK(verdict.at("due") == json::array());
    CHECK(verdict.at("refused").is_null());
}

TEST_CASE("ties are thrown again, and every throw is in the verdict")
{
    const OwnLibrary library;
    // 3 + 3 = 6 twice over against 4 + 2 = 6, then 12 + 3 against 2 + 2: margin 11, pistols: 3 wounds, and he falls.
    const json verdict =
        duel("--set weapon=pistol --set surgeon=fails --dice 1,2,2,2,6,6,1,1 --json").json().at("verdict");
    CHECK(verdict.at("values").at("challenger-score") == 15);
    CHECK(verdict.at("values").at("margin") == 11);
    CHECK(verdict.at("dice").size() == 4);
    CHECK(verdict.at("effects").back().at("attribute") == "fallen");
    CHECK(verdict.at("effects").back().at("to") == true);
}

TEST_CASE("the rows of a role are set by their number")
{
    const OwnLibrary library;
    const json values =
        duel(
            "--set second.2.stands-by=challenged --set second.1.stands-by=challenged --set second.3.stands-by=challenger --set second.3.drunk=true --dice 1,1,6,6 --set surgeon=fails --json")
            .json()
            .at("verdict")
            .at("values");
    CHECK(values.at("challenged-cheers") == 2);
    CHECK(values.at("challenger-cheers") == 0);
    CHECK(values.at("challenged-score") == 16);
}

TEST_CASE("there is none is null")
{
    const OwnLibrary library;
    const json verdict = duel("--set weapon=foil --dice 2,1,1,2 --json").json().at("verdict");
    CHECK(verdict.at("values").at("wounds").is_null());
    CHECK(verdict.at("values").at("margin") == 1);
    CHECK(verdict.at("effects").empty());
}

TEST_CASE("a refusal is exit code 1, with its reason and no dice")
{
    const OwnLibrary library;
    const Ran ran = duel("--set challenger.drunk=yes --json");
    CHECK(ran.code == 1);
    CHECK(ran.err.empty());
    const json verdict = ran.json().at("verdict");
    CHECK(verdict.at("refused") == "A drunken captain does not fight.");
    CHECK(verdict.at("title") == "A drunken captain does not fight.");
    CHECK(verdict.at("dice").empty());
    CHECK(duel("--set challenger.drunk=yes").code == 1);
}

TEST_CASE("the verdict in words")
{
    const OwnLibrary library;
    const Ran ran = duel("--set surgeon=fails --dice 4,5,3,3");
    CHECK(ran.code == 0);
    CHECK_THAT(ran.out, ContainsSubstring("Duel: The challenger wins by 4. 1 wound.\n"));
    CHECK_THAT(ran.out, ContainsSubstring("  challenger dice: 2D6 4 5 = 9  [DUEL-01]\n"));
    CHECK_THAT(ran.out, ContainsSubstring("Remember:\n  The seconds measure the ground.\n"));
    CHECK_THAT(ran.out, !ContainsSubstring("seed"));
}

TEST_CASE("a seed gives the same verdict every time")
{
    const OwnLibrary library;
    const Ran first = duel("--set surgeon=fails --seed 7 --json");
    CHECK(first.code == 0);
    CHECK(first.out == duel("--set surgeon=fails --seed 7 --json").out);
    CHECK(first.out != duel("--set surgeon=fails --seed 8 --json").out);
    CHECK(duel("--set surgeon=fails --seed 0").code == 0);
    CHECK(duel("--set surgeon=fails --seed 18446744073709551615").code == 0);
    CHECK(duel("--set surgeon=fails --json").code == 0);  // without any: dice that nobody can foresee
    for (const char* seed : {"-1", "x", "1.5", "18446744073709551616", ""}) {
        CAPTURE(seed);
        CHECK(run({"resolve", "toy-duel", "duel", "--set", "challenger.skill=1", "--seed", seed}).code == 2);
    }
    CHECK(duel("--seed many").tells("--seed takes a whole number from 0, not \"many\""));
}

TEST_CASE("facts that can't be set are told")
{
    const OwnLibrary library;
    const auto set = [](const std::string& text) {
        return run({"resolve", "toy-duel", "duel", "--set", text, "--dice", "1,2,3,4"});
    };
    for (const char* text : {"chalenger.skill=3", "challenger.skill=high", "challenger.skill=7", "challenger.skill=-1",
                             "challenger.skill=2.5", "challenger.skill=", "challenger.drunk=perhaps", "weapon=sword",
                             "weapon", "=3", "margin=3", "second.7.drunk=yes", "second.0.drunk=yes"}) {
        CAPTURE(text);
        CHECK(set(text).code == 2);
        CHECK(set(text).out.empty());
        CHECK(set(text).tells(""));
    }
    CHECK(set("chalenger.skill=3")
              .tells("there is no fact \"chalenger.skill\" in this procedure; did you mean \"challenger.skill\"?"));
    CHECK(set("challenger.skill=high").tells("challenger.skill: \"high\" is not a number"));
    CHECK(set("challenger.skill=7").tells("challenger.skill: 7 is out of bounds; it can be 0 to 6"));
    CHECK(set("challenger.skill=99999999999999999999")
              .tells("challenger.skill: 99999999999999999999 is out of bounds; it can be 0 to 6"));
    CHECK(set("challenger.skill=2.5").tells("challenger.skill: 2.5 is not a whole number"));
    CHECK(set("challenger.drunk=perhaps").tells("\"perhaps\" is neither yes nor no"));
    CHECK(set("weapon=sword").tells("\"sword\" is not one of the choices"));
    CHECK(set("weapon").tells("--set takes NAME=VALUE, not \"weapon\""));
    CHECK(set("margin=3").tells("\"margin\" is worked out by the procedure and can't be set"));
    CHECK(run({"resolve", "toy-duel", "duel", "--ruling", "bows=no"})
              .tells("there is no ruling \"bows\"; \"duel\" looks at none"));
    CHECK(run({"resolve", "toy-duel", "duel", "--ruling", "bows"}).tells("--ruling takes NAME=VALUE"));
}

TEST_CASE("what is told twice is not taken silently")
{
    const OwnLibrary library;
    CHECK(bare("--set challenger.skill=3 --set challenger.skill=2")
              .tells("--set gives \"challenger.skill\" twice, as 3 and as 2; leave one of them out"));
    CHECK(bare("--set challenger.skill=3 --set challenger.skill=3")
              .tells("--set gives \"challenger.skill\" twice; leave one of them out"));
    CHECK(bare("--set challenger.skill=3 --set challenger.skill=2").code == 2);
    CHECK(bare("--set second.1.drunk=yes --set second.2.drunk=yes").tells("\"challenger.skill\" has to be given"));
    CHECK(bare("--dice 4,5,3,3 --dice 1,1,1,1").tells("--dice is given more than once; leave all but one out"));
    CHECK(bare("--seed 1 --seed=2").tells("--seed is given more than once"));
}

TEST_CASE("missing facts are all named at once")
{
    const OwnLibrary library;
    const Ran ran = bare("--dice 4,5,3,3");
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(ran.tells("\"challenger.skill\" has to be given with --set"));
    CHECK_THAT(ran.err, ContainsSubstring("challenged.skill"));
    CHECK(bare("--set challenger.skill=1 --set second.2.drunk=yes --dice 1,1,1,1").tells("second.1.stands-by"));
}

TEST_CASE("dice that can't be are told")
{
    const OwnLibrary library;
    CHECK(duel("--dice 4,5,3").code == 2);
    CHECK(duel("--dice 4,5,3").tells("too few dice: 2 needed here, 1 left"));
    CHECK(duel("--set surgeon=fails --dice 4,5,3,3,1").tells("too many dice: 4 needed here, 1 left over"));
    CHECK(duel("--dice 4,7,3,3").tells("a die of 6 sides can't show 7"));
    for (const char* dice : {"4,0,3,3", "4;5;3;3", "4,,3,3", "4,5,3,-3", "four", "4,5,3,3,", "99999999999999999999"}) {
        CAPTURE(dice);
        CHECK(duel(std::string("--dice ") + dice).code == 2);
        CHECK(duel(std::string("--dice ") + dice).tells(""));
    }
    CHECK(duel("--dice 1,2,3,4 --seed 5").tells("give --dice or --seed, not both"));
    CHECK(duel("--dice 1,2,3,4 --seed 5").code == 2);
}

TEST_CASE("options may be written with an equals sign")
{
    const OwnLibrary library;
    CHECK(run({"resolve", "--json", "toy-duel", "--set=challenger.skill=3", "duel", "--set=challenged.skill=2",
               "--set=surgeon=fails", "--dice=4,5,3,3"})
              .code
          == 0);
}

TEST_CASE("a given fact that no rule reads beside the others is told, in words and in JSON, by resolve, odds and play")
{
    const std::vector<std::string> facts = {"--set", "firer.1.type=infantry",  "--set", "firer.1.figures=10",
                                            "--set", "firer.1.distance=2",     "--set", "target.type=infantry",
                                            "--set", "subsegment=stationary",  "--set", "firer.1.charged=true",
                                            "--set", "firer.1.reaction=failed"};
    const auto ran = [&](std::vector<std::string> words, const std::vector<std::string>& more) {
        words.insert(words.end(), facts.begin(), facts.end());
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    };
    const std::string told = "Not used: firer.1.charged and firer.1.reaction; no rule reads them here.";
    CHECK_THAT(ran({"resolve", "old-trousers", "fire"}, {"--dice", "2"}).out, ContainsSubstring(told));
    CHECK_THAT(ran({"odds", "old-trousers", "fire"}, {}).out, ContainsSubstring(told));
    const json unread = {"firer.1.charged", "firer.1.reaction"};
    CHECK(ran({"resolve", "old-trousers", "fire"}, {"--dice", "2", "--json"}).json().at("unread") == unread);
    CHECK(ran({"odds", "old-trousers", "fire"}, {"--of", "hits", "--json"}).json().at("unread") == unread);
    const std::string scenario =
        std::string(DRUMHEAD_TEST_DATA) + "/diaries/old-trousers/the-second-round.scenario.json";
    const Ran played = run(
        {"play", scenario},
        R"({"do":"resolve","procedure":"fire","roles":[["firer",["b1"]],["target",["a1"]],["bounced",[]]],"answers":[["subsegment","stationary"],["firer.1.charged","true"],["firer.1.figures","10"],["firer.1.distance","2"],["firer.1.start-distance","6"]],"dice":[2]})"
        "\n");
    CHECK_THAT(played.out, ContainsSubstring("firer.1.charged; no rule reads"));
}

}  // namespace resolve_test
