#pragma once

#include <QStyledItemDelegate>

namespace drumhead::app {

/// Draws the states of a unit as chips, each a word on the ground of its tone with a sign before it, then what else is
/// to be said of it. Chips that have no room are counted ("+1"): none goes unseen.
class ChipDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    static constexpr int mostLines = 3;

    /// Whether what is too long for the column takes more lines: chips, and beneath them the words.
    void setMayWrap(bool mayWrap);
    /// Draws chips and words of `index` into the lines of `rect`, in the letters and colours of `styled`.
    static void paintState(QPainter& painter, const QRect& rect, int lines, const QStyleOptionViewItem& styled,
                           const QModelIndex& index);
    /// How many lines of `room` pixels they take.
    [[nodiscard]] static int linesFor(const QModelIndex& index, const QFontMetrics& metrics, int room);
    /// What stands there in so many lines: each chip, then the words of each line.
    [[nodiscard]] static QStringList drawn(const QModelIndex& index, const QFontMetrics& metrics, int room, int lines);
    [[nodiscard]] static bool isAnyShown(const QModelIndex& index);
    /// What the widest chip of a row needs alone.
    [[nodiscard]] static int widestChip(const QModelIndex& index, const QFontMetrics& metrics);
    /// What the first chip of a row and all that are good or bad need, with their margins.
    [[nodiscard]] static int leastWidth(const QModelIndex& index, const QFontMetrics& metrics);

protected:
    /// The column begins with what is unusual: that has to be seen.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    [[nodiscard]] QSize wholeSize(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    /// For the column of the view.
    [[nodiscard]] int linesInColumn(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    bool m_mayWrap = false;
};

}  // namespace drumhead::app
