#include "drumhead/print/chart_painter.hpp"

#include "print/sheet_document.hpp"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QPainterPath>

namespace drumhead::print {

namespace {

using Shape = ChartDrawing::Shape;
using Tone = ChartDrawing::Tone;

class ChartPainter {
public:
    ChartPainter(QPainter& painter, QPointF at, qreal point, qreal pointSize, const ChartColours& colours)
        : m_painter(painter), m_at(at), m_point(point), m_pointSize(pointSize),
          m_font(sheetFont(pointSize * point * 72 / painter.device()->logicalDpiY())), m_colours(colours)
    {}

    /// Its bounds were checked when it was read; what can't be decoded is left out.
    void paint(const ChartDrawing::Beneath& beneath)
    {
        const std::string bytes = beneath.picture.bytes();
        QImage image;
        image.loadFromData(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())),
                           beneath.picture.isPng() ? "PNG" : "JPEG");
        if (image.isNull()) return;
        m_painter.save();
        m_painter.setOpacity(ChartDrawing::Beneath::strength);
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_painter.drawImage(QRectF(m_at, QSizeF(beneath.width, beneath.height) * m_point), image);
        m_painter.restore();
    }

    void paint(const Shape& shape)
    {
        switch (shape.kind) {
        case Shape::Kind::Line:
            m_painter.setPen(penOf(shape));
            m_painter.drawLine(place(shape.x, shape.y), place(shape.x + shape.width, shape.y + shape.height));
            return;
        case Shape::Kind::Box: return box(shape);
        case Shape::Kind::Dot:
            m_painter.setPen(QPen(inkOf(shape), shape.stroke * m_point));
            m_painter.setBrush(shape.filled ? inkOf(shape) : m_colours.ground);
            m_painter.drawEllipse(place(shape.x, shape.y), shape.width / 2 * m_point, shape.height / 2 * m_point);
            return;
        case Shape::Kind::Path: return path(shape);
        case Shape::Kind::Text: text(shape);
        }
    }

private:
    [[nodiscard]] QPointF place(double x, double y) const { return m_at + QPointF(x, y) * m_point; }

    [[nodiscard]] QColor inkOf(const Shape& shape) const
    {
        const auto look = static_cast<std::size_t>(std::max(shape.look, 0));
        switch (shape.tone) {
        case Tone::Ink: return m_colours.ink;
        case Tone::Grey: return m_colours.grey;
        case Tone::Pale: return m_colours.pale;
        case Tone::Ground: return m_colours.ground;
        case Tone::Side: break;
        }
        return look < m_colours.sides.size() ? m_colours.sides[look] : QColor(0x30, 0x30, 0x30);
    }

    [[nodiscard]] QPen penOf(const Shape& shape) const
    {
        QPen pen(inkOf(shape), shape.stroke * m_point);
        pen.setCapStyle(Qt::FlatCap);
        if (shape.tone != Tone::Side) return pen;
        switch (chartPattern(shape.look)) {
        case ChartPattern::Solid: break;
        case ChartPattern::Hatched: pen.setStyle(Qt::DashLine); break;
        case ChartPattern::Open: pen.setStyle(Qt::DotLine); break;
        case ChartPattern::Dotted: pen.setStyle(Qt::DashDotLine); break;
        }
        return pen;
    }

    void box(const Shape& shape)
    {
        const QRectF area(place(shape.x, shape.y), QSizeF(shape.width, shape.height) * m_point);
        if (!shape.filled) {
            m_painter.setPen(QPen(inkOf(shape), shape.stroke * m_point));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(area);
            return;
        }
        const ChartPattern pattern = shape.tone == Tone::Side ? chartPattern(shape.look) : ChartPattern::Solid;
        if (pattern == ChartPattern::Solid) m_painter.fillRect(area, inkOf(shape));
        if (pattern == ChartPattern::Hatched || pattern == ChartPattern::Dotted)
            hatch(area, inkOf(shape), pattern == ChartPattern::Hatched ? 2.4 : 4.0);
    }

    /// Lines of our own: what a printer makes of a brush's pattern depends on its dots.
    void hatch(const QRectF& area, const QColor& ink, qreal step)
    {
        m_painter.save();
        m_painter.setClipRect(area, Qt::IntersectClip);
        m_painter.setPen(QPen(ink, 0.8 * m_point));
        for (qreal x = area.left() - area.height(); x < area.right(); x += step * m_point)
            m_painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()));
        m_painter.restore();
    }

    void path(const Shape& shape)
    {
        QPolygonF points;
        for (const auto& [x, y] : shape.points) points << place(x, y);
        QPen pen(inkOf(shape), shape.stroke * m_point, shape.dashed ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap,
                 Qt::RoundJoin);
        m_painter.setPen(pen);
        m_painter.setBrush(shape.closed && shape.filled ? QBrush(inkOf(shape)) : QBrush(Qt::NoBrush));
        if (shape.closed) m_painter.drawPolygon(points);
        else m_painter.drawPolyline(points);
    }

    void text(const Shape& shape)
    {
        QFont font = m_font;
        font.setBold(shape.bold);
        const QString said = QString::fromStdString(shape.text);
        const qreal width = QFontMetricsF(font, m_painter.device()).horizontalAdvance(said);
        QPointF from = place(shape.x, shape.y);
        if (shape.align == Shape::Align::Right) from.rx() -= width;
        if (shape.align == Shape::Align::Centre) from.rx() -= width / 2;
        if (shape.halo) halo(from, font, said);
        m_painter.setFont(font);
        m_painter.setPen(m_colours.ink);
        m_painter.drawText(from, said);
    }

    void halo(QPointF at, const QFont& font, const QString& said)
    {
        QPainterPath letters;
        const QFont onDevice(font, m_painter.device());
        letters.addText(at, onDevice, said);
        const qreal reach = ChartDrawing::halo * m_pointSize * m_point;
        m_painter.strokePath(letters, QPen(m_colours.ground, 2 * reach, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }

    QPainter& m_painter;
    QPointF m_at;
    qreal m_point;
    qreal m_pointSize;
    QFont m_font;
    const ChartColours& m_colours;
};

}  // namespace

void paintChart(QPainter& painter, const ChartDrawing& drawing, QPointF at, qreal point, const ChartColours& colours)
{
    painter.save();
    ChartPainter artist(painter, at, point, drawing.pointSize, colours);
    if (drawing.beneath) artist.paint(*drawing.beneath);
    for (const Shape& shape : drawing.shapes) artist.paint(shape);
    painter.restore();
}

}  // namespace drumhead::print
