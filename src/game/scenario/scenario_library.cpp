#include "drumhead/game/scenario/scenario_library.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/typed_text.hpp"
#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/game/scenario/scenario_text.hpp"

#include <algorithm>

namespace drumhead {

namespace fs = std::filesystem;

bool isScenarioFile(const fs::path& path)
{
    constexpr std::string_view ending = ".scenario.json";
    const std::string name = path.filename().string();
    return name.size() > ending.size() && std::string_view(name).substr(name.size() - ending.size()) == ending;
}

ScenarioEntry readScenarioEntry(const fs::path& file, const Texts& texts)
{
    ScenarioEntry entry;
    entry.file = file;
    entry.title = file.filename().string();
    const Result<std::string> text = readScenarioText(file, texts);
    if (!text) {
        entry.fault = text.error();
        return entry;
    }
    const ScenarioIdentity identity = readScenarioIdentity(file.string(), *text);
    if (!identity.usable()) entry.fault = identity.diagnostics.front().text(texts);
    if (isId(identity.id)) entry.id = identity.id;
    entry.ruleset = identity.ruleset;
    if (!identity.title.empty()) entry.title = listedTitle(identity.title);
    return entry;
}

Result<std::vector<ScenarioEntry>> listScenarios(const fs::path& folder, const Texts& texts)
{
    std::error_code failure;
    std::vector<ScenarioEntry> entries;
    fs::directory_iterator at(folder, failure);
    for (const fs::directory_iterator end; !failure && at != end; at.increment(failure)) {
        if (isScenarioFile(at->path())) entries.push_back(readScenarioEntry(at->path(), texts));
    }
    if (failure)
        return Error{texts.say("read.scenarios", "the folder of scenarios {folder} can't be read: {why}",
                               {{"folder", folder.string()}, {"why", failure.message()}})};
    std::sort(entries.begin(), entries.end(),
              [](const ScenarioEntry& a, const ScenarioEntry& b) { return a.file.filename() < b.file.filename(); });
    return entries;
}

}  // namespace drumhead
