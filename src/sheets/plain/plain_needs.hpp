#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <set>
#include <vector>

namespace drumhead {

/// What the words of a program lean on, in the order in which they come: what has to stand beside them so that a case
/// can be settled by them alone. What belongs to a procedure that is run by `do` is told there.
struct PlainNeeds {
    std::vector<int> tables;                ///< indexes into `Ruleset::tables`
    std::vector<const Attribute*> figures;  ///< of the troops
    std::vector<SlotId> terms;              ///< facts that follow from others
    std::vector<SlotId> rulings;            ///< slots of rulings
    std::set<SlotId> values;                ///< all else that is read
};

[[nodiscard]] PlainNeeds plainNeeds(const Ruleset& ruleset, const Program& program);

}  // namespace drumhead
