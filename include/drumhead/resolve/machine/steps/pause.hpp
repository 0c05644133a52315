#pragma once

#include "drumhead/resolve/situation.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace drumhead {

/// Why a resolution stopped.
struct Pause {
    enum class Kind {
        Finished,  ///< the verdict is complete
        Answer,    ///< `fact` must be answered first
        Dice,      ///< `dice` dice of `sides` sides must be rolled
    };
    Kind kind = Kind::Finished;
    FactRef fact;
    int dice = 0;
    int sides = 0;
    std::uint32_t instruction = 0;
    const Deck* deck = nullptr;  ///< a card of it must be drawn
};

/// One throw of dice that a case needs.
struct Throw {
    std::string title;  ///< whose dice, or their purpose: "attacker 2: die"
    int dice = 0;
    int sides = 0;
    const Deck* deck = nullptr;  ///< a card of it is drawn
    std::vector<int> left = {};  ///< of cards: how many of each are left
};

}  // namespace drumhead
