#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace drumhead {

/// To whole numbers: Down and Up towards minus and plus infinity, Nearest with halves up. Exact: nearest tick.
enum class Rounding : std::uint8_t { Exact, Down, Up, Nearest };

/// An exact small number: a whole count, a distance, a half or a quarter of one.
///
/// Stored in ticks of 1/36000: three decimal places, 32nds and 9ths are exact and the same on every machine.
/// Other values are rounded to the nearest tick. Clamped to ±`largest()`.
class Number {
public:
    static constexpr std::int64_t ticksPerOne = 36000;

    constexpr Number() = default;
    constexpr Number(int whole) : m_ticks(std::int64_t{whole} * ticksPerOne) {}
    [[nodiscard]] static constexpr Number fromTicks(std::int64_t ticks)
    {
        Number n;
        n.m_ticks = ticks;
        return n;
    }
    [[nodiscard]] static constexpr Number fromWhole(std::int64_t whole) { return fromTicks(whole * ticksPerOne); }
    [[nodiscard]] static Number fromDouble(double value);  ///< to the nearest tick
    [[nodiscard]] static constexpr Number largest() { return fromWhole(1'000'000'000); }

    /// Parses "8", "-1", "2.5". Empty for anything else, and beyond `largest()`.
    [[nodiscard]] static std::optional<Number> parse(std::string_view text);

    [[nodiscard]] constexpr std::int64_t ticks() const { return m_ticks; }
    [[nodiscard]] constexpr bool isWhole() const { return m_ticks % ticksPerOne == 0; }
    /// Rounded towards minus infinity.
    [[nodiscard]] constexpr std::int64_t floor() const
    {
        const std::int64_t q = m_ticks / ticksPerOne;
        return m_ticks % ticksPerOne < 0 ? q - 1 : q;
    }
    [[nodiscard]] double toDouble() const { return static_cast<double>(m_ticks) / static_cast<double>(ticksPerOne); }
    /// "7", "-0.5", "2.333": at most three decimals, no trailing zeros.
    [[nodiscard]] std::string text() const;

    friend constexpr auto operator<=>(Number, Number) = default;
    friend constexpr Number operator+(Number a, Number b) { return clamped(a.m_ticks + b.m_ticks); }
    friend constexpr Number operator-(Number a, Number b) { return clamped(a.m_ticks - b.m_ticks); }
    friend constexpr Number operator-(Number a) { return fromTicks(-a.m_ticks); }
    friend Number operator*(Number a, Number b);
    /// The rounded quotient; empty on division by zero.
    [[nodiscard]] static std::optional<Number> divide(Number a, Number b, Rounding rounding);

private:
    [[nodiscard]] static constexpr Number clamped(std::int64_t ticks)
    {
        const std::int64_t bound = 1'000'000'000 * ticksPerOne;
        return fromTicks(ticks > bound ? bound : ticks < -bound ? -bound : ticks);
    }

    std::int64_t m_ticks = 0;
};

}  // namespace drumhead
