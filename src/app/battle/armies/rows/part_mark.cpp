#include "app/battle/armies/rows/part_mark.hpp"

#include <QPainter>
#include <QPalette>
#include <QPolygonF>

#include <algorithm>

namespace drumhead::app {

QColor partInk(const QPalette& palette, bool isFilled)
{
    if (isFilled) return palette.color(QPalette::Active, QPalette::HighlightedText);
    // Nearer to the text than what is filled with it: it stands on a tinted row as well.
    const QColor loud = palette.color(QPalette::Active, QPalette::Highlight);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const auto part = [](int a, int b) { return (3 * a + b) / 4; };
    return {part(loud.red(), text.red()), part(loud.green(), text.green()), part(loud.blue(), text.blue())};
}

void paintPartMark(QPainter& painter, const QRect& row, CasePart part, const QColor& ink)
{
    if (part == CasePart::None) return;
    constexpr double thick = 1.6;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen frame(ink, thick, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (part == CasePart::Meant) frame.setDashPattern({4, 2.5});
    painter.setPen(frame);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(row).adjusted(1, 1, -1, -1));
    const int line = std::min(row.height(), painter.fontMetrics().height() + 4);
    const double half = std::max(painter.fontMetrics().height() / 3.9, 3.5);
    const QPointF middle(row.left() + 3 + half, row.top() + line / 2.0);
    if (part == CasePart::Acts) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawPolygon(
            QPolygonF({middle + QPointF(-half, -half), middle + QPointF(half, 0), middle + QPointF(-half, half)}));
    } else {
        painter.setPen(QPen(ink, thick));
        painter.drawEllipse(middle, half, half);
        painter.setBrush(ink);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(middle, half / 3, half / 3);
    }
    painter.restore();
}

}  // namespace drumhead::app
