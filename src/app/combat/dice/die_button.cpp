#include "app/combat/dice/die_button.hpp"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace drumhead::app {

namespace {

/// A font is given in points, or in pixels where it is fitted to a window.
QFont scaled(QFont font, double by)
{
    if (font.pointSizeF() > 0) font.setPointSizeF(font.pointSizeF() * by);
    else font.setPixelSize(std::max(static_cast<int>(std::lround(font.pixelSize() * by)), 1));
    return font;
}

/// Figures get smaller rather than the die wider, so that the others stay where they are.
double sizeOfFigures(qsizetype figures)
{
    constexpr double usual = 1.3;
    constexpr double forAll = 2.1;
    return std::min(usual, forAll / static_cast<double>(figures));
}

}  // namespace

DieButton::DieButton(int face, DieMark mark, bool changed, QWidget* parent)
    : QAbstractButton(parent), m_face(face), m_mark(mark), m_changed(changed)
{
    setText(QString::number(face));
}

QSize DieButton::sizeHint() const
{
    const int side = fontMetrics().height() * 19 / 10;
    return {side * 14 / 10, side};
}

/// The face, beside it the sign of what it has done; a changed die has a pen in its corner.
void DieButton::paintEvent(QPaintEvent*)
{
    const DieLook look = lookOf(m_mark, palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(3, 3, -3, -3);
    const double corner = box.height() / 5;
    painter.setPen(QPen(look.edge, 2, look.dashed ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(look.fill.isValid() ? QBrush(look.fill) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(box, corner, corner);
    painter.setBrush(Qt::NoBrush);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), corner, corner);
    }
    painter.setPen(look.ink);
    QFont figures = scaled(font(), sizeOfFigures(text().size()));
    figures.setBold(m_mark != DieMark::NotUsed && m_mark != DieMark::Missed);
    painter.setFont(figures);
    const double beside = look.sign.isEmpty() ? 0 : box.width() * 0.4;
    painter.drawText(box.adjusted(0, 0, -beside, 0), Qt::AlignCenter, text());
    painter.setFont(scaled(font(), 0.9));
    painter.drawText(QRectF(box.right() - beside - 2, box.top(), beside, box.height()), Qt::AlignCenter, look.sign);
    if (m_changed) painter.drawText(box.adjusted(0, -1, -1, 0), Qt::AlignRight | Qt::AlignTop, QStringLiteral("✎"));
}

void DieButton::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: Q_EMIT stepWanted(-1); return;
    case Qt::Key_Right:
    case Qt::Key_Down: Q_EMIT stepWanted(1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: click(); return;
    default: QAbstractButton::keyPressEvent(event);
    }
}

}  // namespace drumhead::app
