#pragma once

#include "drumhead/rules/fact_name.hpp"
#include "drumhead/rules/program.hpp"

#include <cstdint>

namespace drumhead {

/// The dice of one throw, and how they count.
struct DicePool {
    const RollDetail* detail = nullptr;
    int dice = 0;
    int considered = 0;             ///< how many of them are kept
    Value kept;                     ///< as the rules ask for it
    Value against = Value::none();  ///< what they are held against
    /// Of a deferred roll: the result that is read only now. Else slot -1.
    FactRef deferred;

    /// The value of the faces; sorts them into the order in which they are kept.
    [[nodiscard]] std::int64_t value(int* faces) const;
};

}  // namespace drumhead
