#include "drumhead/print/print.hpp"

#include "page_flow.hpp"
#include "sheet_document.hpp"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QRawFont>

#include <cstdio>

namespace drumhead {

namespace {

using namespace print;

constexpr qreal usualSize = 9;      // points
constexpr qreal readableSize = 6;   // before anything is left out
constexpr qreal leastSize = 5.5;
constexpr qreal stepOfSize = 0.25;
constexpr qreal gapInPoints = 12;
constexpr qreal footInPoints = 14;

/// A sheet that found its place on pages.
struct Laid {
    std::vector<std::unique_ptr<QTextDocument>> documents;
    std::vector<Piece> pieces;
    int pages = 1;
};

Laid layOut(const Sheet& sheet, const SheetLayout& layout, QPagedPaintDevice& device, QSizeF page, qreal size)
{
    Laid laid;
    PageFlow flow(page, layout.columns, gapInPoints * device.logicalDpiX() / 72);
    for (std::size_t first = 0; first < sheet.size();) {
        const bool wide = sheet[first].wide || layout.columns == 1;
        std::size_t end = first;
        while (end < sheet.size() && (sheet[end].wide || layout.columns == 1) == wide) ++end;
        laid.documents.push_back(makeDocument(Blocks(sheet).subspan(first, end - first), device, flow.width(wide), size));
        flow.add(*laid.documents.back(), wide);
        first = end;
    }
    laid.pieces = flow.pieces();
    laid.pages = flow.pages();
    return laid;
}

/// The sheet without what is more than so spare, and with a word on what that was.
Sheet withoutSpare(const Sheet& sheet, int most)
{
    Sheet kept;
    std::string left;
    for (const SheetBlock& block : sheet) {
        if (block.spare <= most) kept.push_back(block);
        else if (const std::string of = block.lead.substr(0, block.lead.find(':')); left.find(of) == std::string::npos) left += (left.empty() ? "" : ", ") + of;
    }
    if (left.empty()) return kept;
    SheetBlock& told = kept.emplace_back();
    told.lead = "Left out for want of room";
    told.text = "(the sheet as HTML or Markdown has all of it), more on: " + left + ".";
    return kept;
}

/// In the largest type that keeps to the pages allowed, or, where that can't be read well, without the sparest parts.
Laid fit(Sheet& sheet, const SheetLayout& layout, QPagedPaintDevice& device, QSizeF page)
{
    int most = 0;
    for (const SheetBlock& block : sheet) most = std::max(most, block.spare);
    const Sheet whole = sheet;
    for (qreal size = usualSize;; size -= stepOfSize) {
        if (size < readableSize && most > 0) {
            sheet = withoutSpare(whole, --most);
            size = readableSize + stepOfSize;
        }
        Laid laid = layOut(sheet, layout, device, page, size);
        if (layout.pages == 0 || laid.pages <= layout.pages || size <= leastSize) return laid;
    }
}

void paintPiece(QPainter& painter, const Piece& piece)
{
    const qreal width = piece.document->textWidth();
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = QPalette(Qt::black, Qt::white);
    context.clip = QRectF(0, piece.top + 1, width, piece.bottom - piece.top - 2);
    painter.save();
    painter.translate(piece.at.x(), piece.at.y() - piece.top);
    painter.setClipRect(QRectF(-4, piece.top, width + 8, piece.bottom - piece.top));
    piece.document->documentLayout()->draw(&painter, context);
    painter.restore();
}

void paintFoot(QPainter& painter, QSizeF area, const QString& title, int page, int pages)
{
    QFont font = sheetFont(7);
    painter.setFont(font);
    painter.setPen(Qt::darkGray);
    const QFontMetricsF metrics(font, painter.device());
    const QString number = QStringLiteral("%1 / %2").arg(page + 1).arg(pages);
    const QRectF line(0, area.height() - metrics.height(), area.width(), metrics.height());
    painter.drawText(line, Qt::AlignRight, number);
    painter.drawText(line, Qt::AlignLeft, metrics.elidedText(title, Qt::ElideRight, area.width() - metrics.horizontalAdvance(number) * 2));
}

/// Qt lists families by their common names even where there is no font at all, and draws boxes then, which have no map of letters.
bool hasFonts()
{
    return !QFontDatabase::families().isEmpty() && !QRawFont::fromFont(sheetFont(usualSize)).fontTable("cmap").isEmpty();
}

QString titleOf(const Sheet& sheet)
{
    return sheet.empty() ? QString() : QString::fromStdString(sheet.front().text).simplified();
}

}  // namespace

Result<int> paintSheet(const Sheet& sheet, const SheetLayout& layout, QPagedPaintDevice& device)
{
    if (!hasFonts()) return Error{"no fonts are installed, and without one a page would stay empty; install some (on Debian: fonts-dejavu-core)"};
    QPainter painter;
    if (!painter.begin(&device)) return Error{"the pages can't be painted; check the printer or the file"};
    const QSizeF area(device.width(), device.height());
    const qreal foot = footInPoints * device.logicalDpiY() / 72;
    Sheet fitted = sheet;  // what is laid out looks into it
    const Laid laid = fit(fitted, layout, device, {area.width(), area.height() - foot});
    std::size_t next = 0;
    for (int page = 0; page < laid.pages; ++page) {
        if (page > 0 && !device.newPage()) return Error{"the pages can't be painted to the end; check the printer or the room on the disk"};
        for (; next < laid.pieces.size() && laid.pieces[next].page == page; ++next) paintPiece(painter, laid.pieces[next]);
        paintFoot(painter, area, titleOf(sheet), page, laid.pages);
    }
    painter.end();
    return laid.pages;
}

Result<std::string> sheetToPdf(const Sheet& sheet, const SheetLayout& layout)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(600);
    writer.setPageSize(QPageSize(layout.paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    writer.setPageMargins(QMarginsF(11, 10, 11, 8), QPageLayout::Millimeter);
    writer.setTitle(titleOf(sheet));
    writer.setCreator(QStringLiteral("Drumhead"));
    const Result<int> pages = paintSheet(sheet, layout, writer);
    if (!pages) return Error{pages.error()};
    buffer.close();
    if (!bytes.startsWith("%PDF") || !bytes.trimmed().endsWith("%%EOF")) return Error{"the PDF could not be finished"};
    return bytes.toStdString();
}

Result<std::string> sheetToPdfHeadless(const Sheet& sheet, const SheetLayout& layout)
{
    if (QCoreApplication::instance()) return sheetToPdf(sheet, layout);
    qputenv("QT_QPA_PLATFORM", "offscreen");  // without a display Qt would abort
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type == QtFatalMsg) std::fprintf(stderr, "drumhead-cli: error: %s\n", qPrintable(text));  // else only its own worries
    });
    int count = 1;
    char name[] = "drumhead-cli";
    char* arguments[] = {name, nullptr};
    const QGuiApplication application(count, arguments);
    return sheetToPdf(sheet, layout);
}

}  // namespace drumhead
