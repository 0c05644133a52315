#pragma once

#include "drumhead/storage/game_content.hpp"
#include "storage/file/sqlite.hpp"

namespace drumhead {

/// What can be told of a file without opening it: that there is one, and that it may be read.
[[nodiscard]] FileError inspectBefore(const std::filesystem::path& path);

/// What its first bytes and its header tell: a game at all, and of a format that is known here.
[[nodiscard]] FileError inspectOpened(sqlite::Database& database, const std::filesystem::path& path);

/// The error of a file that is damaged in the way told, or cut off.
[[nodiscard]] FileError damageOf(sqlite::Database& database, const std::filesystem::path& path,
                                 const std::string& fault);

}  // namespace drumhead
