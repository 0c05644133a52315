#pragma once

#include "enumeration.hpp"

#include "drumhead/rules/program/program.hpp"

#include <cstdint>
#include <vector>

namespace drumhead::test {

/// How the dice of one throw count.
struct ThrownPool {
    const RollDetail* detail = nullptr;
    int dice = 0;
    int sides = 6;
    Value kept;                            ///< how many are kept, as the live machine has worked it out
    Value against;                         ///< what they are held against, likewise
    std::vector<Value> partsAgainst = {};  ///< of several values: for each
};

/// One thing that a throw can come to: its exact share of all throws, and faces that come to it.
struct ThrowResult {
    std::vector<Value> values;  ///< one, or those of the parts
    Fraction share;
    std::vector<int> faces;
};

/// Everything that a throw can come to, by counting in whole numbers how many of its sides^dice throws do so. Faces
/// that are worth the same and lie side by side are counted as one; nothing is added in floating point. Empty: more
/// than `mostWays` ways. Throws std::overflow_error where the number of throws outgrows 128 bits.
[[nodiscard]] std::vector<ThrowResult> countThrows(const ThrownPool& pool, std::size_t mostWays);

}  // namespace drumhead::test
