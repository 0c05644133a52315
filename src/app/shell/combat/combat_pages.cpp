#include "app/shell/combat/combat_pages.hpp"

#include "app/combat/case_page.hpp"
#include "app/combat/undo_keys.hpp"
#include "app/shell/combat/problems_panel.hpp"

namespace drumhead::app {

CombatPages::CombatPages(QWidget* parent) : QStackedWidget(parent), m_problems(new ProblemsPanel(this))
{
    addWidget(m_problems);
    connect(m_problems, &ProblemsPanel::forgetWanted, this, &CombatPages::forgetWanted);
}

CasePage* CombatPages::neededPage()
{
    if (m_page) return m_page;
    m_page = new CasePage(this);
    addWidget(m_page);
    connect(m_page, &CasePage::dueWanted, this, &CombatPages::dueWanted);
    connect(m_page, &CasePage::swapWanted, this, &CombatPages::swapWanted);
    connect(m_page, &CasePage::questionFocused, this, &CombatPages::questionFocused);
    connect(m_page, &CasePage::tabOrderChanged, this, &CombatPages::tabOrderChanged);
    connect(m_page, &CasePage::caseChanged, this, &CombatPages::caseChanged);
    new UndoKeys(*m_page);
    return m_page;
}

CaseSession* CombatPages::session() const { return m_page ? m_page->session() : nullptr; }

void CombatPages::showCase(std::unique_ptr<CaseSession> session)
{
    neededPage()->setSession(std::move(session));
    setCurrentWidget(m_page);
}

void CombatPages::dropCase()
{
    if (m_page) m_page->setSession(nullptr);
}

void CombatPages::explain(const LibraryEntry* entry, const QStringList& problems)
{
    setCurrentWidget(m_problems);
    m_problems->explain(entry, problems);
}

QList<QWidget*> CombatPages::tabChain() const
{
    return (m_page ? m_page->tabChain() : QList<QWidget*>()) + m_problems->tabChain();
}

}  // namespace drumhead::app
