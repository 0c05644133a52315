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
#include <QTextBlock>

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace drumhead {

namespace {

using namespace print;

constexpr qreal usualSize = 9;      // points
constexpr qreal readableSize = 5.75;   // before anything is left out
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

/// Blocks that may be left out, those that go last first. Of those that are alike those of one lead stay together, since one may need the other;
/// short ones go last, so that there are more of them.
std::vector<std::size_t> spareBlocks(const Sheet& sheet)
{
    struct Length {
        std::size_t text = 0;
        std::size_t blocks = 0;
        [[nodiscard]] std::size_t mean() const { return text / blocks; }
    };
    using Kin = std::pair<int, std::string>;
    std::map<Kin, Length> lengths;
    std::vector<std::size_t> spare;
    for (std::size_t i = 0; i < sheet.size(); ++i) {
        if (sheet[i].spare == 0) continue;
        spare.push_back(i);
        Length& length = lengths[{sheet[i].spare, sheet[i].lead}];
        length.text += sheet[i].text.size();
        ++length.blocks;
    }
    const auto place = [&](std::size_t i) { return std::tuple(sheet[i].spare, lengths.at({sheet[i].spare, sheet[i].lead}).mean(), sheet[i].lead); };
    std::stable_sort(spare.begin(), spare.end(), [&](std::size_t a, std::size_t b) { return place(a) < place(b); });
    return spare;
}

/// The sheet with so many of the blocks that may be left out, and with a word on how many others there are.
Sheet withSpare(const Sheet& sheet, const std::vector<std::size_t>& spare, std::size_t kept)
{
    std::vector<bool> isLeft(sheet.size(), false);
    for (std::size_t i = kept; i < spare.size(); ++i) isLeft[spare[i]] = true;
    Sheet made;
    std::set<std::string> chapters;
    for (std::size_t i = 0; i < sheet.size(); ++i) {
        if (!isLeft[i]) made.push_back(sheet[i]);
        else chapters.insert(sheet[i].lead);
    }
    if (kept >= spare.size()) return runTogether(made);
    SheetBlock& told = made.emplace_back();
    told.lead = "Left out here for want of room:";
    told.text = std::to_string(spare.size() - kept) + " sentences of " + std::to_string(chapters.size()) + " chapters. The sheet as HTML or Markdown has all of them.";
    return runTogether(made);
}

/// The greatest number up to `most` for which `fits` holds; it holds for fewer if it holds for more. 0 where it holds for none.
template <typename Fits>
std::size_t greatest(std::size_t most, Fits fits)
{
    std::size_t least = 0;
    while (least < most) {
        const std::size_t middle = (least + most + 1) / 2;
        if (fits(middle)) least = middle;
        else most = middle - 1;
    }
    return least;
}

/// Where a little smaller type saves a page, that: else its last one would be nearly empty. Where larger type takes no more pages, that.
template <typename Lay>
Laid inGoodSize(Lay lay)
{
    constexpr int mostPages = 12;
    constexpr qreal leastOfMany = 8;
    constexpr qreal largest = 10.5;
    Laid laid = lay(usualSize);
    const int pages = laid.pages;
    if (pages > mostPages) return laid;
    for (qreal size = usualSize - stepOfSize; pages > 1 && size >= leastOfMany; size -= stepOfSize) {
        Laid smaller = lay(size);
        if (smaller.pages < pages) return smaller;
    }
    for (qreal size = usualSize + stepOfSize; size <= largest; size += stepOfSize) {
        Laid larger = lay(size);
        if (larger.pages > pages) break;
        laid = std::move(larger);
    }
    return laid;
}

/// In the largest type that keeps to the pages allowed. Where that could not be read well some of what is spare is left out, and only then the type gets smaller still.
Laid fit(Sheet& sheet, const SheetLayout& layout, QPagedPaintDevice& device, QSizeF page)
{
    const Sheet whole = std::exchange(sheet, runTogether(sheet));
    const auto lay = [&](qreal size) { return layOut(sheet, layout, device, page, size); };
    if (layout.pages == 0) return inGoodSize(lay);
    const auto fits = [&](qreal size) { return lay(size).pages <= layout.pages; };
    const auto stepsAbove = [&](qreal least) { return static_cast<std::size_t>((usualSize - least) / stepOfSize); };
    const auto sizeOf = [](qreal least, std::size_t steps) { return least + static_cast<qreal>(steps) * stepOfSize; };
    const std::vector<std::size_t> spare = spareBlocks(whole);
    const qreal least = spare.empty() || fits(readableSize) ? leastSize : readableSize;
    if (least == readableSize) {
        const std::size_t kept = greatest(spare.size(), [&](std::size_t count) {
            sheet = withSpare(whole, spare, count);
            return fits(readableSize);
        });
        sheet = withSpare(whole, spare, kept);
    }
    const qreal from = least == readableSize && !fits(readableSize) ? leastSize : least;
    return lay(sizeOf(from, greatest(stepsAbove(from), [&](std::size_t steps) { return fits(sizeOf(from, steps)); })));
}

/// The lines below headings that stand in that stretch.
void paintRules(QPainter& painter, const Piece& piece)
{
    const QAbstractTextDocumentLayout& layout = *piece.document->documentLayout();
    const qreal point = painter.device()->logicalDpiY() / 72.0;
    for (QTextBlock block = piece.document->begin(); block.isValid(); block = block.next()) {
        const qreal strength = block.blockFormat().doubleProperty(RuleBelow) * point;
        const QRectF box = strength > 0 ? layout.blockBoundingRect(block) : QRectF();
        if (strength <= 0 || box.bottom() <= piece.top || box.bottom() > piece.bottom) continue;
        painter.fillRect(QRectF(0, box.bottom(), piece.document->textWidth(), strength), Qt::black);
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
    painter.setClipping(false);
    paintRules(painter, piece);
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

/// Characters of a sheet for which there is no font: they are drawn as boxes.
std::set<char32_t> withoutFont(const Sheet& sheet)
{
    const QFontMetricsF metrics(sheetFont(usualSize));
    std::set<char32_t> tried;
    std::set<char32_t> missing;
    const auto look = [&](const std::string& text) {
        for (const char32_t c : QString::fromStdString(text).toUcs4()) {
            if (c > 0x7E && tried.insert(c).second && QChar::isPrint(c) && !metrics.inFontUcs4(c)) missing.insert(c);
        }
    };
    for (const SheetBlock& block : sheet) {
        look(block.lead);
        look(block.text);
        for (const std::vector<std::string>& row : block.rows) std::for_each(row.begin(), row.end(), look);
    }
    return missing;
}

/// The sheet with a word on what could not be drawn.
Sheet withRemark(Sheet sheet)
{
    const std::set<char32_t> missing = withoutFont(sheet);
    if (missing.empty()) return sheet;
    SheetBlock& told = sheet.emplace_back();
    told.text = "No font is installed for " + std::to_string(missing.size()) + (missing.size() == 1 ? " character" : " characters") + " on this sheet; boxes stand for them. The sheet as HTML or Markdown has them as they were typed.";
    told.wide = true;
    return sheet;
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
    Sheet fitted = withRemark(sheetFor(SheetBlock::Medium::Paper, sheet));  // what is laid out looks into it
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
