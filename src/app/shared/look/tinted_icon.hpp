#pragma once

#include <QColor>
#include <QIcon>
#include <QRectF>
#include <QString>

class QPainter;
class QPalette;

namespace drumhead::app {

/// Draws a drawing of the resources, black on nothing, in one colour: "outcomes/rout", "units/foot".
void paintTinted(QPainter& painter, const QRectF& place, const QString& drawing, const QColor& colour);

/// The same as an icon in the palette's text colours, paler while it is disabled.
[[nodiscard]] QIcon tintedIcon(const QString& drawing, const QPalette& palette);

}  // namespace drumhead::app
