#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/base/texts.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace drumhead {

/// Reads the program's sentences in another language: { "language": "de", "decimal-point": ",", "messages": { "ID":
/// "TEXT" } }. The error names the file and the place in it.
[[nodiscard]] Result<std::shared_ptr<const Texts>> readTexts(const std::filesystem::path& file);

/// Those of a language, from the data folder, with the code of that language ("de"); English where there are none, or
/// none that can be read.
[[nodiscard]] std::shared_ptr<const Texts> textsOf(const std::filesystem::path& data, const std::string& language);

/// The codes of the languages that the program speaks, English first.
[[nodiscard]] std::vector<std::string> languagesSpoken(const std::filesystem::path& data);

}  // namespace drumhead
