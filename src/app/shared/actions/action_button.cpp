#include "app/shared/actions/action_button.hpp"

#include "app/shared/actions/action_keys.hpp"

#include <QAction>
#include <QPushButton>

namespace drumhead::app {

QAction* makeAction(const ActionSpec& spec, const QString& text, const QString& tip, QObject* parent)
{
    auto* action = new QAction(text, parent);
    action->setObjectName(QString::fromLatin1(spec.name));
    action->setShortcuts(keysOf(spec));
    if (!tip.isEmpty()) action->setToolTip(tipWithKey(tip, action->shortcut()));
    return action;
}

QString tipWithKey(const QString& tip, const QKeySequence& key)
{
    return key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key.toString(QKeySequence::NativeText));
}

void bindButton(QPushButton& button, QAction& action, Qt::ConnectionType type)
{
    const auto follow = [&button, &action] {
        button.setToolTip(action.toolTip());
        button.setEnabled(action.isEnabled());
    };
    if (button.text().isEmpty()) button.setText(action.text());
    follow();
    QObject::connect(&action, &QAction::changed, &button, follow);
    QObject::connect(&button, &QPushButton::clicked, &action, &QAction::trigger, type);
}

}  // namespace drumhead::app
