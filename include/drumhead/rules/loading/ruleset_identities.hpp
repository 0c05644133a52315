#pragma once

#include "drumhead/rules/loading/ruleset_library.hpp"

#include <map>

namespace drumhead {

/// What rulesets say of themselves, as it was when they were first looked at. Each file is read once: in a folder of
/// many, each may be looked for by each.
class RulesetIdentities {
public:
    struct Identity {
        RulesetEntry entry;
        std::string extends;  ///< as ruleset.json has it, or empty
    };

    const Identity& of(const std::filesystem::path& folder);
    /// The ruleset of that id in a folder of rulesets, other than the one that looks for it; empty if there is none.
    std::filesystem::path find(const std::string& id, const std::filesystem::path& library,
                               const std::filesystem::path& besides);

private:
    struct Library {
        std::filesystem::directory_iterator next;
        std::multimap<std::string, std::filesystem::path> seen;
    };

    Library& library(const std::filesystem::path& folder);

    std::map<std::filesystem::path, Identity> m_read;
    std::map<std::filesystem::path, Library> m_libraries;
};

/// The folder of the ruleset that the one in `folder` extends: a path from there, or the id of one beside it, of one of
/// the person's own or of a shipped one. A folder that is not there if none has that id.
[[nodiscard]] std::filesystem::path extendedFolder(RulesetIdentities& identities, const std::filesystem::path& folder,
                                                   const std::string& named);

}  // namespace drumhead
