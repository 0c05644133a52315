#pragma once

#include "app/sheets/sheets_dialog.hpp"

#include <vector>

namespace drumhead {
struct Ruleset;
}

namespace drumhead::app {

class Battle;

/// The sheets of the rules alone, with the club's rulings. `ruleset` must outlive them.
[[nodiscard]] std::vector<OfferedSheet> sheetsOf(const Ruleset& ruleset);

/// The faces that came up in a battle so far, and its luck; it takes a copy of what was played.
[[nodiscard]] OfferedSheet diceOf(const Battle& battle);
/// The same without luck, which takes longer to work out.
[[nodiscard]] Sheet diceOnly(const Battle& battle);

/// The sheets of a battle as it stands. The battle must outlive them, and not change meanwhile.
[[nodiscard]] std::vector<OfferedSheet> sheetsOf(const Battle& battle);

}  // namespace drumhead::app
