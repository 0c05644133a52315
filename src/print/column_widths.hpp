#pragma once

#include "drumhead/sheets/sheet.hpp"

#include <QFont>
#include <QTextDocument>

#include <vector>

namespace drumhead::print {

/// What part of the width each column of a table gets. The table is no wider than its text needs; where there is not
/// room for all, each column has its longest word if that can be, and the rest by need. `padding` is that of the cells,
/// in the document's pixels.
[[nodiscard]] std::vector<qreal> columnShares(const SheetBlock& table, const QTextDocument& document, const QFont& font,
                                              qreal width, qreal padding);

/// Whether no word has to be broken in that font.
[[nodiscard]] bool wordsFit(const SheetBlock& table, const QTextDocument& document, const QFont& font, qreal width,
                            qreal padding);

}  // namespace drumhead::print
