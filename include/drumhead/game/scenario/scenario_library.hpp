#pragma once

#include "drumhead/base/result.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace drumhead {

/// A scenario that lies in a folder, by its identity alone.
struct ScenarioEntry {
    std::string id;
    std::string title;    ///< the file's name where it can't be read
    std::string ruleset;  ///< id
    std::filesystem::path file;
    std::string fault;  ///< why it is no scenario, or empty
};

/// Whether a path is named as a scenario: `*.scenario.json`.
[[nodiscard]] bool isScenarioFile(const std::filesystem::path& path);

/// The identity of the scenario in a file.
[[nodiscard]] ScenarioEntry readScenarioEntry(const std::filesystem::path& file);

/// Every `*.scenario.json` in `folder`, in the order of their names. The error: the folder is missing or can't be read.
[[nodiscard]] Result<std::vector<ScenarioEntry>> listScenarios(const std::filesystem::path& folder);

}  // namespace drumhead
