#pragma once

#include "app/editor/document/scenario_document.hpp"
#include "app/editor/fields/list_page.hpp"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace drumhead::app {

/// When, where and to whom troops come that are not there from the start. Who they are stands in the armies.
class ReinforcementPage : public ListPage {
    Q_OBJECT

public:
    ReinforcementPage(ScenarioDocument& document, QWidget* parent);
    void show(int reinforcement);
    void add() override;
    void remove() override;
    [[nodiscard]] std::vector<QWidget*> places() const override;

private:
    void refresh();
    QWidget* makeList();
    QWidget* makeFields();
    void showOne();
    void showPlaces(int row, const ScenarioReinforcement& coming);
    void showWho(int row);
    /// Those of one field that follow one another are undone as one.
    void change(const char* key);
    [[nodiscard]] std::vector<ScenarioProblem> faults() const;

    ScenarioDocument& m_document;
    QListWidget* m_list;
    QSpinBox* m_turn;
    QComboBox* m_side;
    QComboBox* m_group;
    QLineEdit* m_text;
    QLabel* m_who;
    bool m_showing = false;
};

}  // namespace drumhead::app
