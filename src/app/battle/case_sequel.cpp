#include "app/battle/case_sequel.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/battle/case/case_stack.hpp"
#include "app/battle/case/last_verdict.hpp"
#include "app/battle/picking/role_picker.hpp"
#include "app/battle/session/battle.hpp"
#include "app/battle/turn/obligations_panel.hpp"
#include "app/battle/turn/turn_panel.hpp"

namespace drumhead::app {

CaseSequel::CaseSequel(const BattlePanels& panels, BattleLayout& layout, RolePicker& picker, QObject* parent)
    : QObject(parent), m_panels(panels), m_layout(layout), m_picker(picker)
{}

void CaseSequel::closed()
{
    m_panels.caseController->stack()->last()->showBattle();
    backToTurn();
}

void CaseSequel::backToTurn()
{
    Q_EMIT tabOrderChanged();
    m_layout.showView(BattleLayout::View::Turn);
    focusNext();
}

void CaseSequel::focusNext()
{
    if (!m_battle) return;
    if (m_panels.due->hasDueHere() && m_panels.turn->offerGoingOn() < 0) m_panels.due->focusList();
    else m_panels.turn->focusOffers();
}

/// What a step demands is opened at once.
void CaseSequel::begun(bool isElsewhere)
{
    focusNext();
    if (isElsewhere && !m_battle->state().over) m_panels.due->takeDemanded();
}

/// Whom the next case is about is asked at once, beside the result, be it what is due now or what others may do as
/// well; a case that asks for nobody would take its place.
void CaseSequel::applied(int firstDue)
{
    backToTurn();
    const int only = m_panels.due->onlyDueSince(firstDue);
    const DueItem* const due = only != 0 ? m_battle->state().findDue(only) : nullptr;
    const Procedure* const procedure = due ? m_battle->ruleset().findProcedure(due->procedure) : nullptr;
    if (procedure && m_picker.asksFor(*procedure, due->roles)) {
        Q_EMIT dueWanted(only);
        return;
    }
    const int next = m_panels.turn->offerGoingOn();
    if (next < 0 || !m_layout.isSideBySide()) return;
    const TurnOffer& offer = m_panels.turn->offers()[static_cast<std::size_t>(next)];
    if (m_picker.asksFor(*offer.procedure, offer)) Q_EMIT offerWanted(next);
}

}  // namespace drumhead::app
