#include "resolve/odds/places.hpp"

#include "resolve/odds/odds_plan.hpp"
#include "support/catch.hpp"
#include "support/games/tried_steps.hpp"

namespace places_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// A machine before the first of two dice, as the odds of their sum run it.
struct Two {
    Tried tried{
        R"([ { "roll": "a", "sides": 6 }, { "let": "twice", "value": { "times": ["a", 2] } }, { "roll": "b", "sides": 6 }, { "let": "x", "value": { "sum": ["twice", "b"] } } ])"};
    StepMachine machine{tried.situation};
    OddsPlan plan{{&tried.situation.program(),
                   {FactRef{tried.situation.program().findSlot("x"), 0}},
                   {},
                   machine.frame().layout.rows(),
                   NonTrappingSteps::givenBefore(machine.frame())},
                  machine.frame()};

    Two()
    {
        machine.runWithoutTrail(false);
        machine.runManyStates(plan.constants(), plan.shortCuts());
        static_cast<void>(machine.runStretch(false));
    }
    Place& throwNext(int face)
    {
        machine.takeResult(face);
        static_cast<void>(machine.runStretch(false));
        return plan.placeOf(machine);
    }
};

}  // namespace

TEST_CASE("states that have come as far wait at the same place, those behind come first")
{
    Two two;
    Place& first = two.plan.placeOf(two.machine);
    Place& second = two.throwNext(3);
    CHECK(&second != &first);
    CHECK(first.where < second.where);
    CHECK(second.cells.width() == first.cells.width() + 1);  // of the first die only what it counts for
    two.machine.restore(first.checkpoint, {});
    CHECK(&two.plan.placeOf(two.machine) == &first);
    CHECK(&two.throwNext(5) == &second);
}

TEST_CASE("a place is forgotten where a step of its stretches may give something else")
{
    Two two;
    Place& first = two.plan.placeOf(two.machine);
    Place& second = two.throwNext(3);
    for (Place* const each : {&first, &second}) {
        each->root = two.plan.places().transitions.add();
        each->learnt = 1;
    }
    first.firstStep = 0;
    first.lastStep = 1;
    second.firstStep = 2;
    second.lastStep = 3;
    const Transitions::Branch kept = first.root;
    two.plan.places().forget({2});
    CHECK(first.root == kept);
    CHECK(second.root == 0);
    CHECK(second.learnt == 0);
    two.plan.places().forget({0, 9});
    CHECK(first.root == 0);
}

TEST_CASE("no state waits after a request, and the places are kept")
{
    Two two;
    Place& first = two.plan.placeOf(two.machine);
    first.states.add(std::vector<std::int64_t>(first.cells.width()).data(), 1);
    CHECK(first.states.size() == 1);
    two.plan.clear();
    CHECK(first.states.size() == 0);
    CHECK(&two.plan.placeOf(two.machine) == &first);
}

TEST_CASE("stretches are made shorter where more is learnt than followed, and in the end nothing is learnt")
{
    Two two;
    Place& place = two.plan.placeOf(two.machine);
    const auto judge = [&place](std::uint32_t learnt, std::uint32_t followed) {
        place.root = 1;
        place.learnt = learnt;
        place.followed = followed;
        place.judge();
        return place.mostReads();
    };
    CHECK(judge(49, 0) == 12);  // too few to tell
    CHECK(judge(50, 51) == 12);
    CHECK(place.root == 1);
    CHECK(judge(50, 50) == 4);
    CHECK(place.root == 0);
    CHECK(place.learnt == 0);
    CHECK(judge(199, 0) == 4);
    CHECK(judge(200, 0) == 2);
    CHECK(judge(800, 900) == 2);
    CHECK(judge(800, 0) == 0);
    CHECK(judge(100'000, 0) == 0);
}

}  // namespace places_test
