#include "app/battle/joining.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/battle/picking/role_picker.hpp"
#include "app/combat/case_page.hpp"

#include <algorithm>

namespace drumhead::app {

Joining::Joining(CaseController& cases, RolePicker& picker) : QObject(&picker), m_cases(cases), m_picker(picker)
{
    connect(cases.page(), &CasePage::joinersWanted, this, &Joining::begin);
    connect(&picker, &RolePicker::joined, this, &Joining::join);
    connect(&picker, &RolePicker::joiningLeft, cases.page(), &CasePage::goOn);
}

void Joining::begin(int role)
{
    if (const GameCase* const made = m_cases.caseInHand()) m_picker.beginJoining(*made, role);
}

void Joining::join(const RoleBinding& chosen)
{
    if (!m_cases.isOpen()) return;
    ResolveCommand command = m_cases.record().command;
    std::erase_if(command.roles, [&](const NamedEntities& each) { return each.first == chosen.role; });
    std::vector<std::string> ids;
    for (const EntityId each : chosen.entities) ids.push_back(m_cases.stateOfCase().idOf(each));
    if (!ids.empty()) command.roles.emplace_back(chosen.role, std::move(ids));
    m_cases.goOnWith(command);
}

}  // namespace drumhead::app
