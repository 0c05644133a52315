#pragma once

#include "app/editor/scenario_document.hpp"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace drumhead::app {

/// When, where and to whom troops come that are not there from the start. Who they are stands in the armies.
class ReinforcementPage : public QWidget {
    Q_OBJECT

public:
    ReinforcementPage(ScenarioDocument& document, QWidget* parent);
    void show(int reinforcement);

private:
    void refresh();
    void showOne();
    void add();
    void remove();
    void change();

    ScenarioDocument& m_document;
    QListWidget* m_list;
    QSpinBox* m_turn;
    QComboBox* m_side;
    QComboBox* m_group;
    QLineEdit* m_text;
    bool m_showing = false;
};

}  // namespace drumhead::app
