#pragma once

#include <QColor>
#include <QPixmap>

class QPalette;

namespace drumhead::app {

/// The colour of the first side (0), the second (1) and so on.
[[nodiscard]] QColor sideColour(int side, const QPalette& palette);

/// A small field in the colour of a side; that of the second side is hatched, so that it is told apart without colour.
[[nodiscard]] QPixmap sideSwatch(int side, const QPalette& palette);

}  // namespace drumhead::app
