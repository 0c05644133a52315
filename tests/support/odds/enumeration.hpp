#pragma once

#include "drumhead/resolve/machine/resolution.hpp"
#include "drumhead/resolve/odds/odds.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace drumhead::test {

/// An exact fraction of whole numbers of 128 bits, always in its lowest terms. Throws std::overflow_error where it
/// outgrows them.
class Fraction {
public:
    __extension__ using Wide = unsigned __int128;

    Fraction() = default;
    Fraction(Wide over, Wide under);

    Fraction& operator+=(const Fraction& other);
    [[nodiscard]] Fraction dividedBy(Wide divisor) const;
    [[nodiscard]] Fraction times(const Fraction& other) const;
    friend bool operator==(const Fraction&, const Fraction&) = default;
    [[nodiscard]] bool isOne() const { return m_over == 1 && m_under == 1; }
    [[nodiscard]] double toDouble() const
    {
        return static_cast<double>(static_cast<long double>(m_over) / static_cast<long double>(m_under));
    }

private:
    Wide m_over = 0;
    Wide m_under = 1;
};

/// What a case can come to by going through every face of every die with the interpreter that gives verdicts.
/// The key is the reported values as files write them, or "refused".
using Enumerated = std::map<std::string, Fraction>;

/// Nothing if that would take more than `maxPaths` throws of all the dice.
[[nodiscard]] std::optional<Enumerated> enumerate(const Situation& situation, const std::vector<FactRef>& facts,
                                                  std::size_t maxPaths);

/// The same key for an outcome of the odds.
[[nodiscard]] std::string outcomeKey(const Situation& situation, const std::vector<FactRef>& facts,
                                     const OddsOutcome& outcome);

}  // namespace drumhead::test
