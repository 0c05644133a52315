#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/sheets/sheet.hpp"

#include <string>

class QPagedPaintDevice;

namespace drumhead {

/// A sheet as the bytes of a PDF. Needs a QGuiApplication. The error: no fonts are installed, or nothing could be
/// painted.
[[nodiscard]] Result<std::string> sheetToPdf(const Sheet& sheet, const SheetLayout& layout);

/// Paints a sheet on a printer or a PDF; gives the number of pages. The size of the pages is that of the device.
[[nodiscard]] Result<int> paintSheet(const Sheet& sheet, const SheetLayout& layout, QPagedPaintDevice& device);

/// The same where there is neither application nor display: makes an application of its own for the while.
[[nodiscard]] Result<std::string> sheetToPdfHeadless(const Sheet& sheet, const SheetLayout& layout);

}  // namespace drumhead
