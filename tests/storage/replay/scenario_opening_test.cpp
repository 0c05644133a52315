#include "drumhead/storage/replay/scenario_opening.hpp"

#include "support/catch.hpp"
#include "support/games/sample_game.hpp"

namespace scenario_opening_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

Result<RulesetFiles> duelRules(const std::string& id)
{
    return readRulesetFolder(std::filesystem::path(DRUMHEAD_TEST_DATA) / "data" / id);
}

constexpr const char* dawn =
    R"json({ "format": 1, "id": "at-dawn", "title": "At dawn", "ruleset": "toy-duel", "sides": [
    { "id": "red", "name": "Red", "groups": [ { "name": "Old friends" } ],
      "leaders": [ { "name": "Arnim", "skill": 3, "commands": "old-friends" } ] },
    { "id": "blue", "name": "Blue", "leaders": [ { "id": "bonnet", "name": "Bonnet", "skill": 2 } ] } ] })json";

}  // namespace

TEST_CASE("a scenario that only its translation makes unplayable is opened as it was written")
{
    const OwnFolder folder;
    const auto german = std::make_shared<const Texts>("de", ",", Texts::Messages());
    writeBytes(folder / "a.scenario.json", dawn);
    const auto opened = [&](const std::string& texts) {
        writeBytes(folder / "a.texts.de.json", R"({ "texts": {)" + texts + "} }");
        Result<OpenedScenario> scenario = openScenarioFile(folder / "a.scenario.json", "", duelRules, german);
        REQUIRE(scenario);
        REQUIRE(scenario->game);
        return std::move(*scenario);
    };
    const OpenedScenario translated = opened(R"("At dawn": "Im Morgengrauen")");
    CHECK(translated.game->scenario.title == "Im Morgengrauen");
    CHECK(translated.note.empty());
    // The last: its id was made of the name, and the leader names it.
    for (const auto& [texts, fault] : {std::pair<std::string, std::string>{R"("At dawn": "")", "is empty"},
                                       {R"("Arnim": ")" + std::string(301, 'x') + '"', "has 301 characters"},
                                       {R"("Bonnet": "Bon\nnet")", "control character"},
                                       {R"("Old friends": "Alte Freunde")", "there is no group \"old-friends\""}}) {
        const OpenedScenario written = opened(texts);
        CHECK(written.game->scenario.title == "At dawn");
        CHECK(written.game->content.scenario == dawn);
        CHECK_THAT(written.note, ContainsSubstring("the scenario is shown untranslated: a.texts.de.json: "));
        CHECK_THAT(written.note, ContainsSubstring(fault));
    }
    CHECK(openScenarioFile(folder / "a.scenario.json", "", duelRules)->note.empty());
}

TEST_CASE("a scenario that can't be played as it was written either tells its own faults")
{
    const OwnFolder folder;
    const auto german = std::make_shared<const Texts>("de", ",", Texts::Messages());
    writeBytes(folder / "a.scenario.json", std::string(dawn).replace(std::string(dawn).find("At dawn"), 7, ""));
    writeBytes(folder / "a.texts.de.json", R"({ "texts": { "Red": "" } })");
    const Result<OpenedScenario> opened = openScenarioFile(folder / "a.scenario.json", "", duelRules, german);
    REQUIRE(opened);
    CHECK_FALSE(opened->game);
    REQUIRE(opened->scenarioFaults.size() == 1);
    CHECK_THAT(opened->scenarioFaults[0].message(), ContainsSubstring("\"title\" is empty"));
    CHECK_FALSE(openScenarioFile(folder / "b.scenario.json", "", duelRules, german));
}

}  // namespace scenario_opening_test
