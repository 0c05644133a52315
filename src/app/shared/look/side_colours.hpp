#pragma once

#include "drumhead/rules/unit_picture.hpp"

#include <QColor>
#include <QPixmap>

class QPalette;

namespace drumhead::app {

/// The colour of the first side (0), the second (1) and so on.
[[nodiscard]] QColor sideColour(int side, const QPalette& palette);

/// A small square in a side's colour. The second side's is hatched, to be distinct without colour.
[[nodiscard]] QPixmap sideSwatch(int side, const QPalette& palette);

/// The same with the picture of a unit beside it.
[[nodiscard]] QPixmap unitSwatch(int side, UnitPicture picture, const QPalette& palette);

}  // namespace drumhead::app
