#include "app/combat/undo_keys.hpp"

#include "app/combat/case_page.hpp"
#include "app/combat/dice/dice_bar.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/shared/actions/window_actions.hpp"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace drumhead::app {

UndoKeys::UndoKeys(CasePage& page) : QObject(&page), m_page(page) { qApp->installEventFilter(this); }

bool UndoKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride || !m_page.session()) return false;
    auto* const key = static_cast<QKeyEvent*>(event);
    const bool isUndo = WindowActions::isKeyOf(WindowAction::Undo, *key);
    const bool isRedo = WindowActions::isKeyOf(WindowAction::Redo, *key);
    auto* const widget = qobject_cast<QWidget*>(watched);
    if ((!isUndo && !isRedo) || !widget || !m_page.isAncestorOf(widget)) return false;
    auto* edit = qobject_cast<QLineEdit*>(widget);
    if (!edit) edit = widget->findChild<QLineEdit*>();
    if (!edit) return false;
    const bool isDice = m_page.verdict()->diceBar()->isAncestorOf(edit);
    const bool isFields = isDice ? !edit->text().isEmpty()
        : isRedo                 ? edit->isRedoAvailable()
                                 : edit->isUndoAvailable() && m_page.session()->diceLying().empty();
    if (isFields) return false;
    event->ignore();
    return true;
}

}  // namespace drumhead::app
