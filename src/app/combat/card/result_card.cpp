#include "app/combat/card/result_card.hpp"

#include "app/combat/card/change_list.hpp"
#include "app/combat/card/outcome_head.hpp"
#include "app/combat/card/outcome_rows.hpp"
#include "app/combat/dice/dice_view.hpp"
#include "app/shared/look/verdict_size.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/big_label.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace drumhead::app {

namespace {

constexpr double throwFactor = 2.0;
constexpr double questionFactor = 1.4;
constexpr int usualSpacing = 6;
constexpr int tightSpacing = 2;

int heightAt(const QWidget& of, int width)
{
    return of.isHidden() ? 0 : of.hasHeightForWidth() ? of.heightForWidth(width) : of.sizeHint().height();
}

QString lines(const std::vector<std::string>& texts)
{
    QStringList all;
    for (const std::string& each : texts) all << typeset(each);
    return all.join(u'\n');
}

/// A throw breaks behind its dot and between two results, never within a short one ("7+: 2").
QString brokenBetweenResults(const QString& thrown)
{
    constexpr qsizetype shortResult = 14;
    QStringList parts = thrown.split(QStringLiteral(", "));
    for (QString& each : parts) {
        const qsizetype dot = each.lastIndexOf(u'·');
        QString result = each.mid(dot + 1);
        const QString before = each.left(dot + 1);
        const qsizetype leading = result.startsWith(u' ') ? 1 : 0;
        if (result.size() <= shortResult)
            result = result.left(leading) + result.mid(leading).replace(u' ', QChar::Nbsp);
        each = before + result;
    }
    return parts.join(QStringLiteral(", ")).replace(QStringLiteral(" ·"), QString(QChar::Nbsp) + u'·');
}

/// What the leading outcome tells of its unit is not told again beneath it.
std::vector<UnitChange> otherChanges(const CaseResult& result)
{
    std::vector<UnitChange> changes = result.changes;
    if (result.outcomes.empty()) return changes;
    const std::string& who = result.outcomes.front().who;
    const AttributeChange* const told = strengthChange(result, who);
    if (!told) return changes;
    for (UnitChange& unit : changes) {
        if (unit.who == who)
            std::erase_if(unit.attributes, [&](const AttributeChange& each) {
                return each.label == told->label && each.when == told->when;
            });
    }
    std::erase_if(changes, [](const UnitChange& unit) { return unit.attributes.empty(); });
    return changes;
}

}  // namespace

ResultCard::ResultCard(QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("resultCard"));
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_head = new OutcomeHead(this);
    m_headline = new BigLabel(throwFactor, 20, this);
    m_headline->setObjectName(QStringLiteral("headline"));
    m_headline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_headline->setContentsMargins(12, 8, 12, 4);
    makeBody();
    m_bottom = new QVBoxLayout;
    m_bottom->setContentsMargins(12, 4, 12, 8);
    column->addWidget(m_head);
    column->addWidget(m_headline);
    column->addWidget(m_scroll, 1);
    column->addLayout(m_bottom);
    clear();
}

void ResultCard::makeBody()
{
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(QStringLiteral("verdictArea"));
    m_scroll->setAccessibleName(tr("Verdict"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setMinimumHeight(1);  // the outcome comes first
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    m_told = new QVBoxLayout(content);
    m_told->setContentsMargins(12, 4, 12, 0);
    m_told->setSpacing(usualSpacing);
    const auto label = [content](const char* name) {
        QLabel* made = plainLabel(QString::fromLatin1(name), content);
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return made;
    };
    m_dice = new DiceView(content);
    m_likelihood = label("likelihood");
    m_others = new OutcomeRows(content);
    m_stages = new StageSteps(content);
    m_changes = new ChangeList(content);
    m_sentences = label("story");
    m_overruled = label("overruledLines");
    for (QWidget* each : QList<QWidget*>{m_dice, m_likelihood, m_others, m_stages, m_changes, m_sentences, m_overruled})
        m_told->addWidget(each);
    m_told->addStretch(1);
    m_scroll->setWidget(content);
}

QWidget* ResultCard::body() const { return m_scroll->widget(); }

void ResultCard::addBelowChanges(QWidget* widget) { m_told->insertWidget(m_told->indexOf(m_changes) + 1, widget); }

void ResultCard::addAtBottom(QWidget* widget)
{
    m_tools = widget;
    m_whole = new QPushButton(tr("Show all"), widget);
    m_whole->setObjectName(QStringLiteral("wholeResult"));
    m_whole->setAccessibleName(tr("Show the whole result"));
    m_whole->setToolTip(tr("Not everything fits here"));
    m_whole->setCheckable(true);
    m_whole->hide();
    connect(m_whole, &QPushButton::toggled, this, &ResultCard::fitDetail);
    widget->layout()->addWidget(m_whole);
    m_bottom->addWidget(widget);
}

void ResultCard::showOpen(const QString& headline, bool question, const CaseResult& soFar,
                          const std::vector<StageSteps::Step>& stages)
{
    m_head->hide();
    m_headline->show();
    m_headline->setText(question ? headline : brokenBetweenResults(headline));
    m_headline->setAccessibleName(headline);
    m_headlineFactor = question ? questionFactor : throwFactor;
    showRest(soFar, stages);
}

void ResultCard::showResult(const CaseResult& result, const std::vector<StageSteps::Step>& stages)
{
    m_head->setResult(result);
    m_head->show();
    m_headline->hide();
    showRest(result, stages);
}

void ResultCard::showRest(const CaseResult& result, const std::vector<StageSteps::Step>& stages)
{
    constexpr std::size_t fewThrows = 2;
    placeDice(result.dice.size() <= fewThrows);
    m_dice->setThrows(result.dice);
    QStringList told;
    for (const StageSteps::Step& each : stages) {
        if (!each.text.isEmpty()) told << each.title;
    }
    m_others->setResult(result, told);
    m_stages->setSteps(stages);
    m_changes->setChanges(otherChanges(result));
    m_sentences->setText(lines(result.sentences));
    QStringList overruled;
    for (const std::string& each : result.overruled) overruled << tr("✎ %1").arg(typeset(each));
    m_overruled->setText(overruled.join(u'\n'));
    m_overruled->setVisible(!overruled.isEmpty());
    m_scroll->setAccessibleDescription(spoken());
    setDetail(m_detail);
    fit();
    fitSoon();
}

/// One or two throws stand beneath the outcome, in one place from case to case; those of many stages come last.
void ResultCard::placeDice(bool first)
{
    m_told->removeWidget(m_dice);
    m_told->insertWidget(first ? 0 : m_told->indexOf(m_overruled) + 1, m_dice);
}

void ResultCard::clear()
{
    showOpen(QString(), false, {}, {});
    setLikelihood(QString());
}

void ResultCard::setTight(bool tight)
{
    m_head->setTight(tight);
    fit();
}

void ResultCard::setLikelihood(const QString& line)
{
    m_likelihood->setText(line.isEmpty() ? line : tr("Chance: %1").arg(line));
    setDetail(m_detail);
    fitSoon();
}

QString ResultCard::spoken() const { return m_head->isHidden() ? m_headline->accessibleName() : m_head->spoken(); }

int ResultCard::headHeight() const
{
    const int width = contentsRect().width();
    return 2 * frameWidth() + heightAt(*m_head, width) + (m_headline->isHidden() ? 0 : m_wholeHeadline);
}

int ResultCard::wantedHeight() const
{
    const int bottom = m_bottom->isEmpty() ? 0 : m_bottom->totalHeightForWidth(contentsRect().width());
    return headHeight() + bottom + (m_detail == Detail::Whole ? bodyHeight() : m_wholeBody);
}

int ResultCard::leastHeight() const
{
    const int bottom = m_bottom->isEmpty() ? 0 : m_bottom->totalHeightForWidth(contentsRect().width());
    return m_head->isHidden() ? headHeight() + fontMetrics().leading() + 2 : headHeight() + bottom;
}

int ResultCard::bodyHeight() const
{
    m_told->invalidate();
    return heightAt(*m_scroll->widget(), m_scroll->viewport()->width());
}

void ResultCard::setDetail(Detail detail)
{
    m_detail = detail;
    m_sentences->setVisible(detail < Detail::WithoutStory && !m_sentences->text().isEmpty());
    m_stages->setBrief(detail >= Detail::StagesInBrief);
    m_dice->setPlain(detail >= Detail::PlainDice);
    m_told->setSpacing(detail >= Detail::PlainDice ? tightSpacing : usualSpacing);
    m_likelihood->setVisible(detail < Detail::WithoutChance && !m_likelihood->text().isEmpty());
    m_changes->setVisible(detail < Detail::WithoutChanges && !m_changes->isEmpty());
}

/// As much as there is room for. A case that is not finished is always whole: it is what people are asked.
void ResultCard::fitDetail()
{
    setDetail(Detail::Whole);
    m_wholeBody = bodyHeight();
    if (!m_whole) return;
    const int room = m_scroll->height();
    const bool isShort = !m_head->isHidden() && m_wholeBody > room;
    if (isShort && !m_whole->isChecked()) {
        for (const Detail less : {Detail::WithoutStory, Detail::StagesInBrief, Detail::PlainDice, Detail::WithoutChance,
                                  Detail::WithoutChanges}) {
            setDetail(less);
            if (bodyHeight() <= room) break;
        }
    }
    if (m_whole->isHidden() != isShort) return;
    m_whole->setVisible(isShort);
    fitSoon();  // the button may have taken a line of the room
}

/// After the layouts have taken in what is new.
void ResultCard::fitSoon()
{
    if (std::exchange(m_fitsSoon, true)) return;
    QTimer::singleShot(0, this, [this] {
        m_fitsSoon = false;
        fitDetail();
    });
}

/// What has to be thrown is seen whole: where it has no room, in smaller letters.
void ResultCard::fitHeadline()
{
    if (m_headline->isHidden()) return;
    constexpr double step = 0.1;
    const int width = contentsRect().width();
    const int room = contentsRect().height() - 1;  // the rest has a row of pixels at the least
    double factor = m_headlineFactor;
    m_headline->setFactor(factor);
    m_wholeHeadline = heightAt(*m_headline, width);
    for (; factor - step >= 1 && heightAt(*m_headline, width) > room; factor -= step)
        m_headline->setFactor(factor - step);
}

/// An outcome is always seen whole; before that the dice and the questions come first. Where little room is left the
/// buttons are scrolled with the rest.
void ResultCard::fit()
{
    constexpr int fewLines = 5;
    constexpr int leastOpen = 90;
    fitHeadline();
    setMinimumHeight(m_head->isHidden() ? std::min(leastOpen, leastHeight())
                                        : headHeight() + fontMetrics().lineSpacing());
    if (!m_tools) return;
    const bool beneath =
        height() >= headHeight() + fewLines * fontMetrics().lineSpacing() + m_tools->sizeHint().height();
    if (beneath == (m_bottom->indexOf(m_tools) >= 0)) return;
    if (beneath) m_bottom->addWidget(m_tools);
    else m_told->insertWidget(m_told->count() - 1, m_tools);
    m_bottom->setContentsMargins(beneath ? QMargins(12, 4, 12, 8) : QMargins());
}

void ResultCard::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fit();
    fitSoon();
}

void ResultCard::toTop()
{
    if (m_whole) m_whole->setChecked(false);
    m_scroll->verticalScrollBar()->setValue(0);
}

bool ResultCard::event(QEvent* event)
{
    const bool done = QFrame::event(event);
    if (event->type() == verdictSizeChanged || event->type() == QEvent::FontChange) fit();
    return done;
}

}  // namespace drumhead::app
