#include "app/editor/balance/match_delegate.hpp"

#include "app/editor/balance/match_table_model.hpp"
#include "app/shared/look/side_colours.hpp"

#include <QPainter>

#include <cmath>

namespace drumhead::app {

namespace {

constexpr int barHeight = 6;

}  // namespace

void MatchDelegate::setLooks(int first, int second)
{
    m_first = first;
    m_second = second;
}

void MatchDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QVariant share = index.data(MatchTableModel::ShareRole);
    if (share.isValid()) {
        constexpr double strongest = 0.34;
        const double first = share.toDouble();
        QColor tint = sideColour(first >= 0.5 ? m_first : m_second, option.palette);
        tint.setAlphaF(static_cast<float>(strongest * 2 * std::abs(first - 0.5)));
        painter->fillRect(option.rect, tint);
    }
    QStyledItemDelegate::paint(painter, option, index);
    if (!share.isValid()) return;
    const QRect bar = option.rect.adjusted(4, option.rect.height() - barHeight - 2, -4, -2);
    const int cut = static_cast<int>(std::lround(bar.width() * share.toDouble()));
    painter->save();
    painter->fillRect(bar, option.palette.color(QPalette::Base));
    painter->fillRect(QRect(bar.left(), bar.top(), cut, bar.height()), sideBrush(m_first, option.palette));
    painter->fillRect(QRect(bar.left() + cut, bar.top(), bar.width() - cut, bar.height()),
                      sideBrush(m_second, option.palette));
    painter->setPen(option.palette.color(QPalette::Mid));
    painter->drawRect(bar.adjusted(0, 0, -1, -1));
    painter->restore();
}

QSize MatchDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width() + 16, size.height() + barHeight + 8};
}

}  // namespace drumhead::app
