#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace drumhead {

/// Index into `State::entities`; -1 is no entity. Entities are never removed, and those that are made in play are
/// appended, so an index means the same throughout a line of the battle.
using EntityId = std::int32_t;
inline constexpr EntityId nobody = -1;

/// How much of a number one entity has given another, by being divided or by joining it.
struct Share {
    int attribute = -1;  ///< position in `StoredAttributes::of` its kind
    Number amount;

    friend bool operator==(const Share&, const Share&) = default;
};

/// Whom an entity remembers: the unit that it fired at last.
struct Link {
    std::string attribute;  ///< its id
    EntityId to = nobody;

    friend bool operator==(const Link&, const Link&) = default;
};

/// A unit, group, leader or side of a battle, or the battle itself.
struct Entity {
    std::string id;    ///< as the scenario names it; unique in the battle
    std::string name;  ///< as typed
    std::string note;
    EntityKind kind = EntityKind::Unit;
    EntityId side = nobody;
    /// Of a unit or group: the group it belongs to; of a leader: the group he commands.
    EntityId group = nobody;
    EntityId attachedTo = nobody;  ///< of a leader: the unit he is attached to
    bool onTable = true;           ///< false: has not arrived yet, or was taken off
    bool hidden = false;           ///< kept from the players' window
    EntityId partOf = nobody;      ///< of a unit made in play: the scenario's unit it was divided from
    EntityId joined = nobody;      ///< the unit that it has joined and is a part of now
    std::vector<Share> shared;     ///< what it has taken from others since the beginning; negative: given
    std::vector<Link> links;       ///< at most one for each attribute with `remembers`
    /// In the order of `StoredAttributes::of(kind)`; unknown: not given, the default holds.
    std::vector<Value> values;

    friend bool operator==(const Entity&, const Entity&) = default;
};

/// Whom it remembers by that attribute, or nobody.
[[nodiscard]] EntityId linkOf(const Entity& entity, std::string_view attribute);

/// Whether it is the turn number, which the battle counts itself: the number "turn" of the kind "game".
[[nodiscard]] bool isTurnNumber(const Attribute& attribute);

/// Whether it is a fact of cases that holds for the whole battle: the scenario gives it, the battle keeps it, and every
/// case takes it from there.
[[nodiscard]] bool isFactOfBattle(const Attribute& attribute);

/// Which attributes of each kind a battle keeps: those of the army list, those that change in play, and those for which
/// a troop type only gives a default. Tallies and the turn number are computed instead. Facts of the battle are among
/// those of the kind `Game`.
class StoredAttributes {
public:
    explicit StoredAttributes(const Ruleset& ruleset);

    [[nodiscard]] const std::vector<const Attribute*>& of(EntityKind kind) const
    {
        return m_kinds[static_cast<std::size_t>(kind)];
    }
    /// The position of an attribute in that list, or -1.
    [[nodiscard]] int find(EntityKind kind, std::string_view attribute) const;
    /// The position of an attribute among those of its kind; -1 if a battle does not keep it.
    [[nodiscard]] int find(const Attribute* attribute) const
    {
        const auto found = m_positions.find(attribute);
        return found == m_positions.end() ? -1 : found->second;
    }
    /// The language of the ruleset.
    [[nodiscard]] const Texts& texts() const { return *m_texts; }

private:
    std::shared_ptr<const Texts> m_texts;
    std::vector<const Attribute*> m_kinds[5];
    std::unordered_map<const Attribute*, int> m_positions;
};

}  // namespace drumhead
