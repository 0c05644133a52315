#include "app/battle/armies/rows/strength_delegate.hpp"

#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/armies/rows/name_delegate.hpp"
#include "app/shared/look/quiet_selection.hpp"

#include <QApplication>
#include <QPainter>
#include <QTreeView>

namespace drumhead::app {

namespace {

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto part = [share](int x, int y) { return static_cast<int>(x * share + y * (1 - share)); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

}  // namespace

void StrengthDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    quietSelection(styled);
    const QVariant share = index.data(ArmyModel::ShareRole);
    const QString text = std::exchange(styled.text, QString());
    const QStyle* style = styled.widget ? styled.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &styled, painter, styled.widget);
    const auto* const view = qobject_cast<const QTreeView*>(parent());
    const auto* const names =
        view ? qobject_cast<const NameDelegate*>(view->itemDelegateForColumn(ArmyModel::Name)) : nullptr;
    if (names && text.isEmpty() && !share.isValid())
        return names->paintSpill(*painter, option, index.siblingAtColumn(ArmyModel::Name));
    const bool selected = styled.state & QStyle::State_Selected;
    const QPalette& palette = styled.palette;
    const QColor ground = palette.color(selected ? QPalette::Highlight : QPalette::Base);
    // Names fade, figures do not.
    const QColor ink = selected ? palette.color(QPalette::HighlightedText) : option.palette.color(QPalette::Text);
    QRect box = styled.rect.adjusted(2, 2, -2, -2);
    box.setHeight(std::min(box.height(), QFontMetrics(styled.font).height() + 2));  // beside the first of two lines
    if (share.isValid()) {
        QRect bar = box;
        bar.setWidth(static_cast<int>(box.width() * std::clamp(share.toDouble(), 0.0, 1.0)));
        // On the loud ground of a selection so little that the figures keep 4.5:1.
        painter->fillRect(
            bar, selected ? mixed(ink, ground, 0.14) : mixed(palette.color(QPalette::Highlight), ground, 0.35));
        painter->setPen(mixed(ink, ground, 0.4));
        painter->drawRect(box.adjusted(0, 0, -1, -1));
    }
    painter->setPen(ink);
    painter->setFont(styled.font);
    painter->drawText(box.adjusted(4, 0, -4, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
}

}  // namespace drumhead::app
