#include "app/shell/wrapped_dialogs.hpp"

#include "app/shared/layout/sizes.hpp"

#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace drumhead::app {

namespace {

void giveRoom(QDialog& dialog)
{
    constexpr int anyLines = 1000;
    const QLayout* const layout = dialog.layout();
    if (!layout || !layout->hasHeightForWidth()) return;
    const int most = roomFor(dialog, 1, anyLines).height();
    const int needed = std::min(layout->totalMinimumHeightForWidth(dialog.width()), most);
    if (needed > dialog.height()) dialog.resize(dialog.width(), needed);
}

}  // namespace

WrappedDialogs::WrappedDialogs(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool WrappedDialogs::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show) {
        if (auto* const dialog = qobject_cast<QDialog*>(watched)) giveRoom(*dialog);
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace drumhead::app
