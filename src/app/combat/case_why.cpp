#include "app/combat/case_why.hpp"

#include "app/combat/modifiers/modifier_panel.hpp"
#include "app/combat/modifiers/modifier_rows.hpp"
#include "app/combat/session/case_session.hpp"
#include "app/combat/verdict/arithmetic_model.hpp"
#include "app/combat/verdict/arithmetic_panel.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/rules/why_dialog.hpp"

#include <QTreeView>

namespace drumhead::app {

CaseWhy::CaseWhy(ModifierPanel& modifiers, VerdictPanel& verdict, QWidget* parent)
    : QObject(parent), m_modifiers(modifiers), m_verdict(verdict), m_window(parent)
{}

void CaseWhy::setSession(const CaseSession* session)
{
    if (m_dialog) m_dialog->close();
    m_session = session;
}

void CaseWhy::show(const QString& what, const std::vector<int>& cites, Status status)
{
    if (!m_dialog) m_dialog = new WhyDialog(m_window);
    m_dialog->explain(m_session->ruleset(), what, cites, status);
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void CaseWhy::explain()
{
    if (!m_session) return;
    const bool isAtLines = m_verdict.arithmetic()->view()->hasFocus();
    const bool isAtModifiers = m_modifiers.view()->hasFocus();
    if (!isAtLines && (isAtModifiers || !m_session->isFinished())) return explainModifier();
    explainLine();
}

void CaseWhy::explainModifier()
{
    const ModifierRow* row = m_session ? m_modifiers.current() : nullptr;
    if (!row) {
        Q_EMIT modifiersWanted();  // which selects the first
        return;
    }
    show(row->label, row->cites, row->status);
}

void CaseWhy::explainLine()
{
    if (!m_session) return;
    const ArithmeticPanel& arithmetic = *m_verdict.arithmetic();
    if (const ArithmeticModel::Line* line = arithmetic.model()->at(arithmetic.view()->currentIndex()))
        return show(line->text.trimmed(), line->cites, line->status);
    const Verdict& verdict = m_session->verdict();
    if (verdict.refused) return show(toQt(*verdict.refused), verdict.refusedCites, Status::Printed);
    const Element& element = m_session->ruleset().elements[m_session->procedure().element];
    show(toQt(m_session->procedure().title), element.cites, element.status);
}

}  // namespace drumhead::app
