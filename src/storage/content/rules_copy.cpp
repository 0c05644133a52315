#include "storage/content/rules_copy.hpp"

#include "drumhead/storage/rules_difference.hpp"
#include "storage/content/checksum.hpp"

#include <filesystem>
#include <map>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

std::string within(const std::string& folder, const std::string& path)
{
    if (path.compare(0, folder.size(), folder) == 0 && path.size() > folder.size() && path[folder.size()] == '/')
        return path.substr(folder.size() + 1);
    const fs::path whole(path);
    return whole.is_absolute() ? whole.lexically_relative(folder).generic_string() : path;
}

std::string folderName(const std::string& folder)
{
    std::error_code ignored;
    const fs::path whole = fs::absolute(folder, ignored).lexically_normal();
    return whole.has_filename() ? whole.filename().string() : whole.parent_path().filename().string();
}

void flatten(const RulesetFiles& rules, std::int64_t depth, std::vector<ContentText>& texts)
{
    texts.push_back({depth, std::string(textKind::folder), folderName(rules.folder), ""});
    for (const RulesetFiles::File& file : rules.files)
        texts.push_back({depth, std::string(textKind::file), within(rules.folder, file.path), file.text});
    if (rules.ledger)
        texts.push_back(
            {depth, std::string(textKind::ledger), within(rules.folder, rules.ledger->path), rules.ledger->text});
    for (const RulesetFiles& base : rules.base) flatten(base, depth + 1, texts);
}

using ByPath = std::map<std::string, const ContentText*>;

/// Paths with the folder they lie in; the ledger last, since it may lie elsewhere.
ByPath byPath(const std::vector<ContentText>& texts)
{
    ByPath paths;
    std::string folder;
    for (const ContentText& text : texts) {
        if (text.kind == textKind::folder) folder = text.path;
        else if (text.kind == textKind::ledger || !isTextsFile(text.path))
            paths[text.kind == textKind::ledger ? "the ledger of " + folder : folder + "/" + text.path] = &text;
    }
    return paths;
}

}  // namespace

std::int64_t contentChecksum(std::int64_t chain, const ContentText& text)
{
    return Checksum().add(chain).add(text.depth).add(text.kind).add(text.path).add(text.text).value();
}

std::vector<ContentText> flattenRules(const RulesetFiles& rules)
{
    std::vector<ContentText> texts;
    if (!rules.files.empty()) flatten(rules, 0, texts);
    return texts;
}

std::optional<RulesetFiles> gatherRules(const std::vector<ContentText>& texts)
{
    RulesetFiles all;
    RulesetFiles* now = nullptr;
    int layers = 0;
    for (const ContentText& text : texts) {
        if (text.kind == textKind::folder) {
            if (++layers > RulesetFiles::mostLayers) return std::nullopt;
            if (now) now = &now->base.emplace_back();
            else now = &all;
            now->folder = text.path;
        } else if (!now) {
            return std::nullopt;
        } else if (text.kind == textKind::file) {
            now->files.push_back({now->folder + "/" + text.path, text.text});
        } else if (text.kind == textKind::ledger) {
            now->ledger = RulesetFiles::File{now->folder + "/" + text.path, text.text};
        } else {
            return std::nullopt;
        }
    }
    return all;
}

std::vector<std::string> whatDiffers(const RulesetFiles& kept, const RulesetFiles& today, const Texts& texts)
{
    const std::vector<ContentText> keptTexts = flattenRules(kept);
    const std::vector<ContentText> todayTexts = flattenRules(today);
    const ByPath before = byPath(keptTexts);
    const ByPath now = byPath(todayTexts);
    std::vector<std::string> differences;
    for (const auto& [path, text] : before) {
        const auto found = now.find(path);
        if (found == now.end())
            differences.push_back(texts.say("rules.file-gone", "{file} is no longer there", {{"file", path}}));
        else if (found->second->text != text->text)
            differences.push_back(texts.say("rules.file-changed", "{file} was changed", {{"file", path}}));
    }
    for (const auto& [path, text] : now) {
        if (before.find(path) == before.end())
            differences.push_back(texts.say("rules.file-new", "{file} is new", {{"file", path}}));
    }
    return differences;
}

}  // namespace drumhead
