// What lies beside a game file and would be worked into it on opening.
#pragma once

#include "drumhead/storage/game_content.hpp"

#include <filesystem>

namespace drumhead {

/// Looks at the files that SQLite would open together with a game. The error: one is no ordinary file, or a rollback
/// journal names another file, which SQLite would delete.
[[nodiscard]] FileError inspectBeside(const std::filesystem::path& game);

/// Whether a file is larger than a game or what lies beside it can be; all of it may have to be copied.
[[nodiscard]] bool isTooLarge(const std::filesystem::path& file);
/// Whether a rollback journal lies beside it, of a change that a crash cut short: opening the game plays it back.
[[nodiscard]] bool hasRollback(const std::filesystem::path& game);

}  // namespace drumhead
