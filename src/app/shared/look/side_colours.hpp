#pragma once

#include "drumhead/rules/unit_picture.hpp"

#include <QBrush>
#include <QColor>
#include <QFontMetrics>
#include <QIcon>

class QPalette;

namespace drumhead::app {

/// The colour of a look of `sideLook`.
[[nodiscard]] QColor sideColour(int side, const QPalette& palette);
/// The same with its pattern, to be distinct without colour.
[[nodiscard]] QBrush sideBrush(int side, const QPalette& palette);

/// The size of a `unitSwatch` in a list, in pixels.
inline constexpr int swatchWidth = 28;
inline constexpr int swatchHeight = 14;
/// The same for larger type: never smaller than these.
[[nodiscard]] QSize swatchSize(const QFontMetrics& metrics);

/// A small square in a side's colour and pattern, with the picture of a unit beside it where it has one; `height` in
/// pixels. In a selected row it is drawn in the colour of the letters.
[[nodiscard]] QIcon unitSwatch(int side, UnitPicture picture, const QPalette& palette, int height = swatchHeight);

}  // namespace drumhead::app
