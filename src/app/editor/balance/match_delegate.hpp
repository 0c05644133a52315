#pragma once

#include <QStyledItemDelegate>

namespace drumhead::app {

/// A cell of the match-up table: the figures, a tint of the side that does better, and beneath them a bar that both
/// sides share, each with its pattern.
class MatchDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The looks of the two sides, as `sideLook` numbers them.
    void setLooks(int first, int second);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_first = 0;
    int m_second = 1;
};

}  // namespace drumhead::app
