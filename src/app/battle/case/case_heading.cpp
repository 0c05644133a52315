#include "app/battle/case/case_heading.hpp"

#include "app/shared/qt_text.hpp"

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

void CaseHeading::fit()
{
    setFactor(m_most);
    setMinimumHeight(fontMetrics().height());
    for (double factor = m_most; factor > 0.85; factor -= 0.1) {
        setFactor(factor);
        if (fontMetrics().horizontalAdvance(m_text) <= width()) return showWhole();
    }
    if (m_isCompact) return showWhole();  // nothing stands beside it: it wraps
    setText(fontMetrics().elidedText(m_text, Qt::ElideRight, width() - 2));
    setToolTip(tipText(m_text));
}

void CaseHeading::showWhole()
{
    setText(m_text);
    setToolTip(QString());
}

}  // namespace drumhead::app
