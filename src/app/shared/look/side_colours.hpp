#pragma once

#include <QColor>
#include <QPixmap>

class QPalette;

namespace drumhead::app {

/// The colour of the first side (0), the second (1) and so on.
[[nodiscard]] QColor sideColour(int side, const QPalette& palette);

/// A small square in a side's colour. The second side's is hatched, to be distinct without colour.
[[nodiscard]] QPixmap sideSwatch(int side, const QPalette& palette);

}  // namespace drumhead::app
