#include "game/toy_battle.hpp"

#include "support/catch.hpp"

namespace event_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// One event of every kind, with everything in it that it can carry.
std::vector<Event> everyEvent(const ToyBattle& battle)
{
    const State& state = battle.state();
    const EntityId unit = state.find("north-1");
    const int stands = battle.rules().stored.find(EntityKind::Unit, "stands");
    std::vector<Event> events(13);
    events[0] = {EventKind::Changed,
                 unit,
                 stands,
                 Value(Number(4)),
                 Value(Number(2)),
                 {},
                 EffectTime::Now,
                 {},
                 {},
                 0,
                 0,
                 "",
                 ""};
    events[1] = {
        EventKind::Waits, unit, stands, {}, {}, Value(Number(-2)), EffectTime::EndOfSubphase, {}, {}, 0, 0, "", ""};
    events[2] = {EventKind::Waits,
                 unit,
                 stands,
                 {},
                 Value(Number::fromTicks(12000)),
                 {},
                 EffectTime::EndOfTurn,
                 {},
                 {},
                 0,
                 0,
                 "",
                 ""};
    events[3].kind = EventKind::CarriedOut;
    events[3].until = EffectTime::EndOfSubphase;
    events[4].kind = EventKind::Due;
    events[4].due = {7, "morale", {{"unit", {unit, nobody}}}, {{"cause", "hit"}}, "It was hit.", "rally"};
    events[5].kind = EventKind::Settled;
    events[5].due.id = 7;
    events[6] = {EventKind::Done, unit, -1, {}, {}, {}, EffectTime::Now, {}, {}, 0, 1, "fire", ""};
    events[7].kind = EventKind::Entered;
    events[7].turn = 3;
    events[7].place.levels = {{1, 1, state.find("north")}, {0, 0, nobody}};
    events[8] = {EventKind::Edited, unit, -1, {}, {}, {}, EffectTime::Now, {}, {}, 0, 0, ":name", "\"Old\" Guard"};
    events[9].kind = EventKind::Ruled;
    events[9].name = "rest";
    events[9].value = "no";
    events[10].kind = EventKind::Silenced;
    events[10].name = "firing/1";
    events[10].value = "yes";
    events[11] = events[10];
    events[11].value = "no";
    events[12].kind = EventKind::Ended;
    return events;
}

}  // namespace

TEST_CASE("every event is the same after it was written and read", "[game]")
{
    const ToyBattle battle;
    const std::vector<Event> events = everyEvent(battle);
    const std::string text = eventsToJson(events, battle.state(), *battle.ruleset, battle.rules().stored);
    CHECK(text.find('\n') == std::string::npos);
    const Result<std::vector<Event>> read =
        eventsFromJson(text, battle.state(), *battle.ruleset, battle.rules().stored);
    REQUIRE(read);
    REQUIRE(read->size() == events.size());
    for (std::size_t i = 0; i < events.size(); ++i) {
        INFO(i);
        CHECK(((*read)[i] == events[i]));
    }
}

TEST_CASE("events change the state, each in its own way", "[game]")
{
    const ToyBattle battle;
    const std::vector<Event> events = everyEvent(battle);
    State state = battle.state();
    const auto unit = static_cast<std::size_t>(state.find("north-1"));
    const auto stands = static_cast<std::size_t>(battle.rules().stored.find(EntityKind::Unit, "stands"));
    for (int i = 0; i < 3; ++i) apply(state, events[static_cast<std::size_t>(i)]);
    CHECK((state.entities[unit].values[stands] == Value(Number(2))));
    CHECK(state.waiting.size() == 2);
    apply(state, events[3]);
    REQUIRE(state.waiting.size() == 1);
    CHECK(state.waiting.front().until == EffectTime::EndOfTurn);
    apply(state, events[4]);
    CHECK(state.nextDue == 8);
    REQUIRE(state.findDue(7));
    apply(state, events[5]);
    CHECK(state.due.empty());
    apply(state, events[6]);
    CHECK(state.done.size() == 1);
    apply(state, events[7]);
    CHECK(state.done.empty());
    CHECK(state.turn == 3);
    CHECK(state.place.phasing() == state.find("north"));
    apply(state, events[8]);
    CHECK(state.entities[unit].name == "\"Old\" Guard");
    apply(state, events[9]);
    CHECK(state.rulings.size() == 1);
    apply(state, events[10]);
    CHECK(state.silenced == std::vector<std::string>{"firing/1"});
    apply(state, events[11]);
    CHECK(state.silenced.empty());
    apply(state, events[12]);
    CHECK(state.over);
}

TEST_CASE("what is done in a step around the sub-phase counts until that step is left", "[game]")
{
    const ToyBattle battle;
    State state = battle.state();
    Event entered;
    entered.kind = EventKind::Entered;
    entered.turn = 1;
    entered.place.levels = {{3, 0, 0}, {0, 0, nobody}};
    apply(state, entered);
    Event done;
    done.kind = EventKind::Done;
    done.name = "outer";
    apply(state, done);
    done.name = "inner";
    done.level = 1;
    apply(state, done);
    entered.place.levels[1].step = 1;
    apply(state, entered);
    REQUIRE(state.done.size() == 1);
    CHECK(state.done.front().procedure == "outer");
    entered.place.levels[0].side = 5;
    apply(state, entered);
    CHECK(state.done.empty());
}

TEST_CASE("events that do not fit are refused", "[game]")
{
    const ToyBattle battle;
    const auto fault = [&](const std::string& text) {
        const Result<std::vector<Event>> read =
            eventsFromJson(text, battle.state(), *battle.ruleset, battle.rules().stored);
        REQUIRE_FALSE(read);
        return read.error();
    };
    CHECK(fault("[").find("no JSON") != std::string::npos);
    CHECK(fault("{}").find("no list") != std::string::npos);
    CHECK(fault("[1]").find("no object") != std::string::npos);
    CHECK(fault(R"([{"event":"flew"}])").find("flew") != std::string::npos);
    CHECK(fault(R"([{"event":"changed","entity":"west-1"}])").find("west-1") != std::string::npos);
    CHECK(fault(R"([{"event":"changed","entity":"north-1","attribute":"weight"}])").find("weight")
          != std::string::npos);
    CHECK(fault(R"([{"event":"changed","entity":"north-1","attribute":"morale","to":"merry"}])").find("merry")
          != std::string::npos);
    CHECK(fault(R"([{"event":"changed","entity":"north-1"}])").find("attribute") != std::string::npos);
    CHECK(fault(R"([{"event":"edited","name":":name"}])").find("somebody") != std::string::npos);
    CHECK(fault(R"([{"event":"waits","entity":"north-1","attribute":"stands","until":"later"}])").find("later")
          != std::string::npos);
    CHECK(fault(R"([{"event":"entered","place":[[1]]}])").find("place") != std::string::npos);
}

TEST_CASE("every part of a command is the same after it was written and read", "[game]")
{
    Command command;
    command.kind = CommandKind::Resolve;
    command.procedure = "fire";
    command.roles = {{"firer", {"north-1", ""}}, {"target", {}}};
    command.answers = {{"distance", "5"}, {"distance", "6"}};
    command.dice = {1, 6};
    command.overrules = {{"die", "hits", "", 1, 2, 3, "4", "It fell."},
                         {"modifier", "number", "led", 0, 0, 0, "1/3", "x"}};
    command.settles = 3;
    command.entity = "north-1";
    command.changes = {{":name", "A \"new\" name\n"}, {"stands", ""}};
    command.reason = "why";
    command.text = "Thé";
    for (const CommandKind kind : {CommandKind::Resolve, CommandKind::Edit, CommandKind::Advance, CommandKind::Dismiss,
                                   CommandKind::Note, CommandKind::Rule, CommandKind::Silence, CommandKind::End}) {
        command.kind = kind;
        const std::string text = commandToJson(command);
        CHECK(text.find('\n') == std::string::npos);
        const Result<Command> read = commandFromJson(text);
        REQUIRE(read);
        CHECK((*read == command));
    }
    CHECK_FALSE(commandFromJson("nonsense"));
    CHECK_FALSE(commandFromJson(R"({"do":"fly"})"));
    CHECK_FALSE(commandFromJson(R"({"do":"resolve","dice":["a"]})"));
    CHECK_FALSE(commandFromJson(R"({"do":"resolve","roles":[["a","b"]]})"));
}

}  // namespace event_test
