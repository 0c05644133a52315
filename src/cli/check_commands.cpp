// check: the faults of rulesets and scenarios.
#include "cli/commands.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/library.hpp"
#include "cli/output/json_output.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/game/scenario/scenario_library.hpp"
#include "drumhead/resolve/examples/example_runner.hpp"
#include "drumhead/rules/json_document.hpp"

#include <algorithm>

namespace drumhead::cli {

namespace {

struct CheckResult {
    std::vector<Diagnostic> faults;
    int passed = 0;
    int failed = 0;

    void add(const std::vector<Diagnostic>& more) { faults.insert(faults.end(), more.begin(), more.end()); }
};

void checkFolder(const std::filesystem::path& folder, CheckResult& result)
{
    const LoadedRuleset loaded = loadRulesetFolder(folder);
    result.add(loaded.diagnostics);
    if (!loaded.usable()) return;
    for (const ExampleOutcome& outcome : runExamples(*loaded.ruleset)) {
        ++(outcome.passed() ? result.passed : result.failed);
        if (outcome.passed()) continue;
        const Example& example = *outcome.example;
        result.faults.push_back({example.file, example.line, example.column, Severity::Error,
                                 "example \"" + example.id + "\": " + joined(outcome.faults, "and")});
    }
}

/// Checks a scenario against the ruleset of the library that it names, or against `rules`, some that extend it.
void checkScenario(const std::string& file, const std::string& text, const std::string& rules, CheckResult& result)
{
    const ScenarioIdentity identity = readScenarioIdentity(file, text);
    if (!identity.usable()) return result.add(identity.diagnostics);
    const Result<std::filesystem::path> folder = rulesetFolder(rules.empty() ? identity.ruleset : rules);
    if (!folder) {
        Diagnostic fault = identity.rulesetPlace;
        fault.fault = folder.error();
        return result.add({fault});
    }
    const LoadedRuleset loaded = loadRulesetFolder(*folder);
    if (!loaded.usable()) return result.add(loaded.diagnostics);
    result.add(loadScenario(file, text, *loaded.ruleset).diagnostics);
}

/// The words of the command line that name scenarios are taken out; the text of each file.
Result<std::vector<std::pair<std::string, std::string>>> takeScenarios(std::vector<std::string>& words)
{
    std::vector<std::pair<std::string, std::string>> scenarios;
    for (const std::string& word : words) {
        if (!isScenarioFile(word)) continue;
        Result<std::string> text = readJsonFile(word);
        if (!text) return Error{text.error()};
        scenarios.emplace_back(word, std::move(*text));
    }
    std::erase_if(words, [](const std::string& word) { return isScenarioFile(word); });
    return scenarios;
}

void tellCheck(const CheckResult& result, std::size_t rulesets, std::size_t scenarios, Streams streams)
{
    for (const Diagnostic& fault : result.faults) streams.err << fault.text() << "\n";
    const auto errors = std::count_if(result.faults.begin(), result.faults.end(),
                                      [](const Diagnostic& d) { return d.severity == Severity::Error; });
    if (rulesets > 0 || scenarios == 0) streams.out << counted(rulesets, "ruleset", "rulesets") << ", ";
    if (scenarios > 0) streams.out << counted(scenarios, "scenario", "scenarios") << ", ";
    streams.out << counted(static_cast<std::size_t>(errors), "fault", "faults") << "; examples: " << result.passed
                << " passed, " << result.failed << " failed\n";
}

}  // namespace

int runCheck(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(
        given,
        {"check [RULESET | FOLDER | FILE.scenario.json]… [--rules RULESET] [--json]", 0, 100, {"json"}, {"rules"}});
    if (!arguments) return badInput(streams, arguments.error());
    std::vector<std::string> words = arguments->words;
    const auto scenarios = takeScenarios(words);
    if (!scenarios) return badInput(streams, scenarios.error());
    if (arguments->has("rules") && scenarios->empty())
        return badInput(streams, "--rules says by which rules a scenario is checked; give a FILE.scenario.json too");
    std::vector<std::filesystem::path> folders;
    if (!words.empty() || scenarios->empty()) {
        const auto meant = foldersMeant(words);
        if (!meant) return badInput(streams, meant.error());
        folders = *meant;
    }
    CheckResult result;
    for (const std::filesystem::path& folder : folders) checkFolder(folder, result);
    for (const auto& [file, text] : *scenarios)
        checkScenario(file, text, arguments->has("rules") ? arguments->value("rules") : std::string(), result);
    const bool sound = !hasErrors(result.faults);
    if (!arguments->has("json")) {
        tellCheck(result, folders.size(), scenarios->size(), streams);
        return sound ? Done : SaysNo;
    }
    Json faults = Json::array();
    for (const Diagnostic& fault : result.faults) faults.push_back(jsonDiagnostic(fault));
    writeJson(streams.out,
              {{"faults", std::move(faults)}, {"examples", {{"passed", result.passed}, {"failed", result.failed}}}});
    return sound ? Done : SaysNo;
}

}  // namespace drumhead::cli
