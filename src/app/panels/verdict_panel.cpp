#include "app/panels/verdict_panel.hpp"

#include "app/models/story.hpp"
#include "app/panels/arithmetic_panel.hpp"
#include "app/panels/dice_bar.hpp"
#include "app/panels/due_buttons.hpp"
#include "app/text.hpp"
#include "app/widgets/big_label.hpp"
#include "app/widgets/dice_view.hpp"
#include "drumhead/base/minus.hpp"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

/// "3 D10 and 2 D10", "5 D6, one each", "4 times 2 D6".
QString diceText(const std::vector<drumhead::Throw>& together)
{
    QStringList parts;
    for (const drumhead::Throw& each : together) parts << QStringLiteral("%1 D%2").arg(each.dice).arg(each.sides);
    if (parts.size() == 2 && parts[0] == parts[1]) return VerdictPanel::tr("%1 each").arg(parts[0]);
    if (parts.size() <= 2) return parts.join(VerdictPanel::tr(" and "));
    if (parts.count(parts.front()) == parts.size())
        return together.front().dice == 1
            ? VerdictPanel::tr("%1 D%2, one each").arg(parts.size()).arg(together.front().sides)
            : VerdictPanel::tr("%1 times %2").arg(parts.size()).arg(parts.front());
    return VerdictPanel::tr("%1 throws").arg(parts.size());
}

}  // namespace

VerdictPanel::VerdictPanel(QWidget* parent) : QWidget(parent), m_arithmetic(new ArithmeticPanel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeOutcome());
    connect(m_due, &DueButtons::dueWanted, this, &VerdictPanel::dueWanted);
    connect(m_due, &DueButtons::rebuilt, this, &VerdictPanel::rebuilt);
}

QWidget* VerdictPanel::makeOutcome()
{
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    m_diceBar = new DiceBar(side);
    m_scroll = new QScrollArea(side);
    m_scroll->setObjectName(QStringLiteral("verdictArea"));
    m_scroll->setAccessibleName(tr("Verdict"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setMinimumHeight(90);
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(content);
    column->setSpacing(8);
    m_headline = new BigLabel(1.9, 20, content);  // readable at two metres when the type is large
    m_headline->setObjectName(QStringLiteral("headline"));
    m_headline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_dice = new DiceView(content);
    m_story = new BigLabel(1.2, 12, content, false);
    m_story->setObjectName(QStringLiteral("story"));
    m_story->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_likelihood = new BigLabel(1.0, 10, content, false);
    m_likelihood->setObjectName(QStringLiteral("likelihood"));
    m_likelihood->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_likelihood->hide();
    m_due = new DueButtons(content);
    m_outcomes = new BigLabel(1.0, 10, content, false);
    m_outcomes->setObjectName(QStringLiteral("outcomes"));
    m_outcomes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_headline);
    column->addWidget(m_likelihood);  // above the story, which may run below the fold
    column->addWidget(m_story);
    column->addWidget(m_due);
    column->addWidget(m_outcomes);
    column->addWidget(m_dice);
    column->addWidget(m_diceBar->thrownButtons());
    column->addStretch(1);
    m_scroll->setWidget(content);
    layout->addWidget(m_diceBar);
    layout->addWidget(m_scroll, 1);
    return side;
}

void VerdictPanel::setSession(CaseSession* session)
{
    m_session = session;
    m_arithmetic->setSession(session);
    m_diceBar->setSession(session);
    refresh();
    m_scroll->ensureVisible(0, 0);
}

QList<QWidget*> VerdictPanel::tabChain() const
{
    QList<QWidget*> chain = m_diceBar->tabChain();
    chain << m_scroll;
    chain << m_due->tabChain();
    for (QWidget* each : m_diceBar->thrownButtons()->findChildren<QPushButton*>()) chain << each;
    return chain;
}

void VerdictPanel::showLikelihood(const QString& line)
{
    m_likelihood->setText(line.isEmpty() ? line : tr("How likely it was: %1").arg(line));
    m_likelihood->setVisible(!line.isEmpty());
}

/// "Next: 2. The defender tests — throw 2 D10"; outside a stage "Throw 2 D10: Hits".
QString VerdictPanel::next() const
{
    const std::vector<drumhead::Throw>& together = m_session->together();
    const QString stage = raised(m_session->nextStage());
    const bool asks = m_session->pause().kind == Pause::Kind::Answer;
    if (!stage.isEmpty() && asks) return tr("Next: %1 — %2").arg(stage, m_session->question(m_session->pause().fact));
    if (!stage.isEmpty()) return tr("Next: %1 — throw %2").arg(stage, diceText(together));
    if (together.size() > 1) return tr("Throw %1").arg(diceText(together));
    return tr("Throw %1 D%2: %3")
        .arg(m_session->pause().dice)
        .arg(m_session->pause().sides)
        .arg(m_session->nextThrow());
}

QString VerdictPanel::headline() const
{
    const Pause& pause = m_session->pause();
    if (pause.kind == Pause::Kind::Dice) return next();
    if (pause.kind == Pause::Kind::Finished) {
        const Story story = storyOf(m_session->verdict(), true);
        return story.headline.isEmpty() ? toQt(withMinus(m_session->verdict().title)) : story.headline;
    }
    const std::vector<FactRef> missing = m_session->unanswered();
    const FactRef fact = missing.empty() ? pause.fact : missing.front();
    if (m_session->isEntered(fact) && !m_session->nextStage().isEmpty()) return next();
    const QString asked = m_session->isEntered(fact) ? m_session->question(fact) : QString();
    const QString first = asked.isEmpty() ? raised(toQt(factLabel(m_session->situation(), fact))) : asked;
    const auto more = static_cast<int>(missing.size()) - 1;
    if (more <= 0) return tr("Still to answer: %1").arg(first);
    return tr("Still to answer: %1 and %2 more").arg(first).arg(more);
}

QString VerdictPanel::outcomes() const
{
    QStringList lines;
    for (const VerdictLine& line : m_session->verdict().lines) {
        if (line.kind == LineKind::Effect && line.applied && m_session->isFinished())
            lines << raised(toQt(withMinus(line.text)));
    }
    lines.removeDuplicates();
    return lines.join(u'\n');
}

void VerdictPanel::refresh()
{
    setEnabled(m_session);
    m_due->refresh(m_session);
    m_arithmetic->refresh();
    if (!m_session) {
        m_headline->clear();
        m_story->clear();
        m_outcomes->clear();
        m_dice->setThrows({});
        return;
    }
    const QString before = m_headline->text();
    m_headline->setText(headline());
    m_headline->setFactor(headlineFactor(m_headline->text()));
    m_story->setText(storyOf(m_session->verdict(), m_session->isFinished()).lines.join(u'\n'));
    m_story->setVisible(!m_story->text().isEmpty());
    m_outcomes->setText(outcomes());
    m_outcomes->setVisible(!m_outcomes->text().isEmpty());
    m_dice->setThrows(m_session->throwsSoFar());
    m_diceBar->refresh();
    if (before != m_headline->text()) {
        m_scroll->verticalScrollBar()->setValue(0);
        announce();
    }
}

/// Tells a screen reader what the large letters say now.
void VerdictPanel::announce()
{
    m_headline->setAccessibleName(m_headline->text());
    QAccessibleEvent event(m_headline, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

}  // namespace drumhead::app
