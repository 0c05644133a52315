#include "drumhead/game/play/decide.hpp"

#include "drumhead/base/overloaded.hpp"
#include "drumhead/base/text.hpp"
#include "game/play/decide/decide_commands.hpp"

#include <algorithm>
#include <charconv>

namespace drumhead {

namespace {

Result<void> decideNote(DecisionContext& context, const NoteCommand& command)
{
    context.say(command.text);
    return {};
}

const Ruling* findRuling(const Ruleset& ruleset, const std::string& id)
{
    for (const Ruling& ruling : ruleset.rulings) {
        if (ruling.id == id) return &ruling;
    }
    return nullptr;
}

Result<void> decideRuling(DecisionContext& context, const std::string& id, const std::string& choice)
{
    const Ruling* ruling = findRuling(context.ruleset(), id);
    if (!ruling) {
        std::vector<std::string> known;
        for (const Ruling& each : context.ruleset().rulings) known.push_back(each.id);
        const std::string guess = nearest(id, known);
        return Error{context.texts().say("refused.no-ruling", "there is no ruling \"{id}\"{hint}",
                                         {{"id", id}, {"hint", context.texts().didYouMean(guess)}})};
    }
    Shape shape;
    shape.kind = ValueKind::Choice;
    shape.choices = ruling->choices;
    const Result<Value> value = parseValue(context.ruleset(), shape, choice);
    if (!value) return Error{ruling->title + ": " + value.error()};
    context.say(ruling->title + ": " + context.ruleset().valueText(shape, *value) + ".");
    context.record(RuledEvent{ruling->id, *value == ruling->fallback ? "" : choice});
    return {};
}

Result<void> decideRule(DecisionContext& context, const RuleCommand& command)
{
    if (command.choices.empty())
        return Error{context.texts().say("refused.ruling", "a ruling needs the point and the choice")};
    for (const auto& [id, choice] : command.choices) {
        if (const Result<void> ruled = decideRuling(context, id, choice); !ruled) return ruled;
    }
    return {};
}

Result<void> decideSilence(DecisionContext& context, const SilenceCommand& command)
{
    if (command.reminder.empty())
        return Error{context.texts().say("refused.which-reminder", "it has to be said which reminder is meant")};
    if (command.reminder.size() > StateLimits::mostName)
        return Error{context.texts().say("refused.long-reminder", "a reminder has at most {most} letters",
                                         {{"most", std::to_string(StateLimits::mostName)}})};
    const std::vector<std::string>& silenced = context.state().silenced;
    const bool isSilent = std::find(silenced.begin(), silenced.end(), command.reminder) != silenced.end();
    context.record(SilencedEvent{command.reminder, !isSilent});
    context.say(isSilent ? context.texts().say("log.reminder-again", "Reminder switched on again.")
                         : context.texts().say("log.reminder-silent", "Reminder switched off."));
    return {};
}

/// The ids of the sides, in quotes.
std::string sidesOf(const State& state)
{
    std::string ids;
    for (const Entity& each : state.entities) {
        if (each.kind == EntityKind::Side) ids += (ids.empty() ? "\"" : ", \"") + each.id + "\"";
    }
    return ids;
}

Result<void> decideScore(DecisionContext& context, const ScoreCommand& command)
{
    if (command.objective.empty())
        return Error{context.texts().say("refused.which-objective", "a score is for one of the objectives")};
    if (command.objective.size() > StateLimits::mostName)
        return Error{context.texts().say("refused.long-objective", "an objective has at most {most} letters",
                                         {{"most", std::to_string(StateLimits::mostName)}})};
    const EntityId side = context.state().find(command.side);
    if (side == nobody || context.state().at(side).kind != EntityKind::Side)
        return Error{context.texts().say("refused.no-side", "there is no side \"{id}\"; there are {sides}",
                                         {{"id", command.side}, {"sides", sidesOf(context.state())}})};
    std::optional<int> points;
    if (!command.points.empty()) {
        const char* const end = command.points.data() + command.points.size();
        int number = 0;
        const auto [rest, fault] = std::from_chars(command.points.data(), end, number);
        if (fault != std::errc() || rest != end || number < -mostPoints || number > mostPoints)
            return Error{context.texts().say("refused.points", "points are a whole number from -{most} to {most}",
                                             {{"most", std::to_string(mostPoints)}})};
        points = number;
    }
    context.say(command.objective + ", " + context.state().at(side).name + ": "
                + (points ? context.texts().count("log.points", *points, "{n} point|{n} points")
                          : context.texts().say("log.not-scored", "not scored"))
                + ".");
    context.record(ScoredEvent{command.objective, side, points});
    return {};
}

Result<void> decideEnd(DecisionContext& context)
{
    if (context.state().over) return Error{context.texts().say("refused.over-already", "the battle is over already")};
    context.record(EndedEvent{});
    context.say(context.texts().say("log.over", "The battle is over, in turn {turn}.",
                                    {{"turn", std::to_string(context.state().turn)}}));
    return {};
}

Result<void> decideInto(DecisionContext& context, const Command& command, DiceSource& more, Fit fit)
{
    const bool goesOn =
        std::holds_alternative<ResolveCommand>(command) || std::holds_alternative<AdvanceCommand>(command);
    if (context.state().over && goesOn)
        return Error{context.texts().say("refused.over", "the battle is over; undo that to go on")};
    return std::visit(Overloaded{[&](const ResolveCommand& each) { return decideResolve(context, each, more, fit); },
                                 [&](const EditCommand& each) { return decideEdit(context, each); },
                                 [&](const BringOnCommand& each) { return decideBringOn(context, each); },
                                 [&](const AdvanceCommand& each) { return decideAdvance(context, each); },
                                 [&](const DismissCommand& each) { return decideDismiss(context, each); },
                                 [&](const NoteCommand& each) { return decideNote(context, each); },
                                 [&](const RuleCommand& each) { return decideRule(context, each); },
                                 [&](const SilenceCommand& each) { return decideSilence(context, each); },
                                 [&](const EndCommand&) { return decideEnd(context); },
                                 [&](const ScoreCommand& each) { return decideScore(context, each); },
                                 [&](const PutOffCommand& each) { return putOff(context, each.due); }},
                      command);
}

}  // namespace

DecisionResult decideAs(Fit fit, const GameRules& rules, const State& state, const Command& command, DiceSource& more)
{
    DecisionContext context(rules, state);
    if (const Result<void> decided = decideInto(context, command, more, fit); !decided)
        return DecisionError{decided.error(), context.missing()};
    const std::string& reason = reasonOf(command);  // a waived item's stands in its own sentence
    if (!reason.empty() && !std::holds_alternative<DismissCommand>(command))
        context.say(context.texts().say("log.reason", "Reason: {reason}", {{"reason", reason}}));
    if (std::string overflow = context.overflow(); !overflow.empty()) return DecisionError{std::move(overflow), {}};
    return std::move(context.decision());
}

DecisionResult decide(const GameRules& rules, const State& state, const Command& command, DiceSource& more)
{
    return decideAs(Fit::Exactly, rules, state, command, more);
}

}  // namespace drumhead
