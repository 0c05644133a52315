#pragma once

#include "drumhead/game/state.hpp"
#include "drumhead/rules/diagnostic.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace drumhead {

/// One unit, leader or group of a scenario, with the attributes of the army list.
struct ScenarioEntity {
    std::string id;
    std::string name;
    std::string note;
    EntityKind kind = EntityKind::Unit;
    std::string side;
    std::string group;         ///< of a unit or group: where it belongs; of a leader: what he commands; or empty
    std::string attachedTo;    ///< of a leader
    int arrives = 0;           ///< turn in which it comes, or 0: there from the start
    bool hidden = false;
    std::vector<std::pair<std::string, std::string>> values;  ///< attribute and value, as on the command line
};

struct ScenarioNote {
    std::string name;
    std::string text;      ///< Markdown
    std::string side;      ///< whose objective, or empty
};

/// A battle before it begins.
struct Scenario {
    std::string id;
    std::string title;
    std::string about;         ///< Markdown
    std::string ruleset;       ///< id
    std::vector<std::pair<std::string, std::string>> rulings;
    int turns = 0;             ///< turn limit, or 0
    std::vector<ScenarioEntity> entities;  ///< the sides first, each followed by its groups, leaders and units, as in the file
    std::vector<ScenarioNote> briefs;      ///< `side` and text
    std::vector<ScenarioNote> terrain;
    std::vector<ScenarioNote> objectives;
    std::vector<ScenarioNote> reinforcements;  ///< what is said of their coming
    std::string specialRules;  ///< Markdown
};

struct LoadedScenario {
    std::optional<Scenario> scenario;
    std::vector<Diagnostic> diagnostics;

    [[nodiscard]] bool usable() const { return scenario && !hasErrors(diagnostics); }
};

/// The id of the ruleset that a scenario asks for, so that it can be loaded first. The error says what is wrong with the file.
[[nodiscard]] Result<std::string> scenarioRuleset(const std::string& file, const std::string& text);

/// Reads and checks a scenario against its ruleset; every fault at once, with its place. `file` is only told.
[[nodiscard]] LoadedScenario loadScenario(const std::string& file, const std::string& text, const Ruleset& ruleset);

/// The scenario as a file, keys and order as a person would write it; reading it again gives the same scenario.
[[nodiscard]] std::string scenarioToJson(const Scenario& scenario, const Ruleset& ruleset);

/// The battle at the beginning of its first turn, before any step of it was entered.
[[nodiscard]] State initialState(const Scenario& scenario, const Ruleset& ruleset, const StoredAttributes& stored);

}  // namespace drumhead
