#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

class QAction;
class QObject;
class QPushButton;

namespace drumhead::app {

/// What an action is made from. The texts are in the program's language, to be translated.
struct ActionSpec {
    const char* name;  ///< its object name, unique in the window
    const char* text;
    QList<QKeySequence> keys;   ///< the usual ones; the first is the one that tool tips name
    const char* tip = nullptr;  ///< one sentence without the keys, for the buttons; null: none
};

/// An action with that name and the keys of `keysOf`. `text` and `tip` are those of `spec`, translated.
[[nodiscard]] QAction* makeAction(const ActionSpec& spec, const QString& text, const QString& tip, QObject* parent);

/// The tip with the key in brackets behind it; the tip alone where there is no key.
[[nodiscard]] QString tipWithKey(const QString& tip, const QKeySequence& key);

/// The button triggers the action, has its tool tip and is enabled with it. It takes the action's text if it has none.
void bindButton(QPushButton& button, QAction& action, Qt::ConnectionType type = Qt::AutoConnection);

}  // namespace drumhead::app
