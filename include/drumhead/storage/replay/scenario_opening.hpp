#pragma once

#include "drumhead/rules/diagnostic.hpp"
#include "drumhead/storage/replay/replay.hpp"

#include <functional>

namespace drumhead {

/// A scenario opened to be played: a new game of it, or why there is none.
struct OpenedScenario {
    std::optional<ReadableGame> game;        ///< nothing: one of the following says why
    std::vector<Diagnostic> headFaults;      ///< it is no scenario, or doesn't say for which rules it is
    std::string rulesError;                  ///< its rules can't be found or read
    std::vector<Diagnostic> rulesFaults;     ///< of its rules
    std::vector<Diagnostic> scenarioFaults;  ///< of the scenario under these rules
    bool canBeEdited = false;                ///< the scenario has faults, but all of it could be read
    std::string writtenFor;                  ///< the id of the ruleset that it names
    std::shared_ptr<const Ruleset> ruleset;  ///< the rules, once they are loaded
    std::string text;                        ///< of the scenario, of which the faults tell
    std::string note;                        ///< why the scenario is shown untranslated, or empty
};

/// Finds the files of a ruleset by its id.
using RulesFinder = std::function<Result<RulesetFiles>(const std::string& id)>;

/// `file` names it in faults. `rules`: the id of the ruleset to play it by, where it isn't its own; or empty. The game
/// keeps the scenario as one for the rules that it is played by, which speak the language of `texts`.
[[nodiscard]] OpenedScenario openScenario(const std::string& file, std::string text, const std::string& rules,
                                          const RulesFinder& findRules, std::shared_ptr<const Texts> texts = nullptr);

/// The same of a file, in the language of `texts` as far as it is translated; as it was written where only the
/// translation keeps it from being played. Error: the file can't be read.
[[nodiscard]] Result<OpenedScenario> openScenarioFile(const std::filesystem::path& file, const std::string& rules,
                                                      const RulesFinder& findRules,
                                                      std::shared_ptr<const Texts> texts = nullptr);

}  // namespace drumhead
