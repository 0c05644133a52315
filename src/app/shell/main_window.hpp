#pragma once

#include "app/shared/actions/window_actions.hpp"
#include "app/shared/look/appearance.hpp"
#include "app/shell/launch/launch_options.hpp"

#include <QMainWindow>

class QStackedWidget;

namespace drumhead {
struct Ruleset;
}

namespace drumhead::app {

class BattleFiles;
class BattlePage;
class CasePage;
class CombatPanel;
class EditorLauncher;
class HelpMenu;
class StartPage;
class ViewMenu;
struct OpenedBattle;

/// The frame of the program: the menus, the status bar, and the start page, a single combat or the battle.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Appearance& appearance, const LaunchOptions& options, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] WindowActions& actions() { return m_actions; }
    /// The page for single combats.
    [[nodiscard]] CasePage* page() const;
    /// The page for a battle; null until there is one.
    [[nodiscard]] BattlePage* battlePage() const;
    /// See BattleFiles::take.
    bool takeBattle(OpenedBattle opened, const QString& file);
    /// Opens a battle or a scenario; see BattleFiles::open.
    void openFile(const QString& file);
    /// Comes to the front, and opens a file once no dialog is open; empty: none.
    void showAndOpen(const QString& file);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void restoreSession(const LaunchOptions& options);
    void keepSession();
    void quit();
    void connectSides();
    void connectBattle();
    void connectCase();
    void connectOdds();
    void addBattlePage(BattlePage* page);
    void setTabOrders();
    void fitActions();

    void showBattle(bool battle);
    void showStart();
    [[nodiscard]] bool isStartShown() const;
    void connectStart();
    [[nodiscard]] bool isBattleShown() const;
    /// The case of the page that is shown.
    [[nodiscard]] CasePage* activeCase() const;
    /// The rules of the page that is shown, or null.
    [[nodiscard]] const Ruleset* activeRules();
    void showTitle();
    void openFromEditor(const QString& file);

    void showSheets();
    void showDice();
    void showCommands();
    void browseRules();

    WindowActions m_actions;
    QStackedWidget* m_modes;  ///< the single combat, the start page, and the battle once there is one
    CombatPanel* m_combat;
    StartPage* m_start;
    BattleFiles* m_battles;
    EditorLauncher* m_editors;
    HelpMenu* m_help;
    ViewMenu* m_view;
    bool m_isQuitting = false;  ///< the session is kept already
};

}  // namespace drumhead::app
