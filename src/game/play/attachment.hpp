#pragma once

#include "game/play/battle_view.hpp"

namespace drumhead {

/// A value that follows from which leader is attached to which unit.
struct AttachedValue {
    EntityId entity = nobody;
    int attribute = -1;
    Value value;
};

/// The flags of a leader or unit that say whether there is an attachment, as the ruleset's roster names them; only
/// those that differ in the state.
[[nodiscard]] std::vector<AttachedValue> attachedFlags(const GameRules& rules, const State& state, EntityId entity);
/// The values that a unit takes over from its attached leader.
[[nodiscard]] std::vector<AttachedValue> valuesOfLeader(const GameRules& rules, const State& state, EntityId unit,
                                                        EntityId leader);

}  // namespace drumhead
