#pragma once

#include "app/combat/session/case_store.hpp"
#include "app/shared/look/appearance.hpp"
#include "app/shared/rules/ruleset_library.hpp"
#include "app/shell/launch_options.hpp"

#include <QMainWindow>
#include <QTimer>

#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace drumhead {
struct RulesetEntry;
}

namespace drumhead::app {

class BattlePage;
class CasePage;
class CaseSession;
struct OpenedBattle;
struct OpenedScenario;
class ProblemsPanel;

/// The window: which rules, which procedure, and the case in hand.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Appearance& appearance, const LaunchOptions& options, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// The page for single combats.
    [[nodiscard]] CasePage* page() const { return m_page; }
    /// The page for a battle; null until there is one.
    [[nodiscard]] BattlePage* battlePage() const { return m_battlePage; }
    /// Takes a battle in hand, or tells why it could not be opened.
    bool takeBattle(OpenedBattle opened, const QString& file);
    /// A scenario begins a battle or goes on with that of today; a battle goes on where it stopped.
    void openFile(const QString& file);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    // main_window.cpp: what it is made of
    QWidget* makeTopBar();
    QPushButton* addButton(QLayout* bar, const QString& text, const QString& name);
    QWidget* makeCombat();
    void makeCentre();
    void connectAll();
    void setTabOrders();
    void restoreWindow();

    // main_window_menus.cpp
    void makeMenus();
    void makeFileMenu();
    void makeBattleMenu();
    void makeCaseMenu();
    void makeOddsMenu();
    void makeViewMenu();
    void addEdges(QMenu* view);
    void makeHelpMenu();
    void fitActions();
    QAction* add(QMenu* menu, const QString& text, const QList<QKeySequence>& keys);
    void showKeys();
    void showManual();
    void showReference();
    void showAbout();

    // main_window_files.cpp: battles and their files
    void newBattle();
    void chooseBattle();
    void begin(const QString& scenario, const QString& file, const QString& ruleset);
    void offerReadOnly(const QString& file, const QString& title, const QString& why);
    void offerRecovery(const QString& file, const QString& why);
    void offerPlace(const QString& scenario, const QString& file, const QString& ruleset, const QStringList& why);
    void showRecent();
    void saveCopy();
    [[nodiscard]] bool mayLetGoOfBattle();
    void rememberBattle(const QString& file);
    void battleChanged();

    // main_window_battle.cpp: the battle in hand
    void makeBattlePage();
    void closeBattle();
    void showBattle(bool battle);
    [[nodiscard]] bool inBattle() const;
    /// The case in hand of whichever page is shown.
    [[nodiscard]] CasePage* activeCase() const;

    // main_window_editor.cpp: scenarios
    void addEditorActions(QMenu* file);
    void newScenarioWanted();
    void editScenario();
    void chooseRules(const QString& file, const std::vector<RulesetEntry>& rules);
    void showEditor(OpenedScenario opened);
    void saveAsScenario();
    // main_window_sheets.cpp
    void showSheets();

    // main_window_rules.cpp: rulesets and procedures
    /// Where those of battles and scenarios are looked for: the command line's folders, then the usual ones.
    [[nodiscard]] QStringList rulesetFolders() const;
    void loadLibrary();
    void loadNext();
    void nameEntry(int entry);
    void openFolder();
    void reload();
    void takeRuleset(int entry);
    void takeProcedure(int procedure);
    void takeOptions(const LaunchOptions& options);
    void showEntry();
    void showProblems();
    void showNothing();
    void rule();

    // main_window_cases.cpp: the case in hand, and the way from one to the next
    void showProcedure();
    [[nodiscard]] std::unique_ptr<CaseSession> makeSession(const Procedure& procedure) const;
    void takeUp(const Procedure& procedure, const CaseRecord& record);
    void showSession(std::unique_ptr<CaseSession> session);
    void showBack();
    void newCase();
    void openDue(int due);
    void goBack();
    void swapSides();
    void takePinned();
    void remember();
    [[nodiscard]] const Procedure* procedureOf(const QString& id) const;
    [[nodiscard]] const LibraryEntry* entry() const;

    Appearance& m_appearance;
    RulesetLibrary m_library;
    QStringList m_folders;
    int m_entry = -1;
    CaseStore m_store;
    std::vector<CaseRecord> m_wayBack;  ///< the cases from which one came to this one by what is due
    QString m_caseNote;                 ///< what no longer fitted when the case was taken up again
    QString m_storeFault;
    QStringList m_launchFaults;  ///< what the command line asked for and there is not
    QTimer m_rememberSoon;
    QTimer m_loadSoon;

    QComboBox* m_rulesets = nullptr;
    QComboBox* m_procedures = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_newCase = nullptr;
    QPushButton* m_swap = nullptr;
    QPushButton* m_rulings = nullptr;
    QLabel* m_banner = nullptr;
    QStackedWidget* m_modes = nullptr;  ///< single combats, or the battle
    BattlePage* m_battlePage = nullptr;
    QMenu* m_recent = nullptr;
    QMenu* m_battleMenu = nullptr;
    QList<QAction*> m_fileActions;    ///< what needs a battle, shown or not
    QList<QAction*> m_battleActions;  ///< what needs the battle to be shown
    QList<QAction*> m_combatActions;  ///< what belongs to a single combat alone
    QStackedWidget* m_stack = nullptr;
    CasePage* m_page = nullptr;
    ProblemsPanel* m_problems = nullptr;
};

}  // namespace drumhead::app
