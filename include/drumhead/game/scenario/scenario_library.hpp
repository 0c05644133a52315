#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/base/texts.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace drumhead {

/// The head of a scenario's file in a folder.
struct ScenarioEntry {
    std::string id;
    std::string title;    ///< the file's name if the title can't be read
    std::string ruleset;  ///< id
    std::filesystem::path file;
    std::string fault;  ///< why it is not a scenario, or empty
};

/// Whether the file's name is that of a scenario: `*.scenario.json`.
[[nodiscard]] bool isScenarioFile(const std::filesystem::path& path);

/// Reads the head of a scenario's file, in that language where it is translated.
[[nodiscard]] ScenarioEntry readScenarioEntry(const std::filesystem::path& file, const Texts& texts = {});

/// Every `*.scenario.json` in `folder`, sorted by name. Error: the folder is missing or can't be read.
[[nodiscard]] Result<std::vector<ScenarioEntry>> listScenarios(const std::filesystem::path& folder,
                                                               const Texts& texts = {});

}  // namespace drumhead
