#include "app/shell/desktop/file_drop.hpp"

#include "app/shared/file_kinds.hpp"

#include <QApplication>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>

namespace drumhead::app {

FileDrop::FileDrop(QWidget& window) : QObject(&window), m_window(window)
{
    m_window.setAcceptDrops(true);
    qApp->installEventFilter(this);  // else a field beneath the mouse would take the address as text
}

QString FileDrop::fitting(const QMimeData& dropped)
{
    for (const QUrl& each : dropped.urls()) {
        const QString file = each.toLocalFile();
        const bool isFolder = !file.isEmpty() && QFileInfo(file).isDir();
        if (!file.isEmpty() && (isFolder || isBattleFile(file) || isScenarioFile(file))) return file;
    }
    return {};
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDrop = event->type() == QEvent::Drop;
    if (!isDrop && event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove) return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    auto* drop = static_cast<QDropEvent*>(event);
    if (!widget || widget->window() != &m_window || !drop->mimeData()->hasUrls()) return false;
    const QString file = fitting(*drop->mimeData());
    if (file.isEmpty()) return false;
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    // Queued: what is opened may ask something, and the program from which it comes waits.
    if (isDrop)
        QTimer::singleShot(0, this, [this, file] {
            if (QFileInfo(file).isDir()) Q_EMIT rulesetDropped(file);
            else Q_EMIT battleDropped(file);
        });
    return true;
}

}  // namespace drumhead::app
