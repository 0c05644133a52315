#include "print/page_flow.hpp"
#include "print/sheet_document.hpp"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextLayout>
#include <QTextTable>

namespace drumhead::print {

namespace {

constexpr int fewRows = 3;
constexpr int manyRows = 40;  ///< a table this long may be cut all the same

/// Walks through a document from top to bottom.
class Slicer {
public:
    Slicer(const QTextDocument& document, bool keepsTables)
        : m_layout(*document.documentLayout()), m_keepsTables(keepsTables)
    {
        for (QTextFrame::Iterator at = document.rootFrame()->begin(); !at.atEnd(); ++at) {
            if (const auto* table = qobject_cast<const QTextTable*>(at.currentFrame())) rows(*table);
            else if (at.currentBlock().isValid()) lines(at.currentBlock());
        }
    }

    std::vector<Slice> slices;

private:
    static bool isPart(const QTextBlock& block) { return block.blockFormat().hasProperty(BeginsPart); }

    void lines(const QTextBlock& block)
    {
        const QTextLayout* layout = block.layout();
        const bool keep = block.blockFormat().hasProperty(KeepWithNext);
        m_beginsPage = m_beginsPage || block.blockFormat().hasProperty(BeginsPage);
        if (!layout || block.length() <= 1) return;
        const qreal top = m_layout.blockBoundingRect(block).top();
        const int count = layout->lineCount();
        for (int i = 0; i < count; ++i) {
            const QRectF line = layout->lineAt(i).rect().translated(0, top);
            const bool alone = !keep && i != 1 && i != count - 1;  // two lines at least on either side of a cut
            if (i > 0 && !alone) slices.back().bottom = line.bottom();
            else {
                Slice slice{line.top(), line.bottom(), keep};
                slice.beginsPart = i == 0 && isPart(block);
                add(slice);
            }
        }
    }

    void rows(const QTextTable& table)
    {
        const int heads = table.format().headerRowCount();
        const bool hasHead = heads > 0 && table.rows() > 1;
        const int head = hasHead ? static_cast<int>(slices.size()) : -1;
        const int title =
            hasHead && !slices.empty() && slices.back().keepWithNext && slices.back().head < 0 ? head - 1 : -1;
        const bool isWhole = m_keepsTables && table.rows() < manyRows;
        const qreal dots = m_layout.paintDevice()->logicalDpiY();
        const QRectF frame = m_layout.frameBoundingRect(const_cast<QTextTable*>(&table));
        for (int row = 0; row < table.rows(); ++row) {
            qreal top = frame.bottom();
            qreal bottom = frame.top();
            for (int column = 0; column < table.columns(); ++column) {
                const QTextTableCell cell = table.cellAt(row, column);
                top = std::min(top, m_layout.blockBoundingRect(cell.firstCursorPosition().block()).top());
                bottom = std::max(bottom, m_layout.blockBoundingRect(cell.lastCursorPosition().block()).bottom());
            }
            const qreal edge = table.format().cellPadding() * dots / 96 + dots / 72;  // and the frame
            if (row > 0 && row < heads) {
                slices.back().bottom = bottom + edge;
                continue;
            }
            // No row stands alone behind its head or on the next page.
            const bool isEnd = table.rows() > fewRows && (row == heads || row == table.rows() - 2);
            // A heading across the table.
            const bool keeps = (row + 1 < table.rows() || heads == 0)
                && table.cellAt(row, 0).firstCursorPosition().blockFormat().hasProperty(KeepWithNext);
            const bool mustStay = keeps || (hasHead && (row == 0 || isEnd));
            const bool stays = mustStay || (isWhole && row + 1 < table.rows());
            const bool isSaidAgain = table.cellAt(row, 0).firstCursorPosition().blockFormat().hasProperty(SaidAgain);
            if (isSaidAgain) m_again = -1;
            Slice slice{top - edge, bottom + edge, stays};
            slice.mayCut = stays && !mustStay;
            slice.beginsPart = row == 0 && isPart(table.cellAt(row, 0).firstCursorPosition().block());
            slice.head = row > 0 ? head : -1;
            slice.title = row > 0 && title >= 0 ? title : m_again;
            add(slice);
            if (isSaidAgain) m_again = static_cast<int>(slices.size()) - 1;
        }
    }

    void add(Slice slice)
    {
        slice.beginsPage = m_beginsPage;
        m_beginsPage = false;
        if (!slices.empty() && slices.back().head == slice.head && slice.top < slices.back().bottom)
            slice.top = std::min(slice.bottom, slices.back().bottom);
        slices.push_back(slice);
    }

    const QAbstractTextDocumentLayout& m_layout;
    bool m_keepsTables;
    bool m_beginsPage = false;
    int m_again = -1;  ///< index of the heading that is said again
};

}  // namespace

std::vector<Slice> slicesOf(const QTextDocument& document, bool keepsTables)
{
    return std::move(Slicer(document, keepsTables).slices);
}

}  // namespace drumhead::print
