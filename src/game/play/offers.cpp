#include "drumhead/game/play/offers.hpp"

#include "drumhead/game/play/turn.hpp"
#include "game/play/due_items.hpp"
#include "game/play/offer_candidates.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// A ruleset without a sequence: one endless step, in which everything may be done.
std::vector<TurnOffer> everything(const GameRules& rules, const State& state)
{
    std::vector<TurnOffer> offers;
    OfferCandidates candidates(rules, state);
    for (const auto& procedure : rules.ruleset.procedures) {
        if (procedure->inner) continue;
        SequenceOffer offer;
        offer.procedure = procedure.get();
        offer.role = procedure->program.roles.empty() ? -1 : 0;
        offer.again = true;
        offer.element = procedure->element;
        offers.push_back(candidates.list(offer, 0));
    }
    return offers;
}

}  // namespace

std::vector<TurnOffer> turnOffers(const GameRules& rules, const State& state)
{
    if (rules.ruleset.sequence.steps.empty()) return everything(rules, state);
    std::vector<TurnOffer> offers;
    OfferCandidates candidates(rules, state);
    const std::vector<const SequenceStep*> path = stepsOfPlace(rules.ruleset.sequence, state.place);
    for (std::size_t level = path.size(); level-- > 0;) {
        for (const SequenceOffer& offered : path[level]->offers) {
            if (!offered.procedure) continue;
            TurnOffer offer = candidates.list(offered, static_cast<int>(level));
            if (offer.once || !offer.candidates.empty()) offers.push_back(std::move(offer));
        }
    }
    return offers;
}

bool isAnythingToDo(const GameRules& rules, const State& state)
{
    const std::vector<const SequenceStep*> path = stepsOfPlace(rules.ruleset.sequence, state.place);
    if (std::all_of(path.begin(), path.end(), [](const SequenceStep* each) { return each->offers.empty(); }))
        return true;
    const auto isOpen = [&](const DueItem& due) {
        return !due.putOff && isDueHere(rules, state, due) && !isMoot(rules, state, due);
    };
    if (std::any_of(state.due.begin(), state.due.end(), isOpen)) return true;
    OfferCandidates candidates(rules, state);
    for (std::size_t level = 0; level < path.size(); ++level) {
        for (const SequenceOffer& offered : path[level]->offers) {
            if (!offered.procedure) continue;
            const int here = static_cast<int>(level);
            if (offered.onDemand ? candidates.isRequired(offered, here) : candidates.isOpen(offered, here)) return true;
        }
    }
    return false;
}

std::vector<TurnOffer> joinedOffers(std::vector<TurnOffer> offers)
{
    std::vector<TurnOffer> joined;
    const auto add = [](std::vector<EntityId>& list, const std::vector<EntityId>& more) {
        for (const EntityId each : more) {
            if (std::find(list.begin(), list.end(), each) == list.end()) list.push_back(each);
        }
    };
    for (TurnOffer& offer : offers) {
        const auto same = std::find_if(joined.begin(), joined.end(), [&](const TurnOffer& each) {
            return each.procedure == offer.procedure && each.title == offer.title && each.with == offer.with
                && each.role == offer.role && !each.once && !offer.once;
        });
        if (same == joined.end()) {
            joined.push_back(std::move(offer));
            continue;
        }
        add(same->candidates, offer.candidates);
        add(same->must, offer.must);
        same->onceMust = same->onceMust || offer.onceMust;
        same->onDemand = same->onDemand && offer.onDemand;
        same->last = same->last && offer.last;
        same->done = std::max(same->done, offer.done);
    }
    return joined;
}

namespace {

/// The entities that a command names in the role of an offer; empty if the rules find them.
std::vector<EntityId> namedIn(const State& state, const ResolveCommand& command, const std::string& role)
{
    std::vector<EntityId> named;
    for (const auto& [name, ids] : command.roles) {
        if (name != role) continue;
        for (const std::string& id : ids) {
            if (const EntityId who = state.find(id); who != nobody) named.push_back(who);
        }
    }
    if (command.alike.first != role) return named;
    for (const std::string& id : command.alike.second) {
        if (const EntityId who = state.find(id); who != nobody) named.push_back(who);
    }
    return named;
}

/// Who is named, but can't do what is offered; nobody: all can.
EntityId shutOut(const State& state, const ResolveCommand& command, const TurnOffer& offer)
{
    for (const EntityId who : namedIn(state, command, offer.role)) {
        if (std::find(offer.candidates.begin(), offer.candidates.end(), who) == offer.candidates.end()) return who;
    }
    return nobody;
}

/// Who is named in the role in which the present step offers the procedure, whoever may do it now; or nobody.
EntityId namedForStep(const GameRules& rules, const State& state, const ResolveCommand& command)
{
    for (const SequenceStep* const step : stepsOfPlace(rules.ruleset.sequence, state.place)) {
        for (const SequenceOffer& offer : step->offers) {
            if (!offer.procedure || offer.procedure->id != command.procedure) continue;
            const std::string role = offer.role < 0 ? "" : offer.procedure->program.role(offer.role).name;
            const std::vector<EntityId> named = namedIn(state, command, role);
            if (!named.empty()) return named.front();
        }
    }
    return nobody;
}

/// Who of the case has done the same in this step already, or nobody.
EntityId whoHasDoneIt(const State& state, const ResolveCommand& command)
{
    for (const DoneHere& each : state.done) {
        if (each.waived || each.declined || each.entity == nobody || each.procedure != command.procedure) continue;
        const std::string& id = state.at(each.entity).id;
        for (const auto& [role, ids] : command.roles) {
            if (std::find(ids.begin(), ids.end(), id) != ids.end()) return each.entity;
        }
    }
    return nobody;
}

}  // namespace

Result<void> fitsStep(const GameRules& rules, const State& state, const ResolveCommand& command)
{
    if (command.settles != 0) {
        if (state.findDue(command.settles)) return {};
        return Error{rules.ruleset.texts->say("step.no-longer-due", "What this case settles is no longer due.")};
    }
    const Procedure* const procedure = rules.ruleset.findProcedure(command.procedure);
    const std::string what = procedure ? procedure->title : command.procedure;
    const std::string title = titleOfPlace(rules.ruleset.sequence, state, state.place);
    const Texts& texts = *rules.ruleset.texts;
    const std::string here = title.empty() ? texts.say("step.here", "here")
                                           : texts.say("step.in-this", "in this step ({step})", {{"step", title}});
    EntityId out = nobody;
    bool isDone = false;
    for (const TurnOffer& offer : turnOffers(rules, state)) {
        if (offer.procedure->id != command.procedure) continue;
        isDone = offer.once && offer.onceDone;
        out = offer.once ? nobody : shutOut(state, command, offer);
        if (out == nobody && !isDone) return {};
    }
    if (isDone)
        return Error{texts.say("step.already-done", "{procedure} was already done {here}.",
                               {{"procedure", what}, {"here", here}})};
    if (const EntityId who = whoHasDoneIt(state, command); who != nobody)
        return Error{texts.say("step.has-done", "{who} has already done this {here}.",
                               {{"who", state.at(who).name}, {"here", here}})};
    if (out == nobody) out = namedForStep(rules, state, command);
    if (out != nobody)
        return Error{
            texts.say("step.can-not", "{who} can't do this {here}.", {{"who", state.at(out).name}, {"here", here}})};
    return Error{
        texts.say("step.not-applied", "{procedure} can't be applied {here}.", {{"procedure", what}, {"here", here}})};
}

namespace {

bool isOffered(const std::vector<SequenceStep>& steps, const std::string& procedure)
{
    return std::any_of(steps.begin(), steps.end(), [&](const SequenceStep& step) {
        const auto offers = [&](const SequenceOffer& each) {
            return each.procedure && each.procedure->id == procedure;
        };
        return std::any_of(step.offers.begin(), step.offers.end(), offers) || isOffered(step.steps, procedure);
    });
}

}  // namespace

std::string remarkOnStep(const GameRules& rules, const State& before, const ResolveCommand& command,
                         const std::vector<Event>& events)
{
    if (!command.reason.empty() || !isOffered(rules.ruleset.sequence.steps, command.procedure)) return "";
    const auto settles = [](const Event& each) { return std::holds_alternative<SettledEvent>(each); };
    if (std::any_of(events.begin(), events.end(), settles)) return "";
    const Result<void> fits = fitsStep(rules, before, command);
    return fits ? "" : rules.ruleset.texts->say("log.all-the-same", "Done anyway: {why}", {{"why", fits.error()}});
}

}  // namespace drumhead
