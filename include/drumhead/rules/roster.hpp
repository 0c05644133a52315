#pragma once

#include "drumhead/rules/roster_card.hpp"
#include "drumhead/rules/unit_picture.hpp"
#include "drumhead/rules/values/kinds.hpp"
#include "drumhead/rules/values/outcome_detail.hpp"
#include "drumhead/rules/values/value.hpp"

#include <string>
#include <vector>

namespace drumhead {

struct Attribute;
struct Ruleset;

/// How battle lists show one kind (unit, group, leader, side): its summary attributes, and the values
/// its army list must give.
struct RosterKind {
    /// An attribute that defaults to the value of another if the army list omits it.
    struct AtStart {
        const Attribute* attribute = nullptr;
        const Attribute* as = nullptr;
    };
    /// A number that says how strong one is: it falls with losses, or counts them up.
    struct Strength {
        const Attribute* attribute = nullptr;
        const Attribute* outOf = nullptr;  ///< of one that counts up: what it is taken from; else null

        friend bool operator==(const Strength&, const Strength&) = default;
    };
    /// An attribute that exists only if the type's `stat` is one of these choices.
    struct Only {
        const Attribute* attribute = nullptr;
        const Attribute* stat = nullptr;
        std::vector<NameId> choices;
    };

    /// A state that is seen at a glance, as a word on a coloured ground.
    struct Chip {
        const Attribute* attribute = nullptr;  ///< a flag that is yes, or a choice
        NameId is = 0;                         ///< of a choice: which one
        std::string label;                     ///< "shaken", "fired"
        OutcomeTone tone = OutcomeTone::Neutral;
    };

    EntityKind kind = EntityKind::Unit;
    std::vector<Strength> strength;       ///< of the applicable ones the first is shown as the bar
    std::vector<const Attribute*> state;  ///< in display order
    std::vector<Chip> chips;              ///< the most serious first
    const Attribute* pictured = nullptr;  ///< the choice by which `pictures` are found, or null
    std::vector<std::pair<NameId, UnitPicture>> pictures;
    const Attribute* gone = nullptr;  ///< the flag for "out of the battle", or null
    const Attribute* late = nullptr;  ///< the number of turns by which reinforcements come later, or null
    std::vector<AtStart> atStart;
    std::vector<Only> only;
    /// Flags: for a leader, attached to a unit; for a unit, has a leader attached.
    std::vector<const Attribute*> attached;
    std::vector<AtStart> ofLeader;  ///< for a unit: attributes copied from a leader who joins it
    RosterCard card;                ///< for the printed roster; empty: `state` is shown there

    [[nodiscard]] UnitPicture pictureOf(Value choice) const;
    /// Whether entities of this type have the attribute. An unknown value: no type, or type not known.
    [[nodiscard]] bool applies(const Ruleset& ruleset, const Attribute& attribute, Value unitType) const;
    /// Whether it falls with losses.
    [[nodiscard]] bool isStrength(const Attribute& attribute) const;
    /// Whether it counts losses up.
    [[nodiscard]] bool countsLosses(const Attribute& attribute) const;
};

}  // namespace drumhead
