#pragma once

#include "app/combat/session/case_history.hpp"
#include "app/combat/session/case_store.hpp"
#include "app/shared/rules/ruleset_choice.hpp"
#include "app/shell/combat/asked_case.hpp"
#include "app/shell/launch/launch_options.hpp"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;

namespace drumhead::app {

class CasePage;
class CaseSession;
class CombatBar;
class CombatPages;
class LiveRules;
class WindowActions;

/// The main window's side for one combat without a battle: the choice of the ruleset and the procedure, the case, the
/// way back from case to case, and the club's rulings.
class CombatPanel : public QWidget {
    Q_OBJECT

public:
    CombatPanel(WindowActions& actions, QWidget* parent);

    /// Finds the rulesets and takes up the case in hand, or what the command line asks for. Where there is neither,
    /// rules and page are left until this side is wanted.
    void start(const LaunchOptions& options);
    /// Takes up the last ruleset, if that was left; also done when this side is shown.
    void settle();
    /// Goes on loading the rulesets that were not loaded yet, one at a time, as long as this side is shown.
    void loadRest() { m_rulesets.loadRest(); }
    /// Writes the case down, to be taken up the next time.
    void remember();
    /// Drops the case, which looks into the rules; must be called before this is destroyed.
    void dropCase();
    /// Shows the dialog for the club's rulings.
    void showRulings();
    void focusFirst();

    /// Made when it is first asked for.
    [[nodiscard]] CasePage* page();
    /// Whether there is a case with an answer or a throw.
    [[nodiscard]] bool isInHand() const;
    /// Whether there is a case, or may be once this side is shown.
    [[nodiscard]] bool hasCase() const { return m_left || session(); }
    /// Null while there is no case.
    [[nodiscard]] CaseSession* session() const;
    [[nodiscard]] bool hasRulings() const;
    /// What the window's title bar says while this side is shown.
    [[nodiscard]] const QString& title() const { return m_title; }
    /// Takes up the last case of that ruleset.
    void choose(const QString& ruleset) { takeAgain(ruleset); }
    /// Shows a procedure of the chosen ruleset, with the case in hand.
    void chooseProcedure(const QString& id);
    /// Shows a case of a ruleset; the one in hand is a step back from it.
    void showCase(const QString& ruleset, const CaseRecord& record);
    /// Lists the ruleset of a folder, or all in it, and shows the first; says so where there is none.
    void addFolder(const QString& folder);
    [[nodiscard]] const RulesetLibrary& library() const { return m_rulesets.library(); }
    /// All that are listed and sound; loads those that were not loaded yet.
    [[nodiscard]] std::vector<std::shared_ptr<const Ruleset>> usableRulesets() { return m_rulesets.usable(); }
    /// The id of the chosen ruleset, or nothing.
    [[nodiscard]] QString rulesetId() const;
    /// Where battles and scenarios look for rulesets: the command line's folders, then the usual ones.
    [[nodiscard]] QStringList rulesetFolders() const { return m_rulesets.folders(); }
    [[nodiscard]] QList<QWidget*> tabChain() const;

protected:
    void showEvent(QShowEvent* event) override;

Q_SIGNALS:
    /// A person opened a ruleset folder and wants to see what it holds.
    void folderOpened();
    /// Another case is shown, or none.
    void caseShown();
    /// A sentence for the status bar; empty: none.
    void said(const QString& sentence);
    void tabOrderChanged();

private:
    void connectAll(WindowActions& actions);

    void loadLibrary();
    void nameFaulty(int entry);
    void openFolder();
    void reload();
    void takeNewRules(LoadedRuleset loaded);
    void forget();
    void takeAgain(const QString& idOrFolder);
    void takeRuleset(int entry);
    void showChosen();
    void showLoaded();
    void takeWhatWasAsked(const LaunchOptions& options);
    void takeProcedure(int procedure);
    void showEntry();
    void showProblems();
    void showNothing();

    void showProcedure();
    [[nodiscard]] std::unique_ptr<CaseSession> makeSession(const Procedure& procedure) const;
    void takeUp(const Procedure& procedure, const CaseRecord& record);
    void showSession(std::unique_ptr<CaseSession> session);
    void sayOfCase(const QString& sentence);
    void showBack();
    void newCase();
    void undo();
    void redo();
    void openDue(int due);
    void goBack();
    void swapSides();
    void takePinned();
    [[nodiscard]] const Procedure* procedureOf(const QString& id) const;
    [[nodiscard]] const LibraryEntry* entry() const { return m_rulesets.chosen(); }

    RulesetChoice m_rulesets;
    std::optional<QString> m_left;  ///< the id or folder of the ruleset to be taken up when this side is shown
    CaseStore m_store;
    CaseHistory m_history;
    std::vector<CaseRecord> m_wayBack;  ///< the cases that led to this one, the last at the end
    QString m_title;
    QString m_caseNote;    ///< what no longer fitted when the case was taken up again
    QString m_storeFault;  ///< why the case could not be written down
    QTimer m_rememberSoon;

    CombatBar* m_bar;
    AskedCase m_asked;
    QLabel* m_banner;
    LiveRules* m_live;
    CombatPages* m_pages;
};

}  // namespace drumhead::app
