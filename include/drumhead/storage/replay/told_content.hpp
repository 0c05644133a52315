#pragma once

#include "drumhead/game/journal/turn_clock.hpp"
#include "drumhead/storage/replay/replay.hpp"

namespace drumhead {

/// The content of a game with its words in the language of its rules, as far as its commands come out the same under
/// them. Where it can't be resumed, as it was told then.
[[nodiscard]] GameContent toldContent(const ReadableGame& game);

/// The time used, with the steps named as these entries of the game name them.
[[nodiscard]] TurnClock toldClock(const TurnClock& clock, const GameContent& stored,
                                  const std::vector<JournalEntry>& told, const State& state);

}  // namespace drumhead
