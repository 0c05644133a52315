// check: the faults of rulesets and scenarios.
#include "cli/commands.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/library.hpp"
#include "cli/output/json_output.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/game/scenario/scenario_library.hpp"
#include "drumhead/resolve/examples/rule_warnings.hpp"
#include "drumhead/rules/json_document.hpp"
#include "drumhead/rules/loading/ruleset_identities.hpp"

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <thread>

namespace drumhead::cli {

namespace {

struct CheckResult {
    std::vector<Diagnostic> faults;
    int passed = 0;
    int failed = 0;
    Json untested = Json::array();  ///< of each ruleset, by id
    std::vector<std::string> untestedLines = {};
    /// The folders of the rulesets that were checked, by id; empty: its faults are told.
    std::map<std::string, std::filesystem::path> folders = {};

    void add(const std::vector<Diagnostic>& more) { faults.insert(faults.end(), more.begin(), more.end()); }
};

/// Where one looks for what an author has not tried.
class UntestedTeller {
public:
    UntestedTeller(const Ruleset& ruleset, const Untested& untested, CheckResult& result)
        : m_ruleset(ruleset), m_result(result), m_json({{"ruleset", ruleset.id}})
    {
        tell("not-touched", "no example touches ", ids(untested.elements));
        std::vector<std::string> names;
        for (const auto& [ruling, choice] : untested.rulings)
            names.push_back(ruling->id + "=" + ruleset.names.word(choice));
        tell("rulings", "no example is ruled ", names);
        names.clear();
        for (const Attribute* each : untested.attributes)
            names.push_back(std::string(ownerKindName(each->kind)) + "." + each->id);
        tell("attributes", {}, names);
        tell("values", {}, ids(untested.values));
        tell("never", {}, ids(untested.never));
        tell("constant-throws", {}, ids(untested.constantThrows));
        m_result.untested.push_back(std::move(m_json));
    }

private:
    [[nodiscard]] std::vector<std::string> ids(const std::vector<ElementId>& elements) const
    {
        std::vector<std::string> names;
        for (const ElementId each : elements) names.push_back(m_ruleset.elements[each].id);
        return names;
    }
    void tell(const char* key, const std::string& words, const std::vector<std::string>& names)
    {
        m_json[key] = names;
        if (words.empty()) return;  // the warnings of the check say it, with the place
        for (const std::string& each : names) m_result.untestedLines.push_back(m_ruleset.id + ": " + words + each);
    }

    const Ruleset& m_ruleset;
    CheckResult& m_result;
    Json m_json;
};

/// Adds what is wrong with the texts of other languages alone.
void checkTexts(const std::filesystem::path& folder, const RulesetFiles& files, CheckResult& result)
{
    constexpr std::size_t mostLanguages = 50;
    std::vector<std::string> codes = languagesOf(files);
    if (codes.size() > mostLanguages) {
        result.add({{folder.string(), 0, 0, Severity::Warning,
                     "it has texts of " + std::to_string(codes.size()) + " languages; only the first "
                         + std::to_string(mostLanguages) + " are checked"}});
        codes.resize(mostLanguages);
    }
    for (const std::string& code : codes) {
        LoadedRuleset loaded = loadRuleset(files, std::make_shared<const Texts>(code, ".", Texts::Messages{}));
        std::erase_if(loaded.diagnostics, [](const Diagnostic& each) { return !isTextsFile(each.file); });
        result.add(loaded.diagnostics);
    }
}

void checkFolder(const std::filesystem::path& folder, bool untested, RulesetIdentities& known, CheckResult& result)
{
    const Result<RulesetFiles> files = readRulesetFolder(folder, known);
    if (!files) return result.add({{folder.string(), 0, 0, Severity::Error, files.error()}});
    const LoadedRuleset loaded = loadRuleset(*files);
    result.add(loaded.diagnostics);
    if (loaded.ruleset) result.folders[loaded.ruleset->id] = loaded.usable() ? folder : std::filesystem::path();
    if (!loaded.usable()) return;
    checkTexts(folder, *files, result);
    const std::vector<ExampleOutcome> outcomes = runExamples(*loaded.ruleset);
    const Untested found = findUntested(*loaded.ruleset, outcomes);
    result.add(ruleWarnings(*loaded.ruleset, found));
    if (untested) UntestedTeller(*loaded.ruleset, found, result);
    for (const ExampleOutcome& outcome : outcomes) {
        ++(outcome.passed() ? result.passed : result.failed);
        if (outcome.passed()) continue;
        const Example& example = *outcome.example;
        result.faults.push_back({example.file, example.line, example.column, Severity::Error,
                                 "example \"" + example.id + "\": " + joined(outcome.faults, "and")});
    }
}

/// The ruleset in the same folder as a scenario; empty if that is not the one that it names.
std::filesystem::path rulesetBeside(const std::string& file, const std::string& id)
{
    const std::filesystem::path folder = std::filesystem::absolute(file).parent_path();
    std::error_code failure;
    if (!std::filesystem::exists(folder / "ruleset.json", failure)) return {};
    const LoadedRuleset loaded = loadRulesetFolder(folder);
    return loaded.ruleset && loaded.ruleset->id == id ? folder : std::filesystem::path();
}

/// By `rules`; else by the ruleset that the scenario names: one that was checked just now, one beside it, one of the
/// library. Nothing: the faults of that ruleset are told.
Result<std::optional<std::filesystem::path>> rulesOfScenario(const std::string& file, const std::string& id,
                                                             const std::string& rules, const CheckResult& result)
{
    const auto checked = result.folders.find(id);
    if (rules.empty() && checked != result.folders.end())
        return checked->second.empty() ? std::nullopt : std::optional(checked->second);
    const std::filesystem::path beside = rules.empty() ? rulesetBeside(file, id) : std::filesystem::path();
    if (!beside.empty()) return std::optional(beside);
    Result<std::filesystem::path> folder = rulesetFolder(rules.empty() ? id : rules);
    if (!folder) return Error{folder.error()};
    return std::optional(*folder);
}

void checkScenario(const std::string& file, const std::string& text, const std::string& rules, CheckResult& result)
{
    const ScenarioIdentity identity = readScenarioIdentity(file, text);
    if (!identity.usable()) return result.add(identity.diagnostics);
    const auto folder = rulesOfScenario(file, identity.ruleset, rules, result);
    if (!folder) {
        Diagnostic fault = identity.rulesetPlace;
        fault.fault = folder.error();
        return result.add({fault});
    }
    if (!*folder) return;
    const LoadedRuleset loaded = loadRulesetFolder(**folder);
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
    for (const std::string& line : result.untestedLines) streams.out << line << "\n";
    const auto errors = std::count_if(result.faults.begin(), result.faults.end(),
                                      [](const Diagnostic& d) { return d.severity == Severity::Error; });
    const std::size_t warnings = result.faults.size() - static_cast<std::size_t>(errors);
    if (rulesets > 0 || scenarios == 0) streams.out << counted(rulesets, "ruleset", "rulesets") << ", ";
    if (scenarios > 0) streams.out << counted(scenarios, "scenario", "scenarios") << ", ";
    streams.out << counted(static_cast<std::size_t>(errors), "fault", "faults")
                << (warnings > 0 ? ", " + counted(warnings, "warning", "warnings") : "")
                << "; examples: " << result.passed << " passed, " << result.failed << " failed\n";
}

}  // namespace

namespace {

/// What a check was asked for.
struct CheckOrder {
    std::vector<std::string> scenarioFiles;
    std::vector<std::filesystem::path> folders;
    std::string rules;  ///< by which scenarios are checked, or empty
    bool untested = false;
    bool json = false;
};

int checkOnce(const CheckOrder& order, Streams streams)
{
    std::vector<std::string> files = order.scenarioFiles;
    const auto scenarios = takeScenarios(files);
    if (!scenarios) return badInput(streams, scenarios.error());
    CheckResult result;
    RulesetIdentities known;
    for (const std::filesystem::path& folder : order.folders) checkFolder(folder, order.untested, known, result);
    for (const auto& [file, text] : *scenarios) checkScenario(file, text, order.rules, result);
    const bool sound = !hasErrors(result.faults);
    if (!order.json) {
        tellCheck(result, order.folders.size(), scenarios->size(), streams);
        return sound ? Done : SaysNo;
    }
    Json faults = Json::array();
    for (const Diagnostic& fault : result.faults) faults.push_back(jsonDiagnostic(fault));
    Json json = {{"faults", std::move(faults)}, {"examples", {{"passed", result.passed}, {"failed", result.failed}}}};
    if (order.untested) json["untested"] = std::move(result.untested);
    writeJson(streams.out, json);
    return sound ? Done : SaysNo;
}

using Places = std::vector<std::filesystem::path>;

/// The folder of a ruleset, those of what it extends, and their ledgers.
void noteLayers(const RulesetFiles& files, Places& places)
{
    places.emplace_back(files.folder);
    if (files.ledger) places.emplace_back(files.ledger->path);
    for (const RulesetFiles& base : files.base) noteLayers(base, places);
}

void noteRuleset(const std::filesystem::path& folder, Places& places)
{
    if (const Result<RulesetFiles> files = readRulesetFolder(folder)) noteLayers(*files, places);
    else places.push_back(folder);
}

/// The folders and files that a check reads.
Places placesOf(const CheckOrder& order)
{
    Places places;
    for (const std::filesystem::path& folder : order.folders) noteRuleset(folder, places);
    for (const std::string& file : order.scenarioFiles) {
        places.emplace_back(file);
        const Result<std::string> text = readJsonFile(file);
        if (!text) continue;
        const auto folder = rulesOfScenario(file, readScenarioIdentity(file, *text).ruleset, order.rules, {});
        if (folder && *folder) noteRuleset(**folder, places);
    }
    return places;
}

using Stamp = std::vector<std::pair<std::string, std::filesystem::file_time_type>>;

/// Something that differs as soon as a file in these places was changed, came or went.
Stamp stampOf(const Places& places)
{
    namespace fs = std::filesystem;
    Stamp stamp;
    std::error_code failure;
    const auto note = [&](const fs::path& path) {
        stamp.emplace_back(path.string(), fs::last_write_time(path, failure));
    };
    for (const fs::path& place : places) {
        note(place);
        if (!fs::is_directory(place, failure)) continue;
        fs::recursive_directory_iterator at(place, failure);
        for (const fs::recursive_directory_iterator end; !failure && at != end; at.increment(failure)) note(at->path());
    }
    std::sort(stamp.begin(), stamp.end());
    return stamp;
}

/// Checks again whenever a file changes; ends with the program.
[[noreturn]] void watch(const CheckOrder& order, Streams streams)
{
    Places places = placesOf(order);
    Stamp before = stampOf(places);
    for (;;) {
        streams.out << std::flush;
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        if (stampOf(places) == before) continue;
        places = placesOf(order);  // it may extend another ruleset now
        before = stampOf(places);  // what changes during the check is checked again
        streams.out << "\nchanged:\n";
        checkOnce(order, streams);
    }
}

}  // namespace

int runCheck(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(
        given,
        {"check [RULESET | FOLDER | FILE.scenario.json]… [--rules RULESET] [--untested] [--watch] [--json]",
         0,
         100,
         {"json", "untested", "watch"},
         {"rules"}});
    if (!arguments) return badInput(streams, arguments.error());
    CheckOrder order;
    order.untested = arguments->has("untested");
    order.json = arguments->has("json");
    std::vector<std::string> words;
    for (const std::string& word : arguments->words)
        (isScenarioFile(word) ? order.scenarioFiles : words).push_back(word);
    if (arguments->has("rules") && order.scenarioFiles.empty())
        return badInput(streams, "--rules says by which rules a scenario is checked; give a FILE.scenario.json too");
    if (arguments->has("rules")) order.rules = arguments->value("rules");
    if (order.json && arguments->has("watch")) return badInput(streams, "--watch goes on and on; leave --json out");
    if (!words.empty() || order.scenarioFiles.empty()) {
        const auto meant = foldersMeant(words);
        if (!meant) return badInput(streams, meant.error());
        order.folders = *meant;
    }
    const int code = checkOnce(order, streams);
    if (arguments->has("watch")) watch(order, streams);
    return code;
}

}  // namespace drumhead::cli
