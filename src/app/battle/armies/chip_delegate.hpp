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

    /// Whether what is too long for the column takes two lines: chips, and beneath them the words.
    void setMayWrap(bool mayWrap);
    /// Draws chips and words of `index` into the lines of `rect`, in the letters and colours of `styled`.
    static void paintState(QPainter& painter, const QRect& rect, int lines, const QStyleOptionViewItem& styled,
                           const QModelIndex& index);
    /// How many lines of `room` pixels they take, at most two.
    [[nodiscard]] static int linesFor(const QModelIndex& index, const QFontMetrics& metrics, int room);
    [[nodiscard]] static bool isAnyShown(const QModelIndex& index);
    /// What the first chip of a row and all that are good or bad need, with their margins.
    [[nodiscard]] static int leastWidth(const QModelIndex& index, const QFontMetrics& metrics);

protected:
    /// The column begins with what is unusual: that has to be seen.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    [[nodiscard]] QSize wholeSize(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    [[nodiscard]] bool isTooLong(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    bool m_mayWrap = false;
};

}  // namespace drumhead::app
