#pragma once

#include "drumhead/base/result.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace drumhead {

/// A ruleset that lies in the library, by its identity alone.
struct RulesetEntry {
    std::string id;  ///< the folder's name where ruleset.json can't be read
    std::string title;
    std::string version;
    std::filesystem::path folder;
    std::filesystem::path base;  ///< the folder of the ruleset that it extends, or empty
    std::string fault;           ///< why its identity can't be read, or empty
};

/// The folder that holds `rulesets/`: $DRUMHEAD_DATA, then share/drumhead beside the program's folder, then the
/// fallback (the source tree). The error says where it was looked for.
[[nodiscard]] Result<std::filesystem::path> findDataFolder(const std::filesystem::path& fallback);

/// The identity of the ruleset in a folder that holds a ruleset.json.
[[nodiscard]] RulesetEntry readRulesetEntry(const std::filesystem::path& folder);

/// Every folder in `folder` that holds a ruleset.json, in the order of their ids. The error: the folder is missing or
/// can't be read.
[[nodiscard]] Result<std::vector<RulesetEntry>> listRulesets(const std::filesystem::path& folder);

/// Those by which a scenario for the ruleset of that id can be played: that one first, then those that extend it,
/// directly or not.
[[nodiscard]] std::vector<RulesetEntry> rulesetsFor(const std::vector<RulesetEntry>& entries, const std::string& id);

}  // namespace drumhead
