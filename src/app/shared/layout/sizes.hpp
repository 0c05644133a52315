#pragma once

#include <QSize>
#include <QWidget>

namespace drumhead::app {

/// The size of that many letters and lines in the widget's own type, never larger than the screen.
[[nodiscard]] QSize roomFor(const QWidget& widget, int letters, int lines);

/// The height of a line of small buttons that other such lines take the place of, in pixels.
[[nodiscard]] int lineOfButtons(const QWidget& widget);

}  // namespace drumhead::app
