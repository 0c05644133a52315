#include "app/combat/case_arrangement.hpp"

#include "app/combat/modifiers/modifier_panel.hpp"
#include "app/odds/odds_side_panel.hpp"
#include "app/shared/layout/kept_splitter.hpp"

#include <QScrollArea>

namespace drumhead::app {

CaseArrangement::CaseArrangement(const Panels& panels, QWidget* page)
    : m_panels(panels), m_modifiersPage(new QScrollArea(page))
{
    m_modifiersPage->setWidgetResizable(true);
    m_modifiersPage->setFrameShape(QFrame::NoFrame);
    m_modifiersPage->setFocusPolicy(Qt::NoFocus);
    m_modifiersPage->hide();
}

CaseArrangement::Kind CaseArrangement::kindFor(const QWidget& page)
{
    constexpr int fewLines = 25;  // a throw with what its faces mean, the questions, and the modifiers below
    constexpr int fewLetters = 118;
    const QFontMetrics font = page.fontMetrics();
    if (page.height() < font.lineSpacing() * fewLines) return Kind::Low;
    return page.width() < font.averageCharWidth() * fewLetters ? Kind::Narrow : Kind::Wide;
}

void CaseArrangement::set(Kind kind)
{
    makeWide();
    if (kind != Kind::Wide) makeNarrow();
    if (kind == Kind::Low) makeLow();
    m_kind = kind;
}

QString CaseArrangement::name() const
{
    return isWide() ? QStringLiteral("wide") : isNarrow() ? QStringLiteral("narrow") : QStringLiteral("low");
}

void CaseArrangement::showCase()
{
    if (isLow()) m_panels.side->setCurrentWidget(m_panels.left);
}

void CaseArrangement::showModifiers() { m_panels.side->setCurrentWidget(m_modifiersPage); }

bool CaseArrangement::showsModifiers() const { return m_panels.side->currentWidget() == m_modifiersPage; }

void CaseArrangement::makeWide()
{
    if (m_kind == Kind::Low) {
        m_panels.side->removeTab(m_panels.side->indexOf(m_panels.left));
        m_panels.columns->insertWidget(0, m_panels.left);
        m_panels.left->show();
        m_panels.side->setVisible(!OddsSidePanel::isFolded());
    }
    if (m_kind == Kind::Wide) return;
    m_panels.side->removeTab(m_panels.side->indexOf(m_modifiersPage));
    m_panels.right->insertWidget(0, m_modifiersPage->takeWidget());
    m_panels.modifiers->show();
    m_panels.columns->setOrientation(Qt::Horizontal);
    m_kind = Kind::Wide;
}

void CaseArrangement::makeNarrow()
{
    m_modifiersPage->setWidget(m_panels.modifiers);
    m_panels.side->addTab(m_modifiersPage, tr("Modifiers"));
    m_panels.side->setTabToolTip(m_panels.side->count() - 1, tr("F7"));
    m_panels.side->setCurrentWidget(m_modifiersPage);
    m_panels.columns->setOrientation(Qt::Vertical);
}

void CaseArrangement::makeLow()
{
    m_panels.side->insertTab(0, m_panels.left, tr("Case"));
    m_panels.side->setTabToolTip(0, tr("F6, F12"));
    m_panels.side->setCurrentWidget(m_panels.left);
    m_panels.side->show();
}

}  // namespace drumhead::app
