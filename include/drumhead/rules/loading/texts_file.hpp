#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/base/texts.hpp"

#include <filesystem>
#include <memory>

namespace drumhead {

/// Reads the program's sentences in another language: { "language": "de", "decimal-point": ",", "messages": { "ID":
/// "TEXT" } }. The error names the file and the place in it.
[[nodiscard]] Result<std::shared_ptr<const Texts>> readTexts(const std::filesystem::path& file);

/// Those of a language, from the data folder, with the code of that language ("de"); English where there are none, or
/// none that can be read.
[[nodiscard]] std::shared_ptr<const Texts> textsOf(const std::filesystem::path& data, const std::string& language);

/// The code of the language that the environment asks for (LC_ALL, else LC_MESSAGES, else LANG): "de" of "de_DE.UTF-8",
/// "en" of "C".
[[nodiscard]] std::string languageOfEnvironment();

}  // namespace drumhead
