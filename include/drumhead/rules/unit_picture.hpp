#pragma once

#include "drumhead/base/enum_words.hpp"

#include <cstdint>

namespace drumhead {

/// The picture of a unit in the army list, as rules name it.
enum class UnitPicture : std::uint8_t { None, Foot, Horse, Guns, Skirmishers, Wagon, Leader };
inline constexpr EnumWords<UnitPicture, 7> unitPictureWords{
    {"none", "foot", "horse", "guns", "skirmishers", "wagon", "leader"}};

}  // namespace drumhead
