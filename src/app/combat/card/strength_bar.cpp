#include "app/combat/card/strength_bar.hpp"

#include "app/shared/look/tone_colours.hpp"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace drumhead::app {

StrengthBar::StrengthBar(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

void StrengthBar::setShare(double share)
{
    m_share = std::clamp(share, 0.0, 1.0);
    update();
}

QSize StrengthBar::sizeHint() const { return {fontMetrics().height() * 6, fontMetrics().height() * 3 / 4}; }

void StrengthBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRect box = rect().adjusted(0, 0, -1, -1);
    const int left = static_cast<int>(std::lround(box.width() * m_share));
    const QColor ink = palette().color(QPalette::Text);
    painter.fillRect(QRect(box.left() + left, box.top(), box.width() - left, box.height()),
                     QBrush(ink, Qt::BDiagPattern));
    painter.fillRect(QRect(box.left(), box.top(), left, box.height()), secondaryText(palette()));  // no side's colour
    painter.setPen(ink);
    painter.drawRect(box);
}

}  // namespace drumhead::app
