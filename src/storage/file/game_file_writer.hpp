#pragma once

#include "drumhead/storage/game_content.hpp"

namespace drumhead {

/// Writes a whole game into a new file: under a temporary name beside it first, renamed once all of it is on the disk.
/// So half a file is never seen, and an existing one is replaced only with `replace`.
[[nodiscard]] FileError writeGameFile(const std::filesystem::path& path, const GameContent& content, bool replace);

}  // namespace drumhead
