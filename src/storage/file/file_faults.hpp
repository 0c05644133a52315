#pragma once

#include "drumhead/storage/game_content.hpp"

namespace drumhead {

/// The sentence for a fault of a file. `detail` is what is known besides, or empty.
[[nodiscard]] FileError fileError(FileFault fault, const std::filesystem::path& path, const std::string& detail = {});

/// What an error code of SQLite means for the file at hand.
[[nodiscard]] FileError sqliteError(int code, const std::filesystem::path& path);
/// What an error of the system (errno) means for it.
[[nodiscard]] FileError systemError(int code, const std::filesystem::path& path);

}  // namespace drumhead
