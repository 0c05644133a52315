#include "drumhead/game/autoplay/sequence_coverage.hpp"

#include "drumhead/game/autoplay/sample_battle.hpp"
#include "drumhead/game/autoplay/trial_player.hpp"
#include "drumhead/game/play/decide.hpp"
#include "drumhead/game/state/event.hpp"

namespace drumhead {

std::vector<bool> sequenceCoverage(const Ruleset& ruleset)
{
    constexpr int units = 20;
    constexpr int turns = 2;
    constexpr int mostCommands = 1500;
    std::vector<bool> walked(ruleset.elements.size(), false);
    if (ruleset.sequence.steps.empty()) return walked;
    const StoredAttributes stored(ruleset);
    const GameRules rules{ruleset, stored, &walked};
    State state = initialState(sampleBattle(ruleset, units), ruleset, stored);
    TrialPlayer player(1);
    NoDice none;
    for (int i = 0; i < mostCommands && state.turn <= turns; ++i) {
        const DecisionResult decision = decide(rules, state, player.next({ruleset, stored}, state), none);
        if (!decision) break;
        for (const Event& event : decision->events) applyEvent(state, event);
    }
    // Cases count only by worked examples, whose results were checked.
    for (std::size_t i = 0; i < walked.size(); ++i) walked[i] = walked[i] && isOfSequence(ruleset.elements[i].kind);
    return walked;
}

}  // namespace drumhead
