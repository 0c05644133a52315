#include "app/sheets/page_view.hpp"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace drumhead::app {

namespace {

constexpr int paperEdge = 12;  // around the paper

}  // namespace

PageView::PageView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void PageView::show(std::shared_ptr<SheetPages> pages)
{
    m_pages = std::move(pages);
    m_said.clear();
    turnTo(0);
}

void PageView::say(const QString& sentence)
{
    m_said = sentence;
    m_pages.reset();
    fit();
}

void PageView::turnTo(int page)
{
    m_page = page;
    verticalScrollBar()->setValue(0);
    fit();
}

void PageView::fitWidth(bool on)
{
    m_isWide = on;
    fit();
}

void PageView::fit()
{
    setVerticalScrollBarPolicy(m_isWide ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);  // its width must not jump
    const QSizeF room = viewport()->size() - QSize(2 * paperEdge, 2 * paperEdge);
    if (m_pages) {
        const QSizeF paper = m_pages->paper();
        const qreal wide = room.width() / paper.width();
        const qreal scale = m_isWide ? wide : std::min(wide, room.height() / paper.height());
        m_size = (paper * std::max(scale, 0.05)).toSize();
    }
    m_pixmap = {};
    QScrollBar* const down = verticalScrollBar();
    down->setPageStep(viewport()->height());
    down->setSingleStep(fontMetrics().lineSpacing() * 2);
    down->setRange(0, m_pages ? std::max(0, m_size.height() + 2 * paperEdge - viewport()->height()) : 0);
    viewport()->update();
}

QPixmap PageView::drawn() const
{
    const qreal dots = devicePixelRatioF();
    QPixmap pixmap(m_size * dots);
    pixmap.setDevicePixelRatio(dots);
    pixmap.fill(Qt::white);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(m_size.width() / m_pages->paper().width(), m_size.height() / m_pages->paper().height());
    m_pages->paint(painter, m_page);
    return pixmap;
}

void PageView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Window));
    if (!m_pages) {
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(viewport()->rect().adjusted(paperEdge, paperEdge, -paperEdge, -paperEdge),
                         Qt::AlignCenter | Qt::TextWordWrap, m_said);
        return;
    }
    if (m_pixmap.isNull()) m_pixmap = drawn();
    const int left = std::max(paperEdge, (viewport()->width() - m_size.width()) / 2);
    const int top = m_isWide ? paperEdge : std::max(paperEdge, (viewport()->height() - m_size.height()) / 2);
    const QPoint at(left, top - verticalScrollBar()->value());
    painter.drawPixmap(at, m_pixmap);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(QRect(at, m_size).adjusted(-1, -1, 0, 0));
}

void PageView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    fit();
}

void PageView::scrollContentsBy(int /*dx*/, int /*dy*/) { viewport()->update(); }

}  // namespace drumhead::app
