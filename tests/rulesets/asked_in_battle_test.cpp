// What Old Trousers asks of a case in a battle, and what it tells at the start.
#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/play/game_case.hpp"
#include "drumhead/game/play/turn.hpp"
#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/resolve/relevance/relevance.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include "support/catch.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace asked_in_battle_test {

using namespace drumhead;

namespace {

const std::filesystem::path source = DRUMHEAD_SOURCE_DIR;

struct Field {
    explicit Field(const std::string& id) : rules(loadRulesetFolder(source / "rulesets" / id))
    {
        REQUIRE(rules.usable());
        const std::filesystem::path file = source / "tests/diaries/old-trousers/corners-of-a-charge.scenario.json";
        std::ostringstream text;
        text << std::ifstream(file).rdbuf();
        const LoadedScenario loaded = loadScenario(file.string(), text.str(), *rules.ruleset);
        REQUIRE(loaded.usable());
        game.emplace(*rules.ruleset, *loaded.scenario);
    }

    /// The questions of a case, after these answers.
    std::vector<std::string> asked(const std::string& procedure,
                                   const std::vector<std::pair<std::string, std::string>>& roles,
                                   const std::vector<NamedText>& answers = {}) const
    {
        std::vector<RoleBinding> bound;
        for (const auto& [role, who] : roles) bound.push_back({role, {game->state().find(who)}});
        Result<GameCase> made = makeCase(game->rules(), game->state(), procedure, bound);
        REQUIRE(made);
        for (const auto& [name, value] : answers) REQUIRE(made->situation.set(name, value));
        std::vector<std::string> names;
        for (const FactRef fact : whatMatters(made->situation, Asking::Next).questions)
            names.push_back(factName(made->situation.program(), fact));
        return names;
    }

    LoadedRuleset rules;
    std::optional<Game> game;
};

bool has(const std::vector<std::string>& names, const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

TEST_CASE("how far the enemy is is asked for a Rally order alone", "[rulesets]")
{
    const Field field("old-trousers");
    const std::vector<std::pair<std::string, std::string>> roles = {{"commander", "ney"}, {"command", "div1"}};
    CHECK(has(field.asked("issue-order", roles), "new-order"));
    CHECK_FALSE(has(field.asked("issue-order", roles), "command.1.enemy-distance"));
    CHECK_FALSE(has(field.asked("issue-order", roles, {{"new-order", "attack"}}), "command.1.enemy-distance"));
    CHECK(has(field.asked("issue-order", roles, {{"new-order", "rally"}}), "command.1.enemy-distance"));
}

TEST_CASE("what a standing defender tests for is asked once it stands, and formed troops have no shelter to run to",
          "[rulesets]")
{
    const std::vector<std::pair<std::string, std::string>> roles = {{"unit", "c1"}, {"charger", "b1"}};
    for (const auto& [id, choice] :
         {std::pair{"old-trousers", "defender-choice"}, {"old-trousers-house", "reaction-choice"}}) {
        INFO(id);
        const Field field(id);
        CHECK(has(field.asked("charge-reaction", roles), choice));
        CHECK_FALSE(has(field.asked("charge-reaction", roles, {{choice, "countercharge"}}), "test-purpose"));
        CHECK(has(field.asked("charge-reaction", roles, {{choice, "stand"}}), "test-purpose"));
        for (const char* const each : {"stand", "countercharge", "flee"})
            CHECK_FALSE(has(field.asked("charge-reaction", roles, {{choice, each}}), "unit.shelter"));
    }
    CHECK_FALSE(has(Field("old-trousers").asked("charge-reaction", roles), "test-purpose"));
}

TEST_CASE("that a staff without a rating is Competent is said when the battle begins", "[rulesets]")
{
    Field field("old-trousers");
    NoDice none;
    REQUIRE(field.game->execute(AdvanceCommand{false, ""}, none));
    const std::vector<TurnReminder> all = turnReminders(field.game->rules(), field.game->state());
    CHECK(std::any_of(all.begin(), all.end(),
                      [](const TurnReminder& each) { return each.text.find("Competent") != std::string::npos; }));
}

TEST_CASE("the sentences of the house melee have their limits from its table", "[rulesets]")
{
    const LoadedRuleset house = loadRulesetFolder(source / "rulesets/old-trousers-house");
    REQUIRE(house.usable());
    const Procedure* const melee = house.ruleset->findProcedure("melee");
    REQUIRE(melee);
    int told = 0;
    for (const SentenceDetail& sentence : melee->program.sentences) {
        std::string text;
        for (const PhrasePart& part : sentence.phrase) text += part.slot < 0 ? part.text : "";
        if (text.find("Difference") != 0) continue;
        ++told;
        INFO(text);
        CHECK(std::none_of(text.begin(), text.end(), [](unsigned char letter) { return std::isdigit(letter) != 0; }));
    }
    CHECK(told == 7);
}

}  // namespace asked_in_battle_test
