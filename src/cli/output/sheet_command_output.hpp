#pragma once

#include "drumhead/sheets/organiser.hpp"

namespace drumhead::cli {

/// Whether this program can write a sheet to a file of that name; the error says which names work.
[[nodiscard]] Result<SheetFormat> possibleFormat(const std::filesystem::path& file);

/// Writes a sheet in the format that the file's ending names.
[[nodiscard]] Result<void> writeSheet(const Sheet& sheet, const SheetLayout& layout, const Texts& texts,
                                      const std::filesystem::path& file);

}  // namespace drumhead::cli
