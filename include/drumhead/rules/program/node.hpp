#pragma once

#include "drumhead/rules/program/program_ids.hpp"
#include "drumhead/rules/values/shape.hpp"
#include "drumhead/rules/values/value.hpp"

#include <cstdint>

namespace drumhead {

enum class NodeKind : std::uint8_t {
    Constant,
    Slot,
    Derived,
    Sum,
    Subtract,
    Times,
    Divide,
    Least,
    Most,
    By,
    If,
    Total,
    LeastOf,
    MostOf,
    Count,
    RowNumber,
    Table,
    LookUp,
    All,
    Any,
    Not,
    Compare,
    OneOf,
    Some,
    Every
};

/// Whether the value is computed from those of the children.
[[nodiscard]] constexpr bool isArithmetic(NodeKind kind) { return kind >= NodeKind::Sum && kind <= NodeKind::Most; }

enum class Comparison : std::uint8_t { Is, Not, AtLeast, AtMost, Above, Below };

/// Whether `left comparison right` holds between two known values; nothing compares with "none" but itself.
[[nodiscard]] inline bool compares(Value left, Comparison comparison, Value right)
{
    switch (comparison) {
    case Comparison::Is: return left == right;
    case Comparison::Not: return left != right;
    default: break;
    }
    if (!left.isSet() || !right.isSet()) return false;
    switch (comparison) {
    case Comparison::AtLeast: return left.number() >= right.number();
    case Comparison::AtMost: return left.number() <= right.number();
    case Comparison::Above: return left.number() > right.number();
    default: return left.number() < right.number();
    }
}

/// The values that meet a comparison with a constant: `low` and the `span` next ones, going on at the smallest behind
/// the largest. What is not known is in no range.
struct ValueRange {
    std::int64_t low = INT64_MIN;
    std::uint64_t span = 0;

    /// Of a known value, whether `value comparison constant` holds: the same as `compares`, in one step.
    [[nodiscard]] constexpr bool contains(Value value) const
    {
        return static_cast<std::uint64_t>(value.raw()) - static_cast<std::uint64_t>(low) <= span;
    }
    [[nodiscard]] static constexpr ValueRange of(Comparison comparison, Value constant)
    {
        if (comparison == Comparison::Is) return {constant.raw(), 0};
        if (comparison == Comparison::Not) return {constant.raw() + 1, UINT64_MAX - 1};
        if (!constant.isSet()) return {};
        const std::int64_t smallest = Value::none().raw() + 1;
        switch (comparison) {
        case Comparison::AtLeast: return between(constant.raw(), INT64_MAX);
        case Comparison::Above: return between(constant.raw() + 1, INT64_MAX);
        case Comparison::AtMost: return between(smallest, constant.raw());
        default: return between(smallest, constant.raw() - 1);
        }
    }

private:
    [[nodiscard]] static constexpr ValueRange between(std::int64_t least, std::int64_t most)
    {
        return {least, static_cast<std::uint64_t>(most) - static_cast<std::uint64_t>(least)};
    }
};

/// One node of an amount or a condition; its children are `Program::children[first … first + count)`.
///
/// Slot, Derived: `subject` is the slot (a Derived has the formula as its child). By: children are the subject, the
/// else amount (or -1), then one amount per choice in `Program::keys[keys …]`. If: condition, then,
/// else. Total, LeastOf, MostOf: amount, where (or -1). Count, Some, Every: where. RowNumber: the current row of the
/// role `subject`, counted from 1. Table: inputs; `subject` is the table, `column` the output. LookUp: the index;
/// `subject` is the type's slot, `column` the first stat. Compare: left, right; if these are a slot and a known
/// constant, it is `simple`, and `subject`, `constant` and `range` say so themselves. OneOf: left, then the
/// alternatives; `negated` inverts it. Where `subject` is a slot, `role` and `index` repeat its place. `shape`
/// describes the left side of comparisons and choices, for wording. A node fills one line of the cache.
struct alignas(64) Node {
    NodeKind kind = NodeKind::Constant;
    Comparison comparison = Comparison::Is;
    Rounding rounding = Rounding::Exact;
    bool negated : 1 = false;
    bool sourced : 1 = false;  ///< uses a figure from a table or a unit type
    bool simple : 1 = false;   ///< compares a slot with a known constant
    ValueKind valueKind = ValueKind::Number;
    std::int16_t role = -1;     ///< of a slot: the role with one value per row, or -1
    std::int32_t choices = -1;  ///< choice list, if the value is a choice
    std::int32_t subject = -1;
    std::int32_t column = 0;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::uint32_t keys = 0;
    std::uint32_t index = 0;         ///< of a slot: its position among the single values, or within a row
    ElementId element = UINT32_MAX;  ///< the derived attribute or table that cites the rules
    Value constant;
    ValueRange range;
};

}  // namespace drumhead
