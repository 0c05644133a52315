#include "print/card_writer.hpp"

#include "print/sheet_document.hpp"
#include "print/sheet_style.hpp"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <vector>

namespace drumhead::print {

namespace {

class CardWriter {
public:
    CardWriter(const QTextTableCell& cell, qreal width, qreal size, qreal air)
        : m_cursor(cell.firstCursorPosition()), m_width(width), m_size(size), m_air(std::min<qreal>(air, 1))
    {}

    void write(const SheetCard& card)
    {
        title(card);
        if (!card.said.empty()) line({{card.said}}, 0);
        for (std::size_t first = 0; first < card.numbers.size();) first = strip(card, first);
        for (const std::string& each : card.lines) line(emphasisRuns(each), 0.15 * m_air);
    }

private:
    [[nodiscard]] QPaintDevice* device() const { return m_cursor.document()->documentLayout()->paintDevice(); }
    /// Lengths of documents are in pixels of a screen of 96 to the inch.
    [[nodiscard]] qreal points(qreal ems) const { return ems * m_size * 96 / 72; }

    void title(const SheetCard& card)
    {
        m_cursor.insertText(plain(card.title), sized(strong(), m_size * 1.05));
        if (card.tag.empty()) return;
        QTextCharFormat tag = sized(strong(), m_size);
        tag.setForeground(Qt::white);
        tag.setBackground(QColor(0x30, 0x30, 0x30));
        m_cursor.insertText(QStringLiteral("  "));
        m_cursor.insertText(QChar(0xA0) + plain(card.tag).replace(u' ', QChar(0xA0)) + QChar(0xA0), tag);
    }

    void line(const std::vector<TextRun>& runs, qreal above)
    {
        QTextBlockFormat format;
        format.setTopMargin(points(above));
        if (m_isFresh) m_cursor.setBlockFormat(format);
        else m_cursor.insertBlock(format, sized({}, m_size));
        m_isFresh = false;
        for (const TextRun& run : runs)
            m_cursor.insertText(plain(run.text), sized(run.strong ? strong() : QTextCharFormat(), m_size));
    }

    [[nodiscard]] qreal widthOf(const std::pair<std::string, std::string>& number) const
    {
        QFont heavy = sheetFont(m_size);
        heavy.setBold(true);
        constexpr qreal edges = 0.75;  // on both sides, in sizes of the type
        return QFontMetricsF(sheetFont(m_size), device()).horizontalAdvance(plain(number.first) + u' ')
            + QFontMetricsF(heavy, device()).horizontalAdvance(plain(number.second))
            + edges * m_size * device()->logicalDpiX() / 72;
    }

    /// How many lines of numbers there are, and so how wide each is when they are alike.
    [[nodiscard]] qreal fairWidth(const SheetCard& card) const
    {
        qreal whole = 0;
        qreal line = 0;
        int lines = 1;
        for (const auto& number : card.numbers) {
            const qreal width = widthOf(number);
            if (line > 0 && line + width > m_width) {
                ++lines;
                line = 0;
            }
            line += width;
            whole += width;
        }
        return whole / lines;
    }

    /// A line of numbers from the first on. Returns the first of the next line.
    std::size_t strip(const SheetCard& card, std::size_t first)
    {
        const qreal fair = fairWidth(card);
        std::vector<qreal> widths;
        qreal all = 0;
        for (std::size_t i = first; i < card.numbers.size(); ++i) {
            const qreal width = widthOf(card.numbers[i]);
            if (!widths.empty() && (all + width > m_width || all + width / 2 > fair)) break;
            widths.push_back(width);
            all += width;
        }
        QTextTable* const made = insertStrip(widths, all);
        for (std::size_t i = 0; i < widths.size(); ++i) {
            QTextTableCell cell = made->cellAt(0, static_cast<int>(i));
            box(cell);
            QTextCursor at = cell.firstCursorPosition();
            QTextBlockFormat centred;
            centred.setAlignment(Qt::AlignHCenter);
            at.setBlockFormat(centred);
            const auto& [head, value] = card.numbers[first + i];
            at.insertText(plain(head) + u' ', sized({}, m_size));
            at.insertText(plain(value), sized(strong(), m_size));
        }
        m_cursor.setPosition(made->lastCursorPosition().position() + 1);  // the empty block behind it
        QTextBlockFormat format;
        format.setLineHeight(1, QTextBlockFormat::FixedHeight);
        m_cursor.setBlockFormat(format);
        m_isFresh = true;
        return first + widths.size();
    }

    QTextTable* insertStrip(const std::vector<qreal>& widths, qreal all)
    {
        QTextTableFormat format;
        QList<QTextLength> shares;
        for (const qreal width : widths) shares << QTextLength(QTextLength::PercentageLength, width * 100 / all);
        format.setColumnWidthConstraints(shares);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        format.setCellSpacing(0);
        format.setBorderCollapse(true);
        format.setBorder(0);
        format.setCellPadding(points(0.12));
        format.setTopMargin(points(0.15 * m_air));
        format.setBottomMargin(points(0.15 * m_air));
        return m_cursor.insertTable(1, static_cast<int>(widths.size()), format);
    }

    QTextCursor m_cursor;
    qreal m_width;
    qreal m_size;
    qreal m_air;
    bool m_isFresh = false;  ///< the cursor stands in an empty block behind a table
};

}  // namespace

void writeCard(const QTextTableCell& cell, const SheetCard& card, qreal width, qreal size, qreal air)
{
    CardWriter(cell, width, size, air).write(card);
}

}  // namespace drumhead::print
