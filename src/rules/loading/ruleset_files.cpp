#include "drumhead/base/text.hpp"
#include "drumhead/rules/json_document.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <algorithm>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t maxFiles = 400;
constexpr int maxExtensions = 4;

Result<std::vector<fs::path>> jsonFiles(const fs::path& folder)
{
    std::vector<fs::path> paths;
    std::error_code failure;
    fs::recursive_directory_iterator at(folder, failure);
    if (failure) return Error{"the folder can't be read: " + failure.message()};
    for (const fs::recursive_directory_iterator end; at != end; at.increment(failure)) {
        if (failure) return Error{"the folder can't be read: " + failure.message()};
        if (at.depth() > 4) at.disable_recursion_pending();
        if (at->path().extension() != ".json" || !at->is_regular_file(failure)) continue;
        if (at->path() != folder / "ruleset.json") paths.push_back(at->path());
        if (paths.size() > maxFiles)
            return Error{"the folder holds more than " + std::to_string(maxFiles) + " JSON files; divide the ruleset"};
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

/// The paths that ruleset.json gives, without judging the rest of the file.
struct NamedPaths {
    std::string ledger;
    std::string base;
};

NamedPaths namedPaths(const RulesetFiles::File& identity)
{
    JsonDocument document;
    std::vector<Diagnostic> ignored;
    if (!document.parse(identity.path, identity.text, ignored)) return {};
    return {std::string(document.root()["ledger"].string()), std::string(document.root()["extends"].string())};
}

/// A folder of rulesets is easily given instead of one of them.
std::string whatIsMissing(const fs::path& folder)
{
    std::error_code failure;
    std::vector<std::string> within;
    for (const fs::directory_entry& each : fs::directory_iterator(folder, failure)) {
        if (fs::exists(each.path() / "ruleset.json", failure)) within.push_back(each.path().filename().string());
    }
    std::sort(within.begin(), within.end());
    return "the folder has no ruleset.json, so it is not a ruleset"
        + (within.empty() ? "" : "; give one of the rulesets in it: " + joined(within, "or"));
}

Result<RulesetFiles> readLayer(const fs::path& folder, int depth)
{
    RulesetFiles files;
    files.folder = folder.string();
    std::error_code failure;
    if (!fs::is_directory(folder, failure)) return Error{"there is no such folder; give the folder of a ruleset"};
    if (!fs::exists(folder / "ruleset.json", failure)) return Error{whatIsMissing(folder)};
    Result<std::vector<fs::path>> paths = jsonFiles(folder);
    if (!paths) return Error{paths.error()};
    paths->insert(paths->begin(), folder / "ruleset.json");
    for (const fs::path& path : *paths) {
        Result<std::string> text = readJsonFile(path);
        if (!text) return Error{text.error()};
        files.files.push_back({path.string(), std::move(*text)});
    }
    const NamedPaths named = namedPaths(files.files.front());
    if (!named.ledger.empty()) {
        const fs::path path = (folder / named.ledger).lexically_normal();
        if (Result<std::string> text = readJsonFile(path))
            files.ledger = RulesetFiles::File{path.string(), std::move(*text)};
    }
    if (named.base.empty()) return files;
    const fs::path base = (folder / named.base).lexically_normal();
    if (depth >= maxExtensions)
        return Error{folder.string() + " extends more than " + std::to_string(maxExtensions)
                     + " others in a row; does it extend itself?"};
    Result<RulesetFiles> extended = readLayer(base, depth + 1);
    if (!extended) return Error{"it extends " + base.string() + ", and there: " + extended.error()};
    files.base.push_back(std::move(*extended));
    return files;
}

}  // namespace

Result<RulesetFiles> readRulesetFolder(const fs::path& folder) { return readLayer(folder, 0); }

}  // namespace drumhead
