// That each thing which has to hold in any battle is seen where it does not.
#include "drumhead/game/autoplay/invariants.hpp"

#include "drumhead/game/state/event.hpp"
#include "game/toy_battle.hpp"
#include "support/catch.hpp"

namespace invariants_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// A shot of the toy battle, before and after.
struct Shot {
    ToyBattle battle;
    State before;
    Command command = fireCommand("south-1", "north-1", {1, 6});
    Decision decision;
    State after;

    Shot()
    {
        battle.toFiring();
        before = battle.state();
        decision = battle.play(command);
        after = battle.state();
    }
    [[nodiscard]] std::vector<std::string> faults() const
    {
        return BattleInvariants(battle.rules()).check(before, command, decision, after);
    }
    [[nodiscard]] bool isSeen(const std::string& what) const { return tells(faults(), what); }
    static Entity& of(State& state, const std::string& id)
    {
        return state.entities[static_cast<std::size_t>(state.find(id))];
    }
    Value& value(State& state, const std::string& id, const char* attribute)
    {
        return of(state, id).values[static_cast<std::size_t>(battle.rules().stored.find(EntityKind::Unit, attribute))];
    }
};

}  // namespace

TEST_CASE("a sound command breaks nothing", "[game]") { CHECK(Shot().faults().empty()); }

TEST_CASE("who has no strength or is not there does not act", "[game]")
{
    Shot shot;
    shot.value(shot.before, "south-1", "stands") = Number(0);
    CHECK(shot.isSeen("Firing: South 1, the firer, has no strength left"));
    shot.value(shot.before, "north-1", "removed") = Value::flag(true);
    CHECK(shot.isSeen("North 1, the target, is gone"));
    Shot::of(shot.before, "north-1").onTable = false;
    CHECK(shot.isSeen("North 1, the target, is not on the table"));
}

TEST_CASE("nobody does twice what is offered once", "[game]")
{
    const Shot shot;
    BattleInvariants invariants(shot.battle.rules());
    CHECK(invariants.check(shot.before, shot.command, shot.decision, shot.after).empty());
    CHECK(tells(invariants.check(shot.before, shot.command, shot.decision, shot.after),
                "Firing: South 1 does it twice in Firing"));
    State later = shot.before;
    later.turn = 2;
    CHECK(invariants.check(later, shot.command, shot.decision, shot.after).empty());
}

TEST_CASE("links stay within a side, and nobody is with the gone", "[game]")
{
    Shot shot;
    Shot::of(shot.after, "south-2").group = shot.after.find("north-wing");
    CHECK(shot.isSeen("South 2 is in a group of another side"));
    Shot::of(shot.after, "south-leader").attachedTo = shot.after.find("north-1");
    CHECK(shot.isSeen("General South is attached to another side"));
    Shot::of(shot.after, "north-1").onTable = false;
    CHECK(shot.isSeen("General North is attached to North 1, who is gone"));
}

TEST_CASE("what was due is settled, waived or falls away for a true reason", "[game]")
{
    Shot shot;
    REQUIRE_FALSE(shot.after.due.empty());
    const int due = shot.after.due.front().id;
    shot.before = shot.after;
    shot.decision.events = {SettledEvent{due}};
    shot.command = moraleCommand("north-1", 6);
    CHECK_FALSE(shot.isSeen("due"));
    shot.command = advanceCommand("on");
    CHECK(shot.isSeen("something due is over, and nobody settled or waived it"));
    shot.decision.sentences = {"Dropped: Morale: North 1 (removed)."};
    CHECK(shot.isSeen("who is still on the table"));
    shot.decision.events = {SettledEvent{999}};
    CHECK(shot.isSeen("something is settled that was not due"));
}

TEST_CASE("numbers keep their bounds", "[game]")
{
    Shot shot;
    shot.value(shot.after, "south-2", "stands") = Number(13);
    CHECK(shot.isSeen("South 2's stands is out of bounds"));
}

}  // namespace invariants_test
