#include "app/shared/look/hanging_delegate.hpp"

#include "app/shared/look/quiet_selection.hpp"

#include <QListView>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace drumhead::app {

namespace {

int marginOf(const QWidget& view)
{
    return view.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &view) + 1;
}

}  // namespace

QSizeF layOutHanging(QTextLayout& layout, int lead, double width)
{
    constexpr double least = 20;  // pixels for letters, however narrow the list
    const QFontMetricsF metrics(layout.font());
    const double wanted =
        lead < 0 ? -lead * metrics.averageCharWidth() : metrics.horizontalAdvance(layout.text().left(lead));
    const double moved = std::clamp(wanted, 0.0, std::max(width / 2, 0.0));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QSizeF size(0, 0);
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        const double from = line.lineNumber() == 0 ? 0 : moved;
        line.setLineWidth(std::max(width - from, least));
        line.setPosition({from, size.height()});
        size = {std::max(size.width(), from + line.naturalTextWidth()), size.height() + line.height()};
    }
    layout.endLayout();
    return size;
}

void strikeWords(QTextLayout& layout)
{
    const QString text = layout.text();
    const auto words = std::find_if_not(text.begin(), text.end(), [](QChar each) { return each.isSpace(); });
    const auto start = static_cast<int>(words - text.begin());
    QTextCharFormat struck;
    struck.setFontStrikeOut(true);
    QFont plain = layout.font();
    plain.setStrikeOut(false);
    layout.setFont(plain);
    layout.setFormats({{start, static_cast<int>(text.size()) - start, struck}});
}

HangingDelegate::HangingDelegate(QListView* view, int besideLine)
    : QStyledItemDelegate(view), m_view(view), m_besideLine(besideLine)
{}

QSize HangingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    QTextLayout layout(styled.text, styled.font);
    const int margin = marginOf(*m_view);
    const QSizeF size = layOutHanging(layout, index.data(leadRole).toInt(), m_view->viewport()->width() - 2 * margin);
    return {static_cast<int>(std::ceil(size.width())) + 2 * margin,
            std::max(static_cast<int>(std::ceil(size.height())), styled.fontMetrics.height()) + 2 * m_besideLine};
}

void HangingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    quietSelection(styled);
    QTextLayout layout(std::exchange(styled.text, QString()), styled.font);
    if (styled.font.strikeOut()) strikeWords(layout);
    m_view->style()->drawControl(QStyle::CE_ItemViewItem, &styled, painter, m_view);
    const int margin = marginOf(*m_view);
    const QSizeF size = layOutHanging(layout, index.data(leadRole).toInt(), styled.rect.width() - 2 * margin);
    const bool isSelected = styled.state & QStyle::State_Selected;
    const QPalette::ColorGroup group = styled.state & QStyle::State_Enabled ? QPalette::Active : QPalette::Disabled;
    painter->save();
    painter->setClipRect(styled.rect);
    painter->setPen(styled.palette.color(group, isSelected ? QPalette::HighlightedText : QPalette::Text));
    layout.draw(painter,
                {double(styled.rect.left() + margin),
                 styled.rect.top() + std::max((styled.rect.height() - size.height()) / 2, 0.0)});
    painter->restore();
}

}  // namespace drumhead::app
