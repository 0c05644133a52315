#pragma once

#include "drumhead/game/state/state.hpp"

namespace drumhead {

/// What a battle keeps of an entity; unknown where nothing was said, or where it does not keep that attribute.
[[nodiscard]] Value ownValue(const StoredAttributes& stored, const Entity& entity, const Attribute& attribute);
/// The entity's unit type; unknown where it has none.
[[nodiscard]] Value unitTypeOf(const StoredAttributes& stored, const Entity& entity);
/// What an attribute is where nothing was said: the unit type's figure, else its default; unknown where it has neither.
/// `unitType` may be unknown.
[[nodiscard]] Value defaultOf(const Ruleset& ruleset, const Attribute& attribute, Value unitType);
/// The entity's own value, else the default for its unit type.
[[nodiscard]] Value valueOrDefault(const Ruleset& ruleset, const StoredAttributes& stored, const Entity& entity,
                                   const Attribute& attribute);

/// What a number of an entity was at the beginning, with what it has taken from others since then, or given them: by it
/// losses are measured. Its default where the scenario says nothing; unknown if it has none.
[[nodiscard]] Value valueAtStart(const Ruleset& ruleset, const StoredAttributes& stored, const State& start,
                                 const State& now, EntityId entity, int attribute);

/// What is left of a strength: the number itself, or what it counts up taken from what it is out of; unknown where the
/// entity has none.
[[nodiscard]] Value strengthLeftOf(const Ruleset& ruleset, const StoredAttributes& stored, const Entity& entity,
                                   const RosterKind::Strength& strength);

/// What the ruleset's roster says of entities of that kind, or null.
[[nodiscard]] const RosterKind* rosterOf(const Ruleset& ruleset, EntityKind kind);
/// Whether an entity is gone by the attribute that its roster names for that.
[[nodiscard]] bool isGone(const Ruleset& ruleset, const StoredAttributes& stored, const Entity& entity);

}  // namespace drumhead
