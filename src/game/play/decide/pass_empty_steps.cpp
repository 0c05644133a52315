#include "game/play/decide/pass_empty_steps.hpp"

#include "drumhead/game/play/turn.hpp"
#include "game/play/decide/turn_walker.hpp"
#include "game/play/turn_places.hpp"

namespace drumhead {

namespace {

/// After the scenario's last turn a person decides whether to go on.
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
        DecisionContext ahead(context.rules(), context.state());  // a failed attempt leaves no trace
        if (!TurnWalker(ahead).next() || ahead.state().turn > before.turn + 1) break;
        passed.push_back(titleOfPlace(context.ruleset().sequence, context.state(), context.state().place));
        append(context, std::move(ahead.decision()));
    }
    return passed;
}

}  // namespace drumhead
