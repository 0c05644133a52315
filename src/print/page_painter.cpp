#include "print/page_painter.hpp"

#include "print/sheet_document.hpp"

#include "drumhead/print/chart_painter.hpp"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QPainter>
#include <QPalette>
#include <QTextBlock>
#include <QTextLayout>
#include <QVariant>

#include <algorithm>
#include <cmath>

namespace drumhead::print {

namespace {

constexpr qreal footSize = 10;  // points

/// The lines below headings that stand in that stretch.
void paintRules(QPainter& painter, const Piece& piece, BlockPlaces& places, qreal point)
{
    for (const auto& [block, box, lowest] : places.marked(*piece.document)) {
        const qreal strength = block.blockFormat().doubleProperty(RuleBelow) * point;
        if (strength <= 0 || box.bottom() <= piece.top || box.bottom() > piece.bottom) continue;
        painter.fillRect(QRectF(0, box.bottom(), piece.document->textWidth(), strength), Qt::black);
    }
}

/// The charts that stand in that stretch.
void paintCharts(QPainter& painter, const Piece& piece, BlockPlaces& places, qreal point)
{
    for (const auto& [block, box, lowest] : places.marked(*piece.document)) {
        const int number = block.blockFormat().intProperty(ChartNumber);
        if (number == 0) continue;
        if (box.center().y() < piece.top || box.center().y() > piece.bottom) continue;
        const QVariant drawing = piece.document->property(chartProperty(number).constData());
        const qreal top = block.layout()->lineCount() > 0 ? block.layout()->lineAt(0).y() : 0;
        paintChart(painter, drawing.value<ChartDrawing>(), {0, box.top() + top}, point);
    }
}

/// Where the clip of a piece has to begin so that no line above it is drawn: clipped lines are not seen, but a search
/// of the text finds them. Of a paragraph Qt draws one line more than lies below the top of the clip, so a paragraph
/// that is cut has its clip begin below the first line wanted.
qreal topToAskFor(const Piece& piece, qreal edge, BlockPlaces& places)
{
    const auto end = places.of(*piece.document).end();
    for (auto each = places.firstReaching(*piece.document, piece.top + edge); each != end; ++each) {
        const auto& [block, box, lowest] = *each;
        if (box.top() > piece.top) break;
        if (box.bottom() < piece.top + edge) continue;
        for (int i = 1; i < block.layout()->lineCount(); ++i) {
            const QRectF line = block.layout()->lineAt(i).rect().translated(0, box.top());
            if (std::abs(line.top() - piece.top) < edge) return line.bottom() + edge * 0.2;
        }
    }
    return piece.top + edge;
}

void paintPiece(QPainter& painter, const Piece& piece, BlockPlaces& places, qreal point)
{
    const qreal width = piece.document->textWidth();
    const qreal edge = std::min(piece.bottom - piece.top, piece.document->defaultFont().pointSizeF() * point) * 0.3;
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = QPalette(Qt::black, Qt::white);
    context.clip.setCoords(0, topToAskFor(piece, edge, places), width, piece.bottom - edge);
    painter.save();
    painter.translate(piece.at.x(), piece.at.y() - piece.top);
    painter.setClipRect(QRectF(-4, piece.top, width + 8, piece.bottom - piece.top));
    piece.document->documentLayout()->draw(&painter, context);
    painter.setClipping(false);
    paintRules(painter, piece, places, point);
    paintCharts(painter, piece, places, point);
    painter.restore();
}

/// The title in that stretch, or nothing.
QString titleIn(const Piece& piece, BlockPlaces& places)
{
    for (const auto& [block, box, lowest] : places.marked(*piece.document)) {
        if (!block.blockFormat().hasProperty(IsTitle)) continue;
        const qreal middle = box.center().y();
        if (middle > piece.top && middle < piece.bottom) return block.text().simplified();
    }
    return {};
}

}  // namespace

PagePainter::PagePainter(const LaidSheet& laid, QString title, QSizeF area, qreal point)
    : m_laid(laid), m_area(area), m_point(point)
{
    for (int page = 0; page < laid.pages; ++page) {
        for (const Piece& each : laid.pieces) {
            if (each.page != page) continue;
            if (const QString begun = titleIn(each, m_places); !begun.isEmpty()) title = begun;
        }
        m_titles.push_back(title);
    }
}

void PagePainter::paint(QPainter& painter, int page)
{
    for (const Piece& each : m_laid.pieces) {
        if (each.page == page) paintPiece(painter, each, m_places, m_point);
    }
    paintFoot(painter, page);
}

void PagePainter::paintFoot(QPainter& painter, int page) const
{
    QFont font = sheetFont(footSize);
    font.setPixelSize(static_cast<int>(std::lround(footSize * m_point)));  // whatever the painter's device is
    painter.setFont(font);
    painter.setPen(Qt::darkGray);
    const QFontMetricsF metrics(font);
    const QString number = QStringLiteral("%1 / %2").arg(page + 1).arg(m_laid.pages);
    const QRectF line(0, m_area.height() - metrics.height(), m_area.width(), metrics.height());
    painter.drawText(line, Qt::AlignRight, number);
    painter.drawText(line, Qt::AlignLeft,
                     metrics.elidedText(m_titles[static_cast<std::size_t>(page)], Qt::ElideRight,
                                        m_area.width() - metrics.horizontalAdvance(number) * 2));
}

}  // namespace drumhead::print
