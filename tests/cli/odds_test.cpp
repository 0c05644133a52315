#include "support/catch.hpp"
#include "support/command_line.hpp"

#include <cmath>

namespace odds_test {

using namespace drumhead::test;
using nlohmann::json;

namespace {

Ran odds(const std::string& more)
{
    return runLine("odds toy-duel duel --set challenger.skill=3 --set challenged.skill=2 --of surgeon " + more);
}

bool says(const Ran& ran, const std::string& text) { return ran.out.find(text) != std::string::npos; }

}  // namespace

TEST_CASE("odds take results that are entered as they are weighed")
{
    const OwnLibrary library;
    const Ran ran = odds("--weigh surgeon=heals:1,fails:3 --json");
    CHECK(ran.code == 0);
    CHECK(ran.err.empty());
    double heals = 0, fails = 0;
    const json all = ran.json();
    for (const json& outcome : all.at("outcomes")) {
        if (outcome.at("values").at("surgeon") == "heals") heals += outcome.at("probability").get<double>();
        if (outcome.at("values").at("surgeon") == "fails") fails += outcome.at("probability").get<double>();
    }
    CHECK(heals > 0);
    CHECK(std::abs(fails - 3 * heals) < 1e-12);
}

TEST_CASE("odds tell each chance as a fraction where it is asked for")
{
    const std::string asked =
        "odds " DRUMHEAD_TEST_DATA "/rulesets/skirmish omen --set unit.hits=1 --of omen.shield --exact";
    const json outcomes = runLine(asked + " --json").json().at("outcomes");
    REQUIRE(outcomes.size() == 5);  // four dice, of which two faces of six are shields
    const std::vector<std::string> fractions = {"16/81", "32/81", "8/27", "8/81", "1/81"};
    for (std::size_t shields = 0; shields < fractions.size(); ++shields) {
        CHECK(outcomes[shields].at("values").at("omen.shield") == shields);
        CHECK(outcomes[shields].at("fraction") == fractions[shields]);
    }
    CHECK(runLine(asked).tells("--exact gives fractions in JSON; add --json"));
    const OwnLibrary library;
    CHECK(odds("--weigh surgeon=heals:1,fails:3 --json --exact").tells("a throw may be repeated without end"));
    CHECK_FALSE(odds("--weigh surgeon=heals:1,fails:3 --json").json().at("outcomes")[0].contains("fraction"));
}

TEST_CASE("odds name the result that has to be entered, and what is wrong with a weighing")
{
    const OwnLibrary library;
    CHECK(odds("").tells("\"surgeon\" has to be "));
    CHECK(odds("").tells("can be weighed instead: --weigh surgeon=VALUE:WEIGHT"));
    CHECK_FALSE(runLine("odds toy-duel duel").tells("--weigh"));
    CHECK(odds("--weigh surgeon").tells("--weigh takes NAME=VALUE:WEIGHT"));
    CHECK(odds("--weigh surgeon=heals").tells("\"heals\" has no weight"));
    CHECK(odds("--weigh surgeon=heals:often").tells("\"often\" is not a weight"));
    CHECK(odds("--weigh surgeon=helps:1").tells("surgeon: "));
    CHECK(odds("--weigh surgoen=heals:1").tells("there is no fact \"surgoen\""));
    CHECK(odds("--weigh surgeon=heals:0").tells("one of the weights of \"surgeon\" must be more than zero"));
    CHECK(odds("--weigh challenger.skill=3:1").tells("can't be weighed"));
    for (const char* bad : {"--weigh surgeon=heals:-1", "--weigh surgeon"}) CHECK(odds(bad).code == 2);
}

TEST_CASE("odds for a person: what tells most, in the order of its values, and what else there is")
{
    const OwnLibrary library;
    const Ran ran =
        runLine("odds toy-duel duel --set challenger.skill=3 --set challenged.skill=2 --weigh surgeon=heals:1,fails:1");
    CHECK(ran.code == 0);
    CHECK(ran.out.rfind("    chance  winner\n", 0) == 0);
    CHECK(ran.out.find("challenger") < ran.out.find("challenged"));
    CHECK(says(ran, "Of something else: --of wounds, margin, "));
    CHECK(says(ran, "--results lists all."));
}

TEST_CASE("a number comes with the chance of at least so many, its mean and its quartiles")
{
    const OwnLibrary library;
    const Ran ran = runLine(
        "odds toy-duel duel --set challenger.skill=2 --set challenged.skill=2 --weigh surgeon=heals:1,fails:1 --of wounds");
    CHECK(ran.out.rfind("   exactly    at least  wounds\n", 0) == 0);
    CHECK(says(ran, "100.0000 %  0\n"));
    CHECK(says(ran, "mean 0."));
    CHECK(says(ran, "middle half 0 to 1"));
    CHECK_FALSE(says(ran, "Of something else"));
}

TEST_CASE("the results that there are odds of are listed without a single answer")
{
    const OwnLibrary library;
    const Ran ran = runLine("odds toy-duel duel --results --json");
    CHECK(ran.code == 0);
    const json results = ran.json().at("results");
    REQUIRE_FALSE(results.empty());
    for (const json& each : results) CHECK_FALSE(each.at("label").get<std::string>().empty());
    CHECK(says(runLine("odds toy-duel duel --results"), results.front().at("name").get<std::string>() + "  "));
    CHECK(odds("").code == 2);
    CHECK(runLine("odds toy-duel duel --of surgoen").tells("--results lists what there are odds of"));
}

TEST_CASE("odds for each value of a fact, and for each combination of two")
{
    const OwnLibrary library;
    const std::string duel = "odds toy-duel duel --set challenger.skill=3 --weigh surgeon=heals:1,fails:1 --of winner ";
    const Ran ran = runLine(duel + "--for-each challenged.skill --json");
    CHECK(ran.code == 0);
    const json all = ran.json().at("cases");
    REQUIRE(all.size() == 7);
    double before = 2;
    for (const json& each : all) {
        double wins = 0;
        for (const json& outcome : each.at("outcomes")) {
            if (outcome.at("values").at("winner") == "challenger") wins += outcome.at("probability").get<double>();
        }
        CHECK(wins < before);
        before = wins;
    }
    CHECK(all[2].at("given").at("challenged.skill") == 2);
    CHECK(all[3].at("outcomes")[0].at("probability").get<double>() == Approx(0.5));
    const json two = runLine(duel + "--for-each challenged.skill=1,2 --for-each weapon --json").json().at("cases");
    REQUIRE(two.size() == 6);
    CHECK(two[1].at("given") == json{{"challenged.skill", 1}, {"weapon", "pistol"}});
}

TEST_CASE("odds for each value, for a person: a line each, or why there are none")
{
    const OwnLibrary library;
    const std::string duel = "odds toy-duel duel --set challenger.skill=3 --of winner --weigh surgeon=heals:1,fails:1 ";
    const Ran ran = runLine(duel + "--for-each challenged.skill=3,6");
    CHECK(ran.code == 0);
    CHECK(ran.out.rfind("3: ", 0) == 0);
    CHECK(says(ran, "the challenged 50 %"));
    const Ran drunk = runLine(duel + "--set challenged.skill=3 --for-each challenged.drunk");
    CHECK(says(drunk, "yes: refused: A drunken captain does not fight."));
    CHECK(runLine("odds toy-duel duel --for-each weapon").tells("\"challenger.skill\" has to be given with --set"));
}

TEST_CASE("odds for each value name what can't be varied")
{
    const OwnLibrary library;
    CHECK(odds("--for-each challenged.skill").tells("is given with --set and with --for-each"));
    CHECK(odds("--for-each weapon=bow").tells("weapon: \"bow\" is not one of"));
    CHECK(odds("--for-each second.1.cheers").tells("there is no \"second.1.cheers\" in this case"));
    CHECK(odds("--for-each margin").tells("is worked out, not answered"));
    CHECK(odds("--for-each weapon --for-each weapon").tells("twice"));
    CHECK(odds("--for-each challenger.wounds=12").tells("it can be 0 to 9"));
}

}  // namespace odds_test
