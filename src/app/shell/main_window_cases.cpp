// The case that the main window has in hand, and the way from one case to the next.
#include "app/combat/case_page.hpp"
#include "app/odds/odds_side.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shared/text.hpp"
#include "app/shell/main_window.hpp"
#include "drumhead/resolve/session/due_case.hpp"

#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStatusBar>

namespace drumhead::app {

namespace {

/// One sentence on what was dropped when a case was taken up again; nothing if all of it fits.
QString droppedText(QStringList dropped)
{
    if (dropped.isEmpty()) return {};
    const auto more = dropped.size() - 4;
    if (more > 0) dropped = dropped.mid(0, 4) << MainWindow::tr("%1 more").arg(more);
    return MainWindow::tr(
               "The rules have changed since this case was put aside; this no longer fits and was dropped: %1.")
        .arg(dropped.join(QStringLiteral(", ")));
}

}  // namespace

const Procedure* MainWindow::procedureOf(const QString& id) const
{
    return entry() && entry()->usable() ? entry()->loaded.ruleset->findProcedure(id.toStdString()) : nullptr;
}

std::unique_ptr<CaseSession> MainWindow::makeSession(const Procedure& procedure) const
{
    const Ruleset& ruleset = *entry()->loaded.ruleset;
    auto session = std::make_unique<CaseSession>(ruleset, procedure);
    const ClubRulings rulings = Settings().rulings(ruleset);
    for (auto each = rulings.begin(); each != rulings.end(); ++each) session->rule(each.key(), each.value());
    return session;
}

/// Takes up the case of the chosen procedure where it was left.
void MainWindow::showProcedure()
{
    const Ruleset& ruleset = *entry()->loaded.ruleset;
    const Procedure& procedure = *ruleset.procedures[static_cast<std::size_t>(m_procedures->currentIndex())];
    takeUp(procedure, m_store.caseOf(entry()->id, toQt(procedure.id)));
}

void MainWindow::takeUp(const Procedure& procedure, const CaseRecord& record)
{
    std::unique_ptr<CaseSession> session = makeSession(procedure);
    m_caseNote = droppedText(toQt(session->restore(record)));
    showSession(std::move(session));
    m_storeFault = m_store.fault();
    showProblems();
}

void MainWindow::showSession(std::unique_ptr<CaseSession> session)
{
    const Procedure& procedure = session->procedure();
    const QSignalBlocker quiet(m_procedures);
    m_procedures->setCurrentIndex(m_procedures->findData(toQt(procedure.id)));
    m_swap->setVisible(session->canSwap());
    m_newCase->setEnabled(true);
    m_procedures->setEnabled(true);
    m_procedures->setToolTip(tipText(toQt(procedure.about)));
    m_rulesets->setToolTip(tipText(toQt(session->ruleset().about)));
    m_page->setSession(std::move(session));
    m_stack->setCurrentWidget(m_page);
    setWindowTitle(tr("%1: %2 – Drumhead").arg(entry()->title, toQt(procedure.title)));
    statusBar()->showMessage(toQt(procedure.about));
    showBack();
}

/// The way back is offered as long as the rules have the procedure to which it leads.
void MainWindow::showBack()
{
    while (!m_wayBack.empty() && !procedureOf(toQt(m_wayBack.back().procedure))) m_wayBack.pop_back();
    m_back->setVisible(!m_wayBack.empty());
    if (!m_wayBack.empty())
        m_back->setText(
            withoutMnemonic(tr("Back to %1").arg(toQt(procedureOf(toQt(m_wayBack.back().procedure))->title))));
}

void MainWindow::newCase()
{
    m_caseNote.clear();
    showProblems();
    m_page->newCase();
}

void MainWindow::openDue(int due)
{
    const CaseSession* from = m_page->session();
    if (!from || due < 0 || static_cast<std::size_t>(due) >= from->verdict().due.size()) return;
    const VerdictDue wanted = from->verdict().due[static_cast<std::size_t>(due)];
    const Procedure* procedure = procedureOf(toQt(wanted.procedure));
    if (!procedure) return;
    remember();
    std::unique_ptr<CaseSession> session = makeSession(*procedure);
    carryOver(*from, wanted, *session);
    m_wayBack.push_back(from->record());
    m_caseNote.clear();
    showSession(std::move(session));
    showProblems();
    remember();
    m_page->goOn();
}

void MainWindow::goBack()
{
    if (m_wayBack.empty() || !m_page->session()) return;
    remember();
    const CaseRecord record = m_wayBack.back();
    m_wayBack.pop_back();
    takeUp(*procedureOf(toQt(record.procedure)), record);
    remember();
    m_page->goOn();
}

/// Rules that can't be played with have no case to swap in.
void MainWindow::swapSides()
{
    if (CaseSession* const session = m_page->session()) session->swapSides();
}

/// The pinned case comes in hand, in its own procedure, and the one in hand is pinned.
void MainWindow::takePinned()
{
    OddsController& controller = m_page->side()->controller();
    if (!m_page->session() || !controller.pinned()) return;
    remember();
    const PinnedCase pinned = controller.exchange();
    if (&pinned.situation.procedure() == &m_page->session()->procedure())
        return m_page->session()->replaceWith(pinned.situation, pinned.faces);
    std::unique_ptr<CaseSession> session = makeSession(pinned.situation.procedure());
    session->replaceWith(pinned.situation, pinned.faces);
    m_wayBack.clear();
    m_caseNote.clear();
    showSession(std::move(session));
    showProblems();
    remember();
}

void MainWindow::remember()
{
    m_rememberSoon.stop();
    const CaseSession* session = m_page->session();
    if (!session) return;
    const QString ruleset = toQt(session->ruleset().id);
    const QString fault = m_store.save(ruleset, session->record(), m_wayBack);
    if (fault != m_storeFault) {
        m_storeFault = fault;
        showProblems();
    }
    Settings settings;
    settings.setValue(QStringLiteral("last/ruleset"), ruleset);
    settings.setValue(QStringLiteral("last/procedure/%1").arg(ruleset), toQt(session->procedure().id));
}

}  // namespace drumhead::app
