#pragma once

#include "app/battle/case/held_case.hpp"
#include "app/battle/case/target_choice.hpp"
#include "app/battle/case/undone_cases.hpp"

#include <QWidget>

namespace drumhead::app {

class CaseBar;
class CaseHeading;
class CasePage;
class CaseStack;

/// The case in hand of a battle, from its questions until it is applied; between cases the last verdict.
///
/// Once dice lie, the case is kept with the battle: however it is left, it waits as unapplied until it is applied or
/// discarded.
class CaseController : public QWidget {
    Q_OBJECT

public:
    explicit CaseController(QWidget* parent = nullptr);
    ~CaseController() override;

    void setBattle(Battle* battle);
    /// Opens a case; `alike`: for whom the same is done by its command. If it can't, emits `failed` and returns false.
    bool open(const QString& procedure, const std::vector<RoleBinding>& roles, const RoleBinding& alike = {},
              const std::vector<NamedText>& with = {});
    /// `roles`: the units in the roles, those that the rules left open included.
    bool openDue(int id, const std::vector<RoleBinding>& roles);
    /// Shows an earlier case with its arithmetic, so that it can be ruled again.
    bool openAgain(EntryId entry);
    /// Opens a case that waits as unapplied.
    void resume(int unapplied);
    /// Leaves the case; if it is worth it, it waits as unapplied.
    void leave();
    void discard();
    void apply();
    /// Takes the dice that lie typed. False: they leave something open, to which the keyboard goes.
    bool finishTyped();
    /// Lets the case just opened happen, where there is nothing in it to be answered, thrown or remembered.
    void applyIfPlain();
    /// Takes back the dice, or if none lie the case. False: there is no case.
    bool undo();
    /// Does again what `undo` took back last, or opens a case again that was left. False: the battle is to do it.
    bool redo();
    /// The correction was applied: its case is done with.
    void closeCorrection();
    /// Whether leaving the case would lose dice or a verdict.
    [[nodiscard]] bool isWorthKeeping() const;
    /// What the case is about and what came of it, as the unapplied cases name it.
    [[nodiscard]] UnappliedCase record() const;
    /// The unapplied case that is in hand, or 0.
    [[nodiscard]] int unappliedInHand() const { return m_held.unapplied; }
    [[nodiscard]] bool isOpen() const { return m_held.made.has_value(); }
    [[nodiscard]] bool canApply() const;

    /// Against whom it could be as well.
    [[nodiscard]] const TargetChoice& targets() const { return m_targets; }
    [[nodiscard]] TargetChoice& targets() { return m_targets; }
    /// Opens the list of targets, or says that the case has only one.
    void compareTargets();
    /// Goes on with another case instead, as far as it is answered.
    void goOnWith(const ResolveCommand& command);
    /// Null where there is none.
    [[nodiscard]] const GameCase* caseInHand() const { return m_held.made ? &*m_held.made : nullptr; }
    /// The battle as it was when the case was taken up: its entities are those of the case.
    [[nodiscard]] const State& stateOfCase() const { return m_held.state(*m_battle); }
    [[nodiscard]] GameRules rules() const { return m_battle->rules(); }
    /// The due item that it settles, or 0.
    [[nodiscard]] int settles() const { return m_held.settles; }
    [[nodiscard]] QString nameOf(EntityId entity) const;
    /// Whether it is an earlier case that is ruled again.
    [[nodiscard]] bool isAgain() const { return m_held.again != 0; }
    /// The entry that is corrected, or 0.
    [[nodiscard]] EntryId corrected() const { return m_held.again; }
    void setCompact(bool compact);
    /// What is shown between two cases.
    [[nodiscard]] CaseStack* stack() const { return m_stack; }
    [[nodiscard]] CasePage* page() const { return m_page; }
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    void opened();
    /// The case was applied; what it made due is numbered from `firstDue` on.
    void applied(int firstDue);
    void left();
    /// Another case is in hand, or none.
    void inHandChanged();
    void failed(const QString& sentence);
    /// A button of the last card: what is due is to be resolved.
    void dueWanted(int id);
    /// The points of the objectives are to be entered.
    void pointsWanted();
    /// The case of an earlier entry was changed: `command` is to replace it.
    void ruledAgain(drumhead::EntryId entry, const drumhead::Command& command);

private:
    bool show(Result<GameCase> made);
    bool start(Result<GameCase> made);
    bool openKept(const UnappliedCase& kept);
    void restore(const ResolveCommand& command);
    void applyAllTheSame(ResolveCommand asked, const QString& why);
    void execute(const ResolveCommand& asked);
    void close();
    void keep();
    void refresh();
    void showLast();
    void battleChanged();
    void takeUpAgain();
    void focusEnd();
    [[nodiscard]] ResolveCommand command() const;
    [[nodiscard]] ResolveCommand commandWithDice() const;
    [[nodiscard]] Undone undone(bool isClosed) const;

    Battle* m_battle = nullptr;
    HeldCase m_held;
    bool m_isRestoring = false;
    UndoneCases m_undone;
    CaseStack* m_stack = nullptr;
    CasePage* m_page = nullptr;
    CaseHeading* m_heading = nullptr;
    bool m_isApplying = false;
    CaseBar* m_bar = nullptr;
    TargetChoice m_targets;
};

}  // namespace drumhead::app
