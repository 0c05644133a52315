#pragma once

#include "drumhead/game/scenario/scenario_map.hpp"
#include "drumhead/game/scenario/side_look.hpp"
#include "drumhead/game/state/state.hpp"
#include "drumhead/rules/diagnostic.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// One side, group, leader or unit of a scenario, with the attributes of the army list.
struct ScenarioEntity {
    std::string id;
    std::string name;  ///< as typed, in any script
    std::string note;
    EntityKind kind = EntityKind::Unit;
    std::string side;        ///< empty of a side
    std::string group;       ///< of a unit or group: the group it is in; of a leader: the group he commands; or empty
    std::string attachedTo;  ///< of a leader: a unit, or empty
    int reinforcement = -1;  ///< index into `Scenario::reinforcements`; -1: there from the start
    int arrives = 0;         ///< the turn of that reinforcement, or 0
    bool hidden = false;
    std::optional<SideColour> colour;                         ///< of a side; nothing: as `sideLook` finds
    std::vector<std::pair<std::string, std::string>> values;  ///< attribute and value, as on the command line

    friend bool operator==(const ScenarioEntity&, const ScenarioEntity&) = default;
};

struct ScenarioNote {
    std::string name;
    std::string text;  ///< Markdown
    std::string side;  ///< whose objective or brief, or empty

    friend bool operator==(const ScenarioNote&, const ScenarioNote&) = default;
};

/// Troops that arrive later: the entities whose `reinforcement` is its index.
struct ScenarioReinforcement {
    int turn = 1;
    std::string side;
    std::string group;  ///< the group of the side that they join, or empty
    std::string text;   ///< how they come: "by the north road"

    friend bool operator==(const ScenarioReinforcement&, const ScenarioReinforcement&) = default;
};

/// A battle before it begins.
struct Scenario {
    static constexpr std::size_t maxUnits = 5000;
    static constexpr std::size_t maxOthers = 2000;  ///< groups, and leaders, each
    static constexpr std::size_t maxSides = 8;
    static constexpr std::size_t maxGroupDepth = 8;
    static constexpr std::size_t maxNotes = 200;  ///< terrain, objectives, and reinforcements, each
    static constexpr std::size_t maxName = StateLimits::mostNameTyped;  ///< characters
    static constexpr std::size_t maxText = StateLimits::mostNoteTyped;
    static constexpr int maxTurns = 1000;

    std::string id;
    std::string title;
    std::string about;     ///< Markdown
    std::string ruleset;   ///< id
    std::string armyList;  ///< name of the file, in the same folder, from which its troops are taken; or empty
    std::vector<std::pair<std::string, std::string>> rulings;
    int turns = 0;                                          ///< turn limit, or 0
    std::string specialRules;                               ///< Markdown
    std::vector<std::pair<std::string, std::string>> game;  ///< attributes of the battle itself
    /// Each side followed by its leaders, its groups (each followed by the groups and then the units in it) and its
    /// other units; then each reinforcement in the same way.
    std::vector<ScenarioEntity> entities;
    std::vector<ScenarioNote> briefs;  ///< `side` and text
    std::vector<ScenarioNote> terrain;
    std::optional<ScenarioMap> map;
    std::vector<ScenarioNote> objectives;
    std::vector<ScenarioReinforcement> reinforcements;

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// The head of a scenario's file, read without its ruleset.
struct ScenarioIdentity {
    std::string id;
    std::string title;
    std::string ruleset;  ///< id of the ruleset to load first
    /// Place of the ruleset's id, for the fault that there is no such ruleset; the fault itself is empty.
    Diagnostic rulesetPlace;
    std::vector<Diagnostic> diagnostics;  ///< why the file is not a scenario

    [[nodiscard]] bool usable() const { return !hasErrors(diagnostics); }
};
[[nodiscard]] ScenarioIdentity readScenarioIdentity(const std::string& file, const std::string& text);

/// The id of the ruleset that a scenario needs. The error says what is wrong with the file.
[[nodiscard]] Result<std::string> scenarioRuleset(const std::string& file, const std::string& text);

struct LoadedScenario {
    std::optional<Scenario> scenario;     ///< missing if the file is not a scenario
    std::vector<Diagnostic> diagnostics;  ///< every fault, in the order of the file

    [[nodiscard]] bool usable() const { return scenario && !hasErrors(diagnostics); }
};

/// Reads a scenario and checks it against its ruleset, all faults at once with their places. `file` is the name used in
/// diagnostics.
[[nodiscard]] LoadedScenario loadScenario(const std::string& file, const std::string& text, const Ruleset& ruleset);

/// The scenario as JSON, keys in the order a person would write them. Reading it again gives the same scenario.
[[nodiscard]] std::string scenarioToJson(const Scenario& scenario, const Ruleset& ruleset);

/// The battle at the start of its first turn, before its first step is entered. Entities keep their indices from
/// `scenario.entities`; one more at the end is the battle itself, with the id "game".
[[nodiscard]] State initialState(const Scenario& scenario, const Ruleset& ruleset, const StoredAttributes& stored);

}  // namespace drumhead
