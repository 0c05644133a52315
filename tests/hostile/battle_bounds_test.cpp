// What a battle keeps is bounded too, whatever its rules and its people ask for.
#include "game/toy_battle.hpp"
#include "support/catch.hpp"

#include "drumhead/game/journal/checked_event.hpp"
#include "drumhead/game/play/decide.hpp"
#include "drumhead/resolve/dice.hpp"

#include <algorithm>

namespace battle_bounds_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr int mostDue = 5000;

/// A state in which so many things are due, none of anybody.
State withDue(State state, int count)
{
    for (int i = 0; i < count; ++i) {
        DueItem due;
        due.id = state.nextDue++;
        due.procedure = "morale";
        due.with.emplace_back("cause", std::to_string(i));
        state.due.push_back(std::move(due));
    }
    return state;
}

}  // namespace

TEST_CASE("a command after which too much would be due is refused", "[hostile]")
{
    ToyBattle battle;
    battle.toFiring();
    const ResolveCommand fire = fireCommand("south-1", "north-1", {1, 6});  // one hit: one test is due
    NoDice none;
    const DecisionResult last = decide(battle.rules(), withDue(battle.state(), mostDue - 1), fire, none);
    CHECK(last);
    const DecisionResult beyond = decide(battle.rules(), withDue(battle.state(), mostDue), fire, none);
    REQUIRE_FALSE(beyond);
    CHECK_THAT(beyond.error().message, ContainsSubstring("more than 5000 things would be due"));
    const ResolveCommand missed = fireCommand("south-1", "north-1", {6, 6});  // nothing more is due
    CHECK(decide(battle.rules(), withDue(battle.state(), mostDue), missed, none));
}

TEST_CASE("a reminder or an objective that a game file would not take back is refused", "[hostile]")
{
    ToyBattle battle;
    const auto fault = [&](const Command& command) {
        NoDice none;
        const DecisionResult decided = decide(battle.rules(), battle.state(), command, none);
        return decided ? std::string() : decided.error().message;
    };
    SilenceCommand silence;
    ScoreCommand score;
    score.side = "north";
    score.points = "3";
    for (const std::size_t letters : {std::size_t{2000}, std::size_t{2001}}) {
        silence.reminder = score.objective = std::string(letters, 'x');
        CHECK(fault(silence) == (letters > 2000 ? "a reminder has at most 2000 letters" : ""));
        CHECK(fault(score) == (letters > 2000 ? "an objective has at most 2000 letters" : ""));
    }
}

TEST_CASE("events of a file that would make too much due, done, waiting or marked are refused with their entry",
          "[hostile]")
{
    ToyBattle battle;
    const EntityId unit = battle.state().find("north-1");
    const auto fault = [&](const Event& event, std::size_t count) {
        JournalEntry entry;
        entry.id = 1;
        entry.command = NoteCommand{"x", ""};
        entry.events.assign(count, event);
        const Result<Game> game = Game::restore(*battle.ruleset, toyScenario(), {entry}, 1);
        return game ? std::string() : game.error();
    };
    DueItem due;
    due.id = 1;
    due.procedure = "morale";
    CHECK(fault(DueEvent{due}, StateLimits::mostDue).empty());
    CHECK_THAT(fault(DueEvent{due}, 100'000), ContainsSubstring("entry 1") && ContainsSubstring("5000 things due"));
    CHECK_THAT(fault(DoneEvent{{"fire", unit, 0, false, ""}}, 200'000), ContainsSubstring("100000 things done"));
    WaitingChange change;
    change.entity = unit;
    change.attribute = 0;
    CHECK_THAT(fault(WaitsEvent{change}, 200'000), ContainsSubstring("100000 changes that wait"));
}

TEST_CASE("no command makes a turn or a part of a unit beyond what a file may hold", "[hostile]")
{
    ToyBattle battle;
    battle.toFiring();
    State last = battle.state();
    last.turn = StateLimits::mostTurns;
    std::string refusal;
    NoDice none;
    for (int i = 0; i < 10 && refusal.empty(); ++i) {
        const DecisionResult onward = decide(battle.rules(), last, advanceCommand("on"), none);
        if (!onward) refusal = onward.error().message;
        else
            for (const Event& event : onward->events) applyEvent(last, event);
    }
    CHECK_THAT(refusal, ContainsSubstring("more than 10000 turns"));
    CHECK(last.turn == StateLimits::mostTurns);

    State divided = battle.state();
    const EntityId unit = divided.find("north-1");
    for (int i = 0; mayDivide(divided) && i < 5000; ++i)
        applyEvent(divided, DividedEvent{unit, "part-" + std::to_string(i), "part", {}});
    const auto parts = std::count_if(divided.entities.begin(), divided.entities.end(),
                                     [](const Entity& each) { return each.partOf != nobody; });
    CHECK(parts == 1000);
    const Result<void> beyond =
        applyChecked(DividedEvent{unit, "one-more", "part", {}}, divided, battle.rules().stored, ValuesBefore::Any);
    REQUIRE_FALSE(beyond);
    CHECK_THAT(beyond.error(), ContainsSubstring("more than 1000 parts of units"));
}

TEST_CASE("a note or a reason of 20 MB is refused and leaves no trace", "[hostile]")
{
    ToyBattle battle;
    NoteCommand note;
    note.text = std::string(1'000'000, 'x');
    battle.play(note);
    note.text = std::string(20'000'000, 'x');
    CHECK_THAT(battle.refused(note), ContainsSubstring("more than 1000000 letters"));
    battle.toFiring();
    CHECK_THAT(battle.refused(advanceCommand(note.text)), ContainsSubstring("more than 1000000 letters"));
    EditCommand edit = editCommand("north-1", EntityField::Name, note.text);
    CHECK_THAT(battle.refused(edit), ContainsSubstring("longer than 300 characters"));
    edit = editCommand("north-1", EntityField::Note, note.text);
    CHECK_THAT(battle.refused(edit), ContainsSubstring("longer than 20000 characters"));
}

}  // namespace battle_bounds_test
