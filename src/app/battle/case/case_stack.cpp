#include "app/battle/case/case_stack.hpp"

#include "app/battle/case/last_verdict.hpp"
#include "app/battle/case/scenario/scenario_view.hpp"
#include "app/combat/case_page.hpp"

namespace drumhead::app {

CaseStack::CaseStack(QWidget* parent)
    : QStackedWidget(parent), m_last(new LastVerdict(this)), m_scenario(new ScenarioView(this)),
      m_page(new CasePage(this))
{
    addWidget(m_last);
    addWidget(m_scenario);
    addWidget(m_page);
    connect(this, &QStackedWidget::currentChanged, this, &CaseStack::leaveRoom);
    leaveRoom();
}

/// A page that is not seen claims no width: in large type turn and armies would have none after a case.
void CaseStack::leaveRoom()
{
    for (int i = 0; i < count(); ++i) {
        QWidget* const each = widget(i);
        const bool isSeen = each == currentWidget();
        each->setSizePolicy(isSeen ? QSizePolicy::Preferred : QSizePolicy::Ignored,
                            each->sizePolicy().verticalPolicy());
    }
}

void CaseStack::setBattle(Battle* battle)
{
    m_battle = battle;
    if (m_battle) m_scenario->show(m_battle->game().scenario());
}

void CaseStack::showCase() { setCurrentWidget(m_page); }

void CaseStack::showBetween()
{
    const bool isBegun = m_battle && m_battle->game().head() != 0;
    setCurrentWidget(m_battle && !isBegun ? static_cast<QWidget*>(m_scenario) : m_last);
    m_last->showLast(m_battle);
}

QList<QWidget*> CaseStack::tabChain() const
{
    return QList<QWidget*>{m_scenario} + m_last->tabChain() + m_page->tabChain();
}

}  // namespace drumhead::app
