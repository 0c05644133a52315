#pragma once

#include "drumhead/resolve/words/verdict.hpp"

#include <optional>
#include <string>
#include <vector>

namespace drumhead {

/// One attribute of a unit before and after a case.
struct AttributeChange {
    std::string label;   ///< "figures", without its owner
    std::string before;  ///< "24", or empty where nobody knows it
    /// "20"; "20 figures" or "4 figures fewer" where nobody knows what it was; of a flag "shaken", "no longer shaken".
    std::string after;
    EffectTime when = EffectTime::Now;
    bool isStrength = false;             ///< the figure that the army lists show as a bar
    std::optional<double> shareOfStart;  ///< of a strength: what is left of `before`, 0 to 1
};

/// What a case changes in one unit.
struct UnitChange {
    std::string who;                          ///< "Target", "2nd Guard"; empty: the case itself, or the battle
    std::vector<AttributeChange> attributes;  ///< strengths first
};

/// The changes of a verdict by unit, in the order of the case. Several changes of one attribute at the same time are
/// merged; unchanged values and bookkeeping are left out.
[[nodiscard]] std::vector<UnitChange> unitChanges(const Situation& situation, const Verdict& verdict);

/// "at the end of the sub-phase", or empty for a change that is made at once.
[[nodiscard]] std::string effectTimeText(const Texts& texts, EffectTime time);

}  // namespace drumhead
