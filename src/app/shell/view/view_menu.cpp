#include "app/shell/view/view_menu.hpp"

#include "app/shared/layout/kept_geometry.hpp"
#include "app/shared/layout/kept_splitter.hpp"
#include "app/shared/look/verdict_size.hpp"
#include "app/shared/settings/preferences.hpp"
#include "app/shared/settings/settings.hpp"

#include <QActionGroup>
#include <QApplication>
#include <QEvent>
#include <QMainWindow>
#include <QScreen>
#include <QStatusBar>

namespace drumhead::app {

ViewMenu::ViewMenu(Appearance& appearance, WindowActions& actions, QMainWindow& window)
    : QObject(&window), m_appearance(appearance), m_actions(actions), m_window(window)
{
    m_actions.on(WindowAction::Preferences, this, [this] { showPreferences(); });
    QAction* const full = m_actions[WindowAction::FullScreen];
    full->setCheckable(true);
    m_actions.on(WindowAction::FullScreen, this,
                 [this] { m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen); });
    m_window.installEventFilter(this);
    connectType();
    connectColours();
    connectEdges();
}

void ViewMenu::takeUsualSize()
{
    m_window.resize(QSize(1280, 800).boundedTo(m_window.screen()->availableSize() - QSize(0, 40)));
}

bool ViewMenu::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::WindowStateChange)
        m_actions[WindowAction::FullScreen]->setChecked(m_window.isFullScreen());
    return QObject::eventFilter(watched, event);
}

void ViewMenu::connectType()
{
    using A = WindowAction;
    m_actions.on(A::LargerType, this, [this] { m_appearance.larger(); });
    m_actions.on(A::SmallerType, this, [this] { m_appearance.smaller(); });
    m_actions.on(A::UsualType, this, [this] { m_appearance.setScale(1); });
    QAction* const large = m_actions[A::LargeVerdict];
    large->setCheckable(true);
    large->setChecked(isVerdictLarge());
    connect(large, &QAction::toggled, this, [](bool on) { setVerdictLarge(on); });
}

void ViewMenu::connectColours()
{
    auto* group = new QActionGroup(this);
    const auto theme = [&](WindowAction id, Appearance::Theme which) {
        QAction* action = m_actions[id];
        action->setCheckable(true);
        action->setChecked(m_appearance.theme() == which);
        group->addAction(action);
        m_actions.on(id, this, [this, which] { m_appearance.setTheme(which); });
    };
    theme(WindowAction::SystemTheme, Appearance::Theme::System);
    theme(WindowAction::LightTheme, Appearance::Theme::Light);
    theme(WindowAction::DarkTheme, Appearance::Theme::Dark);
}

void ViewMenu::connectEdges()
{
    using A = WindowAction;
    const auto edge = [this](A id, Qt::ArrowType arrow) {
        m_actions.on(id, this, [this, arrow] {
            if (!KeptSplitter::nudgeAround(m_window.focusWidget(), arrow))
                m_window.statusBar()->showMessage(tr("No panel edge here moves that way."), 4000);
        });
    };
    edge(A::EdgeUp, Qt::UpArrow);
    edge(A::EdgeDown, Qt::DownArrow);
    edge(A::EdgeLeft, Qt::LeftArrow);
    edge(A::EdgeRight, Qt::RightArrow);
    m_actions.on(A::UsualEdges, this, [] { KeptSplitter::forgetAll(); });
}

QList<Preference> ViewMenu::preferences()
{
    return PreferencesDialog(m_appearance, m_actions, &m_window).preferences();
}

void ViewMenu::showPreferences(const QString& field)
{
    auto* dialog = new PreferencesDialog(m_appearance, m_actions, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::layoutResetWanted, this, &ViewMenu::resetLayout);
    dialog->show();
    if (!field.isEmpty()) dialog->goTo(field);
}

void ViewMenu::resetLayout()
{
    KeptGeometry::forgetAll();
    Settings().remove(QStringLiteral("battle/armyColumns"));
    m_window.setWindowState(Qt::WindowNoState);
    takeUsualSize();
    KeptSplitter::forgetAll();
    tellPreferencesChanged();
}

}  // namespace drumhead::app
