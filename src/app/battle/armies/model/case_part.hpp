#pragma once

namespace drumhead::app {

/// What a row of the armies has to do with the case in hand.
enum class CasePart { None, Acts, Meant };

}  // namespace drumhead::app
