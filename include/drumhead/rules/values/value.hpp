#pragma once

#include "drumhead/base/number.hpp"

#include <cstdint>

namespace drumhead {

/// A word of the rules (an id) as its index in the ruleset's `Names`.
using NameId = std::uint32_t;

enum class ValueKind : std::uint8_t { Number, Flag, Choice };

/// The content of a slot: a number, a flag or a choice; or "none" (a gun without an extreme range); or unknown.
/// The slot's shape gives the kind, fixed when the ruleset is loaded. Equal values
/// have equal bits.
class Value {
public:
    constexpr Value() = default;
    constexpr Value(Number number) : m_raw(number.ticks()) {}
    [[nodiscard]] static constexpr Value flag(bool yes) { return Value(Raw{}, yes ? 1 : 0); }
    [[nodiscard]] static constexpr Value choice(NameId name) { return Value(Raw{}, static_cast<std::int64_t>(name)); }
    [[nodiscard]] static constexpr Value none() { return Value(Raw{}, INT64_MIN + 1); }
    [[nodiscard]] static constexpr Value unknown() { return Value(Raw{}, INT64_MIN); }

    [[nodiscard]] constexpr bool isUnknown() const { return m_raw == INT64_MIN; }
    [[nodiscard]] constexpr bool isNone() const { return m_raw == INT64_MIN + 1; }
    [[nodiscard]] constexpr bool isSet() const { return m_raw > INT64_MIN + 1; }

    [[nodiscard]] constexpr Number number() const { return Number::fromTicks(m_raw); }
    [[nodiscard]] constexpr bool yes() const { return m_raw == 1; }
    [[nodiscard]] constexpr NameId name() const { return static_cast<NameId>(m_raw); }
    [[nodiscard]] constexpr std::int64_t raw() const { return m_raw; }
    /// The value with these bits.
    [[nodiscard]] static constexpr Value fromRaw(std::int64_t raw) { return Value(Raw{}, raw); }

    friend constexpr bool operator==(Value, Value) = default;

private:
    struct Raw {};
    constexpr Value(Raw, std::int64_t raw) : m_raw(raw) {}

    std::int64_t m_raw = INT64_MIN;
};

}  // namespace drumhead
