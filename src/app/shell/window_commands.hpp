#pragma once

#include "app/shared/palette/command_palette.hpp"

namespace drumhead {
struct Ruleset;
}

namespace drumhead::app {

/// A command for each procedure of the rules; `run` gets its id.
[[nodiscard]] QList<Command> procedureCommands(const Ruleset& rules, const std::function<void(const QString&)>& run);
/// A command for each file that is still there; `run` gets the file.
[[nodiscard]] QList<Command> fileCommands(const QStringList& files, const QString& place,
                                          const std::function<void(const QString&)>& run);

}  // namespace drumhead::app
