#pragma once

#include "drumhead/game/play/case_of_game.hpp"

namespace drumhead {

/// An overruling in words that outlive the rules' numbering; `overruleOf` reads them back.
[[nodiscard]] OverruleRecord overruleRecord(const Situation& situation, const Overrule& overrule);

}  // namespace drumhead
