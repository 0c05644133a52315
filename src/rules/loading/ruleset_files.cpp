#include "drumhead/base/text.hpp"
#include "drumhead/base/within_folder.hpp"
#include "drumhead/rules/json_document.hpp"
#include "drumhead/rules/loading/ruleset_identities.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <algorithm>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t maxFiles = 400;
constexpr std::size_t maxLookedAt = 5'000;   // files and folders of any kind, to find those
constexpr std::size_t maxTotal = 32u << 20;  // bytes of a ruleset with all that it extends
constexpr std::size_t mostNamed = 10;        // of rulesets of which one has to be given
constexpr std::string_view ledgerHeading = "id\tsection\tkind\tsupport\tstatement";

/// The folder that holds the ruleset and its neighbours.
fs::path libraryOf(const fs::path& folder)
{
    std::error_code failure;
    return fs::absolute(folder, failure).lexically_normal().parent_path();
}

/// "troops.JSON", or "troops.json.txt" as editors like to name what they save.
bool isMisnamed(const std::string& name)
{
    if (name.ends_with(".json")) return false;
    std::string lower = name;
    for (char& c : lower) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return lower.ends_with(".json") || lower.ends_with(".json.txt");
}

Result<std::vector<fs::path>> jsonFiles(const Texts& texts, const fs::path& folder)
{
    std::vector<fs::path> paths;
    std::size_t lookedAt = 0;
    std::error_code failure;
    const auto unreadable = [&] {
        return Error{texts.say("ruleset.folder", "the folder can't be read: {why}", {{"why", failure.message()}})};
    };
    fs::recursive_directory_iterator at(folder, failure);
    if (failure) return unreadable();
    for (const fs::recursive_directory_iterator end; at != end; at.increment(failure)) {
        if (failure) return unreadable();
        if (++lookedAt > maxLookedAt)
            return Error{texts.say("ruleset.many-files",
                                   "the folder holds more than {most} files; put the ruleset into a folder of its own",
                                   {{"most", std::to_string(maxLookedAt)}})};
        const std::string name = at->path().filename().string();
        // Settings of an editor or of version control, and battles that lie beside their rules.
        if (name.starts_with('.')) {
            at.disable_recursion_pending();
            continue;
        }
        if (name.ends_with(".scenario.json") || name.ends_with(".battle.json")) continue;
        if (at.depth() > 4) at.disable_recursion_pending();
        if (isMisnamed(name))
            return Error{
                texts.say("ruleset.misnamed",
                          "{file} is not read: its name has to end in .json; rename it, or take it out of the folder",
                          {{"file", at->path().string()}})};
        if (at->path().extension() != ".json" || !at->is_regular_file(failure)) continue;
        if (at->is_symlink(failure) && !isWithinFolder(at->path(), folder))
            return Error{texts.say("ruleset.link",
                                   "{file} is a link that leads out of the ruleset; put the file itself there",
                                   {{"file", at->path().string()}})};
        if (at->path() != folder / "ruleset.json") paths.push_back(at->path());
        if (paths.size() > maxFiles)
            return Error{texts.say("ruleset.many-json",
                                   "the folder holds more than {most} JSON files; divide the ruleset",
                                   {{"most", std::to_string(maxFiles)}})};
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
std::string whatIsMissing(const Texts& texts, const fs::path& folder)
{
    std::error_code failure;
    std::vector<std::string> within;
    for (const fs::directory_entry& each : fs::directory_iterator(folder, failure)) {
        if (fs::exists(each.path() / "ruleset.json", failure)) within.push_back(each.path().filename().string());
    }
    std::sort(within.begin(), within.end());
    const std::string missing = texts.say("ruleset.none", "the folder has no ruleset.json, so it is not a ruleset");
    if (within.empty()) return missing;
    if (within.size() > mostNamed) {
        const std::string all = std::to_string(within.size());
        within.resize(mostNamed);
        return missing
            + texts.say("ruleset.give-one-such", "; give one of the {count} rulesets in it, such as {rulesets}",
                        {{"count", all}, {"rulesets", texts.oneOf(within)}});
    }
    return missing
        + texts.say("ruleset.give-one", "; give one of the rulesets in it: {rulesets}",
                    {{"rulesets", texts.oneOf(within)}});
}

/// Reads the ledger that ruleset.json names, or notes why it can't be read. A file that is no ledger is not kept: it
/// might be any file of the person who opens the ruleset, and would go into his games.
void readLedger(const Texts& texts, RulesetFiles& files, const fs::path& folder, const std::string& name)
{
    const fs::path path = (folder / name).lexically_normal();
    const fs::path library = libraryOf(folder);
    Result<std::string> text = readJsonFile(path, texts);
    if (!text) files.ledgerFault = text.error();
    else if (!isWithinFolder(path, folder) && !isWithinFolder(path, library)
             && !isWithinFolder(path, library.parent_path() / "docs" / "ledger"))
        files.ledgerFault =
            texts.say("ruleset.ledger-outside",
                      "{file} lies outside of the ruleset and its library; put it into the ruleset's folder",
                      {{"file", path.string()}});
    else if (text->compare(0, ledgerHeading.size(), ledgerHeading) != 0)
        files.ledgerFault = texts.say(
            "ruleset.no-ledger",
            "{file} is no ledger: its first line has to name the columns id, section, kind, support, statement and reading, divided by tabs",
            {{"file", path.string()}});
    else files.ledger = RulesetFiles::File{path.string(), std::move(*text)};
}

class LayerReader {
public:
    LayerReader(const Texts& texts, RulesetIdentities& known) : m_texts(texts), m_known(known) {}

    Result<RulesetFiles> read(const fs::path& folder, int layer)
    {
        RulesetFiles files;
        files.folder = folder.string();
        if (const Result<void> read = readFiles(files, folder); !read) return Error{read.error()};
        const NamedPaths named = namedPaths(files.files.front());
        if (!named.ledger.empty()) readLedger(m_texts, files, folder, named.ledger);
        if (named.base.empty()) return files;
        const fs::path base = extendedFolder(m_known, folder, named.base);
        const bool isPath = isPathOfRuleset(named.base);
        if (layer >= RulesetFiles::mostLayers)
            return Error{
                m_texts.say("ruleset.deep", "{folder} extends more than {most} others in a row; does it extend itself?",
                            {{"folder", folder.string()}, {"most", std::to_string(RulesetFiles::mostLayers - 1)}})};
        std::error_code failure;
        if (isPath && fs::is_directory(base, failure) && !isWithinFolder(base, libraryOf(folder)))
            return Error{m_texts.say(
                "ruleset.base-outside",
                "it extends {folder}, which lies outside of its library; put the two side by side, or name it by its id",
                {{"folder", base.string()}})};
        if (!isPath && !fs::is_directory(base, failure))
            return Error{m_texts.say(
                "ruleset.no-base", "it extends \"{id}\", and no ruleset has that id; look at \"drumhead-cli rulesets\"",
                {{"id", named.base}})};
        Result<RulesetFiles> extended = read(base, layer + 1);

        if (!extended)
            return Error{m_texts.say("ruleset.in-base", "it extends {folder}, and there: {why}",
                                     {{"folder", base.string()}, {"why", extended.error()}})};
        files.base.push_back(std::move(*extended));
        return files;
    }

private:
    Result<void> readFiles(RulesetFiles& files, const fs::path& folder)
    {
        std::error_code failure;
        if (!fs::is_directory(folder, failure))
            return Error{m_texts.say("ruleset.no-folder", "there is no such folder; give the folder of a ruleset")};
        if (!fs::exists(folder / "ruleset.json", failure)) return Error{whatIsMissing(m_texts, folder)};
        Result<std::vector<fs::path>> paths = jsonFiles(m_texts, folder);
        if (!paths) return Error{paths.error()};
        paths->insert(paths->begin(), folder / "ruleset.json");
        for (const fs::path& path : *paths) {
            Result<std::string> text = readJsonFile(path, m_texts);
            if (!text) return Error{text.error()};
            m_total += text->size();
            if (m_total > maxTotal)
                return Error{m_texts.say(
                    "ruleset.large", "{file} brings the ruleset to more than 32 MiB; that is more than any rules need",
                    {{"file", path.string()}})};
            files.files.push_back({path.string(), std::move(*text)});
        }
        return {};
    }

    const Texts& m_texts;
    RulesetIdentities& m_known;
    std::size_t m_total = 0;
};

}  // namespace

Result<RulesetFiles> readRulesetFolder(const fs::path& folder, const Texts& texts)
{
    RulesetIdentities known;
    return LayerReader(texts, known).read(folder, 1);
}

Result<RulesetFiles> readRulesetFolder(const fs::path& folder, RulesetIdentities& known)
{
    return LayerReader(Texts(), known).read(folder, 1);
}

}  // namespace drumhead
