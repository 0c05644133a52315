#pragma once

#include "drumhead/game/scenario/scenario.hpp"

namespace drumhead {

/// Whether an army list has to give an attribute of an entity, may give it, or can't.
enum class Presence : std::uint8_t { Must, May, Never };
/// `unitType` is the troop type of the entity, or unknown.
[[nodiscard]] Presence presenceOf(const Ruleset& ruleset, const Attribute& attribute, Value unitType);
/// Whether army lists usually give it: what an entity is and has, and its state at the start. Not what only a turn
/// counts or the battle keeps by itself.
[[nodiscard]] bool isOfArmyList(const Ruleset& ruleset, const Attribute& attribute);
/// The troop type that an entity gives, or unknown.
[[nodiscard]] Value unitTypeOf(const Ruleset& ruleset, const StoredAttributes& stored, const ScenarioEntity& entity);

}  // namespace drumhead
