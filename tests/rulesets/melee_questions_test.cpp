// What a melee asks of flanks: only what can matter and is not plain.
#include "drumhead/resolve/relevance/relevance.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"
#include "support/catch.hpp"
#include "support/games/played.hpp"

#include <algorithm>
#include <filesystem>

namespace melee_questions_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

const Ruleset& rules()
{
    static const LoadedRuleset loaded =
        loadRulesetFolder(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets" / "orders-cm");
    REQUIRE(loaded.usable());
    return *loaded.ruleset;
}

/// The questions about flanks that a melee asks, given this besides what every unit needs.
std::string flanksAsked(const Facts& more)
{
    Facts facts{
        {"attacker.1.type", "medium-infantry"}, {"attacker.1.stands", "6"}, {"attacker.1.stands-in-contact", "2"},
        {"defender.1.type", "militia"},         {"defender.1.stands", "6"}, {"defender.1.stands-in-contact", "2"}};
    facts.insert(facts.end(), more.begin(), more.end());
    const Situation situation = situationOf(rules(), "melee", facts);
    std::string asked;
    for (const FactRef fact : whatMatters(situation).questions) {
        const std::string name = factName(situation.program(), fact);
        if (name.find("flank") != std::string::npos) asked += (asked.empty() ? "" : " ") + name;
    }
    return asked;
}

}  // namespace

TEST_CASE("where one unit fights one unit, it is asked only who comes at a flank")
{
    CHECK(flanksAsked({}) == "attacker.1.strikes-flank defender.1.strikes-flank");
    // Who says it of both is told that it can't be.
    CHECK(flanksAsked({{"attacker.1.strikes-flank", "true"}}) == "attacker.1.strikes-flank defender.1.strikes-flank");
    CHECK(flanksAsked({{"attacker.1.strikes-flank", "false"}}) == "attacker.1.strikes-flank defender.1.strikes-flank");
    CHECK(flanksAsked({{"defender.1.order", "rout"}}) == "attacker.1.strikes-flank");
}

TEST_CASE("so it is where of several units two fight each other")
{
    const Facts pairs{{"attacker.2.type", "militia"},
                      {"attacker.2.stands", "6"},
                      {"attacker.2.stands-in-contact", "1"},
                      {"attacker.1.opponent", "1"},
                      {"attacker.2.opponent", "2"},
                      {"defender.2.type", "militia"},
                      {"defender.2.stands", "6"},
                      {"defender.2.stands-in-contact", "1"},
                      {"defender.1.opponent", "1"},
                      {"defender.2.opponent", "2"}};
    CHECK(flanksAsked(pairs)
          == "attacker.1.strikes-flank attacker.2.strikes-flank defender.1.strikes-flank defender.2.strikes-flank");
}

TEST_CASE("whoever fights a unit that fights another is asked how it stands to that")
{
    const Facts two{{"attacker.2.type", "militia"},
                    {"attacker.2.stands", "6"},
                    {"attacker.2.stands-in-contact", "1"},
                    {"defender.1.opponent", "1"}};
    CHECK(flanksAsked(two)
          == "attacker.1.strikes-flank attacker.2.strikes-flank attacker.2.own-flank defender.1.strikes-flank");
}

TEST_CASE("a light unit that fights twice is asked of each fight")
{
    const Facts twice{{"attacker.1.type", "light-infantry"},
                      {"attacker.1.stands-in-contact", "4"},
                      {"attacker.1.second-opponent", "2"},
                      {"defender.2.type", "militia"},
                      {"defender.2.stands", "6"},
                      {"defender.2.stands-in-contact", "1"}};
    CHECK(flanksAsked(twice)
          == "attacker.1.strikes-flank defender.1.strikes-flank defender.2.strikes-flank defender.2.own-flank");
    Facts more = twice;
    more.emplace_back("attacker.1.second-fight", "true");
    CHECK(
        flanksAsked(more)
        == "attacker.1.strikes-flank attacker.1.second-strikes-flank defender.1.strikes-flank defender.2.strikes-flank");
    more.emplace_back("attacker.2.type", "militia");
    more.insert(more.end(),
                {{"attacker.2.stands", "6"},
                 {"attacker.2.stands-in-contact", "1"},
                 {"attacker.2.opponent", "2"},
                 {"defender.2.opponent", "2"}});
    CHECK(flanksAsked(more).find("attacker.1.second-strikes-flank attacker.1.second-own-flank") != std::string::npos);
}

TEST_CASE("two units at each other's flank are told what is wrong and what to do")
{
    const Facts both{{"attacker.1.type", "militia"},        {"attacker.1.stands", "6"},
                     {"attacker.1.stands-in-contact", "1"}, {"attacker.1.strikes-flank", "true"},
                     {"defender.1.type", "militia"},        {"defender.1.stands", "6"},
                     {"defender.1.stands-in-contact", "1"}, {"defender.1.strikes-flank", "true"}};
    CHECK(play(rules(), "melee", both).verdict.refused
          == "Attacker 1 and its enemy can't each be on the other's flank or rear: say so of one only.");
}

}  // namespace melee_questions_test
