#include "app/odds/bar_delegate.hpp"

#include "app/odds/odds_model.hpp"
#include "app/shared/look/bar_colour.hpp"
#include "app/shared/look/quiet_selection.hpp"

#include <QApplication>
#include <QPainter>

namespace drumhead::app {

namespace {

/// Nothing for an impossible value, a sliver for a very unlikely one.
QRect barIn(const QRect& rail, double chance)
{
    const int width = chance <= 0 ? 0 : std::max(2, static_cast<int>(rail.width() * chance + 0.5));
    return {rail.left(), rail.top(), width, rail.height()};
}

void paintBar(QPainter& painter, const QRect& rail, double chance, const QColor& colour, bool hatched)
{
    QColor faint = colour;
    faint.setAlpha(60);
    painter.fillRect(QRect(rail.left(), rail.bottom(), rail.width(), 1), faint);
    const QRect bar = barIn(rail, chance);
    if (bar.width() == 0) return;
    painter.setPen(QPen(colour, 1));
    painter.setBrush(hatched ? QBrush(colour, Qt::BDiagPattern) : QBrush(colour));
    painter.drawRect(bar.adjusted(0, 0, -1, -1));
}

/// A frame along the whole rail of what was thrown.
void paintMark(QPainter& painter, const QRect& rail, const QPalette& palette)
{
    painter.setPen(QPen(palette.color(QPalette::Text), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rail.adjusted(-2, -2, 2, 2));
}

}  // namespace

void BarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    quietSelection(styled);
    styled.text.clear();
    const QWidget* widget = option.widget;
    QStyle* style = widget ? widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &styled, painter, widget);
    const bool selected = styled.state.testFlag(QStyle::State_Selected);
    const QColor colour = selected ? option.palette.color(QPalette::HighlightedText) : oddsBarColour(option.palette);
    const QVariant pinned = index.data(OddsModel::PinnedRole);
    const int thickness =
        std::min(option.fontMetrics.height() * (pinned.isValid() ? 5 : 7) / 10, option.rect.height() - 4);
    const int gap = pinned.isValid() ? 2 : 0;
    const int whole = pinned.isValid() ? 2 * thickness + gap : thickness;
    QRect rail(option.rect.left() + 4, option.rect.center().y() - whole / 2, option.rect.width() - 10, thickness);
    painter->save();
    const QVariant least = index.data(OddsModel::LeastRole);
    paintBar(*painter, rail, index.data(OddsModel::NowRole).toDouble(), colour, least.isValid());
    if (least.isValid()) paintBar(*painter, rail, least.toDouble(), colour, false);
    if (index.data(OddsModel::CameRole).toBool()) paintMark(*painter, rail, option.palette);
    if (pinned.isValid()) {
        rail.translate(0, thickness + gap);
        paintBar(*painter, rail, pinned.toDouble(), colour, true);
    }
    painter->restore();
}

QSize BarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool two = index.data(OddsModel::PinnedRole).isValid();
    return {option.fontMetrics.averageCharWidth() * 10, option.fontMetrics.height() * (two ? 11 : 8) / 10 + 6};
}

}  // namespace drumhead::app
