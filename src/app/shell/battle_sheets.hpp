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

/// The sheets of a battle as it stands. The battle must outlive them, and not change meanwhile.
[[nodiscard]] std::vector<OfferedSheet> sheetsOf(const Battle& battle);

}  // namespace drumhead::app
