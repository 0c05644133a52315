// On to the next step of the turn, or past all those at which nothing can be done.
#include "drumhead/base/text.hpp"
#include "drumhead/game/play/turn.hpp"
#include "game/play/arrivals.hpp"
#include "game/play/decide_commands.hpp"
#include "game/play/turn_walker.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// "Turn 4. Firing: Austria."
std::string headingOf(const DecisionContext& context, int turn)
{
    std::string heading = titleOfPlace(context.ruleset().sequence, context.state(), context.state().place);
    if (context.state().turn != turn)
        heading = "Turn " + std::to_string(context.state().turn) + (heading.empty() ? "" : ". " + heading);
    return heading + ".";
}

/// Behind the last turn of the scenario a person says whether it goes on.
bool maySkipHere(const DecisionContext& context, const State& before)
{
    const State& now = context.state();
    const bool isScenarioOver = before.turnLimit > 0 && before.turn <= before.turnLimit && now.turn > before.turnLimit;
    return !isScenarioOver && !isAnythingToDo(context.rules(), now);
}

void append(DecisionContext& context, Decision&& more)
{
    for (Event& event : more.events) context.record(std::move(event));
    for (const std::size_t change : more.changes)
        context.decision().changes.push_back(context.decision().sentences.size() + change);
    for (std::string& sentence : more.sentences) context.say(std::move(sentence));
    for (std::string& remark : more.remarks) context.remark(std::move(remark));
}

}  // namespace

std::vector<std::string> passEmptySteps(DecisionContext& context, const State& before)
{
    std::vector<std::string> passed;
    while (maySkipHere(context, before)) {
        DecisionContext ahead(context.rules(), context.state());  // where there is no way, nothing is left of the try
        if (!TurnWalker(ahead).next() || ahead.state().turn > before.turn + 1) break;
        passed.push_back(titleOfPlace(context.ruleset().sequence, context.state(), context.state().place));
        append(context, std::move(ahead.decision()));
    }
    return passed;
}

Result<void> decideAdvance(DecisionContext& context, const AdvanceCommand& command)
{
    const std::vector<std::string> open = outstanding(context.rules(), context.state());
    if (!open.empty() && command.reason.empty())
        return Error{"before this step is left: " + joined(open, "and") + "; give a reason to go on all the same"};
    const State before = context.state();
    postponeArrivals(context);
    const auto unsettled = command.reason.empty() ? TurnWalker::Unsettled::Refuse : TurnWalker::Unsettled::AsListed;
    if (const Result<void> gone = TurnWalker(context, unsettled).next(); !gone)
        return Error{gone.error()
                     + (command.reason.empty()
                            ? "; give a reason to go on all the same, in the order in which the armies are listed"
                            : "")};
    const std::vector<std::string> passed =
        command.onward ? passEmptySteps(context, before) : std::vector<std::string>();
    std::vector<std::string>& sentences = context.decision().sentences;
    if (!passed.empty()) sentences.insert(sentences.begin(), "Nothing to do in: " + joined(passed, "and") + ".");
    sentences.insert(sentences.begin(), headingOf(context, before.turn));
    for (std::size_t& change : context.decision().changes) change += passed.empty() ? 1u : 2u;
    reportArrivals(context, before);
    if (!open.empty()) context.say("Left undone: " + joined(open, "and") + ".");
    return {};
}

}  // namespace drumhead
