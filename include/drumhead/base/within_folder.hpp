#pragma once

#include <filesystem>

namespace drumhead {

/// Whether a file that is there lies in a folder or beneath it, after all links were followed.
[[nodiscard]] bool isWithinFolder(const std::filesystem::path& file, const std::filesystem::path& folder);

}  // namespace drumhead
