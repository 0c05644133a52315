#include "fuzz/fuzz_rules.hpp"

#include "drumhead/rules/json_document.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"
#include "fuzz/fuzz_target.hpp"

#include <filesystem>
#include <map>

namespace drumhead::fuzz {

namespace {

namespace fs = std::filesystem;

std::map<std::string, std::shared_ptr<const Ruleset>> loadAll()
{
    std::map<std::string, std::shared_ptr<const Ruleset>> all;
    for (const fs::path& folder : {fs::path(DRUMHEAD_SOURCE_DIR) / "rulesets", fs::path(DRUMHEAD_TEST_DATA) / "data"}) {
        const Result<std::vector<RulesetEntry>> entries = listRulesets(folder);
        if (!entries) continue;
        for (const RulesetEntry& entry : *entries) {
            LoadedRuleset loaded = loadRulesetFolder(entry.folder);
            if (loaded.usable()) all.emplace(entry.id, std::move(loaded.ruleset));
        }
    }
    return all;
}

}  // namespace

const Ruleset* knownRuleset(const std::string& id)
{
    static const std::map<std::string, std::shared_ptr<const Ruleset>> all = loadAll();
    const auto found = all.find(id);
    return found == all.end() ? nullptr : found->second.get();
}

const std::string& smallRuleset()
{
    static const std::string id = "toy-duel";
    return id;
}

const std::string& smallScenario()
{
    static const std::string text =
        R"json({ "format": 1, "id": "at-dawn", "title": "At dawn", "ruleset": "toy-duel", "sides": [
    { "id": "red", "name": "Red", "insulted": true, "leaders": [ { "id": "arnim", "name": "Capt. Arnim", "skill": 3 },
      { "id": "jaeger", "name": "Jäger", "skill": 1 } ] },
    { "id": "blue", "name": "Blue", "leaders": [ { "id": "bonnet", "name": "Bonnet", "skill": 2 } ] } ] })json";
    return text;
}

const SmallBattle& smallBattle()
{
    static const SmallBattle battle = [] {
        const Ruleset* const ruleset = knownRuleset(smallRuleset());
        require(ruleset != nullptr, "the small ruleset of the test data is not there");
        LoadedScenario loaded = loadScenario("small", smallScenario(), *ruleset);
        require(loaded.usable(), "the small scenario does not load");
        return SmallBattle{*ruleset, std::move(*loaded.scenario)};
    }();
    return battle;
}

const SmallBattle& largeBattle()
{
    static const SmallBattle battle = [] {
        const fs::path file = fs::path(DRUMHEAD_SOURCE_DIR) / "resources/scenarios/monte-azul.scenario.json";
        const Result<std::string> text = readJsonFile(file);
        require(static_cast<bool>(text), "the shipped scenario is not there");
        const Result<std::string> id = scenarioRuleset("large", *text);
        const Ruleset* const ruleset = id ? knownRuleset(*id) : nullptr;
        require(ruleset != nullptr, "the ruleset of the shipped scenario is not there");
        LoadedScenario loaded = loadScenario("large", *text, *ruleset);
        require(loaded.usable(), "the shipped scenario does not load");
        return SmallBattle{*ruleset, std::move(*loaded.scenario)};
    }();
    return battle;
}

void undoAndRedo(Game& game)
{
    const State end = game.state();
    const std::size_t redone = game.line().size();
    std::size_t steps = 0;
    for (; game.canUndo(); ++steps) require(static_cast<bool>(game.undo()), "a command could not be undone");
    require(game.state() == game.stateAtStart(), "undoing everything does not give the start");
    for (std::size_t i = 0; i < steps; ++i) require(static_cast<bool>(game.redo()), "a command could not be redone");
    require(game.state() == end, "redoing everything does not give the end");
    require(game.line().size() == redone, "the line of play has another length");
}

}  // namespace drumhead::fuzz
