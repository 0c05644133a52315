#pragma once

#include "app/shared/actions/window_actions.hpp"

#include <QWidget>

#include <utility>
#include <vector>

class QMainWindow;
class QSpacerItem;
class QToolButton;

namespace drumhead::app {

/// The six actions that are wanted most, as pictures beside the menus; the menus have them too, with their keys.
///
/// A menu bar keeps what stands in its corner from screen readers, so this is a child of the window, and lies over an
/// empty place in that corner.
class ToolStrip : public QWidget {
    Q_OBJECT

public:
    ToolStrip(WindowActions& actions, QMainWindow& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void draw();
    void keepPlace();

    QMainWindow& m_window;
    QWidget* m_place = nullptr;  ///< in the corner of the menu bar
    QSpacerItem* m_room = nullptr;
    std::vector<std::pair<QToolButton*, QString>> m_buttons;  ///< with their drawings
};

}  // namespace drumhead::app
