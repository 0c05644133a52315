#pragma once

#include "game/play/battle_view.hpp"

namespace drumhead {

/// What an attribute has to be because of who is attached to whom.
struct AttachedValue {
    EntityId entity = nobody;
    int attribute = -1;
    Value value;
};

/// The flags of a leader or unit that tell whether he, or somebody, is attached, as the ruleset's roster names them;
/// only those that the state has otherwise.
[[nodiscard]] std::vector<AttachedValue> attachedFlags(const GameRules& rules, const State& state, EntityId entity);
/// What a unit takes over from a leader who is attached to it.
[[nodiscard]] std::vector<AttachedValue> valuesOfLeader(const GameRules& rules, const State& state, EntityId unit,
                                                        EntityId leader);

}  // namespace drumhead
