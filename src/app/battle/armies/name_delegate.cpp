#include "app/battle/armies/name_delegate.hpp"

#include <QApplication>
#include <QStyle>

namespace drumhead::app {

namespace {

constexpr qsizetype mostKept = 10'000;

}  // namespace

void NameDelegate::setNames(const QStringList& names)
{
    m_names = ShortNames(names);
    m_fitted.clear();
}

void NameDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (option->rect.width() <= 0) return;  // a size is asked for
    const QStyle* const style = option->widget ? option->widget->style() : QApplication::style();
    const int room = style->subElementRect(QStyle::SE_ItemViewItemText, option, option->widget).width()
        - 2 * (style->pixelMetric(QStyle::PM_FocusFrameHMargin, option, option->widget) + 1);
    const QString key = QStringLiteral("%1/%2/%3").arg(room).arg(option->font.key(), option->text);
    auto known = m_fitted.constFind(key);
    if (known == m_fitted.constEnd()) {
        if (m_fitted.size() >= mostKept) m_fitted.clear();
        known = m_fitted.insert(key, m_names.fitted(option->text, option->fontMetrics, room));
    }
    option->text = *known;
}

}  // namespace drumhead::app
