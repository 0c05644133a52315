#include "app/shared/layout/kept_geometry.hpp"

#include "app/shared/settings/settings.hpp"

#include <QEvent>
#include <QWidget>

namespace drumhead::app {

KeptGeometry::KeptGeometry(QWidget& window, const QString& name)
    : QObject(&window), m_window(window), m_key(QStringLiteral("window/") + name)
{
    m_window.restoreGeometry(Settings().value(m_key).toByteArray());
    m_window.installEventFilter(this);
}

void KeptGeometry::forgetAll() { Settings().remove(QStringLiteral("window")); }

bool KeptGeometry::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Hide && !m_window.isMinimized()) Settings().setValue(m_key, m_window.saveGeometry());
    return QObject::eventFilter(watched, event);
}

}  // namespace drumhead::app
