#pragma once

#include "drumhead/game/play/decide.hpp"
#include "drumhead/resolve/session/case_result.hpp"

#include <optional>

namespace drumhead {

/// What a decided case came to, with its dice; none for another command.
[[nodiscard]] std::optional<CaseResult> resultOf(const Decision& decision);

}  // namespace drumhead
