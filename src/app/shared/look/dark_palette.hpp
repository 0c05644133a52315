#pragma once

#include <QPalette>

namespace drumhead::app {

/// Whether a palette is light on dark.
[[nodiscard]] inline bool isDark(const QPalette& palette) { return palette.color(QPalette::Window).lightness() < 128; }

}  // namespace drumhead::app
