#include "page_flow.hpp"

#include <algorithm>

namespace drumhead::print {

qreal PageFlow::width(bool wide) const
{
    return wide ? m_page.width() : (m_page.width() - m_gap * (m_columns - 1)) / m_columns;
}

/// Goes from columns to the whole width, or back: below all that is there.
void PageFlow::begin(bool wide)
{
    const bool isFirst = m_pieces.empty();
    if (!isFirst && (wide != m_wide || wide)) {
        m_from = m_lowest + m_gap / 3;
        m_column = 0;
    }
    m_wide = wide;
    m_y = std::max(m_y, m_from);
    if (m_column == 0) m_y = m_from;
    m_isOpen = false;
}

/// The next column, or the first of the next page.
void PageFlow::next()
{
    m_isOpen = false;
    if (!m_wide && m_column + 1 < m_columns) {
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
        m_pieces.push_back({&document, top, bottom, m_current, {m_wide ? 0 : m_column * (width(false) + m_gap), m_y}});
        m_y += bottom - top;
    }
    m_isOpen = true;
    m_lowest = std::max(m_lowest, m_y);
}

/// Slices that stay together. What is higher than a whole page is cut where the page ends.
void PageFlow::place(const QTextDocument& document, const std::vector<Slice>& slices, std::size_t first, std::size_t last)
{
    qreal top = slices[first].top;
    const qreal bottom = slices[last].bottom;
    const qreal from = m_isOpen ? m_pieces.back().bottom : top;
    const bool begun = m_y > m_from || m_column > 0 || m_from > 0;
    if (begun && (slices[first].beginsPage || m_y + bottom - from > m_page.height())) {
        next();
        if (slices[first].beginsPage && m_column > 0) {
            m_column = m_columns;
            next();
        }
        if (const int head = slices[first].head; head >= 0) {
            const Slice& said = slices[static_cast<std::size_t>(head)];
            put(document, said.top, said.bottom);
            m_isOpen = false;
        }
    }
    while (bottom - top > m_page.height() - m_y && m_y == m_from && m_from == 0) {
        put(document, top, top + m_page.height());
        top += m_page.height();
        next();
    }
    put(document, top, bottom);
}

void PageFlow::add(const QTextDocument& document, bool wide)
{
    begin(wide);
    const std::vector<Slice> slices = slicesOf(document);
    for (std::size_t first = 0; first < slices.size();) {
        std::size_t last = first;
        while (last + 1 < slices.size() && slices[last].keepWithNext && last - first < 4) ++last;
        place(document, slices, first, last);
        first = last + 1;
    }
}

}  // namespace drumhead::print
