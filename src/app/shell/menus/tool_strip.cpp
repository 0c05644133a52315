#include "app/shell/menus/tool_strip.hpp"

#include "app/shared/actions/key_follower.hpp"
#include "app/shared/look/tinted_icon.hpp"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QResizeEvent>
#include <QToolButton>

namespace drumhead::app {

ToolStrip::ToolStrip(WindowActions& actions, QMainWindow& window)
    : QWidget(&window), m_window(window), m_place(new QWidget(window.menuBar()))
{
    setObjectName(QStringLiteral("toolStrip"));
    m_room = new QSpacerItem(0, 0, QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* room = new QHBoxLayout(m_place);
    room->setContentsMargins(0, 0, 0, 0);
    room->addItem(m_room);
    m_window.menuBar()->setCornerWidget(m_place);
    m_place->installEventFilter(this);
    m_window.menuBar()->installEventFilter(this);
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
        followKeys(*button, [=] { button->setToolTip(WindowActions::tip(name, action)); });
        button->setAccessibleName(tr("Tool: %1").arg(name));
        m_buttons.emplace_back(button, QStringLiteral("actions/") + QLatin1String(drawing));
        row->addWidget(button);
    }
    draw();
    keepPlace();
}

void ToolStrip::keepPlace()
{
    const QSize size = sizeHint();
    if (m_room->sizeHint() != size) {
        m_room->changeSize(size.width(), size.height(), QSizePolicy::Fixed, QSizePolicy::Fixed);
        m_place->layout()->invalidate();
        QMenuBar* const bar = m_window.menuBar();
        QResizeEvent again(bar->size(), bar->size());
        QCoreApplication::sendEvent(bar, &again);  // it lays out its corner at no other time
    }
    setGeometry(QRect(m_place->mapTo(&m_window, QPoint()), size));
    raise();
}

bool ToolStrip::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) keepPlace();
    return QWidget::event(event);
}

bool ToolStrip::eventFilter(QObject* watched, QEvent* event)
{
    const bool isMoved = event->type() == QEvent::Move || event->type() == QEvent::Show
        || (watched == m_place && event->type() == QEvent::Resize);
    if (isMoved) QMetaObject::invokeMethod(this, &ToolStrip::keepPlace, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
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
