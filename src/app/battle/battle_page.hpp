#pragma once

#include "app/battle/battle_layout.hpp"
#include "app/battle/session/battle.hpp"
#include "app/battle/turn/turn_panel.hpp"

#include <QPointer>
#include <QWidget>

namespace drumhead::app {

class ArmiesPanel;
class BattleDialogs;
class BattleNotices;
class CaseController;
class CaseSequel;
class LogPanel;
class ObligationsPanel;
class PlayersWindow;
class RolePicker;
class UnappliedStrip;

/// A battle on the screen: the turn on the left, the case in hand in the middle, the armies and what is due on the
/// right, the log below.
class BattlePage : public QWidget {
    Q_OBJECT

public:
    explicit BattlePage(QWidget* parent = nullptr);
    ~BattlePage() override;

    void setBattle(std::unique_ptr<Battle> battle);
    [[nodiscard]] Battle* battle() const { return m_battle.get(); }
    [[nodiscard]] CaseController* caseController() const { return m_caseController; }
    [[nodiscard]] TurnPanel* turn() const { return m_turn; }
    [[nodiscard]] ArmiesPanel* armies() const { return m_armies; }
    [[nodiscard]] ObligationsPanel* due() const { return m_due; }
    [[nodiscard]] LogPanel* log() const { return m_log; }
    [[nodiscard]] BattleDialogs* dialogs() const { return m_dialogs; }
    [[nodiscard]] QList<QWidget*> tabChain() const;

    // What the menu offers.
    void chooseProcedure();
    /// Asks who carries that procedure out, and upon whom.
    void beginProcedure(const QString& id);
    void openFirstDue();
    /// Puts the keyboard on what may be done here.
    void showTurn();
    void searchArmies();
    /// Those who join in are as marked, so that dice can be rolled.
    void finishChoosing();
    void advance(TurnPanel::Stride stride = TurnPanel::Stride::ToWork);
    void applyAndGoOn();
    void editCurrent();
    void historyOfCurrent();
    void ruleAgainCurrent();
    void showPlayersWindow();
    /// Leaves what is going on: the choice, else the case.
    void leave();
    /// Takes back the dice, then the case, then what the battle did last.
    void undo();
    void redo();
    /// Opens the unapplied case that came last.
    void resumeLast();
    /// A sentence that stays until the next thing is done.
    void tell(const QString& sentence);
    /// A warning that stays until it is taken back; empty: none.
    void warn(const QString& sentence);

Q_SIGNALS:
    void battleChanged();
    void tabOrderChanged();

private:
    void connectPanels();
    void showView(BattleLayout::View view);
    void beginOffer(int offer, EntityId who);
    void takeDemand(const QString& procedure, drumhead::EntityId only);
    void openRoles(const QString& procedure, const std::vector<RoleBinding>& roles, const RoleBinding& alike);
    void openDue(int id);
    void applyAndOpenDue(int due);
    void resume(int unapplied);
    void stopPicking();
    void goOn(TurnPanel::Stride stride);
    void askToGoOn(TurnPanel::Stride stride);
    void leaveCaseFor(TurnPanel::Stride stride, bool applying);
    void caseInHandChanged();
    void showWhere();
    void showMenu(EntityId entity, const QPoint& place);
    [[nodiscard]] bool hasFocusAtTurn() const;

    std::unique_ptr<Battle> m_battle;
    BattleNotices* m_notices;
    UnappliedStrip* m_unapplied;
    TurnPanel* m_turn;
    CaseController* m_caseController;
    ArmiesPanel* m_armies;
    ObligationsPanel* m_due;
    LogPanel* m_log;
    RolePicker* m_picker;
    BattleDialogs* m_dialogs;
    BattleLayout* m_layout = nullptr;
    CaseSequel* m_sequel = nullptr;
    int m_pickingFor = 0;  ///< the due item for which roles are chosen, or 0
    QPointer<PlayersWindow> m_players;
};

}  // namespace drumhead::app
