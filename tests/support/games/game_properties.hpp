#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/storage/game_content.hpp"

#include <string>

namespace drumhead::test {

/// The battle as a file would hold it.
[[nodiscard]] GameContent contentOf(const Game& game, RulesetFiles rules, std::string scenario);

/// What has to hold of any battle, however it was played: undoing everything gives the beginning and redoing it the
/// end; written to a file and opened again it is the same; decided again from the scenario on it comes out the same,
/// bit for bit. The running test fails where one of these does not. The battle is as it was afterwards.
void checkProperties(Game& game, const GameContent& content);

}  // namespace drumhead::test
