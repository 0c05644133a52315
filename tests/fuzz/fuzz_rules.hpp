#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

namespace drumhead::fuzz {

/// The ruleset of that id, of those that ship or of the test data, loaded once; null if there is none.
[[nodiscard]] const Ruleset* knownRuleset(const std::string& id);

struct SmallBattle {
    const Ruleset& ruleset;
    Scenario scenario;
};

/// A battle of the small ruleset of the test data, loaded once.
[[nodiscard]] const SmallBattle& smallBattle();
/// One of the shipped scenarios, with units that can be divided and joined; read once.
[[nodiscard]] const SmallBattle& largeBattle();
[[nodiscard]] const std::string& smallScenario();
[[nodiscard]] const std::string& smallRuleset();

/// Goes back to the beginning and forth again: both have to give the states that were there.
void undoAndRedo(Game& game);

}  // namespace drumhead::fuzz
