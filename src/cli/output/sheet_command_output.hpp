#pragma once

#include "drumhead/sheets/organiser.hpp"

namespace drumhead::cli {

/// Whether a sheet can be written to a file of that name by this program at all; the error tells what would do.
[[nodiscard]] Result<SheetFormat> possibleFormat(const std::filesystem::path& file);

/// Writes a sheet in the format that the file's ending names.
[[nodiscard]] Result<void> writeSheet(const Sheet& sheet, const SheetLayout& layout, const std::filesystem::path& file);

}  // namespace drumhead::cli
