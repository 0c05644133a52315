#include "app/battle/case/target_choice.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/battle/case/targets_dialog.hpp"
#include "app/combat/case_page.hpp"

namespace drumhead::app {

TargetChoice::TargetChoice(CaseController& controller) : m_controller(controller) {}

std::vector<CaseAgainst> TargetChoice::casesAgainstEach() const
{
    const GameCase* const inHand = m_controller.caseInHand();
    if (!inHand || m_controller.isAgain()) return {};
    return drumhead::casesAgainstEach(m_controller.rules(), m_controller.stateOfCase(), *inHand,
                                      m_controller.page()->session()->situation(), m_controller.settles());
}

EntityId TargetChoice::target() const
{
    const GameCase* const inHand = m_controller.caseInHand();
    const int role = inHand ? targetRole(m_controller.stateOfCase(), *inHand) : -1;
    return role < 0 ? nobody : inHand->entity(role, 0);
}

bool TargetChoice::mayChange() const
{
    return m_controller.isOpen() && !m_controller.isAgain() && m_controller.page()->session()->diceLying().empty();
}

void TargetChoice::change(const ResolveCommand& command)
{
    if (mayChange()) m_controller.goOnWith(command);
}

QString TargetChoice::compare()
{
    if (!m_controller.isOpen()) return CaseController::tr("Open a case first.");
    if (target() == nobody) return CaseController::tr("This case has no target to compare.");
    if (!m_dialog) {
        m_dialog = new TargetsDialog(m_controller, &m_controller);
        m_dialog->show();
    } else {
        m_dialog->activateWindow();
    }
    return {};
}

}  // namespace drumhead::app
