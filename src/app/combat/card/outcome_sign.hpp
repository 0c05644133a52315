#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace drumhead::app {

/// Draws the sign of an outcome (hold, shaken, retreat, rout, destroyed, hits, refused, move, due) in one colour.
/// Draws nothing for "none" or a sign that there is not.
void paintOutcomeSign(QPainter& painter, const QRectF& place, const QString& sign, const QColor& colour);

/// Whether there is such a sign.
[[nodiscard]] bool hasOutcomeSign(const QString& sign);

}  // namespace drumhead::app
