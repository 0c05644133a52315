#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/sheets/sheet.hpp"

#include <string>

class QPagedPaintDevice;

namespace drumhead {

/// White around what is printed, in millimetres; home printers reach as far.
struct SheetMargins {
    static constexpr double sides = 8;
    static constexpr double top = 7;
    static constexpr double bottom = 6;
};

/// A sheet as the bytes of a PDF. `texts` are those of the language that the sheet is in. Needs a QGuiApplication.
/// Errors: no fonts installed; painting failed.
[[nodiscard]] Result<std::string> sheetToPdf(const Sheet& sheet, const SheetLayout& layout, const Texts& texts = {});

/// Paints a sheet on a printer or PDF at the device's page size. Returns the number of pages.
[[nodiscard]] Result<int> paintSheet(const Sheet& sheet, const SheetLayout& layout, QPagedPaintDevice& device,
                                     const Texts& texts = {});

/// Like `sheetToPdf` without an application or display: makes a temporary QGuiApplication.
[[nodiscard]] Result<std::string> sheetToPdfHeadless(const Sheet& sheet, const SheetLayout& layout,
                                                     const Texts& texts = {});

}  // namespace drumhead
