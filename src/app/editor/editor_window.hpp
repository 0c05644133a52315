#pragma once

#include "app/editor/document/scenario_recovery.hpp"
#include "app/editor/editor_actions.hpp"

#include <QMainWindow>

class QLabel;
class QListWidget;
class QTabWidget;

namespace drumhead {
struct CaseRecord;
}

namespace drumhead::app {

class ArmyPage;
class BattleTab;
class EditorFiles;
class ListPage;
class MapPage;
class MarkdownEdit;
class NotesPage;
class PassingMessage;
class ReinforcementPage;

/// The scenario editor: a window of its own, one for each scenario.
class EditorWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit EditorWindow(OpenedScenario opened, QWidget* parent = nullptr);
    ~EditorWindow() override;

    [[nodiscard]] ScenarioDocument& document() { return *m_document; }
    [[nodiscard]] const ScenarioDocument& document() const { return *m_document; }
    [[nodiscard]] const EditorActions& actions() const { return m_actions; }
    [[nodiscard]] ArmyPage* armies() const { return m_armies; }
    /// One or more sentences under the menu: what was left out of a file, and the like.
    void tell(const QString& text);

Q_SIGNALS:
    /// The scenario is saved in that file, and a battle is to begin from it.
    void battleWanted(const QString& file);
    void manualWanted();
    /// A single case is to be looked at, under the rules of that id.
    void caseWanted(const QString& ruleset, const CaseRecord& record);

protected:
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeCentre();
    void makeTabs();
    void refresh();
    void showProblems();
    void jump();
    void showPart(const ScenarioSpot& spot);
    [[nodiscard]] QString nameOf(const ScenarioSpot& spot) const;

    void makeMenus();
    void connectActions();
    void shareRemove();
    void goToTab(int tab);
    [[nodiscard]] ListPage* listHere() const;
    void fitActions();
    void begin();

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<ScenarioRecovery> m_recovery;
    EditorActions m_actions;
    EditorFiles* m_files;
    QTabWidget* m_tabs;
    ArmyPage* m_armies = nullptr;
    BattleTab* m_battle = nullptr;
    NotesPage* m_terrain = nullptr;
    MapPage* m_map = nullptr;
    NotesPage* m_objectives = nullptr;
    ReinforcementPage* m_reinforcements = nullptr;
    MarkdownEdit* m_rules = nullptr;
    QListWidget* m_problems;
    std::vector<ScenarioProblem> m_shown;  ///< in the list of problems
    QLabel* m_told;
    PassingMessage* m_passing;
};

}  // namespace drumhead::app
