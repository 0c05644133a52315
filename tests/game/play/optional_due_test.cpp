// What may follow a case and need not: done, declined, or declined by leaving the step.
#include "drumhead/game/play/offers.hpp"
#include "drumhead/game/play/questions/obligations.hpp"

#include "game/toy_battle.hpp"

#include "support/catch.hpp"

namespace optional_due_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* rules = R"({
  "procedures": [
    { "id": "win", "title": "Win", "roles": { "unit": { "kind": "unit", "label": "unit" } },
      "steps": [ { "due": "pursuit", "for": { "unit": "unit" }, "may": true, "reason": "It has won." }, { "due": "rally", "for": { "unit": "unit" } } ] },
    { "id": "pursuit", "title": "Pursuit", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "say": "{unit} follows." } ] },
    { "id": "rally", "title": "Rally", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "say": "{unit} reforms." } ] } ],
  "sequence": { "title": "The turn", "steps": [ { "id": "fight", "title": "Fight", "offers": [ { "procedure": "win", "role": "unit" }, { "procedure": "pursuit", "role": "unit", "title": "Pursue" } ] }, { "id": "rest", "title": "Rest" } ] } })";

struct Field {
    Field() : ruleset(guardsRules(rules)), game(*ruleset, toyGuards())
    {
        play(AdvanceCommand{false, ""});
        ResolveCommand win;
        win.procedure = "win";
        win.roles = {{"unit", {"north-1"}}};
        play(win);
        REQUIRE(game.state().due.size() == 2);
    }

    Decision play(const Command& command) { return playIn(game, command); }
    std::string refused(const Command& command)
    {
        NoDice none;
        const DecisionResult decided = game.execute(command, none);
        REQUIRE_FALSE(decided);
        return decided.error().message;
    }
    int offer() const { return game.state().due[0].id; }
    int duty() const { return game.state().due[1].id; }

    std::shared_ptr<const Ruleset> ruleset;
    Game game;
};

/// To whom the step offers the pursuit, under the name that it has there.
std::vector<std::string> offered(const Game& game)
{
    std::vector<std::string> ids;
    for (const TurnOffer& each : turnOffers(game.rules(), game.state())) {
        if (each.title != "Pursue") continue;
        for (const EntityId who : each.candidates) {
            if (game.state().idOf(who).starts_with("north")) ids.push_back(game.state().idOf(who));
        }
    }
    return ids;
}

}  // namespace

TEST_CASE("what may follow is declined without a reason, what has to follow is not", "[game]")
{
    Field field;
    CHECK(offered(field.game).size() == 2);
    CHECK(field.game.state().due[0].may);
    CHECK_FALSE(field.game.state().due[1].may);
    CHECK(field.refused(DismissCommand{field.duty(), "", "", {}}).find("reason") != std::string::npos);
    CHECK(tells(field.play(DismissCommand{field.offer(), "", "", {}}).sentences, "Declined: Pursuit: North 1."));
    CHECK(field.game.state().due.size() == 1);
    CHECK(offered(field.game) == std::vector<std::string>{"north-2"});
    CHECK(replayed(field.game, field.game.head()) == field.game.state());
}

TEST_CASE("what may follow is done now or never", "[game]")
{
    Field field;
    CHECK(field.refused(PutOffCommand{field.offer(), ""}).find("not put off") != std::string::npos);
}

TEST_CASE("leaving the step declines what may follow, and the log says so", "[game]")
{
    Field field;
    CHECK(outstanding(field.game.rules(), field.game.state()) == std::vector<std::string>{"Rally: North 1"});
    CHECK_FALSE(field.refused(AdvanceCommand{false, ""}).empty());
    ResolveCommand rally;
    rally.procedure = "rally";
    rally.roles = {{"unit", {"north-1"}}};
    field.play(rally);
    CHECK(outstanding(field.game.rules(), field.game.state()).empty());
    CHECK(askedOnLeaving(obligations(field.game.rules(), field.game.state())).size() == 1);
    CHECK(tells(field.play(AdvanceCommand{false, ""}).sentences, "Declined: Pursuit: North 1."));
    CHECK(field.game.state().due.empty());
}

}  // namespace optional_due_test
