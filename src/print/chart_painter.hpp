#pragma once

#include "drumhead/charts/chart_drawing.hpp"

#include <QPointF>

class QPainter;

namespace drumhead::print {

/// Paints a chart with its upper left corner there. `point`: a point in units of the painter.
void paintChart(QPainter& painter, const ChartDrawing& drawing, QPointF at, qreal point);

}  // namespace drumhead::print
