#pragma once

#include "app/shared/actions/window_actions.hpp"

#include <QWidget>

#include <utility>
#include <vector>

class QToolButton;

namespace drumhead::app {

/// The six actions that are wanted most, as pictures beside the menus; the menus have them too, with their keys.
class ToolStrip : public QWidget {
    Q_OBJECT

public:
    ToolStrip(WindowActions& actions, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();

    std::vector<std::pair<QToolButton*, QString>> m_buttons;  ///< with their drawings
};

}  // namespace drumhead::app
