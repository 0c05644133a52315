#include "drumhead/rules/loading/ruleset_identities.hpp"

#include "drumhead/base/ordinary_file.hpp"
#include "drumhead/base/text.hpp"
#include "drumhead/base/typed_text.hpp"
#include "drumhead/rules/json_document.hpp"

namespace drumhead {

namespace {

namespace fs = std::filesystem;

RulesetIdentities::Identity identityOf(const fs::path& folder)
{
    RulesetIdentities::Identity identity;
    RulesetEntry& entry = identity.entry;
    entry.folder = folder;
    entry.id = listedTitle(folder.filename().string());
    entry.title = entry.id;
    const std::string file = (folder / "ruleset.json").string();
    Result<std::string> text = readOrdinaryFile(file, JsonDocument::maxBytes + 1);
    JsonDocument document;
    std::vector<Diagnostic> faults;
    if (!text || !document.parse(file, std::move(*text), faults)) {
        entry.fault = text ? faults.front().text() : file + ": error: it can't be read: " + text.error();
        return identity;
    }
    const JsonPlace root = document.root();
    if (isId(root["id"].string())) entry.id = std::string(root["id"].string());
    if (std::string title = listedTitle(root["title"].string()); !title.empty()) entry.title = std::move(title);
    entry.version = listedTitle(root["version"].string());
    identity.extends = std::string(root["extends"].string());
    return identity;
}

}  // namespace

const RulesetIdentities::Identity& RulesetIdentities::of(const fs::path& folder)
{
    const auto known = m_read.find(folder);
    return known != m_read.end() ? known->second : m_read.emplace(folder, identityOf(folder)).first->second;
}

fs::path RulesetIdentities::find(const std::string& id, const fs::path& library, const fs::path& besides)
{
    const auto isOther = [&](const fs::path& folder) {
        std::error_code ignored;
        return !fs::equivalent(folder, besides, ignored);
    };
    Library& in = this->library(library);
    for (auto [seen, last] = in.seen.equal_range(id); seen != last; ++seen) {
        if (isOther(seen->second)) return seen->second;
    }
    std::error_code failure;
    for (const fs::directory_iterator end; in.next != end;) {
        const fs::path folder = in.next->path();
        in.next.increment(failure);
        if (!fs::exists(folder / "ruleset.json", failure)) continue;
        const std::string& found = of(folder).entry.id;
        in.seen.emplace(found, folder);
        if (found == id && isOther(folder)) return folder;
    }
    return {};
}

RulesetIdentities::Library& RulesetIdentities::library(const fs::path& folder)
{
    std::error_code failure;
    const auto known = m_libraries.find(folder);
    if (known != m_libraries.end()) return known->second;
    return m_libraries.emplace(folder, Library{fs::directory_iterator(folder, failure), {}}).first->second;
}

}  // namespace drumhead
