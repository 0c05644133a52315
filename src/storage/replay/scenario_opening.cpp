#include "drumhead/storage/replay/scenario_opening.hpp"

#include "drumhead/game/scenario/scenario_text.hpp"

#include <algorithm>

namespace drumhead {

OpenedScenario openScenario(const std::string& file, std::string text, const std::string& rules,
                            const RulesFinder& findRules, std::shared_ptr<const Texts> texts)
{
    OpenedScenario opened;
    opened.text = text;
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

Result<OpenedScenario> openScenarioFile(const std::filesystem::path& file, const std::string& rules,
                                        const RulesFinder& findRules, std::shared_ptr<const Texts> texts)
{
    const Texts english;
    const Texts& spoken = texts ? *texts : english;
    const Result<std::string> text = readScenarioText(file, spoken);
    const Result<std::string> written = readScenarioText(file, english);
    if (!text || !written) return Error{text ? written.error() : text.error()};
    OpenedScenario opened = openScenario(file.string(), *text, rules, findRules, texts);
    opened.note = translationFault(file, spoken);
    if (opened.scenarioFaults.empty() || *text == *written) return opened;
    OpenedScenario asWritten = openScenario(file.string(), *written, rules, findRules, std::move(texts));
    if (!asWritten.game) return asWritten;
    const auto fault = std::find_if(opened.scenarioFaults.begin(), opened.scenarioFaults.end(),
                                    [](const Diagnostic& each) { return each.severity == Severity::Error; });
    asWritten.note = shownUntranslated(
        spoken, scenarioTextsFile(file, spoken.language()).filename().string() + ": " + fault->message());
    return asWritten;
}

}  // namespace drumhead
