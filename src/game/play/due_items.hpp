#pragma once

#include "game/play/battle_view.hpp"

namespace drumhead {

/// The entities' names in sentences: "2nd Guard and Guns". Those in no list are left out.
[[nodiscard]] std::string namesOf(const Texts& texts, const State& state, const std::vector<EntityId>& entities);
/// "Morale test: 2nd Guard".
[[nodiscard]] std::string dueTitle(const Ruleset& ruleset, const State& state, const DueItem& due);
/// Whether no entity of its first role is left on the table, where the role is not for those who are gone.
[[nodiscard]] bool isMoot(const GameRules& rules, const State& state, const DueItem& due);

}  // namespace drumhead
