#include "app/battle/case/case_heading.hpp"

namespace drumhead::app {

CaseHeading::CaseHeading(QWidget* parent) : BigLabel(1.2, 12, parent) { setObjectName(QStringLiteral("caseHeading")); }

void CaseHeading::showText(const QString& text)
{
    setText(text);
    fit();
}

void CaseHeading::setCompact(bool compact)
{
    m_most = compact ? 1.0 : 1.2;
    fit();
}

void CaseHeading::resizeEvent(QResizeEvent* event)
{
    BigLabel::resizeEvent(event);
    fit();
}

void CaseHeading::fit()
{
    setFactor(m_most);
    setMinimumHeight(fontMetrics().height());
    for (double factor = m_most; factor > 0.85; factor -= 0.1) {
        setFactor(factor);
        if (fontMetrics().horizontalAdvance(text()) <= width()) return;
    }
}

}  // namespace drumhead::app
