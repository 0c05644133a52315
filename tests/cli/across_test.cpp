// across: one engagement under several rulesets, from the command line.
#include "support/catch.hpp"
#include "support/command_line.hpp"

namespace across_command_test {

using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

TEST_CASE("one engagement is told under every ruleset, side by side")
{
    unsetenv("DRUMHEAD_DATA");
    const json told = run({"across", "--set", "distance=60", "--set", "attacker.men=500", "--json"}).json();
    CHECK(told.at("kind") == "shooting");
    CHECK(told.at("terms").at("attacker.men") == "500");
    CHECK_FALSE(told.at("terms").contains("attacker.guns"));
    REQUIRE(told.at("rulesets").size() >= 4);
    for (const json& each : told.at("rulesets")) {
        CHECK(each.at("cannot").is_null());
        CHECK(each.at("loss").at("mean").get<double>() > 0);
    }
    const Ran text = run({"across", "orders-cm", "old-trousers", "--kind", "melee"});
    CHECK(text.code == 0);
    CHECK_THAT(text.out,
               ContainsSubstring("attacker wins") && ContainsSubstring("no answer: these rules have no melee"));
    CHECK(run({"across", "old-trousers", "--kind", "melee"}).code == 1);
    CHECK(run({"across", "--set", "attacker.arm=camels"}).tells("foot, light-foot, horse or guns"));
    CHECK(run({"across", "--kind", "parley"}).tells("shooting or melee"));
}

}  // namespace across_command_test
