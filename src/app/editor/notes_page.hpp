#pragma once

#include "app/editor/document/scenario_document.hpp"
#include "app/editor/fields/list_page.hpp"

class QComboBox;
class QLineEdit;
class QListWidget;

namespace drumhead::app {

class MarkdownEdit;

/// The pieces of terrain, or the objectives: a list, and the text of the one that is chosen.
class NotesPage : public ListPage {
    Q_OBJECT

public:
    enum class What { Terrain, Objectives };
    NotesPage(ScenarioDocument& document, What what, QWidget* parent);

    void show(int note);
    void add() override;
    void remove() override;
    void shift(int by) override;
    [[nodiscard]] std::vector<QWidget*> places() const override;

private:
    [[nodiscard]] std::vector<ScenarioNote>& notes(Scenario& scenario) const
    {
        return m_what == What::Terrain ? scenario.terrain : scenario.objectives;
    }
    [[nodiscard]] const std::vector<ScenarioNote>& notes() const
    {
        return m_what == What::Terrain ? m_document.scenario().terrain : m_document.scenario().objectives;
    }
    void refresh();
    void makeButtons(QLayout* layout);
    QWidget* makeFields();
    void showNote();
    void showSides(const std::string& chosen);
    [[nodiscard]] std::vector<ScenarioProblem> faultsOf(const std::string& key) const;
    template <typename Change>
    void edit(const char* key, Change change);

    ScenarioDocument& m_document;
    What m_what;
    QListWidget* m_list;
    QLineEdit* m_name;
    QComboBox* m_side = nullptr;
    MarkdownEdit* m_text;
};

}  // namespace drumhead::app
