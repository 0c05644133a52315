#pragma once

#include "drumhead/charts/chart_drawing.hpp"

#include <QColor>
#include <QPointF>

#include <vector>

class QPainter;

namespace drumhead::print {

/// What a chart is painted in. The first values are those of paper: black on white, where sides differ by pattern
/// alone.
struct ChartColours {
    QColor ink = Qt::black;
    QColor ground = Qt::white;
    QColor grey = QColor(0x70, 0x70, 0x70);
    QColor pale = QColor(0xC8, 0xC8, 0xC8);
    std::vector<QColor> sides = {};  ///< by `look`; those beyond are painted as on paper
};

/// Paints a chart with its upper left corner there. `point`: a point in units of the painter.
void paintChart(QPainter& painter, const ChartDrawing& drawing, QPointF at, qreal point,
                const ChartColours& colours = {});

}  // namespace drumhead::print
