#pragma once

#include "drumhead/base/result.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace drumhead {

/// A ruleset in the library; only its identity is read.
struct RulesetEntry {
    std::string id;  ///< the folder's name if ruleset.json can't be read
    std::string title;
    std::string version;
    std::filesystem::path folder;
    std::filesystem::path base;  ///< the folder of the ruleset that it extends, or empty
    std::string fault;           ///< why its identity can't be read, or empty
};

/// The folder that holds `rulesets/`: $DRUMHEAD_DATA, then share/drumhead beside the program's folder, then the
/// fallback (the source tree). The error lists the places searched.
[[nodiscard]] Result<std::filesystem::path> findDataFolder(const std::filesystem::path& fallback);

/// The identity of the ruleset in a folder that holds a ruleset.json.
[[nodiscard]] RulesetEntry readRulesetEntry(const std::filesystem::path& folder);

/// Every folder in `folder` that holds a ruleset.json, ordered by id. Error: the folder is missing or
/// can't be read.
[[nodiscard]] Result<std::vector<RulesetEntry>> listRulesets(const std::filesystem::path& folder);

/// The rulesets that can play a scenario written for `id`: that one first, then those that extend it
/// directly or indirectly.
[[nodiscard]] std::vector<RulesetEntry> rulesetsFor(const std::vector<RulesetEntry>& entries, const std::string& id);

}  // namespace drumhead
