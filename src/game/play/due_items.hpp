#pragma once

#include "game/play/battle_view.hpp"

namespace drumhead {

/// The entities' names in sentences: "2nd Guard and Guns". Those in no list are left out.
[[nodiscard]] std::string namesOf(const Texts& texts, const State& state, const std::vector<EntityId>& entities);
/// "Morale test: 2nd Guard".
[[nodiscard]] std::string dueTitle(const Ruleset& ruleset, const State& state, const DueItem& due);
/// Who has left the table, so that nothing is left to do: of its first role the last, or the one in another role that
/// is not many; who is gone by the roster may still have a role that says so. Nobody: it can still be done.
[[nodiscard]] EntityId missingFrom(const GameRules& rules, const State& state, const DueItem& due);
/// Whether nothing is left to do, since one of them has left the table.
[[nodiscard]] bool isMoot(const GameRules& rules, const State& state, const DueItem& due);

}  // namespace drumhead
