#include "app/combat/case_page.hpp"

#include "app/combat/case_why.hpp"
#include "app/combat/dice/dice_bar.hpp"
#include "app/combat/form/case_form.hpp"
#include "app/combat/form/reminder_bar.hpp"
#include "app/combat/modifiers/modifier_panel.hpp"
#include "app/combat/modifiers/modifier_rows.hpp"
#include "app/combat/verdict/arithmetic_model.hpp"
#include "app/combat/verdict/arithmetic_panel.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/odds/odds_side_panel.hpp"
#include "app/odds/verdict_odds.hpp"
#include "app/shared/layout/kept_splitter.hpp"
#include "app/shared/look/verdict_size.hpp"
#include "app/shared/qt_text.hpp"

#include "drumhead/resolve/session/asks_for_leave.hpp"

#include <QApplication>
#include <QResizeEvent>
#include <QTabBar>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

CasePage::CasePage(QWidget* parent)
    : QWidget(parent), m_reminders(new ReminderBar(this)), m_form(new CaseForm(this)),
      m_modifiers(new ModifierPanel(this)), m_verdict(new VerdictPanel(this)),
      m_side(new OddsSidePanel(m_verdict->arithmetic(), this)), m_verdictOdds(new VerdictOdds(this)),
      m_shares(*m_form, *m_verdict), m_why(new CaseWhy(*m_modifiers, *m_verdict, this))
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
    m_arrangement.emplace(CaseArrangement::Panels{m_columns, m_left, m_right, m_modifiers, m_side}, this);
    updateShares();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_reminders);
    layout->addWidget(m_columns, 1);
    layout->addWidget(m_verdict->diceBar());
    m_columns->installEventFilter(this);
    m_verdict->card()->installEventFilter(this);
    connect(m_form, &CaseForm::questionFocused, this, &CasePage::questionFocused);
    connect(m_form, &CaseForm::questionFocused, this, [this] { setAtForm(m_form->isInHand()); });
    connect(m_form, &CaseForm::answered, this, [this] { setAtForm(true); });
    connect(m_verdict->diceBar(), &DiceBar::thrown, this, &CasePage::putResultFirst);
    connect(m_form, &CaseForm::rebuilt, this, &CasePage::tabOrderChanged);
    connect(m_form, &CaseForm::nextWanted, this, &CasePage::goOnFromQuestion);
    connect(m_form, &CaseForm::joinersWanted, this, &CasePage::joinersWanted);
    connect(m_modifiers, &ModifierPanel::whyWanted, m_why, &CaseWhy::explainModifier);
    connect(m_verdict->arithmetic(), &ArithmeticPanel::whyWanted, m_why, &CaseWhy::explainLine);
    connect(m_why, &CaseWhy::modifiersWanted, this, &CasePage::showModifiers);
    connect(m_verdict->diceBar(), &DiceBar::missingWanted, this, &CasePage::goToMissing);
    connect(m_verdict->diceBar(), &DiceBar::goOnWanted, this, &CasePage::goOn);
    connect(m_verdict->diceBar(), &DiceBar::rebuilt, this, &CasePage::tabOrderChanged);
    connect(m_verdict, &VerdictPanel::rebuilt, this, &CasePage::tabOrderChanged);
    connect(m_verdict, &VerdictPanel::questionsWanted, this, &CasePage::goToMissing);
    connect(m_verdict, &VerdictPanel::dueWanted, this, &CasePage::dueWanted);
    connect(m_verdict, &VerdictPanel::arithmeticWanted, m_side, &OddsSidePanel::showArithmetic);
    connect(m_side, &OddsSidePanel::wanted, this, &CasePage::openSide);
    connect(m_side, &OddsSidePanel::questionWanted, this, &CasePage::ask);
    connect(m_side, &OddsSidePanel::rebuilt, this, &CasePage::tabOrderChanged);
    connect(m_side, &OddsSidePanel::overruleWanted, m_modifiers, &ModifierPanel::overrule);
    connect(m_side, &OddsSidePanel::swapWanted, this, &CasePage::swapWanted);
    connect(m_verdictOdds, &VerdictOdds::found, m_verdict, &VerdictPanel::showLikelihood);
    connect(m_verdictOdds, &VerdictOdds::found, this, &CasePage::updateSharesSoon);
}

CasePage::~CasePage() = default;

void CasePage::why() { m_why->explain(); }

void CasePage::showCase() { m_arrangement->showCase(); }

void CasePage::fold()
{
    if (!m_arrangement->isLow()) return m_side->fold();
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
    if (!m_arrangement->isWide()) {
        if (m_side->isHidden()) m_side->fold();
        m_arrangement->showModifiers();
        openSide();
    }
    if (m_modifiers->isBare()) Q_EMIT questionFocused(tr("No modifier applies in this case."));
    m_modifiers->view()->setFocus();
}

/// Their widths say how high headline and questions are.
bool CasePage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Resize) return QWidget::eventFilter(watched, event);
    const auto* const resized = static_cast<QResizeEvent*>(event);
    if (watched == m_columns || resized->size().width() != resized->oldSize().width()) updateSharesSoon();
    return QWidget::eventFilter(watched, event);
}

bool CasePage::event(QEvent* event)
{
    if (event->type() == verdictSizeChanged) updateSharesSoon();
    return QWidget::event(event);
}

void CasePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_arrangement) return;
    arrange();
    updateShares();
}

void CasePage::setSession(std::unique_ptr<CaseSession> session)
{
    const std::unique_ptr<CaseSession> before = std::exchange(m_session, std::move(session));
    m_why->setSession(m_session.get());
    m_atForm = m_isResultFirst = m_sideOpen = false;
    m_form->setSession(m_session.get());
    showReminders();
    showForm();
    m_modifiers->setSession(m_session.get());
    m_verdict->setSession(m_session.get());
    m_side->setSession(m_session.get());
    m_verdictOdds->setSession(m_session.get());
    showCase();
    updateShares();
    updateSharesSoon();
    if (!m_session) return;
    connect(m_session.get(), &CaseSession::rowsChanged, m_form, &CaseForm::rebuild);
    connect(m_session.get(), &CaseSession::changed, this, &CasePage::refresh);
}

void CasePage::refresh()
{
    m_form->refresh();
    showReminders();
    m_modifiers->refresh();
    m_verdict->refresh();
    if (std::exchange(m_wasFinished, m_session->isFinished()) != m_session->isFinished()) m_sideOpen = false;
    showForm();
    m_side->refresh();
    m_verdictOdds->refresh();
    updateSharesSoon();
    Q_EMIT caseChanged();
}

/// Without questions the verdict gets the height, and in a low window once they are answered: by its room, not by the
/// case, so that the dice keep their place from case to case.
void CasePage::showForm()
{
    const bool isFolded = isFormFolded();
    m_form->setVisible(!m_form->isBare() && !isFolded);
    m_verdict->setTight(m_arrangement->isLow(), isFolded && !m_form->isBare());
    m_verdict->setArithmeticBeside(!m_side->isHidden());
}

bool CasePage::isPlain() const
{
    if (!m_session || !m_session->isFinished() || !m_session->diceLying().empty()) return false;
    const auto questions = m_form->questionsInSight();
    return questions && m_reminders->isHidden()
        && std::all_of(questions->begin(), questions->end(),
                       [this](FactRef each) { return asksForLeave(*m_session, each); });
}

bool CasePage::isFormFolded() const
{
    if (!m_session || !m_session->isFinished() || !m_isResultFirst) return false;
    if (!m_arrangement->isLow() && restsOnUsualAnswers()) return false;
    if (m_form->isAncestorOf(QApplication::focusWidget())) return false;
    if (m_session->isOfBattle()) return true;  // the headline has one place, and keeps it when the case is applied
    constexpr int fewLines = 10;               // a form of less is a keyhole
    return m_arrangement->isLow()
        || m_left->height() - m_shares.cardRoom() < fewLines * m_form->fontMetrics().lineSpacing();
}

/// Without a throw and with questions that nobody answered a verdict is a proposal: a person sees what it rests on.
bool CasePage::restsOnUsualAnswers() const
{
    if (!m_session->faces().empty()) return false;
    const auto questions = m_form->questionsInSight();
    return questions && std::any_of(questions->begin(), questions->end(), [this](FactRef each) {
               return !m_session->isGiven(each);
           });
}

void CasePage::showReminders()
{
    QStringList all;
    if (m_session) {
        for (const std::string& each : m_session->relevance().reminders) all << toQt(each);
    }
    m_reminders->setReminders(all);
}

QList<QWidget*> CasePage::tabChain() const
{
    const QList<QWidget*> head{m_reminders->line()};
    if (!m_arrangement->isWide())
        return head + m_form->tabChain() + m_verdict->tabChain() + m_side->tabChain(m_verdict->arithmetic()->tabChain())
            + m_modifiers->tabChain();
    return head + m_form->tabChain() + m_modifiers->tabChain() + m_verdict->tabChain()
        + m_side->tabChain(m_verdict->arithmetic()->tabChain());
}

void CasePage::goToMissing()
{
    showCase();
    setAtForm(true);
    if (!m_session) return m_form->focusFirst();
    std::vector<FactRef> missing = m_session->openQuestions();
    if (missing.empty() && m_session->pause().kind == Pause::Kind::Answer) missing = {m_session->pause().fact};
    if (!m_form->focusFirstOf(missing)) m_form->focusFirst();
}

void CasePage::goOn()
{
    showCase();
    if (!m_session) return;
    if (m_session->pause().kind == Pause::Kind::Answer || !m_session->openQuestions().empty()) return goToMissing();
    if (m_session->pause().kind == Pause::Kind::Dice) return m_verdict->diceBar()->focusDice();
    putResultFirst();
    Q_EMIT finished();
}

void CasePage::goOnFromQuestion()
{
    goOn();
    if (m_session && m_session->isFinished() && m_session->diceLying().empty() && m_session->openQuestions().empty())
        Q_EMIT confirmed();
}

void CasePage::forgetAnswer()
{
    if (const auto fact = m_form->focusedFact(); fact && m_session) m_session->forget(*fact);
}

/// Overrules the value in the arithmetic if that has the focus, else the modifier.
void CasePage::overrule()
{
    if (m_verdict->arithmetic()->view()->hasFocus()) {
        const ArithmeticModel::Line* line =
            m_verdict->arithmetic()->model()->at(m_verdict->arithmetic()->view()->currentIndex());
        const bool can = line && !line->overruleAs.empty();
        m_verdict->arithmetic()->overruleCurrent();
        if (!can)
            Q_EMIT questionFocused(tr("This line has no value to overrule. Choose a value, a throw or a modifier."));
        return;
    }
    const bool chosen = m_modifiers->current();
    m_modifiers->overruleCurrent();
    if (chosen) return;
    Q_EMIT questionFocused(
        m_modifiers->view()->model()->rowCount() > 0
            ? tr("Choose the modifier to overrule, then press F9.")
            : tr("Nothing to overrule here: no modifier applies. Values are in the arithmetic (F8)."));
}

void CasePage::ask(FactRef fact)
{
    if (!m_session) return;
    showCase();
    setAtForm(true);
    if (m_session->isEntered(fact)) m_session->askNow(fact);
    m_form->focusOn(fact);
}

void CasePage::newCase()
{
    if (!m_session) return;
    showCase();
    m_session->reset();
    goToMissing();
}

bool CasePage::isForVerdict() const
{
    if (!m_session || m_atForm || m_session->pause().kind == Pause::Kind::Answer) return false;
    return !m_session->isFinished() || !restsOnUsualAnswers();
}

/// The larger the font, the more height the verdict gets: it is read from a distance. On the other side the modifiers
/// get half until there is a verdict, then odds and arithmetic more.
void CasePage::updateShares()
{
    const bool large = fontMetrics().height() > 24;
    const bool finished = m_session && m_session->isFinished();
    showForm();
    shareColumns();
    const QString what = isForVerdict() ? QStringLiteral("verdict") : QStringLiteral("questions");
    m_left->share(QStringLiteral("case.%1.%2").arg(m_arrangement->name(), what),
                  m_shares.of(m_left->height() - m_left->handleWidth(), m_arrangement->kind(),
                              {.isFinished = finished,
                               .isForVerdict = isForVerdict(),
                               .isFormKept = finished && m_session->isOfBattle()}));
    if (m_arrangement->isWide())
        m_right->share(QStringLiteral("case.side"),
                       !large         ? QList<int>{5200, 4800}
                           : finished ? QList<int>{4200, 5800}
                                      : QList<int>{5000, 5000});
}

/// The tabs have what questions, dice and verdict leave; of a finished case and of an empty table only the tabs stay.
void CasePage::shareColumns()
{
    if (m_arrangement->isWide()) m_modifiers->setVisible(!m_modifiers->isBare());
    const int tabs = m_arrangement->isWide() || m_side->isHidden() ? 0 : m_side->tabBar()->sizeHint().height();
    DiceBar& dice = *m_verdict->diceBar();
    const int room = m_columns->height() + dice.stripHeight() - 2 * m_left->handleWidth();
    const int strip = m_shares.mostStrip(room, tabs);
    dice.setMostStrip(strip);
    const QString name = QStringLiteral("case.columns.") + m_arrangement->name();
    if (m_arrangement->isWide()) m_columns->share(name, {5400, 4600});
    if (!m_arrangement->isNarrow()) return m_side->setMaximumHeight(QWIDGETSIZE_MAX);
    const int left = room - std::min(strip, dice.wantedStrip());
    const int readable = m_side->minimumSizeHint().height();
    const int usual = std::max(left * 28 / 100, readable);
    const int below = foldsSide() ? tabs : isSideInUse() ? usual : m_shares.below(left, {usual, readable, tabs});
    m_side->setMaximumHeight(below < usual ? below : QWIDGETSIZE_MAX);
    m_columns->share(name, {left - below, below});
}

/// A verdict is to be seen whole where the odds are beneath it.
bool CasePage::foldsSide() const
{
    if (isSideInUse()) return false;
    const bool isFinished = m_session && m_session->isFinished();
    const bool isEmpty = m_modifiers->isBare() && m_arrangement->showsModifiers();
    return isEmpty || (isFinished && !m_atForm);
}

bool CasePage::isSideInUse() const { return m_sideOpen || m_side->isAncestorOf(QApplication::focusWidget()); }

void CasePage::openSide()
{
    m_sideOpen = true;
    updateShares();
}

void CasePage::setAtForm(bool inHand)
{
    m_atForm = inHand;
    if (inHand) keepForm();
    updateSharesSoon();
}

/// Whatever tab is shown: a throw that is not seen is made once more.
void CasePage::putResultFirst()
{
    showCase();
    m_isResultFirst = true;
    setAtForm(false);
}

void CasePage::keepForm()
{
    m_isResultFirst = false;
    showForm();  // now: it may be about to get the keyboard
}

/// Waits for the layout, and while a mouse button is pressed: a widget must not move under the pointer.
void CasePage::updateSharesSoon()
{
    if (std::exchange(m_sharesSoon, true)) return;
    const bool isBusy = QApplication::mouseButtons() != Qt::NoButton || QApplication::activePopupWidget();
    QTimer::singleShot(isBusy ? 60 : 0, this, [this] {
        m_sharesSoon = false;
        if (QApplication::mouseButtons() != Qt::NoButton || QApplication::activePopupWidget())
            return updateSharesSoon();
        updateShares();
    });
}

void CasePage::arrange()
{
    const CaseArrangement::Kind kind = CaseArrangement::kindFor(*this);
    if (kind == m_arrangement->kind()) return;
    QWidget* focused = isAncestorOf(QApplication::focusWidget()) ? QApplication::focusWidget() : nullptr;
    m_arrangement->set(kind);
    updateShares();
    updateSharesSoon();
    if (focused) focused->setFocus(Qt::TabFocusReason);  // selects its text again
    Q_EMIT tabOrderChanged();
}

}  // namespace drumhead::app
