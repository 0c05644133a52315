#pragma once

#include "drumhead/rules/unit_picture.hpp"

#include <QBrush>
#include <QColor>
#include <QPixmap>

class QPalette;

namespace drumhead::app {

/// The colour of a look of `sideLook`.
[[nodiscard]] QColor sideColour(int side, const QPalette& palette);
/// The same with its pattern, to be distinct without colour.
[[nodiscard]] QBrush sideBrush(int side, const QPalette& palette);

/// A small square in a side's colour and pattern.
[[nodiscard]] QPixmap sideSwatch(int side, const QPalette& palette);

/// The same with the picture of a unit beside it.
[[nodiscard]] QPixmap unitSwatch(int side, UnitPicture picture, const QPalette& palette);

}  // namespace drumhead::app
