#pragma once

#include "print/page_flow.hpp"

#include "drumhead/sheets/sheet.hpp"

#include <memory>
#include <vector>

class QPagedPaintDevice;

namespace drumhead::print {

/// A sheet that found its place on pages.
struct LaidSheet {
    std::vector<std::unique_ptr<QTextDocument>> documents;
    std::vector<Piece> pieces;
    int pages = 1;
};

/// Lays a sheet out in a good size of type for pages of that size.
[[nodiscard]] LaidSheet layOut(const Sheet& sheet, const SheetLayout& layout, QPagedPaintDevice& device, QSizeF page);

}  // namespace drumhead::print
