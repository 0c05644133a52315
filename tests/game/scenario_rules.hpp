#pragma once

#include "drumhead/game/scenario/scenario.hpp"
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace drumhead::test {

/// The toy rules with leaders, sides, groups and a game of their own, and a roster.
[[nodiscard]] inline std::shared_ptr<const Ruleset> scenarioRules()
{
    return RulesetBuilder()
        .file("army.json", R"({ "attributes": {
            "unit": [ { "id": "stands-at-first", "label": "stands at the start", "type": "number", "from": "list", "question": "How many?" },
                      { "id": "nerve", "label": "nerve", "type": "number", "whole": false, "none": "no nerve", "least": -5, "most": 5, "from": "play", "default": 0 },
                      { "id": "gone", "label": "gone", "type": "flag", "from": "play", "default": false },
                      { "id": "charging", "label": "charging", "type": "flag", "question": "Does it charge?" },
                      { "id": "steady", "label": "steady", "type": "flag", "is": { "self.nerve": { "above": 2 } } } ],
            "group": [ { "id": "guns", "label": "guns", "type": "number", "from": "list", "question": "How many guns?" } ],
            "leader": [ { "id": "rank", "label": "rank", "type": "choice", "choices": { "general": "General", "colonel": "Colonel" }, "from": "list", "question": "What is he?" } ],
            "side": [ { "id": "wins-ties", "label": "wins ties", "type": "flag", "from": "list", "default": false } ],
            "game": [ { "id": "rain", "label": "rain", "type": "flag", "from": "play", "default": false } ] } })")
        .file(
            "roster.json",
            R"({ "roster": { "unit": { "strength": "figures", "state": ["formation", "shaken"], "gone": "gone", "at-start": { "stands-at-first": "stands" },
            "only": { "veteran": { "class": "massed" } } } } })")
        .sound();
}

/// A scenario of the toy rules with these sides, in which the second is there only to be the enemy.
[[nodiscard]] inline std::string scenarioText(const std::string& ofFirstSide, const std::string& more = "")
{
    return R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "toy", "sides": [ { "id": "red", "name": "Red", )"
        + ofFirstSide + R"( }, { "id": "blue", "name": "Blue" } ])" + more + " }";
}

/// The scenario; the running test fails, with every fault told, if there is one.
[[nodiscard]] inline Scenario soundScenario(const std::string& text, const Ruleset& ruleset)
{
    const LoadedScenario loaded = loadScenario("try.scenario.json", text, ruleset);
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.diagnostics.empty());
    REQUIRE(loaded.usable());
    return *loaded.scenario;
}

}  // namespace drumhead::test
