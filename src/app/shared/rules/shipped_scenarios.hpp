#pragma once

#include "drumhead/game/scenario/scenario_library.hpp"

#include <QString>

#include <vector>

namespace drumhead::app {

/// Where the scenarios lie that come with the program, or nothing.
[[nodiscard]] QString shippedScenarioFolder();
/// Whether a file lies there, also under another name of the folder.
[[nodiscard]] bool isShippedScenario(const QString& file);
/// Those in the person's own folder, by name.
[[nodiscard]] std::vector<ScenarioEntry> ownScenarios();
/// All that come with the program, by name.
[[nodiscard]] std::vector<ScenarioEntry> shippedScenarios();

}  // namespace drumhead::app
