#include "app/combat/card/stage_mark.hpp"

#include "app/shared/look/tone_colours.hpp"

#include <QPainter>

namespace drumhead::app {

StageMark::StageMark(int number, bool here, OutcomeTone tone, QWidget* parent)
    : QWidget(parent), m_number(number), m_here(here), m_tone(tone)
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
    const QColor colour = m_tone == OutcomeTone::Neutral ? ink : toneColours(m_tone, palette()).ink;
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const double left = side + side / 4;
    const auto at = [&](double x, double y) { return QPointF(left + side * x, side * y); };
    switch (m_tone) {
    case OutcomeTone::Neutral:
    case OutcomeTone::Good: painter.drawPolyline(QPolygonF({at(0, 0.55), at(0.2, 0.75), at(0.55, 0.3)})); break;
    case OutcomeTone::Warning:
        painter.drawLine(at(0.25, 0.25), at(0.25, 0.6));
        painter.drawPoint(at(0.25, 0.8));
        break;
    case OutcomeTone::Bad:
        painter.drawLine(at(0.05, 0.3), at(0.5, 0.75));
        painter.drawLine(at(0.5, 0.3), at(0.05, 0.75));
        break;
    }
}

}  // namespace drumhead::app
