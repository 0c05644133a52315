#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/base/texts.hpp"

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
    std::filesystem::path base;      ///< the folder of the ruleset that it extends, or empty
    std::string fault;               ///< why its identity can't be read, or empty
    bool own = false;                ///< from the person's own folder, not shipped
    std::filesystem::path hiddenBy;  ///< folder of the ruleset of the same id that is used instead, or empty
};

/// The folder that holds `rulesets/`: $DRUMHEAD_DATA, then share/drumhead beside the program's folder, then the
/// source tree in which the program was built. The error lists the places searched.
[[nodiscard]] Result<std::filesystem::path> findDataFolder();

/// The person's own folder of data, `$XDG_DATA_HOME/drumhead` or `~/.local/share/drumhead`, whether it is there or not;
/// empty where neither is known.
[[nodiscard]] std::filesystem::path ownDataFolder();

/// The identity of the ruleset in a folder that holds a ruleset.json; its title in a language, where it has one there.
[[nodiscard]] RulesetEntry readRulesetEntry(const std::filesystem::path& folder, const std::string& language = "en");

/// Every folder in `folder` that holds a ruleset.json, ordered by id, with titles in a language. Error: the folder
/// is missing or can't be read.
[[nodiscard]] Result<std::vector<RulesetEntry>> listRulesets(const std::filesystem::path& folder,
                                                             const Texts& texts = Texts());

/// The rulesets in the person's own folder, then those shipped in `data/rulesets`; of several with one id the first
/// whose identity can be read hides the others. Error: the shipped ones can't be read and there are no others.
[[nodiscard]] Result<std::vector<RulesetEntry>> installedRulesets(const Result<std::filesystem::path>& data);

/// Notes which entries are hidden by an earlier one of the same id.
void noteHidden(std::vector<RulesetEntry>& entries);

/// Whether `extends` gives a path rather than an id.
[[nodiscard]] bool isPathOfRuleset(const std::string& named);

/// The rulesets that can play a scenario written for `id`: that one first, then those that extend it
/// directly or indirectly.
[[nodiscard]] std::vector<RulesetEntry> rulesetsFor(const std::vector<RulesetEntry>& entries, const std::string& id);

}  // namespace drumhead
