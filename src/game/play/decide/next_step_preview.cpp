// The step after the present one, found by going there in a copy of the battle.
#include "drumhead/game/play/questions/next_step_preview.hpp"

#include "game/play/decide/pass_empty_steps.hpp"
#include "game/play/decide/turn_walker.hpp"
#include "game/play/turn_places.hpp"

namespace drumhead {

NextStepPreview previewNextStep(const GameRules& rules, const State& state, bool onward)
{
    DecisionContext ahead(rules, state);
    if (const Result<void> gone = TurnWalker(ahead).next(); !gone) return {"", {}, gone.error(), ""};
    std::vector<std::string> passed = onward ? passEmptySteps(ahead, state) : std::vector<std::string>();
    std::string title = titleOfPlace(rules.ruleset.sequence, ahead.state(), ahead.state().place);
    if (ahead.state().turn != state.turn)
        title = rules.ruleset.texts->say("log.turn", "Turn {turn}", {{"turn", std::to_string(ahead.state().turn)}})
            + (title.empty() ? "" : ": " + title);
    const EntityId side = sideOfPlace(rules.ruleset.sequence, ahead.state(), ahead.state().place);
    return {std::move(title), std::move(passed), "", side == nobody ? "" : ahead.state().at(side).name};
}

}  // namespace drumhead
