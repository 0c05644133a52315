#pragma once

#include "app/combat/session/case_session.hpp"

#include <vector>

namespace drumhead::app {

/// What a modifier that is still open depends on: the facts and results in its condition and amount that are
/// not known.
[[nodiscard]] std::vector<FactRef> openFacts(const CaseSession& session, const ModifierPreview& preview);

}  // namespace drumhead::app
