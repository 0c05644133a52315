#pragma once

#include <QObject>
#include <QStringList>

#include <functional>

class QWidget;

namespace drumhead::app {

class Battle;
class BattlePage;
class NewRulesOffer;
struct OpenedBattle;
class WindowActions;

/// The open battle of the main window and its file: begins, opens, copies and closes it, keeps the list of recent
/// battles, and asks before commands are lost that the file could not take.
class BattleFiles : public QObject {
    Q_OBJECT

public:
    /// `folders`: where rulesets are looked for. Dialogs open over `window`.
    BattleFiles(WindowActions& actions, std::function<QStringList()> folders, QWidget& window);

    /// The page that shows the battle; null until the first one is opened.
    [[nodiscard]] BattlePage* page() const { return m_page; }
    /// The open battle, or null.
    [[nodiscard]] Battle* battle() const;
    /// Shows an opened battle, or says why it could not be opened and offers what can be done instead.
    bool take(OpenedBattle opened, const QString& file);
    /// A scenario begins a battle, or goes on with the one begun from it today; a battle goes on where it stopped.
    void open(const QString& file);
    /// Opens the battle of the last run, if its file is still there.
    void openLast();
    /// Asks which battle to begin.
    void begin();
    /// False if the battle has commands that no file has, and the user wants to keep it open for them.
    [[nodiscard]] bool mayClose();

Q_SIGNALS:
    /// The page was made; it is not shown yet, and has no parent.
    void pageMade(drumhead::app::BattlePage* page);
    /// The battle is to be shown.
    void battleOpened();
    void battleClosed();
    /// A sentence for the status bar; empty: none.
    void said(const QString& sentence);

private:
    void choose();
    void beginAs(const QString& scenario, const QString& file, const QString& ruleset);
    void close();
    void saveCopy();
    void offerReadOnly(const QString& file, const QString& title, const QString& why);
    void offerReading(const QString& file, const OpenedBattle& opened);
    void offerRecovery(const QString& file, const QString& why);
    void offerPlace(const QString& scenario, const QString& file, const QString& ruleset, const QStringList& why);
    void showFailure(const OpenedBattle& opened, const QString& file);
    void makePage();
    void goOnUnderNewRules();
    void remember(const QString& file);
    void warnIfUnsaved();

    std::function<QStringList()> m_folders;
    QWidget& m_window;
    BattlePage* m_page = nullptr;
    NewRulesOffer* m_newRules = nullptr;  ///< of the page
};

}  // namespace drumhead::app
