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
    const DueItem due{7, "morale", {{"unit", {unit, nobody}}}, {{"cause", "hit"}}, "It was hit.", "rally"};
    const TurnPlace place{{{3, 0, state.find("north")}, {0, 0, nobody}}};
    return {ChangedEvent{unit, stands, Value(Number(4)), Value(Number(2))},
            WaitsEvent{{unit, stands, {}, Value(Number(-2)), EffectTime::EndOfSubphase}},
            WaitsEvent{{unit, stands, Value(Number::fromTicks(12000)), {}, EffectTime::EndOfTurn}},
            CarriedOutEvent{EffectTime::EndOfSubphase},
            DueEvent{due},
            SettledEvent{7},
            DoneEvent{{"fire", unit, 1, false, ""}},
            EnteredEvent{3, place},
            EditedEvent{unit, EntityField::Name, "\"Old\" Guard"},
            RuledEvent{"rest", "no"},
            SilencedEvent{"firing/1", true},
            SilencedEvent{"firing/1", false},
            EndedEvent{},
            DoneEvent{{"fire", unit, 1, true, ""}},
            DoneEvent{{"fire", unit, 1, true, "pace=run"}},
            DoneEvent{{"fire", unit, 1, false, "pace=run", true}},
            PutOffEvent{7},
            ScoredEvent{"The mill", state.find("north"), -3},
            ScoredEvent{"The mill", state.find("north"), std::nullopt},
            LinkedEvent{unit, "same-target", state.find("south-1")},
            LinkedEvent{unit, "same-target", nobody}};
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
    for (int i = 0; i < 3; ++i) applyEvent(state, events[static_cast<std::size_t>(i)]);
    CHECK((state.entities[unit].values[stands] == Value(Number(2))));
    CHECK(state.waiting.size() == 2);
    applyEvent(state, events[3]);
    REQUIRE(state.waiting.size() == 1);
    CHECK(state.waiting.front().until == EffectTime::EndOfTurn);
    applyEvent(state, events[4]);
    CHECK(state.nextDue == 8);
    REQUIRE(state.findDue(7));
    applyEvent(state, events[5]);
    CHECK(state.due.empty());
    applyEvent(state, events[6]);
    CHECK(state.done.size() == 1);
    applyEvent(state, events[7]);
    CHECK(state.done.empty());
    CHECK(state.turn == 3);
    CHECK(state.place.phasing() == state.find("north"));
    applyEvent(state, events[8]);
    CHECK(state.entities[unit].name == "\"Old\" Guard");
    applyEvent(state, events[9]);
    CHECK(state.rulings.size() == 1);
    applyEvent(state, events[10]);
    CHECK(state.silenced == std::vector<std::string>{"firing/1"});
    applyEvent(state, events[11]);
    CHECK(state.silenced.empty());
    applyEvent(state, events[12]);
    CHECK(state.over);
}

TEST_CASE("what is done in a step around the sub-phase counts until that step is left", "[game]")
{
    const ToyBattle battle;
    State state = battle.state();
    EnteredEvent entered{1, {{{3, 0, 0}, {0, 0, nobody}}}};
    applyEvent(state, entered);
    applyEvent(state, DoneEvent{{"outer", nobody, 0, false, ""}});
    applyEvent(state, DoneEvent{{"inner", nobody, 1, false, ""}});
    entered.place.levels[1].step = 1;
    applyEvent(state, entered);
    REQUIRE(state.done.size() == 1);
    CHECK(state.done.front().procedure == "outer");
    entered.place.levels[0].side = 5;
    applyEvent(state, entered);
    CHECK(state.done.empty());
}

TEST_CASE("the JSON of events stays as it is", "[game]")
{
    const ToyBattle battle;
    const std::string text = eventsToJson(everyEvent(battle), battle.state(), *battle.ruleset, battle.rules().stored);
    CHECK(text
          == R"([{"event":"changed","entity":"north-1","attribute":"stands","from":"4","to":"2"},)"
             R"({"event":"waits","entity":"north-1","attribute":"stands","by":"-2","until":"end-of-subphase"},)"
             R"({"event":"waits","entity":"north-1","attribute":"stands","to":"12000/36000","until":"end-of-turn"},)"
             R"({"event":"carried-out","until":"end-of-subphase"},)"
             R"({"event":"due","number":7,"procedure":"morale","roles":[["unit",["north-1",""]]],)"
             R"("with":[["cause","hit"]],"reason":"It was hit.","step":"rally"},{"event":"settled","number":7},)"
             R"({"event":"done","entity":"north-1","level":1,"name":"fire"},)"
             R"({"event":"entered","turn":3,"place":[[3,0,"north"],[0,0,""]]},)"
             R"({"event":"edited","entity":"north-1","name":":name","value":"\"Old\" Guard"},)"
             R"({"event":"ruled","name":"rest","value":"no"},{"event":"silenced","name":"firing/1","value":"yes"},)"
             R"({"event":"silenced","name":"firing/1","value":"no"},{"event":"ended"},)"
             R"({"event":"done","entity":"north-1","level":1,"name":"fire","waived":true},)"
             R"({"event":"done","entity":"north-1","level":1,"name":"fire","waived":true,"facts":"pace=run"},)"
             R"({"event":"done","entity":"north-1","level":1,"name":"fire","facts":"pace=run","declined":true},)"
             R"({"event":"put-off","number":7},{"event":"scored","entity":"north","name":"The mill","number":-3},)"
             R"({"event":"scored","entity":"north","name":"The mill"},)"
             R"({"event":"linked","entity":"north-1","attribute":"same-target","to":"south-1"},)"
             R"({"event":"linked","entity":"north-1","attribute":"same-target"}])");
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
    CHECK(fault(R"([{"event":"edited","name":":name"}])").find("needs an entity") != std::string::npos);
    CHECK(fault(R"([{"event":"edited","entity":"north-1","name":":size"}])").find(":size") != std::string::npos);
    CHECK(fault(R"([{"event":"waits","entity":"north-1","attribute":"stands","until":"later"}])").find("later")
          != std::string::npos);
    CHECK(
        fault(R"([{"event":"linked","entity":"north-1","attribute":"morale","to":"south-1"}])").find("remembers nobody")
        != std::string::npos);
    CHECK(fault(R"([{"event":"linked","entity":"north-1","attribute":"same-target","to":"west-1"}])").find("west-1")
          != std::string::npos);
    CHECK(fault(R"([{"event":"linked","attribute":"same-target","to":"south-1"}])").find("needs an entity")
          != std::string::npos);
    CHECK(fault(R"([{"event":"entered","turn":1,"place":[[1]]}])").find("place") != std::string::npos);
}

TEST_CASE("numbers of events are held against the rules", "[game]")
{
    const ToyBattle battle;
    const auto fault = [&](const std::string& rest) {
        const Result<std::vector<Event>> read =
            eventsFromJson("[{\"event\":" + rest + "}]", battle.state(), *battle.ruleset, battle.rules().stored);
        return read ? std::string("none") : read.error();
    };
    const std::string noStep = "an event can't be read: \"place\" names a step that the turn does not have";
    CHECK(fault(R"("entered","turn":1,"place":[[99999,0,""]])") == noStep);
    CHECK(fault(R"("entered","turn":1,"place":[[-1,0,""]])") == noStep);
    CHECK(fault(R"("entered","turn":1,"place":[[0,0,""],[0,0,""]])") == noStep);
    CHECK(fault(R"("entered","turn":1,"place":[[4294967296,0,""]])") == noStep);
    CHECK(fault(R"("entered","turn":1,"place":[[1,2,"north"]])").find("passage") != std::string::npos);
    CHECK(fault(R"("entered","turn":1,"place":[[1,0,"north-1"]])").find("no side") != std::string::npos);
    CHECK(fault(R"("entered","turn":1,"place":[[1,1,"north"]])") == "none");
    for (const char* const turn : {"2147483647", "0", "-3", "18446744073709551615", "1.5", "\"2\""})
        CHECK(fault(std::string(R"("entered","place":[],"turn":)") + turn).find("\"turn\" is a whole number")
              != std::string::npos);
    CHECK(fault(R"("due","number":2147483647,"procedure":"fire")").find("\"number\" is") != std::string::npos);
    CHECK(fault(R"("due","number":1,"turn":-1,"procedure":"fire")").find("\"turn\" is") != std::string::npos);
    CHECK(fault(R"("settled","number":9999999999)").find("\"number\" is") != std::string::npos);
    CHECK(fault(R"("done","name":"fire","level":2147483647)").find("\"level\" is") != std::string::npos);
}

TEST_CASE("the JSON of commands stays as it is, and gives the same command again", "[game]")
{
    const ResolveCommand resolve{"fire",
                                 {{"firer", {"north-1", ""}}, {"target", {}}},
                                 {{"distance", "5"}, {"distance", "6"}},
                                 {1, 6},
                                 {{Overrule::Kind::Die, "hits", "", 1, 2, 3, "4", "It fell."},
                                  {Overrule::Kind::Modifier, "number", "led", 0, 0, 0, "1/3", "x"}},
                                 3,
                                 "why"};
    const EditCommand edit{"north-1", {{EntityField::Name, "A \"new\" name\n"}, {"stands", ""}}, "why"};
    const std::vector<std::pair<Command, std::string>> commands = {
        {resolve,
         R"({"do":"resolve","procedure":"fire","roles":[["firer",["north-1",""]],["target",[]]],)"
         R"("answers":[["distance","5"],["distance","6"]],"dice":[1,6],)"
         R"("overrules":[{"kind":"die","step":"hits","row":1,"occurrence":2,"die":3,"value":"4","reason":"It fell."},)"
         R"({"kind":"modifier","step":"number","modifier":"led","value":"1/3","reason":"x"}],)"
         R"("settles":3,"reason":"why"})"},
        {edit,
         R"({"do":"edit","entity":"north-1","changes":[[":name","A \"new\" name\n"],["stands",""]],"reason":"why"})"},
        {BringOnCommand{3, "why"}, R"({"do":"edit","settles":3,"reason":"why"})"},
        {AdvanceCommand{true, "why"}, R"({"do":"advance","reason":"why","onward":true})"},
        {DismissCommand{3, "why"}, R"({"do":"dismiss","settles":3,"reason":"why"})"},
        {NoteCommand{"Thé", "why"}, R"({"do":"note","reason":"why","text":"Thé"})"},
        {RuleCommand{{{"rest", "no"}}, "why"}, R"({"do":"rule","answers":[["rest","no"]],"reason":"why"})"},
        {SilenceCommand{"firing/1", "why"}, R"({"do":"silence","reason":"why","text":"firing/1"})"},
        {EndCommand{"why"}, R"({"do":"end","reason":"why"})"},
        {ResolveCommand{"fire", {}, {}, {3}, {}, 0, "", 2},
         R"({"do":"resolve","procedure":"fire","dice":[3],"spare-dice":2})"},
        {ResolveCommand{"halt", {{"unit", {"a"}}}, {}, {}, {}, 0, "", 0, {"unit", {"b", "c"}}},
         R"({"do":"resolve","procedure":"halt","roles":[["unit",["a"]]],"alike":["unit",["b","c"]]})"},
        {AdvanceCommand{true, "why", {3, 4}, {5}},
         R"({"do":"advance","reason":"why","onward":true,"waives":[3,4],"puts-off":[5]})"},
        {DismissCommand{0, "why", "rally", {"north-1"}},
         R"({"do":"dismiss","reason":"why","procedure":"rally","entities":["north-1"]})"},
        {ScoreCommand{"The mill", "north", "-3", "why"},
         R"({"do":"score","entity":"north","reason":"why","text":"The mill","value":"-3"})"},
        {PutOffCommand{3, ""}, R"({"do":"put-off","settles":3})"},
        {AdvanceCommand{}, R"({"do":"advance"})"}};
    for (const auto& [command, text] : commands) {
        CHECK(commandToJson(command) == text);
        const Result<Command> read = commandFromJson(text);
        REQUIRE(read);
        CHECK((*read == command));
    }
}

TEST_CASE("commands that can't be read are refused, whichever field is wrong", "[game]")
{
    CHECK_FALSE(commandFromJson("nonsense"));
    CHECK_FALSE(commandFromJson(R"({"do":"fly"})"));
    CHECK_FALSE(commandFromJson(R"({"do":"resolve","dice":["a"]})"));
    CHECK_FALSE(commandFromJson(R"({"do":"resolve","spare-dice":-1})"));
    CHECK_FALSE(commandFromJson(R"({"do":"resolve","roles":[["a","b"]]})"));
    CHECK_FALSE(commandFromJson(R"({"do":"resolve","dice":[4294967297]})"));
    CHECK_FALSE(commandFromJson(R"({"do":"resolve","settles":99999999999})"));
    CHECK_FALSE(commandFromJson(R"({"do":"resolve","overrules":[{"kind":"die","row":-1}]})"));
    CHECK_FALSE(commandFromJson(R"({"do":"resolve","overrules":[{"kind":"die","die":"1"}]})"));
    CHECK_FALSE(commandFromJson(R"({"do":"resolve","overrules":[{"kind":"luck"}]})"));
    CHECK_FALSE(commandFromJson(R"({"do":"note","changes":"none"})"));
}

}  // namespace event_test
