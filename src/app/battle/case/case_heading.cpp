#include "app/battle/case/case_heading.hpp"

#include "app/shared/qt_text.hpp"

#include <algorithm>

namespace drumhead::app {

CaseHeading::CaseHeading(QWidget* parent) : BigLabel(1.2, 12, parent) { setObjectName(QStringLiteral("caseHeading")); }

void CaseHeading::showText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    fit();
}

void CaseHeading::setCompact(bool compact)
{
    m_isCompact = compact;
    m_most = compact ? 1.0 : 1.2;
    fit();
}

void CaseHeading::resizeEvent(QResizeEvent* event)
{
    BigLabel::resizeEvent(event);
    fit();
}

/// Where names mostly have no room in a line there is always that of two.
void CaseHeading::fit()
{
    constexpr double least = 0.85;
    constexpr int fewLetters = 88;
    setFactor(least);
    const int lower = fontMetrics().lineSpacing();
    const bool isNarrow = width() < fewLetters * fontMetrics().averageCharWidth();
    setFactor(m_most);
    setMinimumHeight(isNarrow && !m_isCompact ? std::max(fontMetrics().height(), 2 * lower) : fontMetrics().height());
    for (double factor = m_most; factor > least; factor -= 0.1) {
        setFactor(factor);
        if (fontMetrics().horizontalAdvance(m_text) <= width()) return showWhole();
    }
    if (m_isCompact) return showWhole();  // nothing stands beside it: it wraps
    if (!isNarrow) return showCut(width() - 2);
    setFactor(least);
    const QRect wrapped = fontMetrics().boundingRect(QRect(0, 0, width(), 10'000), Qt::TextWordWrap, m_text);
    if (wrapped.height() <= 2 * lower && wrapped.width() <= width()) return showWhole();
    showCut(width() * 17 / 10);  // a line ends where a word does
}

void CaseHeading::showCut(int room)
{
    setText(fontMetrics().elidedText(m_text, Qt::ElideRight, room));
    setToolTip(tipText(m_text));
}

void CaseHeading::showWhole()
{
    setText(m_text);
    setToolTip(QString());
}

}  // namespace drumhead::app
