// On to the next step of the turn, or past all those at which nothing can be done.
#include "drumhead/base/text.hpp"
#include "drumhead/game/play/turn.hpp"
#include "game/play/decide_parts.hpp"
#include "game/play/turn_walker.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// "Turn 4. Firing: Austria."
std::string headingOf(const Working& working, int turn)
{
    std::string heading = titleOfPlace(working.ruleset().sequence, working.state(), working.state().place);
    if (working.state().turn != turn)
        heading = "Turn " + std::to_string(working.state().turn) + (heading.empty() ? "" : ". " + heading);
    return heading + ".";
}

/// Behind the last turn of the scenario a person says whether it goes on.
bool maySkipHere(const Working& working, const State& before)
{
    const State& now = working.state();
    const bool isScenarioOver = before.turnLimit > 0 && before.turn <= before.turnLimit && now.turn > before.turnLimit;
    return !isScenarioOver && !isAnythingToDo(working.rules(), now);
}

void takeOver(Working& working, Decision&& more)
{
    for (Event& event : more.events) working.happen(std::move(event));
    for (const std::size_t change : more.changes)
        working.decision().changes.push_back(working.decision().sentences.size() + change);
    for (std::string& sentence : more.sentences) working.say(std::move(sentence));
    for (std::string& remark : more.remarks) working.remark(std::move(remark));
}

}  // namespace

std::vector<std::string> passEmptySteps(Working& working, const State& before)
{
    std::vector<std::string> passed;
    while (maySkipHere(working, before)) {
        Working ahead(working.rules(), working.state());  // where there is no way, nothing is left of the try
        if (!TurnWalker(ahead).next() || ahead.state().turn > before.turn + 1) break;
        passed.push_back(titleOfPlace(working.ruleset().sequence, working.state(), working.state().place));
        takeOver(working, std::move(ahead.decision()));
    }
    return passed;
}

Result<void> decideAdvance(Working& working, const AdvanceCommand& command)
{
    const std::vector<std::string> open = outstanding(working.rules(), working.state());
    if (!open.empty() && command.reason.empty())
        return Error{"before this step is left: " + joined(open, "and") + "; give a reason to go on all the same"};
    const State before = working.state();
    putOffArrivals(working);
    const auto unsettled = command.reason.empty() ? TurnWalker::Unsettled::Refuse : TurnWalker::Unsettled::AsListed;
    if (const Result<void> gone = TurnWalker(working, unsettled).next(); !gone)
        return Error{gone.error()
                     + (command.reason.empty()
                            ? "; give a reason to go on all the same, in the order in which the armies are listed"
                            : "")};
    const std::vector<std::string> passed =
        command.onward ? passEmptySteps(working, before) : std::vector<std::string>();
    std::vector<std::string>& sentences = working.decision().sentences;
    if (!passed.empty()) sentences.insert(sentences.begin(), "Nothing to do in: " + joined(passed, "and") + ".");
    sentences.insert(sentences.begin(), headingOf(working, before.turn));
    for (std::size_t& change : working.decision().changes) change += passed.empty() ? 1u : 2u;
    tellArrivals(working, before);
    if (!open.empty()) working.say("Left undone: " + joined(open, "and") + ".");
    return {};
}

}  // namespace drumhead
