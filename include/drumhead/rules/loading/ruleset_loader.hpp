#pragma once

#include "drumhead/rules/diagnostic.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <filesystem>

namespace drumhead {

class RulesetIdentities;

/// The text of a ruleset, from a folder or from a saved game.
struct RulesetFiles {
    static constexpr int mostLayers = 5;  ///< a ruleset and those that it extends, one after another

    struct File {
        std::string path;
        std::string text;
    };
    std::string folder;
    std::vector<File> files;  ///< ruleset.json first, then the others ordered by name
    std::optional<File> ledger;
    std::string ledgerFault;         ///< why the ledger that ruleset.json names was not read, or empty
    std::vector<RulesetFiles> base;  ///< the ruleset that it extends, or none
};

/// Reads the files of a ruleset's folder: regular files in it; its ledger from there, from the library around it or
/// from docs/ledger beside the library; the ruleset that it extends from the library. Symbolic links that lead
/// elsewhere are refused. The error says which file could not be read and why.
[[nodiscard]] Result<RulesetFiles> readRulesetFolder(const std::filesystem::path& folder, const Texts& texts = Texts());
/// The same for whoever reads many of a library: what they extend is looked for in what is known of them.
[[nodiscard]] Result<RulesetFiles> readRulesetFolder(const std::filesystem::path& folder, RulesetIdentities& known);

struct LoadedRuleset {
    std::shared_ptr<const Ruleset> ruleset;  ///< null if even its identity could not be read
    std::vector<Diagnostic> diagnostics;     ///< every fault, in the order of the files

    [[nodiscard]] bool usable() const { return ruleset && !hasErrors(diagnostics); }
};

/// Parses, checks and compiles a ruleset. Reports all faults in one pass; only a ruleset without errors is playable.
/// `texts`: the language that it is to speak, as far as it has words for it; null is English.
[[nodiscard]] LoadedRuleset loadRuleset(const RulesetFiles& files, std::shared_ptr<const Texts> texts = nullptr);

/// Reads and loads a folder; a folder that can't be read becomes a diagnostic.
[[nodiscard]] LoadedRuleset loadRulesetFolder(const std::filesystem::path& folder,
                                              std::shared_ptr<const Texts> texts = nullptr);

/// The rules with the texts in other languages of a newer copy of them in place of their own: translations hold for
/// battles of earlier days too.
[[nodiscard]] RulesetFiles withTextsOf(RulesetFiles rules, const RulesetFiles& newer);

/// Whether a file of a ruleset has the texts of a language rather than rules: "texts.de.json".
[[nodiscard]] bool isTextsFile(std::string_view path);

/// The codes of the languages besides English that a ruleset's own files have texts for, in order.
[[nodiscard]] std::vector<std::string> languagesOf(const RulesetFiles& files);

}  // namespace drumhead
