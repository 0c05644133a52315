// The time that a battle took: by turn, step and side, and as the game file keeps it.
#include "game/toy_battle.hpp"

#include "drumhead/game/journal/turn_clock.hpp"
#include "support/catch.hpp"

namespace turn_clock_test {

using namespace drumhead;
using namespace drumhead::test;
using namespace std::chrono_literals;

TEST_CASE("turn clock: time is added up by turn, step and side, and survives as text", "[game]")
{
    TurnClock clock;
    CHECK(clock.toJson().empty());
    const TurnClock::Place firing{1, "Firing", "South"};
    clock.add(firing, 90s);
    clock.add({1, "Rally", "South"}, 30s);
    clock.add({1, "Firing", "North"}, 5s);
    clock.add(firing, 10s);
    clock.add({2, "Firing", "South"}, 1s);
    clock.add({2, "Firing", "South"}, 0s);
    CHECK(clock.all().size() == 4);
    CHECK(clock.ofSide(1, "South") == 130s);
    CHECK(clock.ofSide(1, "North") == 5s);
    CHECK(clock.ofSide(3, "South") == 0s);
    CHECK(TurnClock::fromJson(clock.toJson()) == clock);
}

TEST_CASE("turn clock: of a damaged text the sound parts are read", "[game]")
{
    const TurnClock clock = TurnClock::fromJson(
        R"([{"turn":1,"step":"Firing","side":"","ms":2000},{"turn":2},{"turn":1,"step":"A","side":"","ms":-5},7])");
    REQUIRE(clock.all().size() == 1);
    CHECK(clock.all().front().time == 2s);
    CHECK(TurnClock::fromJson("nonsense").isEmpty());
    CHECK(TurnClock::fromJson("{}").isEmpty());
}

TEST_CASE("turn clock: more places and more time than any battle has are read at once, and add up", "[game]")
{
    std::string text = "[";
    for (int i = 0; i < 40'000; ++i)
        text += R"({"turn":1,"step":")" + std::to_string(i) + R"(","side":"South","ms":9223372036854775807},)";
    text.back() = ']';
    const TurnClock clock = TurnClock::fromJson(text);
    CHECK(clock.all().size() == 30'000);
    CHECK(clock.ofSide(1, "South") == 30'000 * 10'000h);
}

TEST_CASE("turn clock: time goes to the step and the side whose step it is", "[game]")
{
    ToyBattle battle;
    battle.toFiring();
    const TurnClock::Place at = clockPlace(battle.rules(), battle.state());
    CHECK(at.turn == 1);
    CHECK(at.step == "Firing");
    CHECK(at.side == "South");
    ToyBattle plain(2, false);
    CHECK(clockPlace(plain.rules(), plain.state()) == TurnClock::Place{1, "", ""});
}

TEST_CASE("turn clock: seconds are told as a clock shows them", "[game]")
{
    CHECK(clockText(0ms) == "0:00");
    CHECK(clockText(7999ms) == "0:07");
    CHECK(clockText(750s) == "12:30");
    CHECK(clockText(3725s) == "1:02:05");
}

}  // namespace turn_clock_test
