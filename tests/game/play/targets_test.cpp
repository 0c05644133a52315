// The case in hand against each unit that might be its target.
#include "drumhead/game/play/questions/targets.hpp"

#include "drumhead/game/play/case_from_command.hpp"
#include "game/toy_battle.hpp"
#include "support/catch.hpp"

namespace targets_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

struct Opened {
    ToyBattle battle{3};
    std::optional<GameCase> made;

    explicit Opened(const ResolveCommand& command)
    {
        battle.toFiring();
        Result<GameCase> found = caseOfCommand(battle.rules(), battle.state(), command);
        REQUIRE(found);
        made.emplace(std::move(*found));
    }

    std::vector<CaseAgainst> against(const Situation& answered)
    {
        return casesAgainstEach(battle.rules(), battle.state(), *made, answered, 0);
    }
    std::string name(const CaseAgainst& each) { return battle.state().at(each.target).name; }
};

Value given(const CaseAgainst& each, const char* name)
{
    return each.situation.given(*findFact(each.situation.program(), name));
}

}  // namespace

TEST_CASE("the targets are the units of the other side that may be it")
{
    Opened opened(fireCommand("south-1", "north-1", {}));
    CHECK(targetRole(opened.battle.state(), *opened.made) == 1);
    const std::vector<CaseAgainst> all = opened.against(opened.made->situation);
    REQUIRE(all.size() == 3);
    CHECK(opened.name(all[0]) == "North 1");
    CHECK(opened.name(all[1]) == "North 2");
    CHECK(given(all[0], "target.nerve") == Value::unknown());
    CHECK(given(all[0], "target.type") != given(all[1], "target.type"));
    CHECK(given(all[0], "target.type") == given(all[2], "target.type"));
}

TEST_CASE("an answer typed once counts for every target, one about the present target for it alone")
{
    Opened opened(fireCommand("south-1", "north-1", {}));
    Situation answered = opened.made->situation;
    REQUIRE(answered.set("distance", "7"));
    REQUIRE(answered.set("target.type", "levy"));
    const std::vector<CaseAgainst> all = opened.against(answered);
    REQUIRE(all.size() == 3);
    for (const CaseAgainst& each : all) CHECK(given(each, "distance") == Value(Number(7)));
    CHECK(given(all[0], "target.type") == answered.given(*findFact(answered.program(), "target.type")));
    CHECK(given(all[2], "target.type") != given(all[0], "target.type"));
    CHECK(all[1].command.roles[1].second == std::vector<std::string>{"north-2"});
}

TEST_CASE("a case of one unit alone has no targets")
{
    ResolveCommand command;
    command.procedure = "charge";
    command.roles = {{"unit", {"south-1"}}};
    Opened opened(command);
    CHECK(targetRole(opened.battle.state(), *opened.made) == -1);
    CHECK(opened.against(opened.made->situation).empty());
}

TEST_CASE("targets are told by their chance, those that lack an answer last")
{
    Opened opened(fireCommand("south-1", "north-1", {}));
    Situation answered = opened.made->situation;
    const OddsEvent seen{*findFact(answered.program(), "seen"), Comparison::AtLeast, Number(17)};
    OddsEngine engine;
    const auto compared = [&] { return compareTargets(opened.against(answered), seen, {}, engine, {}); };
    answered.forget(*findFact(answered.program(), "distance"));
    for (const TargetOdds& each : compared()) CHECK(each.obstacle == "Needs: distance");
    REQUIRE(answered.set("distance", "7"));
    std::vector<TargetOdds> all = compared();
    REQUIRE(all.size() == 3);
    // Only the levy, with a nerve of 4, is worth 12 + 3 + 1 + 4.
    const EntityId levy = opened.battle.state().find("north-2");
    for (const TargetOdds& each : all) REQUIRE(each.chance);
    const OddsEvent more{seen.fact, Comparison::AtLeast, Number(20)};
    all = compareTargets(opened.against(answered), more, {}, engine, {});
    CHECK(all[0].target == levy);
    CHECK(all[0].chance == 1.0);
    CHECK(all[1].chance == 0.0);
    REQUIRE(answered.set("distance", "13"));
    for (const TargetOdds& each : compared()) CHECK(each.obstacle.rfind("Refused: ", 0) == 0);
    std::stop_source stop;
    stop.request_stop();
    for (const TargetOdds& each : compareTargets(opened.against(answered), seen, {}, engine, stop.get_token()))
        CHECK_FALSE(each.chance);
}

}  // namespace targets_test
