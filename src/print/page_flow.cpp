#include "print/page_flow.hpp"

#include <algorithm>

namespace drumhead::print {

/// Goes over to another number of columns: below all that is there.
void PageFlow::begin(int columns)
{
    if (m_lowest > 0 && (columns != m_columns || columns == 1)) {
        m_from = m_lowest + m_gap / 2;
        m_column = 0;
    }
    m_columns = columns;
    m_y = std::max(m_y, m_from);
    if (m_column == 0) m_y = m_from;
    m_isOpen = false;
}

void PageFlow::beginPage()
{
    m_column = m_columns;
    next();
}

/// The next column, or the first of the next page.
void PageFlow::next()
{
    m_isOpen = false;
    if (m_column + 1 < m_columns) {
        ++m_column;
    } else {
        ++m_current;
        m_column = 0;
        m_from = 0;
        m_lowest = 0;
    }
    m_y = m_from;
}

void PageFlow::put(const QTextDocument& document, qreal top, qreal bottom)
{
    if (m_isOpen && m_pieces.back().bottom <= top + 0.01) {
        m_y += bottom - m_pieces.back().bottom;
        m_pieces.back().bottom = bottom;
    } else {
        m_pieces.push_back({&document, top, bottom, m_current, {m_column * (width(m_columns) + m_gap), m_y}});
        m_y += bottom - top;
    }
    m_isOpen = true;
    m_lowest = std::max(m_lowest, m_y);
}

void PageFlow::sayAgain(const QTextDocument& document, const Slice& slice)
{
    put(document, slice.top, slice.bottom);
    m_isOpen = false;
}

/// Slices that stay together. What is higher than a whole page is cut where the page ends.
void PageFlow::place(const QTextDocument& document, const std::vector<Slice>& slices, std::size_t first,
                     std::size_t last)
{
    qreal top = slices[first].top;
    const qreal bottom = slices[last].bottom;
    const qreal from = m_isOpen ? m_pieces.back().bottom : top;
    const bool begun = m_y > m_from || m_column > 0 || m_from > 0;
    if (begun && (slices[first].beginsPage || m_y + bottom - from > height())) {
        if (slices[first].beginsPage || m_y == m_from) beginPage();  // no other column here is longer
        else next();
        if (slices[first].title >= 0) sayAgain(document, slices[static_cast<std::size_t>(slices[first].title)]);
        if (slices[first].head >= 0) sayAgain(document, slices[static_cast<std::size_t>(slices[first].head)]);
        if (m_from > 0 && m_y + bottom - top > height()) beginPage();
    }
    while (bottom - top > m_page.height() - m_y && m_y == m_from && m_from == 0) {
        put(document, top, top + m_page.height());
        top += m_page.height();
        next();
    }
    put(document, top, bottom);
}

void PageFlow::add(const QTextDocument& document, int columns, bool balanced)
{
    begin(columns);
    const std::vector<Slice> slices = slicesOf(document, m_keepsTables);
    const bool isBalanced = balanced && columns > 1;
    PageFlow cut = filled(document, slices, isBalanced, false);
    if (m_keepsParts) {
        constexpr qreal littleRoom = 0.25;  // of a page
        PageFlow kept = filled(document, slices, isBalanced, true);
        const qreal more = kept.m_lowest - cut.m_lowest;
        if (kept.m_current == cut.m_current && more < m_page.height() * littleRoom) cut = std::move(kept);
    }
    cut.m_keepsParts = m_keepsParts;
    *this = std::move(cut);
}

PageFlow PageFlow::filled(const QTextDocument& document, const std::vector<Slice>& slices, bool balanced,
                          bool keepsParts) const
{
    PageFlow flow = *this;
    flow.m_keepsParts = keepsParts;
    PageFlow once = flow;
    once.fill(document, slices);
    return balanced ? flow.balancedFill(document, slices, once.m_current) : once;
}

/// With the least height of the last page for which there are no more pages.
PageFlow PageFlow::balancedFill(const QTextDocument& document, const std::vector<Slice>& slices, int lastPage) const
{
    constexpr int tries = 12;
    PageFlow best = *this;
    best.fill(document, slices);
    qreal least = lastPage == m_current ? m_from : 0;
    qreal most = m_page.height();
    for (int i = 0; i < tries; ++i) {
        PageFlow tried = *this;
        tried.m_shortPage = lastPage;
        tried.m_shortHeight = (least + most) / 2;
        tried.fill(document, slices);
        const bool fits = tried.m_current == lastPage && tried.m_lowest <= tried.m_shortHeight + 1;
        (fits ? most : least) = tried.m_shortHeight;
        tried.m_shortPage = -1;
        if (fits) best = std::move(tried);
    }
    return best;
}

/// The last slice of what stays together. It is cut all the same where it takes more than most of a page.
std::size_t PageFlow::endOfRun(const std::vector<Slice>& slices, std::size_t first) const
{
    constexpr qreal most = 0.75;
    constexpr qreal mostOfPart = 0.4;
    const auto end = [&](qreal part, auto goesOn) {
        std::size_t last = first;
        while (last + 1 < slices.size() && goesOn(last) && !slices[last + 1].beginsPage
               && slices[last + 1].bottom - slices[first].top < m_page.height() * part)
            ++last;
        return last;
    };
    const std::size_t run = end(most, [&](std::size_t at) { return slices[at].keepWithNext; });
    if (!m_keepsParts || !slices[first].beginsPart) return run;
    bool hasText = false;  // a topic and the first heading below it begin one part
    const std::size_t part = end(mostOfPart, [&](std::size_t at) {
        hasText = hasText || !slices[at].beginsPart;
        return !hasText || !slices[at + 1].beginsPart;
    });
    const bool isWhole = part + 1 == slices.size() || slices[part + 1].beginsPart || slices[part + 1].beginsPage;
    return isWhole ? std::max(part, run) : run;
}

/// Where a table would leave much of a page empty because it stays whole: as much of it as the page still takes.
std::size_t PageFlow::endThatFits(const std::vector<Slice>& slices, std::size_t first, std::size_t last) const
{
    constexpr qreal much = 0.2;
    const qreal rest = height() - m_y;
    if (rest >= slices[last].bottom - slices[first].top || rest < m_page.height() * much) return last;
    for (std::size_t end = last; end-- > first;) {
        if (slices[end].mayCut && slices[end].bottom - slices[first].top <= rest) return end;
    }
    return last;
}

void PageFlow::fill(const QTextDocument& document, const std::vector<Slice>& slices)
{
    for (std::size_t first = 0; first < slices.size();) {
        const std::size_t last = endThatFits(slices, first, endOfRun(slices, first));
        place(document, slices, first, last);
        first = last + 1;
    }
}

}  // namespace drumhead::print
