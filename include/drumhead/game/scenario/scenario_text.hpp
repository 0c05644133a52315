#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/base/texts.hpp"

#include <filesystem>
#include <map>
#include <string>

namespace drumhead {

/// Other words for the texts of a scenario, by the English ones.
using ScenarioWords = std::map<std::string, std::string, std::less<>>;

/// The text of a scenario's file with other words for what people read in it; places in lines stay. It ends where it
/// would be larger than a document may be.
[[nodiscard]] std::string inOtherWords(const std::string& scenario, const ScenarioWords& words);

/// The file that translates a scenario: NAME.texts.CODE.json beside NAME.scenario.json.
[[nodiscard]] std::filesystem::path scenarioTextsFile(const std::filesystem::path& scenario,
                                                      const std::string& language);

/// The text of a scenario whose file that is, as far as the file beside it translates it; else as it is.
[[nodiscard]] std::string inLanguage(const std::string& text, const std::filesystem::path& scenario,
                                     const Texts& texts);
/// Reads a scenario's file in that language, as far as it is translated into it; else as it was written.
[[nodiscard]] Result<std::string> readScenarioText(const std::filesystem::path& scenario, const Texts& texts);
/// Why a file that lies there to translate it can't be used, in one sentence; empty: it can, or there is none. For who
/// opens the scenario; lists of many say nothing.
[[nodiscard]] std::string translationFault(const std::filesystem::path& scenario, const Texts& texts);
/// That a scenario is shown as it was written, and why.
[[nodiscard]] std::string shownUntranslated(const Texts& texts, const std::string& why);

}  // namespace drumhead
