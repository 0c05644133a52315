#include "app/shared/layout/flow_layout.hpp"

#include <QWidget>

#include <algorithm>

namespace drumhead::app {

FlowLayout::FlowLayout(QWidget* parent, int spacing, int between)
    : QLayout(parent), m_between(between < 0 ? spacing : between)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout()
{
    while (QLayoutItem* item = FlowLayout::takeAt(0)) delete item;
}

void FlowLayout::addLayout(QLayout* layout)
{
    addChildLayout(layout);
    addItem(layout);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    QLayoutItem* item = itemAt(index);
    if (item) m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const { return arrange(QRect(0, 0, width, 0), false); }

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    }
    return size;
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        const QSize hint = item->sizeHint();
        size = QSize(size.width() + hint.width() + (size.width() > 0 ? spacing() : 0),
                     std::max(size.height(), hint.height()));
    }
    return size;
}

void FlowLayout::setGeometry(const QRect& rectangle)
{
    QLayout::setGeometry(rectangle);
    arrange(rectangle, true);
}

/// Breaks the items into lines; what a line leaves over goes to its expanding items.
int FlowLayout::arrange(const QRect& rectangle, bool apply) const
{
    int top = rectangle.top();
    int used = 0;
    int height = 0;
    std::size_t first = 0;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (m_items[i]->isEmpty()) continue;
        const QSize hint = m_items[i]->sizeHint();
        if (used > 0 && used + spacing() + hint.width() > rectangle.width()) {
            if (apply) placeLine(rectangle, first, i, used, top, height);
            top += height + m_between;
            first = i;
            used = height = 0;
        }
        used += hint.width() + (used > 0 ? spacing() : 0);
        height = std::max(height, hint.height());
    }
    if (apply) placeLine(rectangle, first, m_items.size(), used, top, height);
    return top + height - rectangle.top();
}

void FlowLayout::placeLine(const QRect& area, std::size_t first, std::size_t last, int used, int top, int height) const
{
    int expanding = 0;
    for (std::size_t i = first; i < last; ++i)
        expanding += !m_items[i]->isEmpty() && (m_items[i]->expandingDirections() & Qt::Horizontal);
    int x = area.left();
    for (std::size_t i = first; i < last; ++i) {
        QLayoutItem* item = m_items[i];
        if (item->isEmpty()) continue;
        QSize size(std::min(item->sizeHint().width(), area.width()), item->sizeHint().height());
        if (item->expandingDirections() & Qt::Horizontal) size.rwidth() += std::max(area.width() - used, 0) / expanding;
        item->setGeometry(QRect(QPoint(x, top + (height - size.height()) / 2), size));
        x += size.width() + spacing();
    }
}

}  // namespace drumhead::app
