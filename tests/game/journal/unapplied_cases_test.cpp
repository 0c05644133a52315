// Cases that wait to be applied, as a battle keeps them; and whether the step still allows one.
#include "game/toy_battle.hpp"

#include "drumhead/game/journal/unapplied_cases.hpp"
#include "drumhead/game/play/offers.hpp"
#include "support/catch.hpp"

namespace unapplied_cases_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

UnappliedCase shot(const std::string& outcome)
{
    UnappliedCase made;
    made.command = fireCommand("south-1", "north-1", {1, 6});
    made.command.overrules = {{Overrule::Kind::Die, "hits", "", 0, 0, 1, "2", "\"cocked\" <b>"}};
    made.isOfStep = true;
    made.turn = 3;
    made.place = "firing:south";
    made.step = "Firing: South";
    made.heading = "Fire: South 1 → North 1";
    made.outcome = outcome;
    return made;
}

}  // namespace

TEST_CASE("unapplied cases: several wait, each is replaced and removed by its id, and they survive as text", "[game]")
{
    UnappliedCases cases;
    CHECK(cases.toJson().empty());
    const int first = cases.put(shot("1 hit"));
    const int second = cases.put(shot("2 hits"));
    CHECK(first != second);
    UnappliedCase changed = *cases.find(first);
    changed.outcome = "none";
    CHECK(cases.put(changed) == first);
    CHECK(cases.all().size() == 2);
    CHECK(cases.find(first)->outcome == "none");
    const UnappliedCases read = UnappliedCases::fromJson(cases.toJson());
    CHECK(read.all() == cases.all());
    CHECK(read.toJson() == cases.toJson());
    cases.remove(first);
    CHECK_FALSE(cases.find(first));
    CHECK(cases.all().size() == 1);
}

TEST_CASE("unapplied cases: of a damaged text the sound ones are read", "[game]")
{
    UnappliedCases cases;
    cases.put(shot("1 hit"));
    const std::string text = cases.toJson();
    CHECK(UnappliedCases::fromJson("").all().empty());
    CHECK(UnappliedCases::fromJson("{").all().empty());
    const std::string both =
        "[{\"id\":\"x\"},{\"id\":9,\"command\":{\"do\":\"note\",\"text\":\"x\"}}," + text.substr(1);
    CHECK(UnappliedCases::fromJson(both).all() == cases.all());
}

TEST_CASE("unapplied cases: numbers that no battle has are left out", "[game]")
{
    UnappliedCases cases;
    cases.put(shot("1 hit"));
    const std::string text = cases.toJson();
    const auto with = [&](const std::string& key, const std::string& number) {
        std::string forged = text;
        const std::size_t at = forged.find("\"" + key + "\":") + key.size() + 3;
        forged.replace(at, forged.find_first_of(",}", at) - at, number);
        return UnappliedCases::fromJson(forged).all().size();
    };
    CHECK(with("again", "3") == 1);
    CHECK(with("again", "-1000000") == 0);
    CHECK(with("id", "2147483647") == 0);
    CHECK(with("id", "-1") == 0);
    CHECK(with("id", "0") == 0);
}

TEST_CASE("a case fits the step that offers it, and the error says why another does not", "[game]")
{
    ToyBattle battle;
    const ResolveCommand fire = fireCommand("south-1", "north-1", {1, 6});
    CHECK(fitsStep(battle.rules(), battle.state(), fire).error().find("can't be applied") != std::string::npos);
    battle.toFiring();
    CHECK(fitsStep(battle.rules(), battle.state(), fire));
    battle.play(fire);
    CHECK(fitsStep(battle.rules(), battle.state(), fire).error()
          == "South 1 has already done this in this step (Firing: South).");
    CHECK(fitsStep(battle.rules(), battle.state(), fireCommand("south-2", "north-1", {})));
    const int due = battle.state().due.front().id;
    CHECK(fitsStep(battle.rules(), battle.state(), moraleCommand("north-1", 1, due)));
    battle.play(moraleCommand("north-1", 6, due));
    CHECK(fitsStep(battle.rules(), battle.state(), moraleCommand("north-1", 1, due)).error()
          == "What this case settles is no longer due.");
}

}  // namespace unapplied_cases_test
