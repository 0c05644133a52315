#pragma once

#include "print/page_flow.hpp"

#include "drumhead/sheets/sheet.hpp"

#include <memory>
#include <stop_token>
#include <vector>

class QPagedPaintDevice;

namespace drumhead::print {

/// A sheet that found its place on pages.
struct LaidSheet {
    std::vector<std::unique_ptr<QTextDocument>> documents;
    std::vector<Piece> pieces;
    int pages = 1;
};

/// Lays a sheet out in a good size of type for pages of that size. Once `cancelled` is asked to stop it returns soon,
/// with an empty page.
[[nodiscard]] LaidSheet layOut(const Sheet& sheet, const SheetLayout& layout, QPagedPaintDevice& device, QSizeF page,
                               std::stop_token cancelled = {});

}  // namespace drumhead::print
