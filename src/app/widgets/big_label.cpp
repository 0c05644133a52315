#include "app/widgets/big_label.hpp"

#include <QApplication>
#include <QEvent>

#include <algorithm>

namespace drumhead::app {

BigLabel::BigLabel(double factor, double leastPoints, QWidget* parent) : QLabel(parent), m_factor(factor), m_leastPoints(leastPoints)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    fit();
}

void BigLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange) fit();
}

void BigLabel::fit()
{
    QFont large = font();
    large.setPointSizeF(std::max(QApplication::font().pointSizeF() * m_factor, m_leastPoints));
    large.setBold(true);
    if (large != font()) setFont(large);
}

}  // namespace drumhead::app
