#include "app/combat/verdict/verdict_panel.hpp"

#include "app/combat/dice/dice_bar.hpp"
#include "app/combat/dice/dice_view.hpp"
#include "app/combat/verdict/arithmetic_panel.hpp"
#include "app/combat/verdict/due_buttons.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/big_label.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/resolve/words/verdict_story.hpp"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

namespace {

/// "3 D10 and 2 D10", "5 D6, one each", "4 times 2 D6".
QString diceText(const std::vector<Throw>& together)
{
    QStringList parts;
    for (const Throw& each : together) parts << QStringLiteral("%1 D%2").arg(each.dice).arg(each.sides);
    if (parts.size() == 2 && parts[0] == parts[1]) return VerdictPanel::tr("%1 each").arg(parts[0]);
    if (parts.size() <= 2) return parts.join(VerdictPanel::tr(" and "));
    if (parts.count(parts.front()) == parts.size())
        return together.front().dice == 1
            ? VerdictPanel::tr("%1 D%2, one each").arg(parts.size()).arg(together.front().sides)
            : VerdictPanel::tr("%1 times %2").arg(parts.size()).arg(parts.front());
    return VerdictPanel::tr("%1 throws").arg(parts.size());
}

/// A scroll area that takes the remaining height, whatever its content.
class Paper : public QFrame {
public:
    using QFrame::QFrame;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

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
    makeBox(side);
    const auto label = [content = m_scroll->widget()](double factor, double leastPoints, const char* name, bool bold) {
        auto* made = new BigLabel(factor, leastPoints, content, bold);
        made->setObjectName(QString::fromLatin1(name));
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return made;
    };
    m_headline = label(1.9, 20, "headline", true);  // readable at two metres in large type
    m_dice = new DiceView(m_scroll->widget());
    m_story = label(1.2, 12, "story", false);
    m_likelihood = label(1.0, 10, "likelihood", false);
    m_likelihood->hide();
    m_due = new DueButtons(m_scroll->widget());
    m_outcomes = label(1.0, 10, "outcomes", false);
    for (QWidget* each :
         QList<QWidget*>{m_headline, m_likelihood, m_story, m_due, m_outcomes, m_dice, m_diceBar->thrownButtons()})
        m_told->addWidget(each);
    m_told->addStretch(1);
    layout->addWidget(m_diceBar);
    layout->addWidget(m_box, 1);
    return side;
}

/// The frame of the verdict: a scroll area, and above it a place for the headline.
void VerdictPanel::makeBox(QWidget* parent)
{
    m_box = new Paper(parent);
    m_box->setFrameShape(QFrame::StyledPanel);
    m_box->setBackgroundRole(QPalette::Base);
    m_box->setAutoFillBackground(true);
    m_box->setMinimumHeight(90);
    m_box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);  // the height that the dice leave
    auto* column = new QVBoxLayout(m_box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_pinned = new QVBoxLayout;
    column->addLayout(m_pinned);
    m_scroll = new QScrollArea(m_box);
    m_scroll->setObjectName(QStringLiteral("verdictArea"));
    m_scroll->setAccessibleName(tr("Verdict"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setMinimumHeight(1);  // the headline comes first
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    m_told = new QVBoxLayout(content);
    m_told->setSpacing(8);
    m_scroll->setWidget(content);
    column->addWidget(m_scroll, 1);
}

/// The headline stays visible while the rest is scrolled, unless it takes more than half of the height.
void VerdictPanel::placeHeadline()
{
    const QMargins margins = m_told->contentsMargins();
    const int width = m_box->contentsRect().width() - margins.left() - margins.right();
    const bool fits = m_headline->heightForWidth(width) * 2 <= m_box->contentsRect().height();
    if (fits == (m_pinned->indexOf(m_headline) >= 0)) return;
    (fits ? m_pinned : m_told)->insertWidget(0, m_headline);
    m_pinned->setContentsMargins(fits ? QMargins(margins.left(), margins.top(), margins.right(), 0) : QMargins());
}

int VerdictPanel::wantedHeight() const
{
    const auto high = [](const QWidget* of, int width) {
        return of->hasHeightForWidth() ? of->heightForWidth(width) : of->sizeHint().height();
    };
    const int width = m_scroll->viewport()->width();
    int told = 2 * m_box->frameWidth() + high(m_scroll->widget(), width);
    if (m_pinned->indexOf(m_headline) >= 0) told += m_pinned->totalHeightForWidth(width);
    return high(m_diceBar, m_diceBar->width()) + m_diceBar->parentWidget()->layout()->spacing()
        + std::max(told, m_box->minimumHeight());
}

void VerdictPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeHeadline();
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
    const std::vector<Throw>& together = m_session->together();
    const QString stage = raised(toQt(m_session->nextStage()));
    const bool asks = m_session->pause().kind == Pause::Kind::Answer;
    if (!stage.isEmpty() && asks)
        return tr("Next: %1 — %2").arg(stage, toQt(m_session->question(m_session->pause().fact)));
    if (!stage.isEmpty()) return tr("Next: %1 — throw %2").arg(stage, diceText(together));
    if (together.size() > 1) return tr("Throw %1").arg(diceText(together));
    return tr("Throw %1 D%2: %3")
        .arg(m_session->pause().dice)
        .arg(m_session->pause().sides)
        .arg(toQt(m_session->nextThrow()));
}

QString VerdictPanel::headline() const
{
    const Pause& pause = m_session->pause();
    if (pause.kind == Pause::Kind::Dice) return next();
    if (pause.kind == Pause::Kind::Finished) {
        const VerdictStory story = storyOf(m_session->verdict(), true);
        return toQt(withMinus(story.headline.empty() ? m_session->verdict().title : story.headline));
    }
    const std::vector<FactRef> missing = m_session->unanswered();
    const FactRef fact = missing.empty() ? pause.fact : missing.front();
    if (m_session->isEntered(fact) && !m_session->nextStage().empty()) return next();
    const QString asked = m_session->isEntered(fact) ? toQt(m_session->question(fact)) : QString();
    const QString first = asked.isEmpty() ? raised(toQt(factLabel(m_session->situation(), fact))) : asked;
    const auto more = static_cast<int>(missing.size()) - 1;
    if (more <= 0) return tr("Still to answer: %1").arg(first);
    return tr("Still to answer: %1 and %2 more").arg(first).arg(more);
}

/// A question is shown smaller than an answer: it is in the form as well, which needs the height.
bool VerdictPanel::isAsked() const { return m_session->pause().kind == Pause::Kind::Answer; }

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
    m_headline->setFactor(headlineFactor(m_headline->text(), isAsked() ? 1.4 : 1.9));
    QStringList story;
    for (const std::string& each : storyOf(m_session->verdict(), m_session->isFinished()).lines)
        story << toQt(withMinus(each));
    m_story->setText(story.join(u'\n'));
    m_story->setVisible(!m_story->text().isEmpty());
    m_outcomes->setText(outcomes());
    m_outcomes->setVisible(!m_outcomes->text().isEmpty());
    m_dice->setThrows(m_session->throwsSoFar());
    m_diceBar->refresh();
    placeHeadline();
    if (before != m_headline->text()) {
        m_scroll->verticalScrollBar()->setValue(0);
        announce();
    }
}

/// Announces the headline to screen readers.
void VerdictPanel::announce()
{
    m_headline->setAccessibleName(m_headline->text());
    QAccessibleEvent event(m_headline, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

}  // namespace drumhead::app
