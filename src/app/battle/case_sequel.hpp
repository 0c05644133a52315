#pragma once

#include "app/battle/battle_layout.hpp"

#include <QObject>

namespace drumhead::app {

class Battle;
class RolePicker;

/// What follows a case or the beginning of a step: back to the turn, and on to what is due or to the next who may do
/// the same.
class CaseSequel : public QObject {
    Q_OBJECT

public:
    CaseSequel(const BattlePanels& panels, BattleLayout& layout, RolePicker& picker, QObject* parent);

    /// The battle has to outlive it, or be taken away by null.
    void setBattle(Battle* battle) { m_battle = battle; }

    /// A case was left.
    void closed();
    /// A case was applied; `firstDue`: the first number that an item due by it can have.
    void applied(int firstDue);
    /// A step has begun, maybe for another side or unit.
    void begun(bool isElsewhere);
    /// Puts the keyboard where play goes on: with what others may do just so, else what is due here, else what may be
    /// done.
    void focusNext();

Q_SIGNALS:
    void dueWanted(int id);
    void offerWanted(int offer);
    void tabOrderChanged();

private:
    void backToTurn();

    BattlePanels m_panels;
    BattleLayout& m_layout;
    RolePicker& m_picker;
    Battle* m_battle = nullptr;
};

}  // namespace drumhead::app
