#pragma once

#include "drumhead/rules/program/program_ids.hpp"
#include "drumhead/rules/values/phrase.hpp"
#include "drumhead/rules/values/shape.hpp"

#include <cstdint>
#include <string>

namespace drumhead {

struct Attribute;

enum class SlotKind : std::uint8_t { Fact, Stat, Derived, Ruling, Result };

/// One named value of a case.
struct Slot {
    std::string name;        ///< as in the ruleset: "shooter.order", "distance", "score"
    std::string label;       ///< for display: "shooter's order"
    Phrase labelParts = {};  ///< of a result, where its label names roles; else empty
    std::string ownerTail;   ///< the label without its owner's: "'s order"; empty: it does not begin with an owner
    Shape shape;
    SlotKind kind = SlotKind::Fact;
    int owner = -1;           ///< index of the role that owns the attribute, or -1
    int manyRole = -1;        ///< role with one value per row (index), or -1: a single value
    std::uint32_t index = 0;  ///< position among the single values, or within a row
    const Attribute* attribute = nullptr;
    int remembers = -1;             ///< index of the role that the attribute remembers, or -1
    SlotId typeSlot = -1;           ///< of a stat: the slot of the unit type
    NodeId formula = -1;            ///< of a derived attribute
    ElementId ruling = UINT32_MAX;  ///< of a ruling: the element that cites the rules
    Value fallback = Value::unknown();
    bool asked = false;      ///< the user may be asked for it
    bool consulted = false;  ///< read by a condition or amount (else only by effects or sentences)
    bool told = false;       ///< named by a sentence
    bool shown = true;       ///< listed among the values of a verdict
};

}  // namespace drumhead
