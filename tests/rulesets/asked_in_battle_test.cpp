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
    explicit Field(const std::string& id, const std::string& scenario = "corners-of-a-charge")
        : rules(loadRulesetFolder(source / "rulesets" / id))
    {
        REQUIRE(rules.usable());
        const std::filesystem::path file = source / "tests/diaries/old-trousers" / (scenario + ".scenario.json");
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
        Result<GameCase> made = begun(procedure, roles);
        for (const auto& [name, value] : answers) REQUIRE(made->situation.set(name, value));
        std::vector<std::string> names;
        for (const FactRef fact : whatMatters(made->situation, Asking::Next).questions)
            names.push_back(factName(made->situation.program(), fact));
        return names;
    }

    Result<GameCase> begun(const std::string& procedure,
                           const std::vector<std::pair<std::string, std::string>>& roles) const
    {
        std::vector<RoleBinding> bound;
        for (const auto& [role, who] : roles) bound.push_back({role, {game->state().find(who)}});
        Result<GameCase> made = makeCase(game->rules(), game->state(), procedure, bound);
        REQUIRE(made);
        return made;
    }

    /// Goes on until that step, past all that is owed; France moves first.
    void toStep(const std::string& id)
    {
        NoDice none;
        const Result<Command> initiative = commandFromJson(
            R"({"do":"resolve","procedure":"initiative","roles":[["first",["france"]],["first-leader",["ney"]],["second",["britain"]],["second-leader",["hill"]]],"answers":[["initiative-choice","move-first"]],"dice":[9,1]})");
        REQUIRE(initiative);
        const auto stands = [&] {
            const std::vector<TurnLine> lines = turnLines(game->rules(), game->state());
            return std::any_of(lines.begin(), lines.end(),
                               [&](const TurnLine& each) { return each.id == id && each.when == TurnLine::When::Now; });
        };
        for (int i = 0; i < 40 && !stands(); ++i) {
            REQUIRE(game->execute(AdvanceCommand{false, "For the test."}, none));
            if (i > 0) continue;
            const DecisionResult decided = game->execute(*initiative, none);
            INFO((decided ? "" : decided.error().message));
            REQUIRE(decided);
        }
        REQUIRE(stands());
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

TEST_CASE("whether guns are screened is asked where somebody skirmishes, and nothing is taken for granted then",
          "[rulesets]")
{
    const std::string screen = "firer.1.screen";
    const Field none("old-trousers", "the-second-round");
    CHECK_FALSE(has(none.asked("fire", {{"firer", "b2"}, {"target", "a1"}}), screen));
    const Field field("old-trousers", "horse-and-guns");
    const std::vector<std::pair<std::string, std::string>> roles = {{"firer", "b4"}, {"target", "c1"}};
    CHECK(has(field.asked("fire", roles), screen));
    const Result<GameCase> made = field.begun("fire", roles);
    const FactRef fact = *findFact(made->situation.program(), screen);
    CHECK_FALSE(made->situation.hasDefault(made->situation.program().slot(fact.slot)));
    CHECK(Resolution(made->situation).value(fact).isUnknown());
    // In a case that stands by itself nobody screens them unless told otherwise.
    const Situation alone(*field.rules.ruleset, *field.rules.ruleset->findProcedure("fire"));
    CHECK(alone.hasDefault(alone.program().slot(fact.slot)));
}

TEST_CASE("who fires at a charger in Stationary Fire is not asked what it tests for", "[rulesets]")
{
    for (const char* const id : {"old-trousers", "old-trousers-house"}) {
        INFO(id);
        Field field(id, "one-reaction-test");
        const std::vector<std::pair<std::string, std::string>> roles = {{"target", "b1"}, {"charger", "a1"}};
        const auto isKnown = [&] {
            const Result<GameCase> made = field.begun("defensive-fire", roles);
            return made->knows(*findFact(made->situation.program(), "test-purpose"));
        };
        CHECK_FALSE(isKnown());
        field.toStep("stationary-fire");
        CHECK(isKnown());
    }
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
