// A scenario: it is told its faults, or is the same when it was written and read again, and a battle begins with it.
#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/sheets/organiser.hpp"
#include "fuzz/fuzz_rules.hpp"
#include "fuzz/fuzz_target.hpp"

namespace drumhead::fuzz {

void fuzzScenario(std::string_view bytes)
{
    const std::string text(bytes);
    const Result<std::string> id = scenarioRuleset("fuzz", text);
    const Ruleset* const ruleset = knownRuleset(id ? *id : smallRuleset());
    if (!ruleset) return;
    const LoadedScenario loaded = loadScenario("fuzz", text, *ruleset);
    if (!loaded.usable()) {
        require(hasErrors(loaded.diagnostics), "a scenario is refused without a fault");
        return;
    }
    const LoadedScenario again = loadScenario("again", scenarioToJson(*loaded.scenario, *ruleset), *ruleset);
    require(again.scenario == loaded.scenario, "the scenario is another when it was written and read");
    Game game(*ruleset, *loaded.scenario);
    NoDice none;
    static_cast<void>(game.execute(AdvanceCommand{false, "for a trial"}, none));
    undoAndRedo(game);
}

}  // namespace drumhead::fuzz
