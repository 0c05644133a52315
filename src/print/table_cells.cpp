#include "print/table_cells.hpp"

#include "print/sheet_document.hpp"
#include "print/sheet_style.hpp"

#include <QTextCursor>

#include <algorithm>

namespace drumhead::print {

namespace {

void cell(QTextTable* into, int row, int column, const QString& text, const QTextCharFormat& format,
          Qt::Alignment alignment)
{
    ruleBelow(into->cellAt(row, column), row == 0);
    QTextCursor cursor = into->cellAt(row, column).firstCursorPosition();
    QTextBlockFormat block;
    block.setAlignment(alignment);
    cursor.setBlockFormat(block);
    const qsizetype end = column == 0 ? text.indexOf(QChar::LineSeparator) : -1;
    if (end >= 0) cursor.insertText(text.left(end), strong(format));
    cursor.insertText(end < 0 ? text : end + 1 < text.size() ? text.mid(end) : QString(), format);
}

/// A heading across the table, which stays with the row behind it.
void band(QTextTable* into, int row, const QString& text, qreal size, qreal above)
{
    into->mergeCells(row, 0, 1, into->columns());
    ruleBelow(into->cellAt(row, 0), false);
    QTextCursor cursor = into->cellAt(row, 0).firstCursorPosition();
    QTextBlockFormat block;
    block.setTopMargin(above);
    block.setProperty(KeepWithNext, true);
    cursor.setBlockFormat(block);
    const qsizetype end = text.indexOf(QChar::LineSeparator);
    cursor.insertText(end >= 0 ? text.left(end) : text, sized(strong(), size * 1.05));
    if (end >= 0 && end + 1 < text.size()) cursor.insertText(text.mid(end), sized({}, size));
}

/// A head goes across the columns behind it that have none.
void joinHeads(QTextTable* into, const SheetBlock& block, int at)
{
    const std::vector<std::string>& head = block.rows.front();
    for (std::size_t first = 0; !block.boxed && first < head.size();) {
        std::size_t end = first + 1;
        while (end < head.size() && head[end].empty()) ++end;
        if (end > first + 1) into->mergeCells(at, static_cast<int>(first), 1, static_cast<int>(end - first));
        first = end;
    }
}

/// A remark across the table, below all rows: it heads nothing.
void remark(QTextTable* into, int row, const QString& text, qreal size)
{
    into->mergeCells(row, 0, 1, into->columns());
    cell(into, row, 0, text, sized({}, size), Qt::AlignLeft);
    box(into->cellAt(row, 0));
}

bool isRemark(const SheetBlock& block, std::size_t row)
{
    for (std::size_t i = row; i < block.rows.size(); ++i) {
        if (!isBand(block, i)) return false;
    }
    return block.boxed;
}

void tableRow(QTextTable* into, const SheetBlock& block, std::size_t row, int at, qreal size, qreal above)
{
    const std::vector<std::string>& cells = block.rows[row];
    const std::vector<std::string>& head = block.rows.front();
    if (isRemark(block, row)) return remark(into, at, plain(cells.front(), true), size);
    if (isBand(block, row)) return band(into, at, plain(cells.front(), true), size, above);
    for (std::size_t column = 0; column < std::min(head.size(), cells.size()); ++column) {
        const bool isFigure = column > 0 && block.cells == SheetBlock::Cells::Figures;
        const bool isCentred = isInGroup(head, column) || (isFigure && block.boxed);
        cell(into, at, static_cast<int>(column), plain(cells[column], true),
             sized(row == 0 ? strong() : QTextCharFormat(), size),
             isCentred      ? Qt::AlignHCenter
                 : isFigure ? Qt::AlignRight
                            : Qt::AlignLeft);
        if (block.boxed) box(into->cellAt(at, static_cast<int>(column)));
        if (row > 0 && isInGroup(head, column) && !head[column].starts_with('\n'))
            ruleBefore(into->cellAt(at, static_cast<int>(column)));
    }
    if (row == 0) joinHeads(into, block, at);
}

/// A head of two rows: what heads several columns stands above them.
void groupedHead(QTextTable* into, const std::vector<std::string>& head, qreal size)
{
    const QTextCharFormat format = sized(strong(), size);
    for (std::size_t first = 0; first < head.size();) {
        std::size_t end = first + 1;
        while (end < head.size() && head[end].starts_with('\n')) ++end;
        const int column = static_cast<int>(first);
        const bool isGroup = end > first + 1;
        into->mergeCells(0, column, isGroup ? 1 : 2, static_cast<int>(end - first));
        cell(into, 0, column, plain(isGroup ? head[first].substr(0, head[first].find('\n')) : head[first], true),
             format, isGroup ? Qt::AlignHCenter : Qt::AlignLeft);
        for (std::size_t i = first; isGroup && i < end; ++i) {
            cell(into, 1, static_cast<int>(i), plain(head[i].substr(head[i].find('\n') + 1)), format, Qt::AlignHCenter);
            shade(into->cellAt(1, static_cast<int>(i)));
        }
        if (isGroup)
            for (const int row : {0, 1}) ruleBefore(into->cellAt(row, column));
        first = end;
    }
}

}  // namespace

int headRows(const std::vector<std::string>& head)
{
    return std::any_of(head.begin(), head.end(), [](const std::string& cell) { return cell.starts_with('\n'); }) ? 2
                                                                                                                 : 1;
}

void fillTable(QTextTable* into, const SheetBlock& block, int heads, qreal size, qreal above)
{
    if (heads > 1) groupedHead(into, block.rows.front(), size);
    for (std::size_t row = heads > 1 ? 1 : 0; row < block.rows.size(); ++row)
        tableRow(into, block, row, static_cast<int>(row) + heads - 1, size, above);
}

}  // namespace drumhead::print
