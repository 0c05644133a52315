#include "drumhead/rules/loading/ruleset_library.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/rules/json_document.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

}  // namespace

RulesetEntry readRulesetEntry(const fs::path& folder)
{
    RulesetEntry entry;
    entry.folder = folder;
    entry.id = folder.filename().string();
    entry.title = entry.id;
    std::ifstream in(folder / "ruleset.json", std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    JsonDocument document;
    std::vector<Diagnostic> faults;
    if (!in || !document.parse((folder / "ruleset.json").string(), std::move(text).str(), faults)) {
        entry.fault = faults.empty()
            ? (folder / "ruleset.json").string() + ": error: it can't be read; check that it may be opened"
            : faults.front().text();
        return entry;
    }
    const JsonPlace root = document.root();
    if (root["id"].isString()) entry.id = std::string(root["id"].string());
    if (root["title"].isString()) entry.title = std::string(root["title"].string());
    entry.version = std::string(root["version"].string());
    if (root["extends"].isString()) entry.base = (folder / std::string(root["extends"].string())).lexically_normal();
    return entry;
}

Result<fs::path> findDataFolder(const fs::path& fallback)
{
    std::vector<fs::path> places;
    if (const char* named = std::getenv("DRUMHEAD_DATA"); named && *named) {
        places.emplace_back(named);
    } else {
        std::error_code failure;
        const fs::path program = fs::read_symlink("/proc/self/exe", failure);
        if (!failure) places.push_back((program.parent_path() / ".." / "share" / "drumhead").lexically_normal());
        if (!fallback.empty()) places.push_back(fallback);
    }
    std::string looked;
    for (const fs::path& place : places) {
        std::error_code failure;
        if (fs::is_directory(place / "rulesets", failure)) return place;
        appendPart(looked, ", ", (place / "rulesets").string());
    }
    return Error{"no folder of rulesets was found (looked for " + looked
                 + "); set DRUMHEAD_DATA to the folder that holds \"rulesets\""};
}

Result<std::vector<RulesetEntry>> listRulesets(const fs::path& folder)
{
    std::error_code failure;
    std::vector<RulesetEntry> entries;
    fs::directory_iterator at(folder, failure);
    if (failure) return Error{"the folder of rulesets " + folder.string() + " can't be read: " + failure.message()};
    for (const fs::directory_iterator end; at != end; at.increment(failure)) {
        if (failure) return Error{"the folder of rulesets " + folder.string() + " can't be read: " + failure.message()};
        std::error_code ignored;
        if (fs::exists(at->path() / "ruleset.json", ignored)) entries.push_back(readRulesetEntry(at->path()));
    }
    std::sort(entries.begin(), entries.end(), [](const RulesetEntry& a, const RulesetEntry& b) { return a.id < b.id; });
    return entries;
}

std::vector<RulesetEntry> rulesetsFor(const std::vector<RulesetEntry>& entries, const std::string& id)
{
    std::vector<RulesetEntry> found;
    for (const RulesetEntry& each : entries) {
        if (each.id == id) found.push_back(each);
    }
    // Those who extend the ones found so far; a ruleset is found once, so this ends.
    for (std::size_t i = 0; i < found.size(); ++i) {
        for (const RulesetEntry& each : entries) {
            std::error_code failure;
            const bool isThere = std::any_of(found.begin(), found.end(),
                                             [&](const RulesetEntry& known) { return known.folder == each.folder; });
            if (!isThere && !each.base.empty() && fs::equivalent(each.base, found[i].folder, failure))
                found.push_back(each);
        }
    }
    return found;
}

}  // namespace drumhead
