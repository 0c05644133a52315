#pragma once

#include <QColor>

class QPalette;

namespace drumhead::app {

/// The colour of the bars of odds: neither that of a side nor that of what is selected.
[[nodiscard]] QColor oddsBarColour(const QPalette& palette);

}  // namespace drumhead::app
