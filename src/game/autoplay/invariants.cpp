#include "drumhead/game/autoplay/invariants.hpp"

#include "drumhead/game/play/turn.hpp"
#include "drumhead/game/state/entity_values.hpp"
#include "drumhead/game/state/event.hpp"
#include "game/play/due_items.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>
#include <set>

namespace drumhead {

namespace {

/// Whether all known strengths of the unit, as its roster names them, are 0.
bool isWithoutStrength(const GameRules& rules, const Entity& entity)
{
    const RosterKind* const roster = rosterOf(rules.ruleset, entity.kind);
    if (!roster || entity.kind != EntityKind::Unit) return false;
    bool any = false;
    const Value type = unitTypeOf(rules.stored, entity);
    for (const RosterKind::Strength& strength : roster->strength) {
        if (!roster->applies(rules.ruleset, *strength.attribute, type)) continue;
        const Value value = strengthLeftOf(rules.ruleset, rules.stored, entity, strength);
        if (!value.isSet()) continue;
        if (value.number() > Number(0)) return false;
        any = true;
    }
    return any;
}

bool isChosen(const ProgramRole& role) { return role.of.empty() && role.is == Who::Any && !role.gone; }

/// The step at that level of a place, as text.
std::string placeText(const TurnPlace& place, std::size_t levels)
{
    std::string text;
    for (std::size_t i = 0; i < levels && i < place.levels.size(); ++i) {
        const TurnPlace::Level& level = place.levels[i];
        text += std::to_string(level.step) + "/" + std::to_string(level.entry) + "/" + std::to_string(level.side) + " ";
    }
    return text;
}

bool isLinked(const State& state, const Entity& entity, EntityId other)
{
    return other == nobody || state.at(other).side == entity.side;
}

}  // namespace

std::vector<std::string> BattleInvariants::check(const State& before, const Command& command, const Decision& decision,
                                                 const State& after)
{
    m_faults.clear();
    const auto* const resolve = std::get_if<ResolveCommand>(&command);
    const bool isRefused = decision.verdict && decision.verdict->refused;
    if (resolve && !isRefused) {
        actors(before, *resolve, decision);
        repeated(before, *resolve, decision);
    }
    links(after);
    dues(before, command, decision, after);
    bounds(after);
    text(before, decision);
    return m_faults;
}

void BattleInvariants::actors(const State& before, const ResolveCommand& command, const Decision& decision)
{
    const Procedure* const procedure = m_rules.ruleset.findProcedure(command.procedure);
    if (!procedure || !decision.asked) return;
    const Program& program = procedure->program;
    for (std::size_t i = 0; i < decision.asked->roles.size() && i < program.roles.size(); ++i) {
        if (!isChosen(program.roles[i])) continue;
        for (const EntityId each : decision.asked->roles[i].entities) {
            if (each == nobody) continue;
            const Entity& who = before.at(each);
            const std::string what = procedure->title + ": " + who.name + ", the " + program.roles[i].label + ", ";
            if (!who.onTable) fault(what + "is not on the table");
            if (isGone(m_rules.ruleset, m_rules.stored, who)) fault(what + "is gone");
            // What is due may be of one who has just lost its last man: the fate of the commander who was with it.
            else if (command.settles == 0 && isWithoutStrength(m_rules, who)) fault(what + "has no strength left");
        }
    }
}

void BattleInvariants::repeated(const State& before, const ResolveCommand& command, const Decision& decision)
{
    // What was due may come again, and what counts in no step is not done in one.
    const bool isSettling = std::any_of(decision.events.begin(), decision.events.end(),
                                        [](const Event& each) { return std::holds_alternative<SettledEvent>(each); });
    if (isSettling || !decision.asked) return;
    const std::vector<const SequenceStep*> path = stepsOfPlace(m_rules.ruleset.sequence, before.place);
    for (std::size_t level = 0; level < path.size(); ++level) {
        const auto isIt = [&](const SequenceOffer& each) {
            return each.procedure && each.procedure->id == command.procedure;
        };
        const std::vector<SequenceOffer>& offers = path[level]->offers;
        const auto offer = std::find_if(offers.begin(), offers.end(), isIt);
        const bool isOnce = offer != offers.end() && offer->role >= 0
            && std::none_of(offers.begin(), offers.end(),
                            [&](const SequenceOffer& each) { return isIt(each) && each.again; });
        if (!isOnce) continue;
        for (const EntityId each : decision.asked->roles[static_cast<std::size_t>(offer->role)].entities) {
            if (each == nobody) continue;
            int& times =
                m_done[{before.turn, placeText(before.place, level + 1), command.procedure, before.at(each).id}];
            if (++times > 1)
                fault(offer->procedure->title + ": " + before.at(each).name + " does it twice in "
                      + path[level]->title);
        }
    }
}

void BattleInvariants::links(const State& after)
{
    for (std::size_t i = 0; i < after.entities.size(); ++i) {
        const Entity& each = after.entities[i];
        if (each.kind == EntityKind::Side || each.kind == EntityKind::Game) continue;
        if (!isLinked(after, each, each.group)) fault(each.name + " is in a group of another side");
        if (!isLinked(after, each, each.partOf)) fault(each.name + " is part of a unit of another side");
        if (!isLinked(after, each, each.joined)) fault(each.name + " has joined another side");
        if (!isLinked(after, each, each.attachedTo)) fault(each.name + " is attached to another side");
        if (each.attachedTo != nobody && each.onTable
            && (!after.at(each.attachedTo).onTable
                || isGone(m_rules.ruleset, m_rules.stored, after.at(each.attachedTo))))
            fault(each.name + " is attached to " + after.at(each.attachedTo).name + ", who is gone");
    }
}

namespace {

/// What may be done is declined by whoever leaves the step.
bool isDeclinedBy(const Command& command, const DueItem& due)
{
    return due.may && std::holds_alternative<AdvanceCommand>(command);
}

bool isWaivedBy(const Command& command, int due)
{
    if (const auto* const dismissed = std::get_if<DismissCommand>(&command)) return dismissed->due == due;
    const auto* const advance = std::get_if<AdvanceCommand>(&command);
    return advance && std::find(advance->waives.begin(), advance->waives.end(), due) != advance->waives.end();
}

}  // namespace

void BattleInvariants::dues(const State& before, const Command& command, const Decision& decision, const State& after)
{
    State state = before;
    int settledByCase = 0;
    std::size_t fallen = 0;
    for (const Event& event : decision.events) {
        if (const auto* const settled = std::get_if<SettledEvent>(&event)) {
            const DueItem* const due = state.findDue(settled->due);
            if (!due) fault("something is settled that was not due");
            else if (!due->isArrival()) {
                const std::string title = "Dropped: " + dueTitle(m_rules.ruleset, state, *due);
                const bool isTold = std::any_of(decision.sentences.begin(), decision.sentences.end(),
                                                [&](const std::string& each) { return each.rfind(title, 0) == 0; });
                if (isTold) {
                    ++fallen;
                    if (!isMoot(m_rules, after, *due)) fault(title + ", who is still on the table");
                } else if (!isWaivedBy(command, settled->due) && !isDeclinedBy(command, *due)) ++settledByCase;
            }
        }
        applyEvent(state, event);
    }
    const int allowed = std::holds_alternative<ResolveCommand>(command) ? 1 : 0;
    if (settledByCase > allowed) fault("something due is over, and nobody settled or waived it");
    for (const DueItem& due : after.due) {
        if (isMoot(m_rules, after, due))
            fault(dueTitle(m_rules.ruleset, after, due) + " is due of nobody who is on the table");
    }
}

void BattleInvariants::bounds(const State& after)
{
    for (const Entity& each : after.entities) {
        const std::vector<const Attribute*>& attributes = m_rules.stored.of(each.kind);
        for (std::size_t i = 0; i < attributes.size(); ++i) {
            const Shape& shape = attributes[i]->shape;
            if (shape.kind != ValueKind::Number || !each.values[i].isSet()) continue;
            if (each.values[i].number() < shape.least || shape.most < each.values[i].number())
                fault(each.name + "'s " + attributes[i]->label + " is out of bounds");
        }
    }
}

void BattleInvariants::text(const State& before, const Decision& decision)
{
    const std::string json = eventsToJson(decision.events, before, m_rules.ruleset, m_rules.stored);
    const Result<std::vector<Event>> read = eventsFromJson(json, before, m_rules.ruleset, m_rules.stored);
    if (!read) fault("what happened can't be read again: " + read.error());
    else if (!(*read == decision.events)) fault("what happened is read otherwise than it was written");
}

}  // namespace drumhead
