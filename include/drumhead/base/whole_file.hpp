#pragma once

#include <filesystem>
#include <string_view>
#include <system_error>

namespace drumhead {

/// Writes a file atomically, safe against a full disk or a crash: writes a temporary file in the same
/// folder, flushes it to disk, then renames it. On failure the old file stays as it was. A new file gets the usual
/// permissions, a replaced one keeps its own. A symbolic link stays one: the file it points to is written. A device or
/// pipe is written to directly.
[[nodiscard]] std::error_code writeWholeFile(const std::filesystem::path& file, std::string_view bytes);

enum class IfExists : unsigned char { Replace, Fail };

/// Renames a finished file within its folder and flushes the folder to the disk. With `Fail` an existing file is
/// kept and the error is `std::errc::file_exists`.
[[nodiscard]] std::error_code renameDurably(const std::filesystem::path& from, const std::filesystem::path& to,
                                            IfExists ifExists);

/// Removes temporary files in a folder that a program left when it was killed: an hour old or older, of processes that
/// are no longer there.
void removeAbandonedParts(const std::filesystem::path& folder);

/// A hidden temporary file name in the same folder, unused by this process so far.
[[nodiscard]] std::filesystem::path temporaryBeside(const std::filesystem::path& file);

}  // namespace drumhead
