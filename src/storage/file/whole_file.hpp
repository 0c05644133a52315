#pragma once

#include "drumhead/storage/game_content.hpp"

namespace drumhead {

/// Writes a whole game into a new file: beside it under a passing name first, then, once all of it is on the disk,
/// under its own. So nobody ever sees half a file, and an existing one is replaced only where that is asked for.
[[nodiscard]] FileError writeWholeFile(const std::filesystem::path& path, const GameContent& content, bool replace);

}  // namespace drumhead
