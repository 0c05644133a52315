#pragma once

#include "storage/file/game_format.hpp"

namespace drumhead {

/// What could be read of a game, up to the first fault.
struct ContentRead {
    GameContent content;
    Seal seal;
    std::string fault;    ///< the first fault, as a phrase: "turn 3, entry 41 was changed"; empty: none
    bool sealed = false;  ///< `seal` is sound
    bool scenarioSound = false;
    bool rulesSound = false;

    [[nodiscard]] bool sound() const { return fault.empty(); }
};

/// Reads everything and checks every checksum. The database has to be in the present format.
[[nodiscard]] ContentRead readContent(sqlite::Database& database);

}  // namespace drumhead
