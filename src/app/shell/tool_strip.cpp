#include "app/shell/tool_strip.hpp"

#include "app/shared/look/tinted_icon.hpp"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace drumhead::app {

ToolStrip::ToolStrip(WindowActions& actions, QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("toolStrip"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 4, 0);
    row->setSpacing(4);
    using A = WindowAction;
    const std::pair<A, const char*> all[] = {{A::NextStep, "next-step"}, {A::FirstDue, "first-due"},
                                             {A::Roll, "roll"},          {A::Odds, "odds"},
                                             {A::Undo, "undo"},          {A::PlayersWindow, "players"}};
    for (const auto& [action, drawing] : all) {
        auto* button = new QToolButton(this);
        QAction* const wanted = actions[action];
        connect(button, &QToolButton::clicked, wanted, &QAction::trigger);
        const auto follow = [button, wanted] {
            button->setEnabled(wanted->isEnabled());
            button->setVisible(wanted->isVisible());
        };
        connect(wanted, &QAction::changed, button, follow);
        follow();
        button->setObjectName(QStringLiteral("tool.%1").arg(QLatin1String(drawing)));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);  // the keyboard has the action's own key
        const QString name = wanted->text().remove(u'&').remove(QStringLiteral("…"));
        button->setToolTip(WindowActions::tip(name, action));
        button->setAccessibleName(tr("Tool: %1").arg(name));
        m_buttons.emplace_back(button, QStringLiteral("actions/") + QLatin1String(drawing));
        row->addWidget(button);
    }
    draw();
}

void ToolStrip::draw()
{
    const int size = fontMetrics().height() + 2;
    for (const auto& [button, drawing] : m_buttons) {
        button->setIcon(tintedIcon(drawing, palette()));
        button->setIconSize({size, size});
    }
}

void ToolStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) draw();
}

}  // namespace drumhead::app
