#pragma once

#include "drumhead/rules/program/program_ids.hpp"
#include "drumhead/rules/values/kinds.hpp"
#include "drumhead/rules/values/phrase.hpp"
#include "drumhead/rules/values/value.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace drumhead {

struct Attribute;

/// A part in a procedure: one unit, leader, group or side, or a row of several.
struct ProgramRole {
    std::string name;
    std::string label;
    Phrase labelParts = {};  ///< where the label names other roles; else empty
    EntityKind kind = EntityKind::Unit;
    bool many = false;
    int least = 1;
    int most = 1;
    /// In a game: derived from the entity in this role (a unit's side, a group's units); empty: chosen by the user.
    std::string of;
    /// In a game, of groups derived from several units: the unit attribute that holds the row of the unit's group
    /// in this role.
    std::string numberedBy;
    /// In a game: one of those of the side `of` who come next and have not come yet; it stands for all who come with
    /// it.
    bool coming = false;
    /// In a game, of a side: the one that has this part in the turn; any: not found so.
    Who is = Who::Any;
    /// In a game: this role may go to an entity that has left the table (a disabled leader who is replaced).
    bool gone = false;
    /// In a game: the role whose side this one must not be of, and the role whose side it must be of; or empty.
    std::string enemyOf;
    std::string allyOf;
    /// In a game: the role of the leader under whose command this unit or group must be; or empty. A leader who
    /// commands no group has his whole side under him.
    std::string ledBy;
    /// In a game: the role of a unit that this one was divided from, or with; or empty.
    std::string sameUnitAs;
    /// In a game: the condition on `self` that those meet who are likely meant, which may look at those chosen for the
    /// other roles; of a group found by `of`, which of the groups one within another; -1: none.
    InternalId meant = -1;
    /// In a case by itself: values of this role's attributes in place of their defaults.
    std::vector<std::pair<const Attribute*, Value>> usual;
    /// In a game: what people are asked to choose who has the role, "Who shoots?"; its parts where it names others,
    /// "{shooter} shoots at?". Empty: the label is asked for.
    std::string ask;
    Phrase askParts = {};
    std::uint32_t stride = 0;  ///< slots per row
};

}  // namespace drumhead
