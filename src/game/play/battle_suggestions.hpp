#pragma once

#include "game/play/battle_view.hpp"

namespace drumhead {

/// Answers what the rules suggest in a battle (figures that fire from figures left): the battle can work it out, but
/// only people know for sure. None where the number is out of the answer's bounds.
void suggestAnswers(BattleView& view, Situation& situation, const Cast& cast);

}  // namespace drumhead
