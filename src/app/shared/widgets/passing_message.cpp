#include "app/shared/widgets/passing_message.hpp"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>

namespace drumhead::app {

namespace {

bool isCommand(const QKeyEvent& key)
{
    switch (key.key()) {
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_Shift: return false;
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter: return true;
    default: break;
    }
    return (key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35)
        || (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

/// Every key comes by this way first, also one that an action takes.
bool isCommand(const QEvent& event)
{
    return event.type() == QEvent::MouseButtonRelease
        || (event.type() == QEvent::ShortcutOverride && isCommand(static_cast<const QKeyEvent&>(event)));
}

}  // namespace

PassingMessage::PassingMessage(QLabel& label) : QObject(&label), m_label(label) {}

void PassingMessage::show(const QString& sentence)
{
    ++m_count;
    m_label.setText(sentence);
    m_label.setVisible(!sentence.isEmpty());
    qApp->removeEventFilter(this);
    if (!sentence.isEmpty()) qApp->installEventFilter(this);
}

/// Later, when the command is done: what is clicked must not move away, and the command may have its own sentence.
bool PassingMessage::eventFilter(QObject* watched, QEvent* event)
{
    if (isCommand(*event))
        QMetaObject::invokeMethod(
            this,
            [this, shown = m_count] {
                if (shown == m_count) show({});
            },
            Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

}  // namespace drumhead::app
