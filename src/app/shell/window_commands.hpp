#pragma once

#include "app/shared/palette/command_palette.hpp"

namespace drumhead {
struct Ruleset;
}

namespace drumhead::app {

/// A command for each procedure of the rules; `run` gets its id.
[[nodiscard]] QList<Command> procedureCommands(const Ruleset& rules, const std::function<void(const QString&)>& run);

}  // namespace drumhead::app
