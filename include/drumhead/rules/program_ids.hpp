#pragma once

#include <cstdint>

namespace drumhead {

using NodeId = std::int32_t;      ///< index into `Program::nodes`; -1 is none
using SlotId = std::int32_t;      ///< index into `Program::slots`; -1 is none
using ElementId = std::uint32_t;  ///< index into `Ruleset::elements`

}  // namespace drumhead
