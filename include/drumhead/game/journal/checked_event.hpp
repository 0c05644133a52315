#pragma once

#include "drumhead/game/state/event.hpp"

namespace drumhead {

/// Whether the values before an event have to be those that it names; under other rules they may differ.
enum class ValuesBefore { AsRecorded, Any };

/// Applies an event that was read from a file, if it fits the state before it and leaves the battle within its bounds;
/// the error says why not. What `decide` makes always fits.
[[nodiscard]] Result<void> applyChecked(const Event& event, State& state, const StoredAttributes& stored,
                                        ValuesBefore before = ValuesBefore::AsRecorded);

}  // namespace drumhead
