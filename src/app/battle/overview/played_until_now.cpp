#include "app/battle/overview/played_until_now.hpp"

#include "app/battle/session/battle.hpp"
#include "app/battle/session/battle_clock.hpp"
#include "drumhead/storage/replay/told_content.hpp"

#include <algorithm>

namespace drumhead::app {

PlayedBattle playedUntilNow(const Battle& battle)
{
    std::vector<JournalEntry> line;
    const Game& game = battle.game();
    for (EntryId at = game.head(); at != 0; at = game.entry(at).parent) line.push_back(game.entry(at));
    std::reverse(line.begin(), line.end());
    PlayedBattle played(battle.rules(), game.scenario(), std::move(line));
    played.time = battle.clock().spent();
    if (battle.file()) played.time = toldClock(played.time, battle.file()->content(), game.entries(), battle.state());
    return played;
}

}  // namespace drumhead::app
