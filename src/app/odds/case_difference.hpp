#pragma once

#include "drumhead/resolve/situation.hpp"

#include <QStringList>

namespace drumhead::app {

/// In words what is otherwise in one case than in another of the same rules: "Target's formation: in column, not in
/// line". What is said first is that of `now`.
[[nodiscard]] QStringList caseDifference(const Situation& now, const Situation& before);

}  // namespace drumhead::app
