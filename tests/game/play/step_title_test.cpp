// Whose step it is: the side whose part of the turn it is, or the other where only that one acts.
#include "game/toy_battle.hpp"

#include "support/catch.hpp"

namespace step_title_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* rules = R"({
  "procedures": [
    { "id": "go", "title": "Go", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "say": "{unit} goes." } ] },
    { "id": "look", "title": "Look", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "say": "{unit} looks." } ] } ],
  "sequence": { "title": "The turn", "steps": [ { "id": "part", "title": "Part", "for": "each-side", "steps": [
    { "id": "charges", "title": "Charges", "offers": [ { "procedure": "go", "role": "unit" } ] },
    { "id": "answers", "title": "Answers", "offers": [ { "procedure": "go", "role": "unit", "who": "opposing" }, { "procedure": "look", "role": "unit", "who": "any", "on-demand": true } ] },
    { "id": "both", "title": "Both", "offers": [ { "procedure": "go", "role": "unit", "who": "any" }, { "procedure": "look", "role": "unit", "who": "opposing" } ] },
    { "id": "talk", "title": "Talk" } ] } ] } })";

}  // namespace

TEST_CASE("a step in which only the other side acts has its name", "[game]")
{
    const auto ruleset = guardsRules(rules);
    Game game(*ruleset, toyGuards());
    NoDice none;
    std::vector<std::string> titles;
    for (int i = 0; i < 8; ++i) {
        REQUIRE(game.execute(AdvanceCommand{false, ""}, none));
        titles.push_back(titleOfStep(game.rules(), game.state()));
    }
    const std::string first = game.state().at(game.state().find("north")).name;
    const std::string second = game.state().at(game.state().find("south")).name;
    CHECK(titles
          == std::vector<std::string>{"Charges: " + first, "Answers: " + second, "Both: " + first, "Talk: " + first,
                                      "Charges: " + second, "Answers: " + first, "Both: " + second, "Talk: " + second});
}

}  // namespace step_title_test
