#pragma once

#include "drumhead/sheets/sheet.hpp"

#include <QTextTable>

#include <string>
#include <vector>

namespace drumhead::print {

/// How many rows the head of a table takes: two where some columns have one head above them all.
[[nodiscard]] int headRows(const std::vector<std::string>& head);

/// Writes head, rows and headings across into a table that has room for them. `size`: of its type, in points; `above`:
/// the room above a heading across.
void fillTable(QTextTable* into, const SheetBlock& block, int heads, qreal size, qreal above);

}  // namespace drumhead::print
