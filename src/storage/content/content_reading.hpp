#pragma once

#include "storage/content/game_format.hpp"

namespace drumhead {

/// What could be read of a game, up to the first fault.
struct ContentRead {
    GameContent content;
    Seal seal;
    std::optional<Fault> fault;  ///< the first fault, as a phrase: "its copy of the rules was changed"
    bool sealed = false;         ///< `seal` is sound
    bool scenarioSound = false;
    bool rulesSound = false;

    [[nodiscard]] bool sound() const { return !fault; }
};

/// Reads everything and checks every checksum. The database has to be in the present format.
[[nodiscard]] ContentRead readContent(sqlite::Database& database);

}  // namespace drumhead
