#include "drumhead/game/scenario/editing/next_battle.hpp"

#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "drumhead/game/scenario/editing/follow_up_name.hpp"
#include "game/scenario/editing/army_indices.hpp"
#include "game/scenario/editing/battle_losses.hpp"
#include "game/scenario/editing/settled_strengths.hpp"

#include <algorithm>

namespace drumhead {

ScenarioFromState nextBattleFrom(const Scenario& begun, const State& state, const Ruleset& ruleset, int returned)
{
    ScenarioFromState made{begun, {}};
    const BattleLosses losses(begun, state, ruleset);
    std::vector<int> gone, hurt;
    std::size_t units = 0, leaders = 0;
    for (std::size_t i = 0; i < begun.entities.size(); ++i) {
        ScenarioEntity& entity = made.scenario.entities[i];
        const auto id = static_cast<EntityId>(i);
        const bool isLost =
            (entity.kind == EntityKind::Unit && !losses.applyTo(entity, id, losses.start(), id, returned))
            || (entity.kind == EntityKind::Leader && losses.isOut(id));
        if (!isLost && entity.values != begun.entities[i].values) hurt.push_back(static_cast<int>(i));
        if (!isLost) continue;
        gone.push_back(static_cast<int>(i));
        ++(entity.kind == EntityKind::Unit ? units : leaders);
    }
    made.scenario.rulings = state.rulings;
    for (const int each : settleStrengths(made.scenario, hurt, ruleset)) {
        gone.push_back(each);
        ++units;
    }
    removeEntities(made.scenario, gone);
    for (int i = static_cast<int>(made.scenario.reinforcements.size()) - 1; i >= 0; --i) {
        if (std::none_of(made.scenario.entities.begin(), made.scenario.entities.end(),
                         [i](const ScenarioEntity& each) { return each.reinforcement == i; }))
            removeReinforcement(made.scenario, i);
    }
    nameFollowUp(made.scenario, FollowUp::NextBattle, *ruleset.texts);
    tellLeftOut(made, units, leaders, *ruleset.texts);
    return made;
}

}  // namespace drumhead
