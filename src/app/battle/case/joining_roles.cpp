#include "app/battle/case/joining_roles.hpp"

#include "drumhead/game/play/questions/eligibility.hpp"

#include <algorithm>

namespace drumhead::app {

std::vector<int> joiningRoles(const GameRules& rules, const State& state, const GameCase& made)
{
    const Procedure& procedure = made.situation.procedure();
    std::vector<int> joining;
    for (int role = 0; role < static_cast<int>(procedure.program.roles.size()); ++role) {
        const ProgramRole& info = procedure.program.role(role);
        const bool isFree = info.many && info.least == 0 && info.of.empty() && info.is == Who::Any;
        if (!isFree || info.kind == EntityKind::Game) continue;
        std::vector<RoleBinding> others = made.roles;
        std::erase_if(others, [&](const RoleBinding& each) { return each.role == info.name || each.entities.empty(); });
        const bool isFilled = made.entity(role, 0) != nobody;
        if (isFilled || mayMatter(rules, state, procedure, role, others)) joining.push_back(role);
    }
    return joining;
}

}  // namespace drumhead::app
