#include "app/combat/card/stage_mark.hpp"

#include <QPainter>

namespace drumhead::app {

StageMark::StageMark(int number, bool here, QWidget* parent) : QWidget(parent), m_number(number), m_here(here)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize StageMark::sizeHint() const { return {fontMetrics().height() * 9 / 4, fontMetrics().height() * 5 / 4}; }

void StageMark::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette().color(QPalette::Text);
    const QColor accent = palette().color(QPalette::Highlight);
    const double side = height() - 2;
    const QRectF ring(1, 1, side, side);
    painter.setPen(QPen(m_here ? accent : ink, 1.5));
    painter.setBrush(m_here ? QBrush(accent) : QBrush(Qt::NoBrush));
    painter.drawEllipse(ring);
    painter.setPen(m_here ? palette().color(QPalette::HighlightedText) : ink);
    painter.drawText(ring, Qt::AlignCenter, QString::number(m_number));
    if (m_here) return;
    painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const double left = side + side / 4;
    painter.drawPolyline(
        QPolygonF({{left, side * 0.55}, {left + side * 0.2, side * 0.75}, {left + side * 0.55, side * 0.3}}));
}

}  // namespace drumhead::app
