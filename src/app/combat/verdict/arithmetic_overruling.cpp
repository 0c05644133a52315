// Overruling a value from the arithmetic of a verdict.
#include "app/combat/verdict/arithmetic_panel.hpp"

#include "app/combat/session/value_dialog.hpp"
#include "app/combat/verdict/arithmetic_model.hpp"

#include <QMenu>
#include <QPushButton>
#include <QTreeView>

namespace drumhead::app {

Overrule ArithmeticPanel::overruling(bool* exists) const
{
    Overrule named;
    named.kind = Overrule::Kind::Value;
    *exists = false;
    const ArithmeticModel::Line* line = m_model->at(m_view->currentIndex());
    if (!m_session || !line || line->overruleAs.empty()) return named;
    named.step = line->overruleAs;
    named.row = line->row;
    for (const Overrule& each : m_session->situation().overrules()) {
        if (each.kind != Overrule::Kind::Value || each.step != named.step || each.row != named.row) continue;
        *exists = true;
        named.reason = each.reason;
    }
    return named;
}

void ArithmeticPanel::currentChanged()
{
    const ArithmeticModel::Line* line = m_model->at(m_view->currentIndex());
    bool overruled = false;
    static_cast<void>(overruling(&overruled));
    m_overrule->setEnabled(line && !line->overruleAs.empty());
    m_withdraw->setVisible(overruled);
}

void ArithmeticPanel::overruleCurrent()
{
    const ArithmeticModel::Line* line = m_model->at(m_view->currentIndex());
    if (!m_session || !line || line->overruleAs.empty()) return m_view->setFocus();
    bool exists = false;
    auto* dialog = new ValueDialog(*m_session, line->slot, line->text, overruling(&exists), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    CaseSession* session = m_session;
    connect(dialog, &QDialog::accepted, session, [session, dialog] { session->overrule(dialog->overrule()); });
    dialog->open();
}

void ArithmeticPanel::withdrawCurrent()
{
    bool exists = false;
    const Overrule named = overruling(&exists);
    if (exists) m_session->withdraw(named);
    m_view->setFocus();
}

void ArithmeticPanel::showMenu(const QPoint& place)
{
    const ArithmeticModel::Line* line = m_model->at(m_view->currentIndex());
    if (!line) return;
    QMenu menu(this);
    menu.addAction(tr("Why?"), this, &ArithmeticPanel::whyWanted);
    if (!line->overruleAs.empty()) menu.addAction(tr("Overrule…"), this, &ArithmeticPanel::overruleCurrent);
    bool exists = false;
    static_cast<void>(overruling(&exists));
    if (exists) menu.addAction(tr("Withdraw the overruling"), this, &ArithmeticPanel::withdrawCurrent);
    menu.exec(m_view->viewport()->mapToGlobal(place));
}

}  // namespace drumhead::app
