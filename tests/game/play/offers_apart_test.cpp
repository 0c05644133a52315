// Offers of one procedure that differ in the facts of their cases: done, declined and waived each by itself.
#include "drumhead/game/play/game_case.hpp"
#include "drumhead/game/play/offers.hpp"
#include "drumhead/game/play/questions/obligations.hpp"

#include "game/toy_battle.hpp"

#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace offers_apart_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* rules = R"({
  "attributes": {
    "unit": [ { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" } ],
    "case": [ { "id": "pace", "label": "pace", "type": "choice", "choices": { "walk": "at a walk", "run": "at a run", "crawl": "on their bellies" }, "default": "crawl", "question": "How?" } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "procedures": [
    { "id": "win", "title": "Win", "roles": { "unit": { "kind": "unit", "label": "unit" }, "loser": { "kind": "unit", "label": "loser" } },
      "steps": [ { "due": "go", "for": { "unit": "unit", "past": "loser" }, "with": { "pace": "run" }, "may": true, "reason": "It has won." } ] },
    { "id": "go", "title": "Go", "roles": { "unit": { "kind": "unit", "label": "unit" }, "past": { "kind": "unit", "label": "past" } },
      "steps": [ { "say": "{unit} goes {pace}." } ] } ],
  "sequence": { "title": "The turn", "steps": [ { "id": "march", "title": "March", "offers": [
    { "procedure": "win", "role": "unit", "again": true },
    { "procedure": "go", "role": "unit", "title": "Walk", "with": { "pace": "walk" }, "must": true },
    { "procedure": "go", "role": "unit", "title": "Run", "with": { "pace": "run" } },
    { "procedure": "go", "role": "unit", "title": "Go as you like" } ] }, { "id": "rest", "title": "Rest" } ] } })";

struct Field {
    Field() : ruleset(RulesetBuilder::empty().file("rules.json", rules).sound()), game(*ruleset, toyGuards())
    {
        play(AdvanceCommand{false, ""});
    }

    Decision play(const Command& command) { return playIn(game, command); }
    Decision go(const std::string& pace = "")
    {
        ResolveCommand command;
        command.procedure = "go";
        command.roles = {{"unit", {"north-1"}}, {"past", {"south-1"}}};
        if (!pace.empty()) command.answers = {{"pace", pace}};
        return play(command);
    }
    /// What follows, and may be declined.
    int win()
    {
        ResolveCommand command;
        command.procedure = "win";
        command.roles = {{"unit", {"north-1"}}, {"loser", {"south-1"}}};
        play(command);
        REQUIRE(game.state().due.size() == 1);
        return game.state().due.front().id;
    }
    TurnOffer offer(const std::string& title) const
    {
        for (const TurnOffer& each : joinedOffers(turnOffers(game.rules(), game.state()))) {
            if (each.title == title) return each;
        }
        return {};
    }
    bool isOpen(const std::string& title, const std::string& who) const { return has(offer(title).candidates, who); }
    bool isRequired(const std::string& title, const std::string& who) const { return has(offer(title).must, who); }
    bool has(const std::vector<EntityId>& list, const std::string& who) const
    {
        return std::find(list.begin(), list.end(), game.state().find(who)) != list.end();
    }

    std::shared_ptr<const Ruleset> ruleset;
    Game game;
};

}  // namespace

TEST_CASE("offers of one procedure are told apart by their facts", "[game]")
{
    Field field;
    CHECK(field.offer("Walk").with == std::vector<NamedText>{{"pace", "walk"}});
    CHECK(tells(field.go("run").sentences, "goes at a run"));
    CHECK_FALSE(field.isOpen("Run", "north-1"));
    CHECK(field.isRequired("Walk", "north-1"));
    CHECK(field.isOpen("Go as you like", "north-1"));
    CHECK(field.isOpen("Run", "north-2"));
    // Left to the rules, it is the first that is open to him.
    const Decision walked = field.go();
    CHECK(tells(walked.sentences, "goes at a walk"));
    CHECK_FALSE(field.isOpen("Walk", "north-1"));
    CHECK(tells(field.go("crawl").sentences, "goes on their bellies"));
    CHECK_FALSE(field.isOpen("Go as you like", "north-1"));
    CHECK(replayed(field.game, field.game.head()) == field.game.state());
}

TEST_CASE("an answer that an offer gives is no answer against the battle", "[game]")
{
    Field field;
    CHECK(field.go("run").remarks.empty());
}

TEST_CASE("a case begun from the second offer is its command's too", "[game]")
{
    Field field;
    const State& state = field.game.state();
    const std::vector<RoleBinding> roles = {{"unit", {state.find("north-1")}}, {"past", {state.find("south-1")}}};
    const Result<GameCase> made = makeCase(field.game.rules(), state, "go", roles, field.offer("Run").with);
    REQUIRE(made);
    const ResolveCommand command = commandOf(field.game.rules(), state, *made, made->situation, {}, 0);
    CHECK(command.answers == std::vector<NamedText>{{"pace", "run"}});
    CHECK(tells(field.play(command).sentences, "goes at a run"));
}

TEST_CASE("declining closes the offer of the same facts to the first role alone", "[game]")
{
    Field field;
    field.play(DismissCommand{field.win(), "", "", {}});
    CHECK_FALSE(field.isOpen("Run", "north-1"));
    CHECK_FALSE(field.isOpen("Go as you like", "north-1"));  // it may be done at a run, too
    CHECK(field.isRequired("Walk", "north-1"));              // required, and not what was declined
    CHECK(field.isOpen("Run", "south-1"));                   // he only had a part in it
    CHECK(field.isOpen("Go as you like", "south-1"));
    CHECK(replayed(field.game, field.game.head()) == field.game.state());
}

TEST_CASE("declining frees nobody from what the step requires", "[game]")
{
    const std::string all = std::string(rules);
    const std::string walk = R"("title": "Walk", "with": { "pace": "walk" }, "must": true)";
    std::string changed = all;
    changed.replace(changed.find(walk), walk.size(), R"("title": "Walk", "with": { "pace": "run" }, "must": true)");
    const auto ruleset = RulesetBuilder::empty().file("rules.json", changed).sound();
    Game game(*ruleset, toyGuards());
    NoDice none;
    REQUIRE(game.execute(AdvanceCommand{false, ""}, none));
    ResolveCommand win;
    win.procedure = "win";
    win.roles = {{"unit", {"north-1"}}, {"loser", {"south-1"}}};
    REQUIRE(game.execute(win, none));
    REQUIRE(game.execute(DismissCommand{game.state().due.front().id, "", "", {}}, none));
    CHECK(tells(outstanding(game.rules(), game.state()), "North 1"));
}

TEST_CASE("what is waived for one stays required of the others", "[game]")
{
    Field field;
    field.play(DismissCommand{0, "no time", "go", {"north-1"}});
    CHECK_FALSE(field.isRequired("Walk", "north-1"));
    CHECK(field.isRequired("Walk", "north-2"));
}

}  // namespace offers_apart_test
