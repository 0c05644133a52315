#pragma once

#include <cstdint>

namespace drumhead {

using NodeId = std::int32_t;      ///< index into `Program::nodes`; -1 is none
using SlotId = std::int32_t;      ///< index into `Program::slots`; -1 is none
using ElementId = std::uint32_t;  ///< index into `Ruleset::elements`
/// Index into `Ruleset::internal`: a condition (its result is `holds`) or the steps of a rule. -1: none.
/// Steps that read an unknown value do nothing; no questions are asked and no dice are rolled.
using InternalId = std::int32_t;

}  // namespace drumhead
