#include "app/shell/help/key_catcher.hpp"

#include <QKeyEvent>

namespace drumhead::app {

namespace {

bool isModifier(int key)
{
    return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt || key == Qt::Key_AltGr
        || key == Qt::Key_Meta || key == Qt::Key_unknown;
}

}  // namespace

KeyCatcher::KeyCatcher(QWidget* parent) : QLineEdit(parent)
{
    setReadOnly(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    setPlaceholderText(tr("Press the new key"));
}

/// Tab and the keys of menus come here before they do what they usually do.
bool KeyCatcher::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::KeyPress) return QLineEdit::event(event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (isModifier(key->key())) return true;
    if (key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier) Q_EMIT left();
    else Q_EMIT pressed(QKeySequence(key->keyCombination()));
    return true;
}

void KeyCatcher::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason) Q_EMIT left();
}

}  // namespace drumhead::app
