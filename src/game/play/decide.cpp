#include "drumhead/game/play/decide.hpp"

#include "drumhead/base/overloaded.hpp"
#include "drumhead/base/text.hpp"
#include "drumhead/game/play/lack.hpp"
#include "game/play/decide_parts.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>

namespace drumhead {

std::string namesOf(const State& state, const std::vector<EntityId>& entities)
{
    std::vector<std::string> names;
    for (const EntityId entity : entities) {
        if (entity != nobody) names.push_back(state.at(entity).name);
    }
    return joined(names, "and");
}

std::vector<EntityId> concernedBy(const Ruleset& ruleset, const DueItem& due)
{
    std::vector<EntityId> everybody;
    const auto add = [&](const RoleBinding& binding) {
        for (const EntityId each : binding.entities) {
            if (each != nobody && std::find(everybody.begin(), everybody.end(), each) == everybody.end())
                everybody.push_back(each);
        }
    };
    if (const Procedure* procedure = ruleset.findProcedure(due.procedure)) {
        for (const ProgramRole& role : procedure->program.roles) {
            for (const RoleBinding& binding : due.roles) {
                if (binding.role == role.name) add(binding);
            }
        }
    }
    for (const RoleBinding& binding : due.roles) add(binding);
    return everybody;
}

std::string dueTitle(const Ruleset& ruleset, const State& state, const DueItem& due)
{
    if (due.isArrival()) return arrivalTitle(state, due);
    const Procedure* procedure = ruleset.findProcedure(due.procedure);
    const std::string names = namesOf(state, concernedBy(ruleset, due));
    return (procedure ? procedure->title : due.procedure) + (names.empty() ? "" : ": " + names);
}

bool isMoot(const GameRules& rules, const State& state, const DueItem& due)
{
    if (due.isArrival()) return false;
    if (due.roles.empty() || due.roles.front().entities.empty()) return false;
    const BattleView view(rules, state);
    const std::vector<EntityId>& concerned = due.roles.front().entities;
    return std::none_of(concerned.begin(), concerned.end(),
                        [&](EntityId entity) { return entity == nobody || view.isOnTable(entity); });
}

bool isDueHere(const GameRules& rules, const State& state, const DueItem& due)
{
    if (due.isArrival()) return isArrivalDue(rules, state, due);
    if (due.step.empty()) return true;
    for (const SequenceStep* step : stepsOfPlace(rules.ruleset.sequence, state.place)) {
        if (step->id == due.step) return true;
    }
    return false;
}

namespace {

const SequenceStep* findStep(const std::vector<SequenceStep>& steps, const std::string& id)
{
    for (const SequenceStep& each : steps) {
        if (each.id == id) return &each;
        if (const SequenceStep* within = findStep(each.steps, id)) return within;
    }
    return nullptr;
}

}  // namespace

std::string stepOfDue(const Ruleset& ruleset, const DueItem& due)
{
    const SequenceStep* step = due.step.empty() ? nullptr : findStep(ruleset.sequence.steps, due.step);
    return step ? step->title : std::string();
}

namespace {

Result<void> decideNote(Working& working, const NoteCommand& command)
{
    working.say(command.text);
    return {};
}

Result<void> decideDismiss(Working& working, const DismissCommand& command)
{
    const DueItem* due = working.state().findDue(command.due);
    if (!due) return Error{"that is no longer due"};
    if (command.reason.empty()) return Error{"striking off what the rules demand needs a reason"};
    working.say("Struck off: " + dueTitle(working.ruleset(), working.state(), *due) + ". " + command.reason);
    working.happen(SettledEvent{due->id});
    return {};
}

const Ruling* findRuling(const Ruleset& ruleset, const std::string& id)
{
    for (const Ruling& ruling : ruleset.rulings) {
        if (ruling.id == id) return &ruling;
    }
    return nullptr;
}

Result<void> decideRuling(Working& working, const std::string& id, const std::string& choice)
{
    const Ruling* ruling = findRuling(working.ruleset(), id);
    if (!ruling) {
        std::vector<std::string> known;
        for (const Ruling& each : working.ruleset().rulings) known.push_back(each.id);
        const std::string guess = nearest(id, known);
        return Error{"there is no ruling \"" + id + "\"" + (guess.empty() ? "" : "; did you mean \"" + guess + "\"?")};
    }
    Shape shape;
    shape.kind = ValueKind::Choice;
    shape.choices = ruling->choices;
    const Result<Value> value = parseValue(working.ruleset(), shape, choice);
    if (!value) return Error{ruling->title + ": " + value.error()};
    working.say(ruling->title + ": " + working.ruleset().valueText(shape, *value) + ".");
    working.happen(RuledEvent{ruling->id, *value == ruling->fallback ? "" : choice});
    return {};
}

Result<void> decideRule(Working& working, const RuleCommand& command)
{
    if (command.choices.empty()) return Error{"a ruling needs the point and the choice"};
    for (const auto& [id, choice] : command.choices) {
        if (const Result<void> ruled = decideRuling(working, id, choice); !ruled) return ruled;
    }
    return {};
}

Result<void> decideSilence(Working& working, const SilenceCommand& command)
{
    if (command.reminder.empty()) return Error{"it has to be said which reminder is meant"};
    const std::vector<std::string>& silenced = working.state().silenced;
    const bool isSilent = std::find(silenced.begin(), silenced.end(), command.reminder) != silenced.end();
    working.happen(SilencedEvent{command.reminder, !isSilent});
    working.say(isSilent ? "A reminder is wanted again." : "A reminder is wanted no more.");
    return {};
}

Result<void> decideEnd(Working& working)
{
    if (working.state().over) return Error{"the battle is over already"};
    working.happen(EndedEvent{});
    working.say("The battle is over, in turn " + std::to_string(working.state().turn) + ".");
    return {};
}

Result<void> decideInto(Working& working, const Command& command, DiceSource& more, Fit fit)
{
    return std::visit(Overloaded{[&](const ResolveCommand& each) { return decideResolve(working, each, more, fit); },
                                 [&](const EditCommand& each) { return decideEdit(working, each); },
                                 [&](const BringOnCommand& each) { return decideBringOn(working, each); },
                                 [&](const AdvanceCommand& each) { return decideAdvance(working, each); },
                                 [&](const DismissCommand& each) { return decideDismiss(working, each); },
                                 [&](const NoteCommand& each) { return decideNote(working, each); },
                                 [&](const RuleCommand& each) { return decideRule(working, each); },
                                 [&](const SilenceCommand& each) { return decideSilence(working, each); },
                                 [&](const EndCommand&) { return decideEnd(working); }},
                      command);
}

}  // namespace

Result<Decision> decideAs(Fit fit, const GameRules& rules, const State& state, const Command& command, DiceSource& more)
{
    const bool goesOn =
        std::holds_alternative<ResolveCommand>(command) || std::holds_alternative<AdvanceCommand>(command);
    if (state.over && goesOn) return Error{"the battle is over; take that back to go on"};
    Working working(rules, state);
    if (const Result<void> decided = decideInto(working, command, more, fit); !decided) return Error{decided.error()};
    const std::string& reason = reasonOf(command);  // a waived item's stands in its own sentence
    if (!reason.empty() && !std::holds_alternative<DismissCommand>(command)) working.say("Reason: " + reason);
    return std::move(working.decision());
}

Result<Decision> decide(const GameRules& rules, const State& state, const Command& command, DiceSource& more)
{
    return decideAs(Fit::Exactly, rules, state, command, more);
}

Lack lackOf(const GameRules& rules, const State& state, const Command& command, DiceSource& more)
{
    Working working(rules, state);
    (void)static_cast<bool>(decideInto(working, command, more, Fit::Exactly));
    return working.lack();
}

}  // namespace drumhead
