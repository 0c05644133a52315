#include "app/combat/case_page.hpp"

#include "app/combat/dice/dice_bar.hpp"
#include "app/combat/form/case_form.hpp"
#include "app/combat/form/reminder_bar.hpp"
#include "app/combat/modifiers/modifier_panel.hpp"
#include "app/combat/modifiers/modifier_rows.hpp"
#include "app/combat/verdict/arithmetic_model.hpp"
#include "app/combat/verdict/arithmetic_panel.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/odds/odds_side.hpp"
#include "app/odds/verdict_odds.hpp"
#include "app/shared/rules/why_dialog.hpp"
#include "app/shared/text.hpp"
#include "app/shared/widgets/kept_splitter.hpp"
#include "drumhead/resolve/words/side_names.hpp"

#include <QEvent>
#include <QScrollArea>
#include <QTreeView>
#include <QVBoxLayout>

namespace drumhead::app {

CasePage::CasePage(QWidget* parent)
    : QWidget(parent), m_reminders(new ReminderBar(this)), m_form(new CaseForm(this)),
      m_modifiers(new ModifierPanel(this)), m_verdict(new VerdictPanel(this)),
      m_side(new OddsSide(m_verdict->arithmetic(), this)), m_verdictOdds(new VerdictOdds(this))
{
    const auto column = [this](QWidget* upper, QWidget* lower) {
        auto* splitter = new KeptSplitter(Qt::Vertical, this);
        splitter->addWidget(upper);
        splitter->addWidget(lower);
        return splitter;
    };
    m_left = column(m_form, m_verdict);
    m_right = column(m_modifiers, m_side);
    m_columns = new KeptSplitter(Qt::Horizontal, this);
    m_columns->addWidget(m_left);
    m_columns->addWidget(m_right);
    m_modifiersPage = new QScrollArea(this);
    m_modifiersPage->setWidgetResizable(true);
    m_modifiersPage->setFrameShape(QFrame::NoFrame);
    m_modifiersPage->setFocusPolicy(Qt::NoFocus);
    m_modifiersPage->hide();
    shareHeight();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_reminders);
    layout->addWidget(m_columns, 1);
    connect(m_form, &CaseForm::questionFocused, this, &CasePage::questionFocused);
    connect(m_form, &CaseForm::questionFocused, this, [this] { takeForm(m_form->isInHand()); });
    connect(m_form, &CaseForm::answered, this, [this] { takeForm(true); });
    connect(m_verdict->diceBar(), &DiceBar::thrown, this, [this] { takeForm(false); });
    connect(m_form, &CaseForm::rebuilt, this, &CasePage::tabOrderChanged);
    connect(m_form, &CaseForm::nextWanted, this, &CasePage::goOn);
    connect(m_modifiers, &ModifierPanel::whyWanted, this, &CasePage::whyModifier);
    connect(m_verdict->arithmetic(), &ArithmeticPanel::whyWanted, this, &CasePage::whyLine);
    connect(m_verdict->diceBar(), &DiceBar::missingWanted, this, &CasePage::goToMissing);
    connect(m_verdict->diceBar(), &DiceBar::goOnWanted, this, &CasePage::goOn);
    connect(m_verdict->diceBar(), &DiceBar::rebuilt, this, &CasePage::tabOrderChanged);
    connect(m_verdict, &VerdictPanel::rebuilt, this, &CasePage::tabOrderChanged);
    connect(m_verdict, &VerdictPanel::dueWanted, this, &CasePage::dueWanted);
    connect(m_side, &OddsSide::questionWanted, this, &CasePage::ask);
    connect(m_side, &OddsSide::rebuilt, this, &CasePage::tabOrderChanged);
    connect(m_side, &OddsSide::overruleWanted, m_modifiers, &ModifierPanel::overrule);
    connect(m_side, &OddsSide::swapWanted, this, &CasePage::swapWanted);
    connect(m_verdictOdds, &VerdictOdds::told, m_verdict, &VerdictPanel::showLikelihood);
    connect(m_verdictOdds, &VerdictOdds::told, this, &CasePage::shareHeightSoon);
}

CasePage::~CasePage() = default;

void CasePage::showCase()
{
    if (m_room == Room::Low) m_side->setCurrentWidget(m_left);
}

void CasePage::fold()
{
    if (m_room != Room::Low) return m_side->fold();
    if (m_side->currentWidget() == m_left) return m_side->showOdds();
    showCase();
    goOn();
}

void CasePage::focusDice()
{
    showCase();
    m_verdict->diceBar()->focusDice();
}

void CasePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void CasePage::showModifiers()
{
    if (m_room != Room::Wide) {
        if (m_side->isHidden()) m_side->fold();
        m_side->setCurrentWidget(m_modifiersPage);
    }
    m_modifiers->view()->setFocus();
}

void CasePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_right) return;
    arrange();
    shareHeight();
}

void CasePage::setSession(std::unique_ptr<CaseSession> session)
{
    if (m_why) m_why->close();
    const std::unique_ptr<CaseSession> before = std::exchange(m_session, std::move(session));
    m_atForm = false;
    m_form->setSession(m_session.get());
    showReminders();
    m_form->setVisible(!m_form->isBare());
    m_modifiers->setSession(m_session.get());
    m_verdict->setSession(m_session.get());
    m_side->setSession(m_session.get());
    m_verdictOdds->setSession(m_session.get());
    showCase();
    shareHeight();
    shareHeightSoon();
    if (!m_session) return;
    connect(m_session.get(), &CaseSession::rowsChanged, m_form, &CaseForm::rebuild);
    connect(m_session.get(), &CaseSession::changed, this, &CasePage::refresh);
}

void CasePage::refresh()
{
    m_form->refresh();
    m_form->setVisible(!m_form->isBare());  // where nothing is asked the verdict has the room
    showReminders();
    m_modifiers->refresh();
    m_verdict->refresh();
    m_side->refresh();
    m_verdictOdds->refresh();
    shareHeightSoon();
    Q_EMIT caseChanged();
}

void CasePage::showReminders()
{
    QStringList all;
    if (m_session) {
        for (const std::string& each : m_session->relevance().reminders)
            all << toQt(withSideNames(m_session->situation(), each));
    }
    m_reminders->setReminders(all);
}

QList<QWidget*> CasePage::tabChain() const
{
    const QList<QWidget*> head{m_reminders->line()};
    if (m_room != Room::Wide)
        return head + m_form->tabChain() + m_verdict->tabChain() + m_side->tabChain(m_verdict->arithmetic()->tabChain())
            + m_modifiers->tabChain();
    return head + m_form->tabChain() + m_modifiers->tabChain() + m_verdict->tabChain()
        + m_side->tabChain(m_verdict->arithmetic()->tabChain());
}

void CasePage::explain(const QString& what, const std::vector<int>& cites, Status status)
{
    if (!m_why) m_why = new WhyDialog(this);
    m_why->explain(m_session->ruleset(), what, cites, status);
    m_why->show();
    m_why->raise();
    m_why->activateWindow();
}

void CasePage::why()
{
    if (!m_session) return;
    if (m_verdict->arithmetic()->view()->hasFocus()) return whyLine();
    if (m_modifiers->view()->hasFocus() || !m_session->isFinished()) return whyModifier();
    whyLine();
}

void CasePage::whyModifier()
{
    const ModifierRow* row = m_session ? m_modifiers->current() : nullptr;
    if (!row) return showModifiers();  // which picks out the first
    explain(row->label, row->cites, row->status);
}

/// Without a line picked out it is the refusal itself, or the procedure, that is explained.
void CasePage::whyLine()
{
    if (!m_session) return;
    if (const ArithmeticModel::Line* line =
            m_verdict->arithmetic()->model()->at(m_verdict->arithmetic()->view()->currentIndex()))
        return explain(line->text.trimmed(), line->cites, line->status);
    const Verdict& verdict = m_session->verdict();
    if (verdict.refused) return explain(toQt(*verdict.refused), verdict.refusedCites, Status::Printed);
    const Element& element = m_session->ruleset().elements[m_session->procedure().element];
    explain(toQt(m_session->procedure().title), element.cites, element.status);
}

void CasePage::goToMissing()
{
    showCase();
    takeForm(true);
    if (!m_session || m_session->pause().kind != Pause::Kind::Answer) return m_form->focusFirst();
    const std::vector<FactRef> missing = m_session->unanswered();
    m_form->focusOn(missing.empty() ? m_session->pause().fact : missing.front());
}

void CasePage::goOn()
{
    showCase();
    if (m_session && m_session->pause().kind == Pause::Kind::Dice) return m_verdict->diceBar()->focusDice();
    if (m_session && m_session->pause().kind == Pause::Kind::Answer) return goToMissing();
    if (!m_session) return;
    takeForm(false);
    Q_EMIT finished();
}

void CasePage::forgetAnswer()
{
    if (const auto fact = m_form->focusedFact(); fact && m_session) m_session->forget(*fact);
}

/// Of the value in the arithmetic if that has the keyboard, else of the modifier.
void CasePage::overrule()
{
    if (m_verdict->arithmetic()->view()->hasFocus()) return m_verdict->arithmetic()->overruleCurrent();
    m_modifiers->overruleCurrent();
}

void CasePage::ask(FactRef fact)
{
    if (!m_session) return;
    showCase();
    takeForm(true);
    if (m_session->isEntered(fact)) m_session->askNow(fact);
    m_form->focusOn(fact);
}

void CasePage::newCase()
{
    if (!m_session) return;
    showCase();
    m_session->reset();
    m_form->focusFirst();
}

}  // namespace drumhead::app
