#include "drumhead/print/print.hpp"

#include "drumhead/print/sheet_pages.hpp"
#include "print/drawable_sheet.hpp"
#include "print/page_painter.hpp"

#include <QBuffer>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>

#include <cstdio>
#include <utility>

namespace drumhead {

namespace {

struct PrintWords {
    Q_DECLARE_TR_FUNCTIONS(Print)
};

using namespace print;

constexpr qreal footInPoints = 14;

QString titleOf(const Sheet& sheet)
{
    return sheet.empty() ? QString() : QString::fromStdString(sheet.front().text).simplified();
}

Error noFonts()
{
    return Error{
        PrintWords::tr(
            "no fonts are installed, and without one a page would stay empty; install some (on Debian: fonts-dejavu-core)")
            .toStdString()};
}

/// How a PDF is laid out.
void prepare(QPdfWriter& writer, Paper paper)
{
    writer.setResolution(600);
    writer.setPageSize(QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    writer.setPageMargins(QMarginsF(SheetMargins::sides, SheetMargins::top, SheetMargins::sides, SheetMargins::bottom),
                          QPageLayout::Millimeter);
}

LaidSheet laidOn(QPagedPaintDevice& device, const Sheet& drawn, const SheetLayout& layout,
                 std::stop_token cancelled = {})
{
    const qreal foot = footInPoints * device.logicalDpiY() / 72;
    return layOut(drawn, layout, device, {qreal(device.width()), device.height() - foot}, std::move(cancelled));
}

}  // namespace

Result<int> paintSheet(const Sheet& sheet, const SheetLayout& layout, QPagedPaintDevice& device, const Texts& texts)
{
    if (!hasFonts()) return noFonts();
    QPainter painter;
    if (!painter.begin(&device))
        return Error{PrintWords::tr("the pages can't be painted; check the printer or the file").toStdString()};
    const Sheet drawn = drawable(sheetFor(SheetBlock::Medium::Paper, sheet), texts);
    const LaidSheet laid = laidOn(device, drawn, layout);
    PagePainter pages(laid, titleOf(drawn), QSizeF(device.width(), device.height()), device.logicalDpiY() / 72.0);
    for (int page = 0; page < laid.pages; ++page) {
        if (page > 0 && !device.newPage())
            return Error{
                PrintWords::tr("the pages can't be painted to the end; check the printer or the room on the disk")
                    .toStdString()};
        pages.paint(painter, page);
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
    prepare(writer, layout.paper);
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

/// The writer is what the documents measure by, so it stays.
struct SheetPages::Laid {
    QBuffer nowhere;
    std::unique_ptr<QPdfWriter> device;
    LaidSheet sheet;
    std::unique_ptr<PagePainter> painter;
};

SheetPages::SheetPages() : m_laid(std::make_unique<Laid>()) {}

SheetPages::~SheetPages() = default;

Result<std::shared_ptr<SheetPages>> SheetPages::layOut(const Sheet& sheet, const SheetLayout& layout,
                                                       const Texts& texts, QThread* owner, std::stop_token cancelled)
{
    if (!hasFonts()) return noFonts();
    const std::shared_ptr<SheetPages> made(new SheetPages);
    Laid& laid = *made->m_laid;
    laid.nowhere.open(QIODevice::WriteOnly);
    laid.device = std::make_unique<QPdfWriter>(&laid.nowhere);
    prepare(*laid.device, layout.paper);
    const Sheet drawn = drawable(sheetFor(SheetBlock::Medium::Paper, sheet), texts);
    laid.sheet = laidOn(*laid.device, drawn, layout, std::move(cancelled));
    laid.painter =
        std::make_unique<PagePainter>(laid.sheet, titleOf(drawn), QSizeF(laid.device->width(), laid.device->height()),
                                      laid.device->logicalDpiY() / 72.0);
    laid.nowhere.moveToThread(owner);
    laid.device->moveToThread(owner);
    for (const auto& each : laid.sheet.documents) each->moveToThread(owner);
    return made;
}

int SheetPages::count() const { return m_laid->sheet.pages; }

QSizeF SheetPages::paper() const { return m_laid->device->pageLayout().fullRectPoints().size(); }

void SheetPages::paint(QPainter& painter, int page)
{
    const QRectF printed = m_laid->device->pageLayout().paintRectPoints();
    const qreal dots = 72.0 / m_laid->device->logicalDpiY();
    painter.save();
    painter.translate(printed.topLeft());
    painter.scale(dots, dots);
    m_laid->painter->paint(painter, page);
    painter.restore();
}

}  // namespace drumhead
