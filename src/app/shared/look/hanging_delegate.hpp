#pragma once

#include <QStyledItemDelegate>

class QListView;
class QTextLayout;

namespace drumhead::app {

/// Wraps the rows of a list; what does not fit into the first line of a row begins beneath its text, not beneath the
/// mark before it.
class HangingDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// How many letters of a row stand before the place where its further lines begin; less than none: the width of
    /// so many, whatever the row says.
    static constexpr int leadRole = Qt::UserRole + 40;

    /// `besideLine`: pixels above and below each row.
    explicit HangingDelegate(QListView* view, int besideLine = 3);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QListView* m_view;
    int m_besideLine;
};

/// Strikes the words of text out, but not what it is moved in by.
void strikeWords(QTextLayout& layout);

/// Lays text out in lines of that width, all but the first moved in by `lead` (see `leadRole`); gives the size of the
/// whole.
[[nodiscard]] QSizeF layOutHanging(QTextLayout& layout, int lead, double width);

}  // namespace drumhead::app
