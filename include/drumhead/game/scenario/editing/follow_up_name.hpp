#pragma once

#include "drumhead/base/texts.hpp"
#include "drumhead/game/scenario/scenario.hpp"

namespace drumhead {

enum class FollowUp : std::uint8_t { NextDay, NextBattle, ArmyList };

/// Gives a scenario that was made of another one a title and an id of its own, counted on: "Krumbach", "Krumbach,
/// battle 2", "Krumbach, battle 3".
void nameFollowUp(Scenario& scenario, FollowUp kind, const Texts& texts);

}  // namespace drumhead
