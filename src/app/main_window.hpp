#pragma once

#include "app/appearance.hpp"
#include "app/case_store.hpp"
#include "app/launch_options.hpp"
#include "app/ruleset_library.hpp"

#include <QMainWindow>
#include <QTimer>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace drumhead::app {

class CasePage;
class CaseSession;
class ProblemsPanel;

/// The window: which rules, which procedure, and the case in hand.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Appearance& appearance, const LaunchOptions& options, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] CasePage* page() const { return m_page; }

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    // main_window.cpp: what it is made of
    QWidget* makeTopBar();
    QPushButton* addButton(QLayout* bar, const QString& text, const QString& name);
    void makeCentre();
    void connectAll();
    void setTabOrders();
    void restoreWindow();

    // main_window_menus.cpp
    void makeMenus();
    void makeCaseMenu();
    void makeOddsMenu();
    void makeViewMenu();
    void makeHelpMenu();
    QAction* add(QMenu* menu, const QString& text, const QList<QKeySequence>& keys);
    void showKeys();
    void showReference();
    void showAbout();

    // main_window_rules.cpp: rulesets and procedures
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
    QString m_caseNote;          ///< what no longer fitted when the case was taken up again
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
    QStackedWidget* m_stack = nullptr;
    CasePage* m_page = nullptr;
    ProblemsPanel* m_problems = nullptr;
};

}  // namespace drumhead::app
