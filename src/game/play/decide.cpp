#include "drumhead/game/play/decide.hpp"

#include "drumhead/base/text.hpp"
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

void decideNote(Working& working, const Command& command) { working.say(command.text); }

Result<void> decideDismiss(Working& working, const Command& command)
{
    const DueItem* due = working.state().findDue(command.settles);
    if (!due) return Error{"that is no longer due"};
    if (command.reason.empty()) return Error{"striking off what the rules demand needs a reason"};
    working.say("Struck off: " + dueTitle(working.ruleset(), working.state(), *due) + ". " + command.reason);
    Event event;
    event.kind = EventKind::Settled;
    event.due.id = due->id;
    working.happen(std::move(event));
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
    Event event;
    event.kind = EventKind::Ruled;
    event.name = ruling->id;
    event.value = *value == ruling->fallback ? "" : choice;
    working.say(ruling->title + ": " + working.ruleset().valueText(shape, *value) + ".");
    working.happen(std::move(event));
    return {};
}

Result<void> decideRule(Working& working, const Command& command)
{
    if (command.answers.empty()) return Error{"a ruling needs the point and the choice"};
    for (const auto& [id, choice] : command.answers) {
        if (const Result<void> ruled = decideRuling(working, id, choice); !ruled) return ruled;
    }
    return {};
}

Result<void> decideSilence(Working& working, const Command& command)
{
    if (command.text.empty()) return Error{"it has to be said which reminder is meant"};
    const std::vector<std::string>& silenced = working.state().silenced;
    const bool isSilent = std::find(silenced.begin(), silenced.end(), command.text) != silenced.end();
    Event event;
    event.kind = EventKind::Silenced;
    event.name = command.text;
    event.value = isSilent ? "no" : "yes";
    working.happen(std::move(event));
    working.say(isSilent ? "A reminder is wanted again." : "A reminder is wanted no more.");
    return {};
}

Result<void> decideEnd(Working& working)
{
    if (working.state().over) return Error{"the battle is over already"};
    Event event;
    event.kind = EventKind::Ended;
    working.happen(std::move(event));
    working.say("The battle is over, in turn " + std::to_string(working.state().turn) + ".");
    return {};
}

Result<void> decideInto(Working& working, const Command& command, DiceSource& more, Fit fit)
{
    switch (command.kind) {
    case CommandKind::Resolve: return decideResolve(working, command, more, fit);
    case CommandKind::Edit: return decideEdit(working, command);
    case CommandKind::Advance: return decideAdvance(working, command);
    case CommandKind::Dismiss: return decideDismiss(working, command);
    case CommandKind::Note: return decideNote(working, command), Result<void>();
    case CommandKind::Rule: return decideRule(working, command);
    case CommandKind::Silence: return decideSilence(working, command);
    case CommandKind::End: return decideEnd(working);
    }
    return Error{"that is no command"};
}

}  // namespace

Result<Decision> decideAs(Fit fit, const GameRules& rules, const State& state, const Command& command, DiceSource& more)
{
    const bool goesOn = command.kind == CommandKind::Resolve || command.kind == CommandKind::Advance;
    if (state.over && goesOn) return Error{"the battle is over; take that back to go on"};
    Working working(rules, state);
    if (const Result<void> decided = decideInto(working, command, more, fit); !decided) return Error{decided.error()};
    if (!command.reason.empty() && command.kind != CommandKind::Dismiss) working.say("Reason: " + command.reason);
    return std::move(working.decision());
}

Result<Decision> decide(const GameRules& rules, const State& state, const Command& command, DiceSource& more)
{
    return decideAs(Fit::Exactly, rules, state, command, more);
}

}  // namespace drumhead
