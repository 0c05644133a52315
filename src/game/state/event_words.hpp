// How events are called in text, shared by the writer and the reader.
#pragma once

#include "drumhead/game/state/event.hpp"

#include <array>
#include <string_view>

namespace drumhead {

/// In the order of `Event`'s alternatives.
inline constexpr std::array<std::string_view, std::variant_size_v<Event>> eventNames = {
    "changed", "waits",    "carried-out", "due",     "settled", "done",    "entered", "edited",
    "ruled",   "silenced", "ended",       "divided", "joined",  "put-off", "scored",  "linked"};

/// Whether an entity was made after that state; only units are.
inline bool isMade(const State& state, EntityId entity)
{
    return static_cast<std::size_t>(entity) >= state.entities.size();
}

inline EntityKind kindOf(const State& state, EntityId entity)
{
    return isMade(state, entity) ? EntityKind::Unit : state.at(entity).kind;
}

}  // namespace drumhead
