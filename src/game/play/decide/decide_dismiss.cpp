// What the rules demand and the referee does without, or puts off.
#include "drumhead/base/text.hpp"
#include "drumhead/game/play/questions/obligations.hpp"
#include "drumhead/game/play/turn.hpp"
#include "game/play/decide/decide_commands.hpp"
#include "game/play/due_items.hpp"
#include "game/play/taken_offers.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// The entities that a demand of the present step is waived for; nobody: for a procedure done once in the step.
Result<std::vector<EntityId>> waivedFor(const DecisionContext& context, const DismissCommand& command)
{
    std::vector<EntityId> who;
    for (const std::string& id : command.entities) {
        const EntityId found = context.state().find(id);
        if (found == nobody) return Error{context.texts().say("refused.nobody", "there is no \"{id}\"", {{"id", id}})};
        who.push_back(found);
    }
    if (who.empty()) who.push_back(nobody);
    return who;
}

bool isDemanded(const DecisionContext& context, const DismissCommand& command, EntityId who)
{
    const std::vector<TurnOffer> offers = turnOffers(context.rules(), context.state());
    return std::any_of(offers.begin(), offers.end(), [&](const TurnOffer& each) {
        const bool isMust =
            who == nobody ? each.onceMust : std::find(each.must.begin(), each.must.end(), who) != each.must.end();
        return each.procedure->id == command.procedure && isMust;
    });
}

void waiveHere(DecisionContext& context, const std::string& procedure, EntityId who)
{
    for (const OfferHere& each : offersHere(context.ruleset(), context.state(), procedure))
        context.recordDone({procedure, who, each.level, true, factsOf(context.ruleset(), *each.offer)});
}

/// Whether a case begun from the offer could be what is due.
bool isOfferOf(const DecisionContext& context, const SequenceOffer& offer, const DueItem& due)
{
    if (offer.must || offer.role < 0 || due.roles.empty()) return false;
    if (offer.procedure->program.role(offer.role).name != due.roles.front().role) return false;
    const std::vector<NamedText> with = answersOf(context.ruleset(), offer);
    return std::none_of(with.begin(), with.end(), [&](const NamedText& fact) {
        return std::any_of(due.with.begin(), due.with.end(), [&](const std::pair<std::string, std::string>& asked) {
            return asked.first == fact.first && asked.second != fact.second;
        });
    });
}

/// For those in the first role of what is due. What is required of them they still have to do.
void declineHere(DecisionContext& context, const DueItem& due)
{
    for (const OfferHere& each : offersHere(context.ruleset(), context.state(), due.procedure)) {
        if (!isOfferOf(context, *each.offer, due)) continue;
        for (const EntityId who : due.roles.front().entities)
            context.recordDone({due.procedure, who, each.level, false, factsOf(context.ruleset(), *each.offer), true});
    }
}

Result<void> waiveDemand(DecisionContext& context, const DismissCommand& command)
{
    const Procedure* const procedure = context.ruleset().findProcedure(command.procedure);
    if (!procedure)
        return Error{context.texts().say("refused.no-procedure-here", "there is no procedure \"{id}\"",
                                         {{"id", command.procedure}})};
    const Result<std::vector<EntityId>> who = waivedFor(context, command);
    if (!who) return Error{who.error()};
    for (const EntityId each : *who) {
        if (!isDemanded(context, command, each))
            return Error{context.texts().say("refused.not-demanded", "{procedure} is not required here",
                                             {{"procedure", procedure->title}})};
    }
    const std::string names = namesOf(context.texts(), context.state(), *who);
    context.say(context.texts().say(
        "log.waived", "Waived: {what}. {reason}",
        {{"what", procedure->title + (names.empty() ? "" : ": " + names)}, {"reason", command.reason}}));
    for (const EntityId each : *who) waiveHere(context, command.procedure, each);
    return {};
}

/// What may be done is not done, for which nobody needs a reason.
void decline(DecisionContext& context, const DueItem& due, const std::string& reason)
{
    const std::string said = context.texts().say("log.declined", "Declined: {what}.",
                                                 {{"what", dueTitle(context.ruleset(), context.state(), due)}});
    const DueItem declined = due;
    context.say(reason.empty() ? said : said + " " + reason);
    context.record(SettledEvent{declined.id});
    declineHere(context, declined);
}

}  // namespace

void declineOffers(DecisionContext& context)
{
    const std::vector<DueItem> all = context.state().due;
    for (const DueItem& each : all) {
        if (each.may && isDueHere(context.rules(), context.state(), each)
            && !isMoot(context.rules(), context.state(), each))
            decline(context, each, "");
    }
}

Result<void> decideDismiss(DecisionContext& context, const DismissCommand& command)
{
    const DueItem* const due = command.procedure.empty() ? context.state().findDue(command.due) : nullptr;
    if (due && due->may) {
        decline(context, *due, command.reason);
        return {};
    }
    if (command.reason.empty())
        return Error{context.texts().say("refused.waive-reason", "give a reason for waiving what the rules require")};
    if (!command.procedure.empty()) return waiveDemand(context, command);
    if (!due) return Error{context.texts().say("refused.not-due", "that is no longer due")};
    context.say(context.texts().say(
        "log.waived", "Waived: {what}. {reason}",
        {{"what", dueTitle(context.ruleset(), context.state(), *due)}, {"reason", command.reason}}));
    context.record(SettledEvent{due->id});
    return {};
}

Result<void> putOff(DecisionContext& context, int id)
{
    const DueItem* const due = context.state().findDue(id);
    if (!due) return Error{context.texts().say("refused.not-due", "that is no longer due")};
    if (due->may && isDueHere(context.rules(), context.state(), *due))
        return Error{context.texts().say("refused.not-later", "that may be done now or declined, but not put off")};
    context.say(context.texts().say("log.put-off", "Put off until the next turn: {what}.",
                                    {{"what", dueTitle(context.ruleset(), context.state(), *due)}}));
    context.record(PutOffEvent{id});
    return {};
}

}  // namespace drumhead
