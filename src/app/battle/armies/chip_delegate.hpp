#pragma once

#include <QStyledItemDelegate>

namespace drumhead::app {

/// Draws the states of a unit as chips, each a word on the ground of its tone with a sign before it, then what else is
/// to be said of it.
class ChipDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// What the first chip of a row and all that are good or bad need, with their margins.
    [[nodiscard]] static int leastWidth(const QModelIndex& index, const QFontMetrics& metrics);

protected:
    /// The column begins with what is unusual: that has to be seen.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace drumhead::app
