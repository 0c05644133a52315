#include "app/shell/start/start_entry.hpp"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>

namespace drumhead::app {

namespace {

constexpr int sideMargin = 10;
constexpr int edgeMargin = 4;
constexpr int detailGap = 12;
constexpr int wrapFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr int unboundHeight = 10000;

}  // namespace

StartEntry::StartEntry(const QString& title, const QString& detail, QWidget* parent)
    : QAbstractButton(parent), m_detail(detail)
{
    setText(title);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(detail.isEmpty() ? title : title + QStringLiteral(", ") + detail);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);  // Fixed would hold it to one line
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StartEntry::propose(bool proposed)
{
    m_isProposed = proposed;
    update();
}

QFont StartEntry::detailFont() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    return small;
}

QSize StartEntry::sizeHint() const
{
    const int title = fontMetrics().horizontalAdvance(text());
    const int detail = m_detail.isEmpty() ? 0 : detailGap + QFontMetrics(detailFont()).horizontalAdvance(m_detail);
    return {title + detail + 2 * sideMargin, fontMetrics().height() + 2 * edgeMargin};
}

QSize StartEntry::minimumSizeHint() const { return {fontMetrics().averageCharWidth() * 16, sizeHint().height()}; }

/// Title and detail in one line if both fit, else one below the other.
int StartEntry::textHeight(int width) const
{
    if (sizeHint().width() <= width) return fontMetrics().height();
    const int room = width - 2 * sideMargin;
    const int title = fontMetrics().boundingRect(0, 0, room, unboundHeight, wrapFlags, text()).height();
    const int detail = m_detail.isEmpty()
        ? 0
        : QFontMetrics(detailFont()).boundingRect(0, 0, room, unboundHeight, wrapFlags, m_detail).height();
    return title + detail;
}

int StartEntry::heightForWidth(int width) const { return textHeight(width) + 2 * edgeMargin; }

bool StartEntry::event(QEvent* event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave) update();
    if (event->type() == QEvent::FontChange) updateGeometry();
    return QAbstractButton::event(event);
}

void StartEntry::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return click();
    case Qt::Key_Down: static_cast<void>(focusNextPrevChild(true)); return;
    case Qt::Key_Up: static_cast<void>(focusNextPrevChild(false)); return;
    default: QAbstractButton::keyPressEvent(event);
    }
}

void StartEntry::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QPalette::ColorRole ground = m_isProposed ? QPalette::Highlight : QPalette::Base;
    if (m_isProposed || isDown() || underMouse()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(ground));
        painter.drawRoundedRect(rect(), 4, 4);
    }
    const QRect room = rect().adjusted(sideMargin, edgeMargin, -sideMargin, -edgeMargin);
    const bool isOneLine = sizeHint().width() <= width();
    painter.setPen(palette().color(m_isProposed ? QPalette::HighlightedText : QPalette::WindowText));
    QRect used;
    painter.drawText(room, wrapFlags, text(), &used);
    painter.setFont(detailFont());
    if (!m_isProposed) painter.setPen(palette().color(QPalette::PlaceholderText));
    const QRect rest =
        isOneLine ? room.adjusted(used.width() + detailGap, 0, sideMargin, 0) : room.adjusted(0, used.height(), 0, 0);
    const int drop = isOneLine ? fontMetrics().ascent() - QFontMetrics(detailFont()).ascent() : 0;
    painter.drawText(rest.adjusted(0, drop, 0, drop), wrapFlags, m_detail);
    if (!hasFocus()) return;
    QStyleOptionFocusRect ring;
    ring.initFrom(this);
    if (m_isProposed) ring.rect.adjust(2, 2, -2, -2);
    if (m_isProposed) painter.setPen(QPen(palette().color(QPalette::HighlightedText), 2));
    if (m_isProposed) {
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 2, 2);
    } else {
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, this);
    }
}

}  // namespace drumhead::app
