#include "app/editor/map/map_overlay.hpp"

#include <QPainter>
#include <QPalette>
#include <QPolygonF>
#include <QTransform>

#include <algorithm>

namespace drumhead::app {

namespace {

QPolygonF polygonOf(const std::vector<MapPoint>& points, const QTransform& toPixels)
{
    QPolygonF polygon;
    for (const MapPoint& each : points) polygon << toPixels.map(QPointF(each.x, each.y));
    return polygon;
}

void paintHandle(QPainter& painter, QPointF at, double size, bool isCurrent, const QPalette& palette)
{
    const QRectF box(at.x() - size / 2, at.y() - size / 2, size, size);
    painter.setPen(QPen(palette.color(QPalette::Highlight), isCurrent ? 3 : 1.5));
    painter.setBrush(isCurrent ? palette.color(QPalette::Highlight) : palette.color(QPalette::Base));
    painter.drawRect(isCurrent ? box.adjusted(-2, -2, 2, 2) : box);
}

void paintChosen(QPainter& painter, const MapOverlay& overlay, const QTransform& toPixels, const QPalette& palette,
                 double handle)
{
    for (const ScenarioMapItem& item : overlay.chosen) {
        const QPolygonF outline = polygonOf(item.points, toPixels);
        painter.setPen(QPen(palette.color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        if (formOf(item.feature) == MapForm::Area) painter.drawPolygon(outline);
        else if (formOf(item.feature) == MapForm::Line) painter.drawPolyline(outline);
        else painter.drawEllipse(outline.front(), 1.6 * handle, 1.6 * handle);
        const bool isAlone = overlay.chosen.size() == 1;
        for (qsizetype i = 0; isAlone && i < outline.size(); ++i)
            paintHandle(painter, outline[i], handle, static_cast<int>(i) == overlay.corner, palette);
    }
}

void paintTrace(QPainter& painter, const MapOverlay& overlay, const QTransform& toPixels, const QPalette& palette,
                double handle)
{
    const QColor ink = palette.color(QPalette::Highlight);
    painter.setBrush(Qt::NoBrush);
    if (overlay.across && overlay.cursor) {
        painter.setPen(QPen(ink, 2, Qt::DashLine));
        painter.drawPolygon(polygonOf(boxOf(*overlay.across, *overlay.cursor), toPixels));
        return;
    }
    std::vector<MapPoint> points = overlay.trace;
    if (overlay.cursor) points.push_back(*overlay.cursor);
    const QPolygonF line = polygonOf(points, toPixels);
    painter.setPen(QPen(ink, 2, Qt::DashLine));
    painter.drawPolyline(line);
    if (formOf(*overlay.drawn) == MapForm::Area && line.size() > 2) {
        painter.setPen(QPen(ink, 1, Qt::DotLine));
        painter.drawLine(line.back(), line.front());
    }
    for (const MapPoint& each : overlay.trace)
        paintHandle(painter, toPixels.map(QPointF(each.x, each.y)), handle, false, palette);
    if (!overlay.cursor) return;
    const QPointF at = toPixels.map(QPointF(overlay.cursor->x, overlay.cursor->y));
    painter.setPen(QPen(ink, 1.5));
    painter.drawLine(at - QPointF(2 * handle, 0), at + QPointF(2 * handle, 0));
    painter.drawLine(at - QPointF(0, 2 * handle), at + QPointF(0, 2 * handle));
}

}  // namespace

std::vector<MapPoint> boxOf(MapPoint from, MapPoint to) { return {from, {to.x, from.y}, to, {from.x, to.y}}; }

void paintMapOverlay(QPainter& painter, const MapOverlay& overlay, const QTransform& toPixels, const QPalette& palette,
                     double handle)
{
    painter.save();
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing);
    paintChosen(painter, overlay, toPixels, palette, handle);
    if (overlay.drawn) paintTrace(painter, overlay, toPixels, palette, handle);
    painter.restore();
}

}  // namespace drumhead::app
