#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/base/texts.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <string_view>

namespace drumhead {

/// One value of a case: a slot, and its row (from 0) if the role has many.
struct FactRef {
    SlotId slot = -1;
    int row = 0;

    friend bool operator==(const FactRef&, const FactRef&) = default;
    friend auto operator<=>(const FactRef&, const FactRef&) = default;
};

/// The fact named "distance", "target.type" or "firer.2.figures" in a program. "firer.figures" is the first row.
/// The error lists the names that exist.
[[nodiscard]] Result<FactRef> findFact(const Program& program, std::string_view name, const Texts& texts = Texts());

/// The name of a value as `findFact` reads it.
[[nodiscard]] std::string factName(const Program& program, FactRef fact);

}  // namespace drumhead
