#pragma once

#include "app/shared/actions/window_actions.hpp"
#include "app/shell/menus/recent_menus.hpp"

#include <QCoreApplication>

#include <initializer_list>

class QMenu;
class QMenuBar;

namespace drumhead::app {

/// What stands in the menus of the main window, and in which order.
class MainMenus {
    Q_DECLARE_TR_FUNCTIONS(MainMenus)

public:
    MainMenus(QMenuBar& bar, WindowActions& actions) : m_bar(bar), m_actions(actions) {}

    void make(const RecentTargets& recent);

private:
    QMenu* addMenu(const QString& title, std::initializer_list<WindowAction> actions);
    void add(QMenu* menu, std::initializer_list<WindowAction> actions);
    void makeView();

    QMenuBar& m_bar;
    WindowActions& m_actions;
};

}  // namespace drumhead::app
