#include "drumhead/storage/replay/scenario_opening.hpp"

namespace drumhead {

OpenedScenario openScenario(const std::string& file, std::string text, const std::string& rules,
                            const RulesFinder& findRules, std::shared_ptr<const Texts> texts)
{
    OpenedScenario opened;
    ScenarioIdentity identity = readScenarioIdentity(file, text);
    if (!identity.usable()) {
        opened.headFaults = std::move(identity.diagnostics);
        return opened;
    }
    opened.writtenFor = identity.ruleset;
    Result<RulesetFiles> files = findRules(rules.empty() ? identity.ruleset : rules);
    if (!files) {
        opened.rulesError = files.error();
        return opened;
    }
    LoadedRuleset loaded = loadRuleset(*files, std::move(texts));
    if (!loaded.usable()) {
        opened.rulesFaults = std::move(loaded.diagnostics);
        return opened;
    }
    opened.ruleset = loaded.ruleset;
    LoadedScenario scenario = loadScenario(file, text, *opened.ruleset);
    if (!scenario.usable()) {
        opened.scenarioFaults = std::move(scenario.diagnostics);
        opened.canBeEdited = scenario.scenario.has_value();
        return opened;
    }
    if (opened.ruleset->id != identity.ruleset) text = scenarioToJson(*scenario.scenario, *opened.ruleset);
    opened.game = ReadableGame{GameContent{std::move(text), std::move(*files), {}, 0, {}}, std::move(loaded.ruleset),
                               std::move(*scenario.scenario)};
    return opened;
}

}  // namespace drumhead
