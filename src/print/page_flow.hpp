#pragma once

#include <QRectF>
#include <QTextDocument>

#include <vector>

namespace drumhead::print {

/// A stretch of a document that is not cut.
struct Slice {
    qreal top = 0;
    qreal bottom = 0;
    bool keepWithNext = false;
    bool beginsPage = false;
    bool beginsPart = false;  ///< a heading: what follows up to the next one belongs to it
    bool mayCut = false;      ///< only its table would keep it with the next one
    int head = -1;   ///< index of the slice with the head of its table, which is said again where a page begins
    int title = -1;  ///< and of the slice with the title before it
};

/// Where a document in one endless column may be cut: between lines and between the rows of tables. `keepsTables`:
/// tables that are not long are not cut.
[[nodiscard]] std::vector<Slice> slicesOf(const QTextDocument& document, bool keepsTables);

/// A stretch of a document and where it goes.
struct Piece {
    const QTextDocument* document = nullptr;
    qreal top = 0;
    qreal bottom = 0;
    int page = 0;
    QPointF at;
};

/// Fills the columns of pages from left to right.
class PageFlow {
public:
    PageFlow(QSizeF page, qreal gap, bool keepsTables) : m_page(page), m_gap(gap), m_keepsTables(keepsTables) {}

    /// The width of one of that many columns.
    [[nodiscard]] qreal width(int columns) const { return (m_page.width() - m_gap * (columns - 1)) / columns; }
    /// Adds a whole document in that many columns, below everything that spans the columns.
    /// `balanced`: its columns on the last page end alike, since something goes across below them.
    void add(const QTextDocument& document, int columns, bool balanced = false);
    /// Whether parts below one heading are kept together, where that costs little room.
    void keepParts(bool keep) { m_keepsParts = keep; }
    /// What comes next begins a page.
    void beginPage();
    [[nodiscard]] const std::vector<Piece>& pieces() const { return m_pieces; }
    [[nodiscard]] int pages() const { return m_current + 1; }
    /// Whether there is something on the present page.
    [[nodiscard]] bool isBegun() const { return m_lowest > 0; }
    /// How much of the present page is used, 0 to 1.
    [[nodiscard]] qreal usedPart() const { return m_lowest / m_page.height(); }

private:
    void begin(int columns);
    void next();
    [[nodiscard]] qreal height() const { return m_current == m_shortPage ? m_shortHeight : m_page.height(); }
    void fill(const QTextDocument& document, const std::vector<Slice>& slices);
    [[nodiscard]] PageFlow filled(const QTextDocument& document, const std::vector<Slice>& slices, bool balanced,
                                  bool keepsParts) const;
    [[nodiscard]] std::size_t endOfRun(const std::vector<Slice>& slices, std::size_t first) const;
    [[nodiscard]] std::size_t endThatFits(const std::vector<Slice>& slices, std::size_t first, std::size_t last) const;
    [[nodiscard]] PageFlow balancedFill(const QTextDocument& document, const std::vector<Slice>& slices,
                                        int lastPage) const;
    void put(const QTextDocument& document, qreal top, qreal bottom);
    void place(const QTextDocument& document, const std::vector<Slice>& slices, std::size_t first, std::size_t last);
    void sayAgain(const QTextDocument& document, const Slice& slice);

    QSizeF m_page;
    qreal m_gap;
    bool m_keepsTables;
    bool m_keepsParts = false;
    std::vector<Piece> m_pieces;
    int m_current = 0;     ///< page
    int m_shortPage = -1;  ///< one that is used only so far down
    qreal m_shortHeight = 0;
    int m_columns = 1;
    int m_column = 0;
    qreal m_from = 0;  ///< where the columns of this page begin
    qreal m_y = 0;
    qreal m_lowest = 0;     ///< how far down the page is used
    bool m_isOpen = false;  ///< the last piece can be made longer
};

}  // namespace drumhead::print
