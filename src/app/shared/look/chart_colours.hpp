#pragma once

#include "drumhead/print/chart_painter.hpp"

class QPalette;
class QWidget;

namespace drumhead::app {

/// The colours of charts and maps in a window.
[[nodiscard]] print::ChartColours chartColours(const QPalette& palette);
/// A point of the widget's type, in pixels.
[[nodiscard]] double pointOf(const QWidget& widget);
/// The size of type on charts and maps, in points.
[[nodiscard]] double chartPointSize(const QWidget& widget);

}  // namespace drumhead::app
