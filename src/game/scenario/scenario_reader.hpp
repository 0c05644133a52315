#pragma once

#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/rules/json_reader.hpp"
#include "drumhead/rules/values/kind_text.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// What is remembered of an entity while its file is read: the entity has the same index in `Scenario::entities`.
struct ScenarioDraft {
    JsonPlace place;
    int side = -1;   ///< index of its side
    int group = -1;  ///< of a unit or group: index of the group in which it is written
};

/// What the readers of a scenario's parts share.
struct ScenarioContext : JsonReader {
    ScenarioContext(const Ruleset& rules, std::vector<Diagnostic>& faults)
        : JsonReader(faults), ruleset(rules), stored(rules)
    {}

    [[nodiscard]] const Texts& texts() const { return *ruleset.texts; }

    const Ruleset& ruleset;
    StoredAttributes stored;
    Scenario scenario;
    std::vector<ScenarioDraft> drafts;
    /// Of each reinforcement: its side, and where it names the group that it joins.
    struct Coming {
        int side = -1;
        JsonPlace group;
    };
    std::vector<Coming> comings;

    [[nodiscard]] ScenarioEntity& entity(int index) { return scenario.entities[static_cast<std::size_t>(index)]; }
    /// The side that a key names; -1 and a fault where there is none of that id, -1 where the key is missing.
    int side(JsonPlace place);
};

[[nodiscard]] inline std::string inQuotes(std::string_view text) { return "\"" + std::string(text) + "\""; }

/// A name or title: one line of up to `Scenario::maxName` characters in any script.
std::string readName(ScenarioContext& context, JsonPlace object, std::string_view key);
/// A text of several lines, or nothing.
std::string readText(ScenarioContext& context, JsonPlace object, std::string_view key);
/// An id made of a name: "The Old Mill" gives "the-old-mill". Empty where the name has no Latin letter or digit.
[[nodiscard]] std::string idFromName(std::string_view name);

/// The attributes that stand beside the `keys` of an object, and the faults of all other keys.
void readValues(ScenarioContext& context, JsonPlace object, EntityKind kind, const std::vector<std::string>& keys,
                std::vector<std::pair<std::string, std::string>>& values);
/// Whether an army list has to say it: what has no default, comes from the list or is a strength, and takes over from
/// nothing else. Groups are left out: their figures are added up from their units, or asked where they matter.
[[nodiscard]] bool isRequired(const RosterKind* roster, const Attribute& attribute);
/// Whether it can't be said that it has the attribute: its type is not known, and only some types have it.
[[nodiscard]] bool isOpen(const RosterKind* roster, const Attribute& attribute, Value type);
/// Faults what a unit, leader or side has to say and does not, and what its type can't have.
void checkValues(ScenarioContext& context, JsonPlace object, const ScenarioEntity& entity);

/// The sketch map, if there is one. Sides have their ids already.
void readMap(ScenarioContext& context, JsonPlace place);
/// The sides, groups, leaders and units of a scenario, and those that come later.
void readArmies(ScenarioContext& context, JsonPlace root);
/// Gives every entity its id and resolves the links. Sides already have theirs.
void linkArmies(ScenarioContext& context);
/// The id that a side says or that its name gives.
void giveSideId(ScenarioContext& context, int side);

}  // namespace drumhead
