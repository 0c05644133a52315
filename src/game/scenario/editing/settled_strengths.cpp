#include "game/scenario/editing/settled_strengths.hpp"

#include "drumhead/game/state/entity_values.hpp"
#include "game/play/decision_context.hpp"
#include "game/scenario/editing/army_indices.hpp"

#include <algorithm>

namespace drumhead {

namespace {

void setValue(ScenarioEntity& entity, const std::string& attribute, const std::string& text)
{
    const auto found = std::find_if(entity.values.begin(), entity.values.end(),
                                    [&](const auto& each) { return each.first == attribute; });
    if (found == entity.values.end()) entity.values.emplace_back(attribute, text);
    else found->second = text;
}

}  // namespace

std::vector<int> settleStrengths(Scenario& scenario, const std::vector<int>& changed, const Ruleset& ruleset)
{
    std::vector<int> gone;
    if (changed.empty()) return gone;
    const StoredAttributes stored(ruleset);
    DecisionContext context({ruleset, stored}, initialState(scenario, ruleset, stored));
    context.watch({changed.begin(), changed.end()});
    const auto isChanged = [&](EntityId id) { return std::find(changed.begin(), changed.end(), id) != changed.end(); };
    for (const int each : changed) {
        if (isGone(ruleset, stored, context.state().at(each))) gone.push_back(each);
    }
    for (const Event& each : context.decision().events) {
        const auto* const event = std::get_if<ChangedEvent>(&each);
        if (!event || !isChanged(event->entity) || std::find(gone.begin(), gone.end(), event->entity) != gone.end())
            continue;
        const Attribute& attribute = context.attribute(event->entity, event->attribute);
        if (attribute.lasts == Lifetime::Game && event->to.isSet())
            setValue(entityAt(scenario, event->entity), attribute.id, ruleset.valueId(attribute.shape, event->to));
    }
    return gone;
}

}  // namespace drumhead
