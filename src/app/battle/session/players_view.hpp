#pragma once

#include "app/battle/session/battle.hpp"
#include "drumhead/resolve/session/case_result.hpp"

#include <QString>

#include <optional>

namespace drumhead::app {

/// Whether players may see an entity: neither it nor anything above it is hidden.
[[nodiscard]] bool isVisible(const State& state, EntityId entity);

/// What the last case came to, and what it was.
struct VisibleCase {
    CaseResult result;
    QString head;        ///< "Firing, 2nd Guard → 4th Foot"
    bool isOver = true;  ///< the turn has gone on to another step since
};

/// None if it concerns troops that the players don't see.
[[nodiscard]] std::optional<VisibleCase> visibleCase(const Battle& battle);

/// The units of that case; nobody if the players are told nothing of it.
[[nodiscard]] std::vector<EntityId> concernedByLastCase(const Battle& battle);

}  // namespace drumhead::app
