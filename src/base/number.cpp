#include "drumhead/base/number.hpp"

#include <charconv>
#include <cmath>
#include <cstdio>

namespace drumhead {

namespace {

__extension__ using Wide = __int128;

Wide roundedQuotient(Wide dividend, Wide divisor)
{
    const Wide half = divisor / 2;
    return dividend >= 0 ? (dividend + half) / divisor : -((-dividend + half) / divisor);
}

Number fromWide(Wide ticks)
{
    const Wide bound = Number::largest().ticks();
    return Number::fromTicks(static_cast<std::int64_t>(ticks > bound ? bound : ticks < -bound ? -bound : ticks));
}

}  // namespace

Number Number::fromDouble(double value)
{
    const double bound = largest().toDouble();
    if (!(value < bound)) return largest();
    if (value < -bound) return -largest();
    return fromTicks(std::llround(value * static_cast<double>(ticksPerOne)));
}

std::optional<Number> Number::parse(std::string_view text)
{
    const bool negative = !text.empty() && text.front() == '-';
    if (negative || (!text.empty() && text.front() == '+')) text.remove_prefix(1);
    if (text.empty() || text.size() > 24 || text.find_first_not_of("0123456789.") != std::string_view::npos)
        return std::nullopt;
    double value = 0;
    const auto [end, failure] =
        std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    if (failure != std::errc{} || end != text.data() + text.size() || value > largest().toDouble()) return std::nullopt;
    return fromDouble(negative ? -value : value);
}

std::string Number::text() const
{
    if (isWhole()) return std::to_string(m_ticks / ticksPerOne);
    char buffer[48];
    std::snprintf(buffer, sizeof buffer, "%.3f", toDouble());
    std::string out = buffer;
    while (out.back() == '0') out.pop_back();
    if (out.back() == '.') out.pop_back();
    return out == "-0" ? "0" : out;
}

Number operator*(Number a, Number b)
{
    return fromWide(roundedQuotient(Wide{a.ticks()} * b.ticks(), Number::ticksPerOne));
}

std::optional<Number> Number::divide(Number a, Number b, Rounding rounding)
{
    if (b.ticks() == 0) return std::nullopt;
    Wide dividend = Wide{a.ticks()} * ticksPerOne;
    Wide divisor = b.ticks();
    if (divisor < 0) {
        dividend = -dividend;
        divisor = -divisor;
    }
    if (rounding == Rounding::Exact) return fromWide(roundedQuotient(dividend, divisor));
    // Round to wholes directly from the exact quotient, so that no tick is rounded first.
    const Wide unit = divisor * ticksPerOne;
    Wide whole = dividend / unit;
    const Wide rest = dividend % unit;
    if (rest < 0) --whole;  // now the floor
    const Wide above = rest < 0 ? rest + unit : rest;
    if (rounding == Rounding::Up && above != 0) ++whole;
    if (rounding == Rounding::Nearest && above * 2 >= unit) ++whole;
    return fromWide(whole * ticksPerOne);
}

}  // namespace drumhead
