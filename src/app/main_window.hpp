#pragma once

#include "app/appearance.hpp"
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
    void showProcedure();
    void showProblems();
    void showNothing();
    void rule();
    void remember();
    [[nodiscard]] const LibraryEntry* entry() const;

    Appearance& m_appearance;
    RulesetLibrary m_library;
    QStringList m_folders;
    int m_entry = -1;
    QStringList m_launchFaults;  ///< what the command line asked for and there is not
    QTimer m_rememberSoon;
    QTimer m_loadSoon;

    QComboBox* m_rulesets = nullptr;
    QComboBox* m_procedures = nullptr;
    QPushButton* m_newCase = nullptr;
    QPushButton* m_swap = nullptr;
    QPushButton* m_rulings = nullptr;
    QLabel* m_banner = nullptr;
    QStackedWidget* m_stack = nullptr;
    CasePage* m_page = nullptr;
    ProblemsPanel* m_problems = nullptr;
};

}  // namespace drumhead::app
