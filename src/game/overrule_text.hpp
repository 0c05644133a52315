#pragma once

#include "drumhead/game/case_of_game.hpp"

namespace drumhead {

/// An overruling in words that outlive the rules' numbering, and back. The error says what no longer fits.
[[nodiscard]] OverruleRecord overruleRecord(const Situation& situation, const Overrule& overrule);
[[nodiscard]] Result<Overrule> overruleOf(const Situation& situation, const OverruleRecord& record);

}  // namespace drumhead
