#include "app/shared/look/quiet_selection.hpp"

#include <QAbstractItemView>
#include <QStyleOptionViewItem>

namespace drumhead::app {

bool isQuiet(const QWidget* view)
{
    return qobject_cast<const QAbstractItemView*>(view) && !view->hasFocus()
        && view->window()->windowType() != Qt::Popup;
}

QColor quietGround(const QPalette& palette)
{
    constexpr double share = 0.22;
    const QColor loud = palette.color(QPalette::Active, QPalette::Highlight);
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const auto part = [](int a, int b) { return static_cast<int>(a * share + b * (1 - share)); };
    return {part(loud.red(), base.red()), part(loud.green(), base.green()), part(loud.blue(), base.blue())};
}

void quietSelection(QStyleOptionViewItem& option)
{
    if (!(option.state & QStyle::State_Selected) || !isQuiet(option.widget)) return;
    option.state &= ~QStyle::State_Selected;
    option.backgroundBrush = quietGround(option.palette);
}

}  // namespace drumhead::app
