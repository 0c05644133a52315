#pragma once

#include "drumhead/base/enum_words.hpp"

#include <cstdint>

namespace drumhead {

// The kinds that rules speak of, with their words in files.

/// What a battle has and procedures have roles for.
enum class EntityKind : std::uint8_t { Unit, Group, Leader, Side, Game };
inline constexpr EnumWords<EntityKind, 5> entityKindWords{{"unit", "group", "leader", "side", "game"}};
[[nodiscard]] constexpr std::string_view entityKindName(EntityKind kind) { return entityKindWords.word(kind); }
/// The kind of that name, or nothing. "case" is none: a battle keeps no values for it.
[[nodiscard]] constexpr std::optional<EntityKind> entityKind(std::string_view name)
{
    return entityKindWords.find(name);
}

/// What an attribute belongs to: an entity, or the case in hand.
enum class OwnerKind : std::uint8_t { Unit, Group, Leader, Side, Game, Case };
inline constexpr EnumWords<OwnerKind, 6> ownerKindWords{{"unit", "group", "leader", "side", "game", "case"}};
[[nodiscard]] constexpr std::string_view ownerKindName(OwnerKind kind) { return ownerKindWords.word(kind); }
[[nodiscard]] constexpr OwnerKind ownerKind(EntityKind kind) { return static_cast<OwnerKind>(kind); }
/// Nothing: the case.
[[nodiscard]] constexpr std::optional<EntityKind> entityKind(OwnerKind kind)
{
    if (kind == OwnerKind::Case) return std::nullopt;
    return static_cast<EntityKind>(kind);
}
[[nodiscard]] constexpr bool operator==(OwnerKind owner, EntityKind kind) { return owner == ownerKind(kind); }

/// How long a value lasts in a battle: what it stands at is forgotten when this is over.
enum class Lifetime : std::uint8_t { Game, Turn, Phase, Subphase };
inline constexpr EnumWords<Lifetime, 4> lifetimeWords{{"game", "turn", "phase", "subphase"}};

/// The side whose turn it is, the other one, or either.
enum class Who : std::uint8_t { Phasing, Opposing, Any };
inline constexpr EnumWords<Who, 3> whoWords{{"phasing", "opposing", "any"}};

/// When an effect takes place.
enum class EffectTime : std::uint8_t { Now, EndOfSubphase, EndOfPhase, EndOfTurn };
inline constexpr EnumWords<EffectTime, 4> effectTimeWords{{"now", "end-of-subphase", "end-of-phase", "end-of-turn"}};

}  // namespace drumhead
