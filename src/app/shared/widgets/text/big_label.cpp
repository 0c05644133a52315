#include "app/shared/widgets/text/big_label.hpp"

#include <QApplication>
#include <QEvent>

#include <algorithm>

namespace drumhead::app {

BigLabel::BigLabel(double factor, double leastPoints, QWidget* parent, bool bold)
    : PlainLabel(parent), m_factor(factor), m_usual(factor), m_leastPoints(leastPoints), m_bold(bold)
{
    if (parent) parent->installEventFilter(this);
    fit();
}

double headlineFactor(const QString& text, double usual)
{
    constexpr qsizetype mostLetters = 130;  // four lines or so beside the armies
    return text.size() > mostLetters ? std::max(usual * 0.7, 1.0) : usual;
}

void BigLabel::setFactor(double factor)
{
    m_factor = factor;
    fit();
}

bool BigLabel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FontChange) fit();
    return PlainLabel::eventFilter(watched, event);
}

void BigLabel::fit()
{
    QFont large = font();
    large.setPointSizeF(
        std::max(QApplication::font().pointSizeF() * m_factor, m_leastPoints * std::min(m_factor / m_usual, 1.0)));
    large.setBold(m_bold);
    if (large != font()) setFont(large);
}

}  // namespace drumhead::app
