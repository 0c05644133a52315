#include "drumhead/print/print.hpp"

#include "drumhead/print/chart_painter.hpp"
#include "print/block_places.hpp"
#include "print/laid_sheet.hpp"
#include "print/sheet_document.hpp"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QRawFont>
#include <QTextBlock>
#include <QTextLayout>
#include <QVariant>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>
#include <utility>

namespace drumhead {

namespace {

struct PrintWords {
    Q_DECLARE_TR_FUNCTIONS(Print)
};

using namespace print;

constexpr qreal usualSize = 10;  // points
constexpr qreal footInPoints = 14;

/// The lines below headings that stand in that stretch.
void paintRules(QPainter& painter, const Piece& piece, BlockPlaces& places)
{
    const qreal point = painter.device()->logicalDpiY() / 72.0;
    for (const auto& [block, box, lowest] : places.marked(*piece.document)) {
        const qreal strength = block.blockFormat().doubleProperty(RuleBelow) * point;
        if (strength <= 0 || box.bottom() <= piece.top || box.bottom() > piece.bottom) continue;
        painter.fillRect(QRectF(0, box.bottom(), piece.document->textWidth(), strength), Qt::black);
    }
}

/// The charts that stand in that stretch.
void paintCharts(QPainter& painter, const Piece& piece, BlockPlaces& places)
{
    for (const auto& [block, box, lowest] : places.marked(*piece.document)) {
        const int number = block.blockFormat().intProperty(ChartNumber);
        if (number == 0) continue;
        if (box.center().y() < piece.top || box.center().y() > piece.bottom) continue;
        const QVariant drawing = piece.document->property(chartProperty(number).constData());
        const qreal top = block.layout()->lineCount() > 0 ? block.layout()->lineAt(0).y() : 0;
        paintChart(painter, drawing.value<ChartDrawing>(), {0, box.top() + top},
                   painter.device()->logicalDpiY() / 72.0);
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

void paintPiece(QPainter& painter, const Piece& piece, BlockPlaces& places)
{
    const qreal width = piece.document->textWidth();
    const qreal edge = std::min(piece.bottom - piece.top,
                                piece.document->defaultFont().pointSizeF() * painter.device()->logicalDpiY() / 72)
        * 0.3;
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = QPalette(Qt::black, Qt::white);
    context.clip.setCoords(0, topToAskFor(piece, edge, places), width, piece.bottom - edge);
    painter.save();
    painter.translate(piece.at.x(), piece.at.y() - piece.top);
    painter.setClipRect(QRectF(-4, piece.top, width + 8, piece.bottom - piece.top));
    piece.document->documentLayout()->draw(&painter, context);
    painter.setClipping(false);
    paintRules(painter, piece, places);
    paintCharts(painter, piece, places);
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

void paintFoot(QPainter& painter, QSizeF area, const QString& title, int page, int pages)
{
    QFont font = sheetFont(usualSize);
    painter.setFont(font);
    painter.setPen(Qt::darkGray);
    const QFontMetricsF metrics(font, painter.device());
    const QString number = QStringLiteral("%1 / %2").arg(page + 1).arg(pages);
    const QRectF line(0, area.height() - metrics.height(), area.width(), metrics.height());
    painter.drawText(line, Qt::AlignRight, number);
    painter.drawText(line, Qt::AlignLeft,
                     metrics.elidedText(title, Qt::ElideRight, area.width() - metrics.horizontalAdvance(number) * 2));
}

/// Qt lists families by their common names even where there is no font at all, and draws boxes then, which have no map
/// of letters.
bool hasFonts()
{
    return !QFontDatabase::families().isEmpty()
        && !QRawFont::fromFont(sheetFont(usualSize)).fontTable("cmap").isEmpty();
}

/// Calls `visit` for each text on a sheet that is drawn.
template <typename Visit>
void eachText(Sheet& sheet, Visit visit)
{
    for (SheetBlock& block : sheet) {
        visit(block.lead);
        visit(block.text);
        for (SheetCard& card : block.cards) {
            for (std::string* const each : {&card.title, &card.tag, &card.said}) visit(*each);
            for (auto& [head, number] : card.numbers) visit(number);
            std::for_each(card.lines.begin(), card.lines.end(), visit);
        }
        for (std::vector<std::string>& row : block.rows) std::for_each(row.begin(), row.end(), visit);
        std::for_each(block.chart.labels.begin(), block.chart.labels.end(), visit);
        for (Chart::Series& each : block.chart.series) visit(each.name);
        for (Chart::Span& each : block.chart.spans) visit(each.name);
        for (MapSketch::Item& each : block.map.items) visit(each.name);
    }
}

constexpr char32_t signOfMissing = U'¤';

/// Characters of a sheet for which there is no font: they would be drawn as boxes.
std::set<char32_t> withoutFont(Sheet& sheet)
{
    const QFontMetricsF metrics(sheetFont(usualSize));
    std::set<char32_t> tried;
    std::set<char32_t> missing;
    eachText(sheet, [&](const std::string& text) {
        for (const char32_t c : QString::fromStdString(text).toUcs4()) {
            if (c > 0x7E && tried.insert(c).second && QChar::isPrint(c) && !metrics.inFontUcs4(c)) missing.insert(c);
        }
    });
    return missing;
}

/// The text with a plain sign for each run of characters that can't be drawn.
std::string withSigns(const std::string& text, const std::set<char32_t>& missing)
{
    std::u32string made;
    bool isMissing = false;
    for (const char32_t c : QString::fromStdString(text).toUcs4()) {
        const bool wasMissing = std::exchange(isMissing, missing.contains(c));
        if (!isMissing) made += c;
        else if (!wasMissing) made += signOfMissing;
    }
    return QString::fromStdU32String(made).toStdString();
}

/// The sheet with a plain sign for what can't be drawn, and a word on it.
Sheet drawable(Sheet sheet, const Texts& texts)
{
    const std::set<char32_t> missing = withoutFont(sheet);
    if (missing.empty()) return sheet;
    eachText(sheet, [&](std::string& text) { text = withSigns(text, missing); });
    SheetBlock& told = sheet.emplace_back();
    told.text = texts.count(
        "sheet.no-font", static_cast<std::int64_t>(missing.size()),
        "¤ stands for {n} character for which no font is installed. The sheet as HTML or Markdown has it as it was "
        "typed.|¤ stands for {n} characters for which no font is installed. The sheet as HTML or Markdown has them as "
        "they were typed.");
    told.wide = true;
    return sheet;
}

QString titleOf(const Sheet& sheet)
{
    return sheet.empty() ? QString() : QString::fromStdString(sheet.front().text).simplified();
}

}  // namespace

Result<int> paintSheet(const Sheet& sheet, const SheetLayout& layout, QPagedPaintDevice& device, const Texts& texts)
{
    if (!hasFonts())
        return Error{
            PrintWords::tr(
                "no fonts are installed, and without one a page would stay empty; install some (on Debian: fonts-dejavu-core)")
                .toStdString()};
    QPainter painter;
    if (!painter.begin(&device))
        return Error{PrintWords::tr("the pages can't be painted; check the printer or the file").toStdString()};
    const QSizeF area(device.width(), device.height());
    const qreal foot = footInPoints * device.logicalDpiY() / 72;
    const Sheet drawn = drawable(sheetFor(SheetBlock::Medium::Paper, sheet), texts);
    const LaidSheet laid = layOut(drawn, layout, device, {area.width(), area.height() - foot});
    BlockPlaces places;
    std::size_t next = 0;
    QString title = titleOf(drawn);
    for (int page = 0; page < laid.pages; ++page) {
        if (page > 0 && !device.newPage())
            return Error{
                PrintWords::tr("the pages can't be painted to the end; check the printer or the room on the disk")
                    .toStdString()};
        for (; next < laid.pieces.size() && laid.pieces[next].page == page; ++next) {
            paintPiece(painter, laid.pieces[next], places);
            if (const QString begun = titleIn(laid.pieces[next], places); !begun.isEmpty()) title = begun;
        }
        paintFoot(painter, area, title, page, laid.pages);
    }
    painter.end();
    return laid.pages;
}

Result<std::string> sheetToPdf(const Sheet& sheet, const SheetLayout& layout, const Texts& texts)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(600);
    writer.setPageSize(QPageSize(layout.paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    writer.setPageMargins(QMarginsF(SheetMargins::sides, SheetMargins::top, SheetMargins::sides, SheetMargins::bottom),
                          QPageLayout::Millimeter);
    writer.setTitle(titleOf(sheet));
    writer.setCreator(QStringLiteral("Drumhead"));
    const Result<int> pages = paintSheet(sheet, layout, writer, texts);
    if (!pages) return Error{pages.error()};
    buffer.close();
    if (!bytes.startsWith("%PDF") || !bytes.trimmed().endsWith("%%EOF"))
        return Error{PrintWords::tr("the PDF could not be finished").toStdString()};
    return bytes.toStdString();
}

Result<std::string> sheetToPdfHeadless(const Sheet& sheet, const SheetLayout& layout, const Texts& texts)
{
    if (QCoreApplication::instance()) return sheetToPdf(sheet, layout, texts);
    qputenv("QT_QPA_PLATFORM", "offscreen");  // without a display Qt would abort
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        // Suppress Qt's other messages.
        if (type == QtFatalMsg) std::fprintf(stderr, "drumhead-cli: error: %s\n", qPrintable(text));
    });
    int count = 1;
    char name[] = "drumhead-cli";
    char* arguments[] = {name, nullptr};
    const QGuiApplication application(count, arguments);
    return sheetToPdf(sheet, layout, texts);
}

}  // namespace drumhead
