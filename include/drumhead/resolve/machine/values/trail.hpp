#pragma once

#include "drumhead/rules/program/program.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace drumhead {

enum class TrailKind : std::uint8_t {
    Refused,
    NotRefused,
    Reminded,
    Value,
    Modifier,
    Dice,
    Effect,
    Attached,
    Divided,
    Due,
    Said,
    Entered
};

/// One thing that a resolution did or considered, kept small; `Verdict` puts it into words.
///
/// The pooled values `pool[first … first + count)` are: for sentences, the values that they name; for dice, the faces
/// as counted; for effects, from, to and change; for a value, what it was worked out from: the operands of its
/// `amount`, the inputs of a table, or of a sum its total before the bounds and then each part of its base. The reasons
/// `reasons[firstReason … )` are the clauses that decided a condition; `pool[firstSource … firstSource + sourceCount)`
/// are, as elements, the rows of tables and the unit types from which its figures were taken.
struct TrailEntry {
    TrailKind kind = TrailKind::Value;
    bool applied = false;
    bool overruled = false;
    EffectTime at = EffectTime::Now;  ///< of an effect: when it takes place
    std::uint16_t part = 0;           ///< which modifier of a sum, which change, attachment or division of an effect
    std::int16_t role = -1;           ///< the role over whose rows the step ran, or -1
    std::int16_t row = -1;
    std::uint16_t sourceCount = 0;
    std::uint32_t instruction = 0;
    SlotId slot = -1;
    std::uint32_t firstSource = 0;
    Value value;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::uint32_t firstReason = 0;
    std::uint32_t reasonCount = 0;
    std::int32_t overrule = -1;  ///< which overruling of the situation, or -1
    std::int32_t tableRow = -1;  ///< of a table read: which row, or -1
    NodeId amount = -1;          ///< of a value: the arithmetic whose operands are pooled, or -1
    std::uint32_t round = 0;     ///< how often a `repeat` had gone back before it
};

/// A clause that decided: the comparison's node, and what stood on its two sides.
struct Reason {
    NodeId node = -1;
    bool held = false;
    std::int16_t row = -1;
    Value left;
    Value right;
};

/// Everything that a resolution did and considered, in order.
struct Trail {
    std::vector<TrailEntry> entries;
    std::vector<Value> pool;
    std::vector<Reason> reasons;
    std::string fault;  ///< why the rules as written could not go on (a table without such a row), or empty
    std::uint32_t faultInstruction = 0;

    void clear()
    {
        entries.clear();
        pool.clear();
        reasons.clear();
        fault.clear();
    }
};

}  // namespace drumhead
