#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace drumhead::app {

/// Gives the rows of a tree view the height that their wrapped text needs, and what stands at the right of a column a
/// gap before the next.
class WrapDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit WrapDelegate(QTreeView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QTreeView* m_view;
};

/// Sets the width of the column of sources to the type in use, and hides it where the view is narrow for that
/// type. True if it is shown.
bool fitSourceColumn(QTreeView& view, int column);

/// How high a view of one column has to be for all its rows, with its headings, at that width. The column stretches.
[[nodiscard]] int heightOfRows(QTreeView& view, int width);

/// A flat list of rows that wrap, reached by Tab and left by Tab.
[[nodiscard]] QTreeView* makeListView(const QString& objectName, const QString& accessibleName, QWidget* parent);

}  // namespace drumhead::app
