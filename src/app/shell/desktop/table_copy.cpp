#include "app/shell/desktop/table_copy.hpp"

#include "app/shared/actions/window_actions.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/base/csv_cell.hpp"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QListView>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace drumhead::app {

namespace {

const QHeaderView* headerOf(const QAbstractItemView& view)
{
    if (const auto* tree = qobject_cast<const QTreeView*>(&view)) return tree->header();
    if (const auto* table = qobject_cast<const QTableView*>(&view)) return table->horizontalHeader();
    return nullptr;
}

bool isHidden(const QAbstractItemView& view, const QModelIndex& index)
{
    if (const auto* tree = qobject_cast<const QTreeView*>(&view)) return tree->isRowHidden(index.row(), index.parent());
    if (const auto* table = qobject_cast<const QTableView*>(&view)) return table->isRowHidden(index.row());
    if (const auto* list = qobject_cast<const QListView*>(&view)) return list->isRowHidden(index.row());
    return false;
}

/// The visible columns, from left to right.
QList<int> columnsOf(const QAbstractItemView& view)
{
    const QHeaderView* header = headerOf(view);
    if (!header) return {0};
    QList<int> columns;
    for (int at = 0; at < header->count(); ++at) {
        const int column = header->logicalIndex(at);
        // What a narrow list shows beneath another column is copied as well.
        if (!header->isSectionHidden(column) || header->property("copiesHidden").toBool()) columns << column;
    }
    return columns;
}

/// One line, and nothing that a spreadsheet would take for a formula.
QString cell(const QString& text) { return toQt(guardedCell(QString(text).simplified().toStdString())); }

struct Writer {
    const QAbstractItemView& view;
    const QList<int> columns;
    const bool isWhole;
    QStringList lines = {};

    void add(const QModelIndex& row, int depth)
    {
        QStringList cells;
        for (const int column : columns) cells << cell(row.siblingAtColumn(column).data().toString());
        if (!cells.isEmpty()) cells.front().prepend(QString(2 * depth, u' '));
        lines << cells.join(u'\t');
    }

    void walk(const QModelIndex& parent, int depth)
    {
        const QAbstractItemModel& model = *view.model();
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            if (isHidden(view, index)) continue;
            if (isWhole || view.selectionModel()->isRowSelected(row, parent) || view.selectionModel()->isSelected(index)
                || view.currentIndex().siblingAtColumn(0) == index)
                add(index, depth);
            walk(index, depth + 1);
        }
    }
};

}  // namespace

QString tableText(const QAbstractItemView& view, bool isWhole)
{
    if (!view.model()) return {};
    Writer writer{view, columnsOf(view), isWhole};
    if (const QHeaderView* header = headerOf(view); header && isWhole && !header->isHidden()) {
        QStringList headings;
        for (const int column : writer.columns)
            headings << cell(view.model()->headerData(column, Qt::Horizontal).toString());
        writer.lines << headings.join(u'\t');
    }
    writer.walk(view.rootIndex(), 0);
    return writer.lines.isEmpty() ? QString() : writer.lines.join(u'\n') + u'\n';
}

TableCopy::TableCopy(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool TableCopy::copyWhole()
{
    const auto* view = qobject_cast<const QAbstractItemView*>(QApplication::focusWidget());
    if (view) copy(*view, true);
    return view;
}

void TableCopy::copy(const QAbstractItemView& view, bool isWhole)
{
    const QString text = tableText(view, isWhole);
    if (text.isEmpty()) return;
    QGuiApplication::clipboard()->setText(text);
    Q_EMIT copied(static_cast<int>(text.count(u'\n')));
}

/// Views copy the cell in hand alone; and a dialog has no actions of the window.
bool TableCopy::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return false;
    const auto* view = qobject_cast<const QAbstractItemView*>(watched);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!view) return false;
    const bool isWhole = WindowActions::isKeyOf(WindowAction::CopyTable, *key);
    if (!isWhole && !key->matches(QKeySequence::Copy)) return false;
    copy(*view, isWhole);
    return true;
}

}  // namespace drumhead::app
