#pragma once

#include "drumhead/base/enum_words.hpp"

#include <cstdint>
#include <string>

namespace drumhead {

struct Scenario;

/// The colours of sides. Each goes with a pattern of its own: solid, hatched, open, dotted.
enum class SideColour : std::uint8_t { Blue, Red, Grey, Amber };
inline constexpr EnumWords<SideColour, 4> sideColourWords{{"blue", "red", "grey", "amber"}};

/// The number by which charts, maps and lists choose a side's colour and pattern: that of its colour, or of the first
/// colour that no other side has chosen or was given before it. 0 where there is no such side.
[[nodiscard]] int sideLook(const Scenario& scenario, const std::string& side);

}  // namespace drumhead
