#pragma once

#include "storage/file/game_format.hpp"

namespace drumhead {

/// What could be read of a game, up to the first thing that is wrong.
struct ContentRead {
    GameContent content;
    Seal seal;
    std::string fault;  ///< what is wrong first, for a sentence: "turn 3, entry 41 was changed"; empty: nothing
    bool scenarioSound = false;
    bool rulesSound = false;

    [[nodiscard]] bool sound() const { return fault.empty(); }
};

/// Reads everything and checks every checksum. The tables have to be those of the present format.
[[nodiscard]] ContentRead readContent(sqlite::Database& database);

}  // namespace drumhead
