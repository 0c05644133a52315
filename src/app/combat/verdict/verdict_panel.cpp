#include "app/combat/verdict/verdict_panel.hpp"

#include "app/combat/card/result_card.hpp"
#include "app/combat/dice/dice_bar.hpp"
#include "app/combat/dice/dice_view.hpp"
#include "app/combat/dice/throw_text.hpp"
#include "app/combat/verdict/arithmetic_panel.hpp"
#include "app/combat/verdict/due_buttons.hpp"
#include "app/shared/actions/key_follower.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace drumhead::app {

VerdictPanel::VerdictPanel(QWidget* parent) : QWidget(parent), m_arithmetic(new ArithmeticPanel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_diceBar = new DiceBar(this);
    m_card = new ResultCard(this);
    m_card->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);  // the height that the dice leave
    m_due = new DueButtons(QStringLiteral("due"), m_card->body());
    m_card->addBelowChanges(m_due);
    m_card->addAtBottom(makeTools());
    layout->addWidget(m_card, 1);
    m_card->dice()->setChangeable(true);
    connect(m_card->dice(), &DiceView::dieChosen, m_diceBar, &DiceBar::changeDie);
    connect(m_card->dice(), &DiceView::rebuilt, this, &VerdictPanel::rebuilt);
    connect(m_due, &DueButtons::dueWanted, this, &VerdictPanel::dueWanted);
    connect(m_due, &DueButtons::rebuilt, this, &VerdictPanel::rebuilt);
}

/// The buttons at the bottom of the card.
QWidget* VerdictPanel::makeTools()
{
    auto* bottom = new QWidget(m_card);
    auto* row = new FlowLayout(bottom, 8);
    const auto add = [&](const QString& text, const char* name, const QString& spoken, const QString& tip) {
        auto* button = new QPushButton(text, bottom);
        button->setObjectName(QString::fromLatin1(name));
        button->setAccessibleName(spoken);
        button->setToolTip(tip);
        row->addWidget(button);
        return button;
    };
    m_copy = add(tr("Cop&y"), "copyResult", tr("Copy the result"), tr("In two lines, or with its arithmetic"));
    m_copy->setMenu(makeCopyMenu());
    m_showArithmetic = add(tr("Arithmetic"), "showArithmetic", tr("Show the arithmetic"), QString());
    followKeys(*m_showArithmetic, [this] {
        m_showArithmetic->setToolTip(
            WindowActions::tip(tr("How it was worked out, line by line"), WindowAction::Arithmetic));
    });
    row->addWidget(m_diceBar->thrownButtons());
    m_questions =
        add(tr("Questions"), "showQuestions", tr("Show the questions again"), tr("Hidden to make room for the result"));
    m_questions->hide();
    connect(m_questions, &QPushButton::clicked, this, &VerdictPanel::questionsWanted);
    connect(m_showArithmetic, &QPushButton::clicked, this, &VerdictPanel::arithmeticWanted);
    return bottom;
}

QMenu* VerdictPanel::makeCopyMenu()
{
    auto* menu = new QMenu(this);
    const auto add = [&](const QString& text, WindowAction action, void (VerdictPanel::*copy)() const) {
        QAction* const entry = menu->addAction(text);
        followKeys(*menu, [=] { entry->setText(WindowActions::tip(text, action)); });
        connect(entry, &QAction::triggered, this, copy);
    };
    add(tr("Two lines for a chat"), WindowAction::CopyShort, &VerdictPanel::copyShort);
    add(tr("The result with the whole arithmetic"), WindowAction::CopyVerdict, &VerdictPanel::copyWhole);
    return menu;
}

void VerdictPanel::setArithmeticBeside(bool beside)
{
    m_isArithmeticBeside = beside;
    m_showArithmetic->setVisible(hasVerdict() && !beside);
}

void VerdictPanel::setTight(bool tight, bool withoutForm)
{
    m_card->setTight(tight);
    if (std::exchange(m_isTight, tight) != tight && m_session && !hasVerdict()) refresh();
    m_questions->setVisible(withoutForm);
}

int VerdictPanel::wantedHeight() const { return m_card->wantedHeight(); }

int VerdictPanel::leastHeight() const { return m_card->leastHeight(); }

void VerdictPanel::setSession(CaseSession* session)
{
    m_session = session;
    m_arithmetic->setSession(session);
    m_diceBar->setSession(session);
    refresh();
    m_card->toTop();
}

QList<QWidget*> VerdictPanel::tabChain() const
{
    QList<QWidget*> chain{m_questions};  // where the form was
    chain << m_diceBar->tabChain();
    chain << m_card->area();
    chain << m_due->tabChain() << m_card->dice()->tabChain();
    chain << m_copy << m_showArithmetic;
    for (QWidget* each : m_diceBar->thrownButtons()->findChildren<QPushButton*>()) chain << each;
    chain << static_cast<QWidget*>(m_card->wholeButton());
    return chain;
}

void VerdictPanel::showLikelihood(const QString& line) { m_card->setLikelihood(line); }

bool VerdictPanel::hasVerdict() const { return m_session && m_session->isFinished(); }

CaseResult VerdictPanel::result() const
{
    return caseResult(m_session->situation(), m_session->verdict(), m_session->throwsSoFar());
}

void VerdictPanel::copyShort() const
{
    if (hasVerdict()) QGuiApplication::clipboard()->setText(typeset(shortText(result(), *spokenTexts())));
}

void VerdictPanel::copyWhole() const
{
    if (hasVerdict())
        QGuiApplication::clipboard()->setText(toQt(verdictText(m_session->verdict(), m_session->ruleset())));
}

/// "The defender tests: Throw 2 D10 · over 8 fails".
QString VerdictPanel::next() const
{
    const QString stage = raised(toQt(m_session->nextStage()));
    const bool asks = m_session->pause().kind == Pause::Kind::Answer;
    if (!stage.isEmpty() && asks)
        return tr("Next: %1 — %2").arg(stage, toQt(m_session->question(m_session->pause().fact)));
    const QString thrown = throwText(m_session->planned(), m_isTight);
    return stage.isEmpty() ? thrown : tr("%1: %2").arg(stage, thrown);
}

QString VerdictPanel::fullLabel(FactRef fact) const { return raised(toQt(factLabel(m_session->situation(), fact))); }

/// Without whose it is: the question itself has the keyboard.
QString VerdictPanel::shortLabel(FactRef fact) const
{
    const Attribute* const attribute = m_session->program().slot(fact.slot).attribute;
    return attribute ? raised(toQt(attribute->label)) : fullLabel(fact);
}

QString VerdictPanel::headline() const
{
    const Pause& pause = m_session->pause();
    if (pause.kind == Pause::Kind::Dice) return next();
    const std::vector<FactRef> missing = m_session->openQuestions();
    const FactRef fact = missing.empty() ? pause.fact : missing.front();
    if (m_session->isEntered(fact) && !m_session->nextStage().empty()) return next();
    const QString asked = m_session->isEntered(fact) ? toQt(m_session->question(fact)) : QString();
    const bool isNamed = m_isTight || m_session->isOfBattle();  // above the question
    const QString first = !asked.isEmpty() ? asked : isNamed ? shortLabel(fact) : fullLabel(fact);
    const auto more = static_cast<int>(missing.size()) - 1;
    if (more <= 0) return tr("Still to answer: %1").arg(first);
    return tr("Still to answer: %1 and %n more", nullptr, more).arg(first);
}

/// A question is shown smaller than an answer: it is in the form as well, which needs the height.
bool VerdictPanel::isAsked() const { return m_session->pause().kind == Pause::Kind::Answer; }

void VerdictPanel::refresh()
{
    setEnabled(m_session);
    m_due->refresh(m_session);
    m_arithmetic->refresh();
    m_copy->setVisible(hasVerdict());
    setArithmeticBeside(m_isArithmeticBeside);
    if (!m_session) return m_card->clear();
    const QString before = m_card->spoken();
    std::vector<StageSteps::Step> stages = stagesOf(m_session->verdict(), m_session->nextStage());
    if (!hasVerdict() && stages.size() == 1 && stages.front().text.isEmpty()) stages.clear();  // the headline names it
    if (hasVerdict()) m_card->showResult(result(), stages);
    else m_card->showOpen(headline(), isAsked(), caseSoFar(m_session->verdict(), m_session->throwsSoFar()), stages);
    m_diceBar->refresh();
    if (before == m_card->spoken()) return;
    m_card->toTop();
    announce();
}

/// Announces the outcome to screen readers.
void VerdictPanel::announce()
{
    m_card->setAccessibleName(m_card->spoken());
    QAccessibleEvent event(m_card, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

}  // namespace drumhead::app
