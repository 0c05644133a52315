#include "drumhead/rules/loading/ruleset_library.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/typed_text.hpp"
#include "drumhead/rules/json_document.hpp"
#include "drumhead/rules/loading/ruleset_identities.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

/// The source tree in which a program was built, found from its own place; empty: it stands in none.
fs::path sourceTree(fs::path from)
{
    constexpr int mostLevels = 5;
    std::error_code failure;
    for (int level = 0; level < mostLevels && from.has_relative_path(); ++level, from = from.parent_path()) {
        if (fs::is_directory(from / "rulesets", failure) && fs::exists(from / "CMakeLists.txt", failure)) return from;
    }
    return {};
}

/// The title of a ruleset in another language, or empty.
std::string titleIn(const std::string& language, const RulesetEntry& entry)
{
    const fs::path file = entry.folder / ("texts." + language + ".json");
    std::error_code failure;
    if (language == "en" || !fs::exists(file, failure)) return {};
    Result<std::string> text = readJsonFile(file);
    JsonDocument document;
    std::vector<Diagnostic> ignored;
    if (!text || !document.parse(file.string(), std::move(*text), ignored)) return {};
    return listedTitle(document.root()["texts"]["ruleset"][entry.title].string());
}

}  // namespace

fs::path extendedFolder(RulesetIdentities& identities, const fs::path& folder, const std::string& named)
{
    if (isPathOfRuleset(named)) return (folder / named).lexically_normal();
    std::error_code failure;
    std::vector<fs::path> libraries{fs::absolute(folder, failure).lexically_normal().parent_path()};
    if (const fs::path own = ownDataFolder(); !own.empty()) libraries.push_back(own / "rulesets");
    if (const Result<fs::path> data = findDataFolder()) libraries.push_back(*data / "rulesets");
    for (const fs::path& library : libraries) {
        if (fs::path found = identities.find(named, library, folder); !found.empty()) return found;
    }
    return libraries.front() / named;
}

namespace {

RulesetEntry entryOf(RulesetIdentities& identities, const fs::path& folder, const std::string& language)
{
    const RulesetIdentities::Identity& identity = identities.of(folder);
    RulesetEntry entry = identity.entry;
    if (std::string title = titleIn(language, entry); !title.empty()) entry.title = std::move(title);
    if (!identity.extends.empty()) entry.base = extendedFolder(identities, folder, identity.extends);
    return entry;
}

}  // namespace

RulesetEntry readRulesetEntry(const fs::path& folder, const std::string& language)
{
    RulesetIdentities identities;
    return entryOf(identities, folder, language);
}

Result<fs::path> findDataFolder()
{
    std::vector<fs::path> places;
    if (const char* named = std::getenv("DRUMHEAD_DATA"); named && *named) {
        places.emplace_back(named);
    } else {
        std::error_code failure;
        const fs::path program = fs::read_symlink("/proc/self/exe", failure);
        if (!failure) {
            places.push_back((program.parent_path() / ".." / "share" / "drumhead").lexically_normal());
            const fs::path tree = sourceTree(program.parent_path());
            if (!tree.empty()) places.push_back(tree);
        }
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

fs::path ownDataFolder()
{
    if (const char* data = std::getenv("XDG_DATA_HOME"); data && *data == '/') return fs::path(data) / "drumhead";
    if (const char* home = std::getenv("HOME"); home && *home) return fs::path(home) / ".local/share/drumhead";
    return {};
}

Result<std::vector<RulesetEntry>> listRulesets(const fs::path& folder, const Texts& texts)
{
    std::error_code failure;
    std::vector<RulesetEntry> entries;
    RulesetIdentities identities;
    fs::directory_iterator at(folder, failure);
    const auto unreadable = [&] {
        return Error{texts.say("read.rulesets", "the folder of rulesets {folder} can't be read: {why}",
                               {{"folder", folder.string()}, {"why", failure.message()}})};
    };
    if (failure) return unreadable();
    for (const fs::directory_iterator end; at != end; at.increment(failure)) {
        if (failure) return unreadable();
        std::error_code ignored;
        if (fs::exists(at->path() / "ruleset.json", ignored))
            entries.push_back(entryOf(identities, at->path(), texts.language()));
    }
    std::sort(entries.begin(), entries.end(), [](const RulesetEntry& a, const RulesetEntry& b) { return a.id < b.id; });
    return entries;
}

bool isPathOfRuleset(const std::string& named)
{
    return named.starts_with('.') || named.find('/') != std::string::npos;
}

Result<std::vector<RulesetEntry>> installedRulesets(const Result<fs::path>& data)
{
    std::vector<RulesetEntry> all;
    std::error_code failure;
    if (const fs::path own = ownDataFolder() / "rulesets"; fs::is_directory(own, failure)) {
        Result<std::vector<RulesetEntry>> owned = listRulesets(own);
        if (!owned) return Error{owned.error()};
        all = std::move(*owned);
        for (RulesetEntry& each : all) each.own = true;
    }
    const Result<std::vector<RulesetEntry>> shipped =
        data ? listRulesets(*data / "rulesets") : Result<std::vector<RulesetEntry>>(Error{data.error()});
    if (!shipped && all.empty()) return Error{shipped.error()};
    if (shipped) all.insert(all.end(), shipped->begin(), shipped->end());
    noteHidden(all);
    return all;
}

void noteHidden(std::vector<RulesetEntry>& entries)
{
    std::map<std::string, const RulesetEntry*> used;
    for (const RulesetEntry& each : entries) {
        const auto [at, isFirst] = used.emplace(each.id, &each);
        if (!isFirst && !at->second->fault.empty() && each.fault.empty()) at->second = &each;
    }
    for (RulesetEntry& each : entries) {
        if (const RulesetEntry* const one = used.at(each.id); one != &each) each.hiddenBy = one->folder;
    }
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
