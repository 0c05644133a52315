#pragma once

#include "drumhead/game/state/event.hpp"

namespace drumhead {

/// Whether an event that was read from a file fits the state before it; the error says why not. What `decide` makes
/// always fits.
[[nodiscard]] Result<void> checkEvent(const Event& event, const State& state, const StoredAttributes& stored);

}  // namespace drumhead
