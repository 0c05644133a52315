#pragma once

#include "app/battle/session/battle.hpp"
#include "drumhead/resolve/session/case_result.hpp"

#include <optional>

namespace drumhead::app {

/// Whether players may see an entity: neither it nor anything above it is hidden.
[[nodiscard]] bool isVisible(const State& state, EntityId entity);

/// What the last case came to; none if it concerns troops that the players don't see.
[[nodiscard]] std::optional<CaseResult> visibleResult(const Battle& battle);

}  // namespace drumhead::app
