#include "cli/input/library.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/scenario/scenario_library.hpp"
#include "drumhead/rules/loading/texts_file.hpp"

#include <algorithm>

namespace drumhead::cli {

namespace fs = std::filesystem;

Result<std::vector<RulesetEntry>> libraryRulesets() { return installedRulesets(findDataFolder()); }

Result<fs::path> rulesetFolder(const std::string& idOrFolder)
{
    std::error_code failure;
    if (fs::exists(fs::path(idOrFolder) / "ruleset.json", failure)) return fs::path(idOrFolder);
    if (idOrFolder.find('/') != std::string::npos) {
        if (fs::is_directory(idOrFolder, failure)) return fs::path(idOrFolder);
        return Error{"there is no folder \"" + idOrFolder + "\""};
    }
    const Result<std::vector<RulesetEntry>> entries = libraryRulesets();
    if (!entries) return Error{entries.error()};
    std::vector<std::string> ids;
    for (const RulesetEntry& entry : *entries) {
        if (entry.id == idOrFolder && entry.hiddenBy.empty()) return entry.folder;
        ids.push_back(entry.id);
    }
    // Its faults are reported when it is read.
    if (fs::is_directory(idOrFolder, failure)) return fs::path(idOrFolder);
    const std::string guess = nearest(idOrFolder, ids);
    return Error{"there is no ruleset \"" + idOrFolder + "\""
                 + (guess.empty() ? "; there is " + joined(ids, "and") : "; did you mean \"" + guess + "\"?")};
}

std::vector<fs::path> scenarioFolders()
{
    const Result<fs::path> data = findDataFolder();
    std::vector<fs::path> places{ownDataFolder() / "scenarios"};
    if (data) places.insert(places.end(), {*data / "scenarios", *data / "resources/scenarios"});
    return places;
}

Result<fs::path> scenarioFile(const std::string& word)
{
    std::error_code failure;
    if (isScenarioFile(word) || fs::exists(word, failure)) return fs::path(word);
    const Result<fs::path> data = findDataFolder();
    std::vector<std::string> ids;
    for (const fs::path& place : scenarioFolders()) {
        const Result<std::vector<ScenarioEntry>> entries = listScenarios(place);
        if (!entries) continue;
        for (const ScenarioEntry& entry : *entries) {
            if (entry.id == word) return entry.file;
            ids.push_back(entry.id);
        }
    }
    if (!data && ids.empty()) return Error{data.error()};
    const std::string guess = nearest(word, ids);
    return Error{"there is no scenario \"" + word + "\""
                 + (ids.empty()         ? "; give a file, NAME.scenario.json"
                        : guess.empty() ? "; there is " + joined(ids, "and") + ", or give a file, NAME.scenario.json"
                                        : "; did you mean \"" + guess + "\"?")};
}

std::shared_ptr<const Ruleset> loadForPlay(const std::string& idOrFolder, Streams streams,
                                           std::shared_ptr<const Texts> texts)
{
    const Result<fs::path> folder = rulesetFolder(idOrFolder);
    if (!folder) {
        badInput(streams, folder.error());
        return nullptr;
    }
    LoadedRuleset loaded = loadRulesetFolder(*folder, std::move(texts));
    if (loaded.usable()) return std::move(loaded.ruleset);
    for (const Diagnostic& fault : loaded.diagnostics) streams.err << fault.text() << "\n";
    return nullptr;
}

Result<std::shared_ptr<const Texts>> textsAsked(const Arguments& arguments)
{
    const Result<fs::path> data = findDataFolder();
    if (!data || !arguments.has("language")) return std::make_shared<const Texts>();
    const std::string& code = arguments.value("language");
    const std::vector<std::string> known = languagesSpoken(*data);
    if (std::find(known.begin(), known.end(), code) != known.end()) return textsOf(*data, code);
    return Error{"there is no language \"" + code + "\"; there are " + joined(known, "and")};
}

const Procedure* findProcedure(const Ruleset& ruleset, const std::string& id, Streams streams)
{
    if (const Procedure* found = ruleset.findProcedure(id)) return found;
    std::vector<std::string> ids;
    for (const auto& procedure : ruleset.procedures) ids.push_back(procedure->id);
    const std::string guess = nearest(id, ids);
    badInput(streams,
             "\"" + ruleset.id + "\" has no procedure \"" + id + "\""
                 + (guess.empty() ? "; there is " + joined(ids, "and") : "; did you mean \"" + guess + "\"?"));
    return nullptr;
}

Result<std::vector<fs::path>> foldersMeant(const std::vector<std::string>& words)
{
    std::vector<fs::path> folders;
    for (const std::string& word : words) {
        const Result<fs::path> folder = rulesetFolder(word);
        if (!folder) return Error{folder.error()};
        folders.push_back(*folder);
    }
    if (!words.empty()) return folders;
    const Result<std::vector<RulesetEntry>> entries = libraryRulesets();
    if (!entries) return Error{entries.error()};
    for (const RulesetEntry& entry : *entries) {
        if (entry.hiddenBy.empty()) folders.push_back(entry.folder);
    }
    if (folders.empty()) return Error{"the library holds no ruleset"};
    return folders;
}

}  // namespace drumhead::cli
