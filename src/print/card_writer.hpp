#pragma once

#include "drumhead/sheets/sheet.hpp"

#include <QtGlobal>

class QTextTableCell;

namespace drumhead::print {

/// Writes a card into a cell of that width (in units of the device): title and tag, what is said, the numbers in boxes
/// as many to a line as fit, and the lines. `size` in points.
void writeCard(const QTextTableCell& cell, const SheetCard& card, qreal width, qreal size, qreal air);

}  // namespace drumhead::print
