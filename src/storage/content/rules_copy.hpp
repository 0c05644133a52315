#pragma once

#include "drumhead/storage/game_content.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// One text of a game file: the scenario, or a file of the ruleset or of what it extends.
struct ContentText {
    std::int64_t depth = 0;  ///< 0 the ruleset itself, 1 what it extends, …
    std::string kind;        ///< see `textKind`
    std::string path;        ///< within the ruleset's folder; of a folder: its name
    std::string text;
};

namespace textKind {
inline constexpr std::string_view scenario = "scenario";
inline constexpr std::string_view folder = "folder";  ///< begins a ruleset
inline constexpr std::string_view file = "file";
inline constexpr std::string_view ledger = "ledger";
}  // namespace textKind

/// Includes the checksum of the text before it (`chain`).
[[nodiscard]] std::int64_t contentChecksum(std::int64_t chain, const ContentText& text);

/// A ruleset and what it extends as a list, without absolute paths.
[[nodiscard]] std::vector<ContentText> flattenRules(const RulesetFiles& rules);
/// The reverse; nothing if it is no such list.
[[nodiscard]] std::optional<RulesetFiles> gatherRules(const std::vector<ContentText>& texts);

}  // namespace drumhead
