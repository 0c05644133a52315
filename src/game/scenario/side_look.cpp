#include "drumhead/game/scenario/side_look.hpp"

#include "drumhead/game/scenario/scenario.hpp"

#include <set>

namespace drumhead {

int sideLook(const Scenario& scenario, const std::string& side)
{
    std::set<int> taken;
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.kind == EntityKind::Side && each.colour) taken.insert(static_cast<int>(*each.colour));
    }
    int next = 0;
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.kind != EntityKind::Side) continue;
        if (each.colour && each.id == side) return static_cast<int>(*each.colour);
        if (each.colour) continue;
        while (taken.count(next) > 0) ++next;
        if (each.id == side) return next;
        ++next;
    }
    return 0;
}

}  // namespace drumhead
