#pragma once

#include "drumhead/rules/value.hpp"

#include <string>
#include <vector>

namespace drumhead {

struct Attribute;
struct Ruleset;

/// How one kind (unit, group, leader, side) stands in the lists of a battle: what is shown of it at a glance, and what
/// its army list has to say.
struct RosterKind {
    /// An attribute that takes over the value of another where the army list says nothing.
    struct AtStart {
        const Attribute* attribute = nullptr;
        const Attribute* as = nullptr;
    };
    /// An attribute that only those have whose type has one of these choices.
    struct Only {
        const Attribute* attribute = nullptr;
        const Attribute* stat = nullptr;
        std::vector<NameId> choices;
    };

    std::string kind;
    std::vector<const Attribute*> strength;  ///< numbers; each has those of them that apply to it, the first is its bar
    std::vector<const Attribute*> state;     ///< in the order in which they are told
    const Attribute* gone = nullptr;         ///< the flag that says that it is out of the battle, or null
    std::vector<AtStart> atStart;
    std::vector<Only> only;
    /// Flags: of a leader, that he is with a unit; of a unit, that a leader is with it.
    std::vector<const Attribute*> attached;
    std::vector<AtStart> ofLeader;  ///< of a unit: attributes that take over those of a leader who joins it

    /// Whether one of that type (an unknown value: no type, or not known) has the attribute at all.
    [[nodiscard]] bool applies(const Ruleset& ruleset, const Attribute& attribute, Value unitType) const;
    [[nodiscard]] bool isStrength(const Attribute& attribute) const;
};

}  // namespace drumhead
