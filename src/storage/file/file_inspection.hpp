#pragma once

#include "drumhead/storage/game_content.hpp"
#include "storage/content/sqlite.hpp"

namespace drumhead {

/// Whether a path is too long for a game; the path has to be absolute.
[[nodiscard]] FileError inspectName(const std::filesystem::path& path);
/// Checks without opening that the file exists and can be read.
[[nodiscard]] FileError inspectBefore(const std::filesystem::path& path);

/// Checks by its header that the file is a game, in a format that is known here.
[[nodiscard]] FileError inspectOpened(sqlite::Database& database, const std::filesystem::path& path);

/// Whether SQLite's header says that a log belongs to the file, as it does while the file is played.
[[nodiscard]] bool expectsLog(const sqlite::Database& database);

/// Whether commands lie beside the file, in its log.
[[nodiscard]] bool hasLog(const std::filesystem::path& path);

/// The error for a damaged file: `fault`, or that its end is missing.
[[nodiscard]] FileError damageOf(sqlite::Database& database, const std::filesystem::path& path, const Fault& fault);

}  // namespace drumhead
