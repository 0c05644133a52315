// Units that are divided in play, and that join again.
#include "game/play/division.hpp"

#include "drumhead/game/state/entity_values.hpp"
#include "game/play/attachment.hpp"

namespace drumhead {

namespace {

/// What a second, third … part of a unit is called: its id and its name.
std::pair<std::string, std::string> nameOfPart(const State& state, EntityId whole)
{
    int number = 2;
    std::string id;
    do id = state.at(whole).id + "-" + std::to_string(number++);
    while (state.find(id) != nobody);
    return {id, state.at(whole).name + " (" + std::to_string(number - 1) + ")"};
}

/// Leaders stay with the unit that was divided.
void leaveLeaders(DecisionContext& context, EntityId made)
{
    const GameRules& rules = context.rules();
    const std::vector<AttachedValue> flags = attachedFlags(rules, context.state(), made);
    for (const AttachedValue& each : flags) context.change(each.entity, each.attribute, each.value);
    const RosterKind* const roster = rosterOf(rules.ruleset, EntityKind::Unit);
    if (!roster || flags.empty()) return;
    for (const RosterKind::AtStart& each : roster->ofLeader)
        context.change(made, rules.stored.find(each.attribute), Value::unknown());
}

}  // namespace

void divideUnit(DecisionContext& context, EntityId unit, std::vector<Share> shares)
{
    const auto [id, name] = nameOfPart(context.state(), wholeOf(context.state(), unit));
    const auto made = static_cast<EntityId>(context.state().entities.size());
    context.say(context.texts().say("log.new-unit", "New unit: {name}.", {{"name", name}}));
    context.record(DividedEvent{unit, id, name, std::move(shares)});
    leaveLeaders(context, made);
    context.watch({made});
}

void joinUnits(DecisionContext& context, EntityId unit, EntityId into, std::vector<Share> shares)
{
    context.record(JoinedEvent{unit, into, std::move(shares)});
    for (std::size_t i = 0; i < context.state().entities.size(); ++i) {
        const auto leader = static_cast<EntityId>(i);
        if (context.state().at(leader).attachedTo == unit) context.attach(leader, into);
    }
}

}  // namespace drumhead
