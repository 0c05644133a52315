#pragma once

#include "drumhead/resolve/situation.hpp"

#include <cstdint>
#include <string>

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
};

/// One throw of dice that a case needs.
struct Throw {
    std::string title;  ///< whose dice, or their purpose: "attacker 2: die"
    int dice = 0;
    int sides = 0;
};

}  // namespace drumhead
