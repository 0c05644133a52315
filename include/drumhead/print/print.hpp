#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/sheets/sheet.hpp"

#include <string>

class QPagedPaintDevice;

namespace drumhead {

/// A sheet as the bytes of a PDF. Needs a QGuiApplication. Errors: no fonts are installed; nothing could be painted.
[[nodiscard]] Result<std::string> sheetToPdf(const Sheet& sheet, const SheetLayout& layout);

/// Paints a sheet on a printer or a PDF with the page size of the device. Returns the number of pages.
[[nodiscard]] Result<int> paintSheet(const Sheet& sheet, const SheetLayout& layout, QPagedPaintDevice& device);

/// Like `sheetToPdf` without an application or display: makes a temporary QGuiApplication.
[[nodiscard]] Result<std::string> sheetToPdfHeadless(const Sheet& sheet, const SheetLayout& layout);

}  // namespace drumhead
