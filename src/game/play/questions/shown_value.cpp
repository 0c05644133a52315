#include "drumhead/game/play/questions/shown_value.hpp"

#include "drumhead/game/state/entity_values.hpp"
#include "game/play/battle_view.hpp"

namespace drumhead {

Value shownValue(const GameRules& rules, const State& state, EntityId entity, const Attribute& attribute)
{
    if (attribute.tally || attribute.worksOut >= 0) return BattleView(rules, state).value(attribute, entity);
    return valueOrDefault(rules.ruleset, rules.stored, state.at(entity), attribute);
}

}  // namespace drumhead
