#include "print/sheet_document.hpp"

#include "drumhead/charts/chart_drawing.hpp"
#include "print/card_writer.hpp"
#include "print/column_widths.hpp"
#include "print/sheet_style.hpp"
#include "print/table_cells.hpp"

#include <QAbstractTextDocumentLayout>
#include <QImage>
#include <QPagedPaintDevice>
#include <QTextCursor>
#include <QTextLayout>
#include <QTextTable>
#include <QUrl>
#include <QVariant>

#include <numeric>

namespace drumhead::print {

namespace {

using Kind = SheetBlock::Kind;

constexpr qreal leastOfTables = 9;  // points
constexpr qreal largeBoxes = 1.2;
constexpr qreal airOfCloseLines = 0.4;  ///< with less, lines stand closer
constexpr qreal largeLines = 1.1;

/// Writes the blocks of a sheet to the end of a document.
class DocumentWriter {
public:
    DocumentWriter(QTextDocument& document, qreal width, qreal pointSize, qreal air)
        : m_cursor(&document), m_width(width), m_size(pointSize), m_air(air)
    {}

    /// `keep`: it stays on the page of what comes next.
    void write(const SheetBlock& block, bool keep)
    {
        m_keeps = keep;
        switch (block.kind) {
        case Kind::Title: return title(block);
        case Kind::Topic: return topic(block);
        case Kind::Heading: return block.again ? topic(block) : heading(block, 1.3, 0.5);
        case Kind::Subheading: return heading(block, 1.08);
        case Kind::Strong: return paragraph(block, strong());
        case Kind::Paragraph: return paragraph(block, {});
        case Kind::Quote: return paragraph(block, stressed(), 1.5);
        case Kind::Item: return item(block);
        case Kind::Table: return table(block);
        case Kind::Labels: return labels(block);
        case Kind::Cards: return cards(block);
        case Kind::Figure: return chart(block);
        case Kind::Verbatim: return verbatim(block);
        case Kind::PageBreak: m_beginsPage = true;
        }
    }

private:
    /// A fresh block; the first one of a document is there already. Sizes are in points, as long as the device is not
    /// known.
    void begin(qreal above, qreal below, bool keep = false)
    {
        QTextBlockFormat format;
        format.setTopMargin(m_isFirst ? 0 : points(above));
        format.setBottomMargin(points(below));
        if (keep) format.setProperty(KeepWithNext, true);
        if (m_beginsPage) format.setProperty(BeginsPage, true);
        m_beginsPage = false;
        m_isRuled = false;
        m_isText = false;
        m_isBelowBar = false;
        m_table = nullptr;
        if (m_fresh) m_cursor.setBlockFormat(format);
        else m_cursor.insertBlock(format, {});
        m_cursor.setBlockCharFormat({});
        m_fresh = false;
        m_isFirst = false;
    }

    /// Lengths of documents are in pixels of a screen of 96 to the inch.
    [[nodiscard]] qreal points(qreal ems) const { return ems * m_size * 96 / 72; }

    void runs(const SheetBlock& block, const QTextCharFormat& format)
    {
        for (const TextRun& run : textRuns(block)) {
            QTextCharFormat own = format;
            if (run.strong) own.setFontWeight(QFont::Bold);
            if (run.stressed) own.setFontItalic(true);
            m_cursor.insertText(plain(run.text), own);
        }
    }

    /// `rule`: how strong a line is drawn below it, in points; 0 for none.
    void heading(const SheetBlock& block, qreal larger, qreal rule = 0)
    {
        if (block.large) larger *= 1.1;
        if (rule > 0) spaceAfterTable(points(larger * 0.8));
        begin(rule > 0 ? larger * 0.8 : larger * 0.6, rule > 0 ? 0.45 : 0.2, true);
        if (rule > 0) {
            QTextBlockFormat format = m_cursor.blockFormat();
            format.setProperty(RuleBelow, rule);
            m_cursor.setBlockFormat(format);
        }
        m_isRuled = rule > 0;
        mark(m_cursor, BeginsPart);
        QTextCharFormat format = strong();
        format.setFontPointSize(m_size * larger);
        runs(block, format);
    }

    void title(const SheetBlock& block)
    {
        heading(block, 1.7, 1.2);
        mark(m_cursor, IsTitle);
    }

    static void mark(QTextCursor cursor, BlockMark as)
    {
        QTextBlockFormat format = cursor.blockFormat();
        format.setProperty(as, true);
        cursor.setBlockFormat(format);
    }

    /// The space above a block does not count behind a table; that below the table does.
    void spaceAfterTable(qreal space)
    {
        if (!m_table) return;
        QTextTableFormat format = m_table->format();
        format.setBottomMargin(std::max(format.bottomMargin(), space));
        m_table->setFormat(format);
    }

    /// White on a dark bar over the whole width.
    void topic(const SheetBlock& block)
    {
        QTextTable* made = insertTable(1, {1.0}, points(0.22));
        QTextTableCell bar = made->cellAt(0, 0);
        darken(bar);
        keepWithNext(bar);
        mark(bar.firstCursorPosition(), BeginsPart);
        if (block.again) mark(bar.firstCursorPosition(), SaidAgain);
        QTextCharFormat format = sized(strong(), m_size * (block.again ? 1.1 : 1.2));
        format.setForeground(Qt::white);
        bar.firstCursorPosition().insertText(plain(block.text), format);
        leave();
        m_isBelowBar = block.again;
    }

    void paragraph(const SheetBlock& block, const QTextCharFormat& format, qreal indent = 0)
    {
        begin(0.15, 0.3 * m_air, m_keeps || block.kind == Kind::Strong || m_isBelowBar);
        m_isText = true;
        inset(indent, 0);
        runs(block, format);
    }

    void inset(qreal left, qreal first)
    {
        QTextBlockFormat format = m_cursor.blockFormat();
        // Unlike heights these are taken as they are.
        const qreal scale = m_cursor.document()->documentLayout()->paintDevice()->logicalDpiX() / 96.0;
        format.setLeftMargin(points(left) * scale);
        format.setTextIndent(points(first) * scale);
        m_cursor.setBlockFormat(format);
    }

    void item(const SheetBlock& block)
    {
        begin(0, 0.12 * m_air, m_keeps || block.text.empty());  // one with a lead alone heads others
        inset(0.75 + block.depth, -0.75);
        m_cursor.insertText(QStringLiteral("• "));
        runs(block, {});
    }

    void verbatim(const SheetBlock& block)
    {
        begin(0.1, 0.3);
        QTextCharFormat format;
        format.setFontPointSize(std::max(m_size * 0.85, leastOfTables));
        if (!block.lead.empty()) m_cursor.insertText(plain(block.lead) + u' ', strong(format));
        m_cursor.insertText(plain(block.text, true), format);
    }

    /// Holds its room with an empty picture; what is painted there stands in the document's properties.
    void chart(const SheetBlock& block)
    {
        begin(0.2, 0.4);
        QTextDocument& document = *m_cursor.document();
        const qreal width = m_width * 72 / document.documentLayout()->paintDevice()->logicalDpiX();
        const ChartDrawing drawing = block.drawing(width, std::max(m_size, leastOfTables));
        document.setProperty(chartProperty(++m_charts).constData(), QVariant::fromValue(drawing));
        QTextBlockFormat format = m_cursor.blockFormat();
        format.setProperty(ChartNumber, m_charts);
        m_cursor.setBlockFormat(format);
        QImage empty(1, 1, QImage::Format_Mono);
        empty.fill(1);
        const QString name = QStringLiteral("empty");
        document.addResource(QTextDocument::ImageResource, QUrl(name), empty);
        QTextImageFormat room;
        room.setName(name);
        room.setWidth(1);
        room.setHeight((drawing.height + drawing.pointSize * 0.3) * 96 / 72);
        m_cursor.insertImage(room);
    }

    QTextTable* insertTable(qsizetype rows, const std::vector<qreal>& shares, qreal padding)
    {
        QTextTableFormat format;
        QList<QTextLength> widths;
        const qreal all = std::accumulate(shares.begin(), shares.end(), qreal(0));
        for (const qreal share : shares) widths << QTextLength(QTextLength::PercentageLength, share * 100 / all);
        format.setColumnWidthConstraints(widths);
        format.setWidth(QTextLength(QTextLength::PercentageLength, std::min(all, 1.0) * 100));
        format.setCellSpacing(0);
        format.setBorderCollapse(true);
        format.setBorder(0);
        format.setCellPadding(padding);
        format.setTopMargin(points(m_isRuled ? 0.4 : m_isText ? 0.3 : 0.1));
        format.setBottomMargin(points(0.4));
        if (m_beginsPage || m_isFirst) begin(0, 0);
        m_table = m_cursor.insertTable(static_cast<int>(rows), static_cast<int>(shares.size()), format);
        return m_table;
    }

    void leave()
    {
        m_cursor.movePosition(QTextCursor::End);
        m_fresh = true;  // the empty block behind a table
        QTextBlockFormat format;
        format.setLineHeight(1, QTextBlockFormat::FixedHeight);
        m_cursor.setBlockFormat(format);
    }

    /// Those that the sheet asks for, over the whole width; else what the cells need.
    [[nodiscard]] std::vector<qreal> sharesOf(const SheetBlock& block, qreal size, qreal padding) const
    {
        if (block.shares.empty()) return columnShares(block, *m_cursor.document(), sheetFont(size), m_width, padding);
        const int all = std::accumulate(block.shares.begin(), block.shares.end(), 0);
        std::vector<qreal> shares;
        for (const int share : block.shares) shares.push_back(static_cast<qreal>(share) / all);
        return shares;
    }

    void table(const SheetBlock& block)
    {
        if (block.rows.empty() || block.rows.front().empty()) return;
        qreal padding = points(0.16) * m_air;
        qreal size = m_size
            * (!block.large      ? 1
                   : block.boxed ? largeBoxes
                                 : largeLines);  // of tables with many columns smaller, rather than broken words
        const auto fits = [&] { return wordsFit(block, *m_cursor.document(), sheetFont(size), m_width, padding); };
        for (const qreal closer : {0.1, 0.05}) {  // less room beside them first
            if (!fits()) padding = std::min(padding, points(closer));
        }
        while (size > leastOfTables && !fits()) size -= 0.25;
        const std::vector<qreal> shares = sharesOf(block, size, padding);
        const int heads = headRows(block.rows.front());
        QTextTable* made = insertTable(static_cast<qsizetype>(block.rows.size()) + heads - 1, shares, padding);
        fillTable(made, block, heads, size, points(0.5));
        QTextTableFormat format = made->format();
        format.setHeaderRowCount(heads);
        made->setFormat(format);
        leave();
    }

    /// How many lines a label takes, so that all can be made as high as the highest.
    [[nodiscard]] int printedLines(const std::vector<std::string>& lines, std::size_t across) const
    {
        QPaintDevice* device = m_cursor.document()->documentLayout()->paintDevice();
        const qreal edges = labelPadding() * 2.5 * device->logicalDpiX() / 96;
        int count = 0;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            QFont font = sheetFont(m_size);
            font.setBold(i == 0);
            QTextLayout layout(plain(lines[i]), font, device);
            QTextOption option;
            option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
            layout.setTextOption(option);
            layout.beginLayout();
            for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
                line.setLineWidth(m_width / static_cast<qreal>(across) - edges);
                ++count;
            }
            layout.endLayout();
        }
        return count;
    }

    [[nodiscard]] qreal labelPadding() const { return points(0.6) * std::min<qreal>(m_air, 1); }

    void labels(const SheetBlock& block)
    {
        constexpr std::size_t across = 3;
        if (block.rows.empty()) return;
        QTextTable* made = insertTable(static_cast<qsizetype>((block.rows.size() + across - 1) / across),
                                       std::vector<qreal>(across, 1.0 / across), labelPadding());
        int most = 0;
        for (const std::vector<std::string>& lines : block.rows) most = std::max(most, printedLines(lines, across));
        for (std::size_t i = 0; i < block.rows.size(); ++i) {
            const std::vector<std::string>& lines = block.rows[i];
            cutFrame(made->cellAt(static_cast<int>(i / across), static_cast<int>(i % across)));
            QTextCursor cursor =
                made->cellAt(static_cast<int>(i / across), static_cast<int>(i % across)).firstCursorPosition();
            for (std::size_t line = 0; line < lines.size(); ++line) {
                if (line > 0) cursor.insertText(QString(QChar::LineSeparator));
                cursor.insertText(plain(lines[line]), line == 0 ? strong() : QTextCharFormat());
            }
            for (int line = printedLines(lines, across); line < most; ++line)
                cursor.insertText(QString(QChar::LineSeparator));
        }
        leave();
    }

    /// Each in a frame of its own, which is one row and so never cut.
    void cards(const SheetBlock& block)
    {
        const qreal edge = 0.3 * std::min<qreal>(m_air, 1);
        const qreal below = 0.25 * std::min<qreal>(m_air, 1);
        const qreal width = m_width
            - 2 * (edge + 0.1) * m_size * m_cursor.document()->documentLayout()->paintDevice()->logicalDpiX() / 72;
        for (const SheetCard& card : block.cards) {
            QTextTable* made = insertTable(1, {1.0}, points(edge));
            box(made->cellAt(0, 0));
            QTextTableFormat format = made->format();
            format.setBottomMargin(points(below));
            made->setFormat(format);
            writeCard(made->cellAt(0, 0), card, width, m_size, m_air);
            leave();
        }
    }

    QTextCursor m_cursor;
    QTextTable* m_table = nullptr;  ///< what comes next stands behind it
    qreal m_width;
    qreal m_size;
    qreal m_air;
    int m_charts = 0;
    bool m_fresh = true;
    bool m_keeps = false;
    bool m_isFirst = true;
    bool m_beginsPage = false;
    bool m_isText = false;      ///< the last block is a paragraph
    bool m_isRuled = false;     ///< the last block is a heading with a line below
    bool m_isBelowBar = false;  ///< what comes next belongs to a bar that is said again
};

/// With hardly any room around lines they stand closer themselves.
void closeUp(QTextDocument& document)
{
    constexpr int closeLines = 93;  // percent
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (format.hasProperty(ChartNumber) || format.lineHeightType() != QTextBlockFormat::SingleHeight) continue;
        format.setLineHeight(closeLines, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
    }
}

/// Whether a paragraph tells how to read the figure behind it.
bool isOfFigure(Blocks blocks, std::size_t at)
{
    return blocks[at].kind == Kind::Paragraph && at + 1 < blocks.size() && blocks[at + 1].kind == Kind::Figure;
}

/// Whether one item of a long list comes behind this one, which would stand alone on a page.
bool isLastButOne(Blocks blocks, std::size_t at)
{
    constexpr std::size_t many = 3;
    const auto isItem = [&](std::size_t i) { return i < blocks.size() && blocks[i].kind == Kind::Item; };
    std::size_t first = at;
    while (first > 0 && isItem(first - 1)) --first;
    return isItem(at) && isItem(at + 1) && !isItem(at + 2) && at - first + 1 >= many;
}

}  // namespace

QFont sheetFont(qreal pointSize)
{
    QFont font(QStringList{QStringLiteral("DejaVu Sans Condensed"), QStringLiteral("DejaVu Sans"),
                           QStringLiteral("Sans Serif")});
    font.setPointSizeF(pointSize);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

std::unique_ptr<QTextDocument> makeDocument(Blocks blocks, QPagedPaintDevice& device, qreal width, qreal pointSize,
                                            qreal air)
{
    auto document = std::make_unique<QTextDocument>();
    document->setUndoRedoEnabled(false);
    document->documentLayout()->setPaintDevice(&device);  // first of all: lengths depend on it
    document->setDocumentMargin(0);
    document->setDefaultFont(sheetFont(pointSize));
    QTextOption option;
    // The sheets are English; names that run the other way keep their own order.
    option.setTextDirection(Qt::LeftToRight);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document->setDefaultTextOption(option);
    QTextCursor edit(document.get());
    edit.beginEditBlock();  // laid out once, not after each word
    DocumentWriter writer(*document, width, pointSize, air);
    for (std::size_t i = 0; i < blocks.size(); ++i)
        writer.write(blocks[i], isLastButOne(blocks, i) || isOfFigure(blocks, i));
    if (air < airOfCloseLines) closeUp(*document);
    edit.endEditBlock();
    document->setTextWidth(width);
    return document;
}

}  // namespace drumhead::print
