#pragma once

#include "app/combat/session/case_session.hpp"

#include <QString>

namespace drumhead::app {

/// What has to be thrown and what it needs, in large letters: "Throw 6 D10 · 5 or less hits". In brief without the
/// results that stand by their faces beneath.
[[nodiscard]] QString throwText(const std::vector<PlannedThrow>& planned, bool brief = false);
/// The same for one of several throws: "Hits: 3 D10 · 5 or less hits".
[[nodiscard]] QString throwLabel(const PlannedThrow& planned);

}  // namespace drumhead::app
