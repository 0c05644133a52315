#pragma once

#include "drumhead/storage/game_content.hpp"

namespace drumhead {

/// A fault with its sentence. `detail`: more about it, or empty.
[[nodiscard]] FileError fileError(FileFault fault, const std::filesystem::path& path,
                                  const Fault& detail = std::string());
/// A fault with a sentence of its own.
[[nodiscard]] FileError wholeFileError(FileFault fault, const Fault& sentence);

/// The fault for an error code of SQLite.
[[nodiscard]] FileError sqliteError(int code, const std::filesystem::path& path);
/// The fault for an error of the system (errno).
[[nodiscard]] FileError systemError(int code, const std::filesystem::path& path);

}  // namespace drumhead
