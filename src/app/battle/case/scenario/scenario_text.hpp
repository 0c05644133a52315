#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <QString>

namespace drumhead::app {

/// A scenario as Markdown, for reading: what it is about, briefs, terrain, objectives, special rules, reinforcements.
/// What was typed as plain text, names above all, is escaped, so that it reads as it was typed.
[[nodiscard]] QString scenarioMarkdown(const Scenario& scenario);

}  // namespace drumhead::app
