#pragma once

#include "drumhead/rules/program_ids.hpp"
#include "drumhead/rules/shape.hpp"
#include "drumhead/rules/value.hpp"

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

/// One node of an amount or a condition; its children are `Program::children[first … first + count)`.
///
/// Slot, Derived: `subject` is the slot (a Derived has the formula as its child). By: children are the subject, the
/// else amount (or -1), then one amount per choice in `Program::keys[keys …]`. If: condition, then,
/// else. Total, LeastOf, MostOf: amount, where (or -1). Count, Some, Every: where. RowNumber: the current row of the
/// role `subject`, counted from 1. Table: inputs; `subject` is the table, `column` the output. LookUp: the index;
/// `subject` is the type's slot, `column` the first stat. Compare: left, right; if these are a slot and a constant,
/// `subject` and `constant` repeat them, else `subject` is -1. OneOf: left, then the alternatives; `negated` inverts
/// it. `shape` describes the left side of comparisons and choices, for wording.
struct Node {
    NodeKind kind = NodeKind::Constant;
    Comparison comparison = Comparison::Is;
    Rounding rounding = Rounding::Exact;
    bool negated = false;
    bool sourced = false;  ///< uses a figure from a table or a unit type
    ValueKind valueKind = ValueKind::Number;
    std::int32_t choices = -1;  ///< choice list, if the value is a choice
    std::int32_t subject = -1;
    std::int32_t column = 0;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::uint32_t keys = 0;
    ElementId element = UINT32_MAX;  ///< the derived attribute or table that cites the rules
    Value constant;
};

}  // namespace drumhead
