// On to the next step of the turn, or past all those at which nothing can be done.
#include "drumhead/base/text.hpp"
#include "drumhead/game/play/questions/obligations.hpp"
#include "drumhead/game/play/turn.hpp"
#include "game/play/arrivals.hpp"
#include "game/play/decide/decide_commands.hpp"
#include "game/play/decide/moot_items.hpp"
#include "game/play/decide/pass_empty_steps.hpp"
#include "game/play/decide/turn_walker.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// "Turn 4. Firing: Austria."
std::string headingOf(const DecisionContext& context, int turn)
{
    std::string heading = titleOfPlace(context.ruleset().sequence, context.state(), context.state().place);
    if (context.state().turn != turn)
        heading = context.texts().say("log.turn", "Turn {turn}", {{"turn", std::to_string(context.state().turn)}})
            + (heading.empty() ? "" : ". " + heading);
    return heading + ".";
}

}  // namespace

Result<void> decideAdvance(DecisionContext& context, const AdvanceCommand& command)
{
    const std::vector<std::string> open = outstanding(context.rules(), context.state());
    if (!open.empty() && command.reason.empty())
        return Error{context.texts().say("refused.open",
                                         "before you leave this step: {what}; give a reason to go on anyway",
                                         {{"what", context.texts().allOf(open)}})};
    for (const int each : command.waives) {
        if (const Result<void> waived = decideDismiss(context, {each, command.reason}); !waived) return waived;
    }
    for (const int each : command.putsOff) {
        if (const Result<void> later = putOff(context, each); !later) return later;
    }
    declineOffers(context);
    const std::vector<std::string> dropped = outstanding(context.rules(), context.state());
    const State before = context.state();
    postponeArrivals(context);
    const auto sideOrder = command.reason.empty() ? TurnWalker::SideOrder::Settled : TurnWalker::SideOrder::AsListed;
    if (const Result<void> gone = TurnWalker(context, sideOrder).next(); !gone)
        return Error{gone.error()
                     + (command.reason.empty() ? context.texts().say(
                            "refused.not-settled",
                            "; give a reason to go on anyway, in the order in which the armies are listed")
                                               : "")};
    const std::vector<std::string> passed =
        command.onward ? passEmptySteps(context, before) : std::vector<std::string>();
    settleAbsences(context);  // of those whom the rules of leaving a step have removed
    std::vector<std::string>& sentences = context.decision().sentences;
    if (!passed.empty())
        sentences.insert(sentences.begin(),
                         context.texts().say("log.passed", "Nothing to do in: {steps}.",
                                             {{"steps", context.texts().allOf(passed)}}));
    sentences.insert(sentences.begin(), headingOf(context, before.turn));
    for (std::size_t& change : context.decision().changes) change += passed.empty() ? 1u : 2u;
    reportArrivals(context, before);
    if (!dropped.empty())
        context.say(
            context.texts().say("log.not-done", "Not done: {what}.", {{"what", context.texts().allOf(dropped)}}));
    return {};
}

}  // namespace drumhead
