#pragma once

#include "drumhead/game/play/game_case.hpp"
#include "drumhead/game/scenario/editing/side_balance.hpp"

#include <optional>

namespace drumhead {

/// The roles of a procedure in which one unit meets one other.
struct MatchRoles {
    std::vector<std::string> units, groups;
};

/// Further units may stay away where none is needed. A group that has to be chosen is that of the unit in the same
/// place: the first group that of the first unit. Nothing where a procedure is no meeting of two.
[[nodiscard]] std::optional<MatchRoles> matchRoles(const Program& program);
[[nodiscard]] std::vector<RoleBinding> bindingsOf(const MatchRoles& roles, const State& state,
                                                  const EntityId (&who)[2]);
/// A fact that has to be supposed.
[[nodiscard]] MatchNeed needOf(const Situation& situation, FactRef fact);

}  // namespace drumhead
