#pragma once

#include "cli/input/arguments.hpp"
#include "cli/input/streams.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

namespace drumhead::cli {

/// The rulesets of the person's own folder and the shipped ones, or the error to report.
[[nodiscard]] Result<std::vector<RulesetEntry>> libraryRulesets();

/// The folder of a ruleset given by id or by folder. The error names the nearest id.
[[nodiscard]] Result<std::filesystem::path> rulesetFolder(const std::string& idOrFolder);

/// The file of a scenario given by its path, or by its id where it comes with the program. The error names the nearest
/// id.
[[nodiscard]] Result<std::filesystem::path> scenarioFile(const std::string& fileOrId);

/// The folders of scenarios: the person's own and those that come with the program.
[[nodiscard]] std::vector<std::filesystem::path> scenarioFolders();

/// Loads a ruleset to play with, in the language of `texts`; where it has faults they are written to `err` and nothing
/// is given.
[[nodiscard]] std::shared_ptr<const Ruleset> loadForPlay(const std::string& idOrFolder, Streams streams,
                                                         std::shared_ptr<const Texts> texts = nullptr);

/// The program's sentences in the language that --language asks for, for what people read on paper; English without it,
/// whatever the environment says. The error names the languages that there are.
[[nodiscard]] Result<std::shared_ptr<const Texts>> textsAsked(const Arguments& arguments);

/// The procedure of that id; if there is none the error is written and null given.
[[nodiscard]] const Procedure* findProcedure(const Ruleset& ruleset, const std::string& id, Streams streams);

/// The folders meant by the words of a command, or those of the whole library.
[[nodiscard]] Result<std::vector<std::filesystem::path>> foldersMeant(const std::vector<std::string>& words);

}  // namespace drumhead::cli
