#include "app/battle/case/last_verdict.hpp"

#include "app/battle/case/case_heading.hpp"
#include "app/battle/overview/battle_overview.hpp"
#include "app/battle/session/last_case.hpp"
#include "app/battle/session/step_heading.hpp"
#include "app/combat/card/result_card.hpp"
#include "app/combat/verdict/due_buttons.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/big_label.hpp"
#include "drumhead/game/play/case_brief.hpp"

#include <QButtonGroup>
#include <QEvent>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace drumhead::app {

LastVerdict::LastVerdict(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("lastVerdict"));
    setAccessibleName(tr("Result of the last case"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    const auto named = [&](auto* made, const char* name) {
        made->setObjectName(QString::fromLatin1(name));
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(made);
        return made;
    };
    m_since = named(new CaseHeading(this), "lastSince");
    m_head = named(new CaseHeading(this), "lastHead");
    column->addWidget(makeViews());
    m_more = named(new BigLabel(1.0, 10, this, false), "lastMore");
    m_card = new ResultCard(this);
    m_card->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_due = new DueButtons(QStringLiteral("lastDue"), m_card->body());
    m_card->addBelowChanges(m_due);
    connect(m_due, &DueButtons::dueWanted, this,
            [this](int number) { Q_EMIT dueWanted(m_dueIds[static_cast<std::size_t>(number)]); });
    column->addWidget(m_card, 1);
    m_overview = new BattleOverview(this);
    column->addWidget(m_overview, 1);
    connect(m_overview, &BattleOverview::pointsWanted, this, &LastVerdict::pointsWanted);
}

/// As high as the reminders of a case, which stand there.
QWidget* LastVerdict::makeViews()
{
    m_views = new QWidget(this);
    auto* row = new QHBoxLayout(m_views);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* group = new QButtonGroup(m_views);
    const auto button = [&](const QString& text, const char* name, bool overview) {
        auto* made = new QToolButton(m_views);
        made->setObjectName(QString::fromLatin1(name));
        made->setText(text);
        made->setCheckable(true);
        made->setFocusPolicy(Qt::TabFocus);
        made->setMinimumHeight(lineOfButtons(*this));
        group->addButton(made);
        row->addWidget(made);
        connect(made, &QToolButton::toggled, this, [this, overview](bool on) {
            if (on) turnTo(overview);
        });
        return made;
    };
    m_showsCase = button(tr("Last result"), "lastShowsCase", false);
    m_showsBattle = button(tr("The battle"), "lastShowsBattle", true);
    row->addStretch(1);
    return m_views;
}

void LastVerdict::turnTo(bool overview)
{
    m_isOverview = overview;
    showSide();
}

void LastVerdict::showBattle()
{
    if (m_battle) turnTo(true);
}

/// Only what is seen is made up.
void LastVerdict::showSide()
{
    const bool isOverview = m_battle && (m_isOverview || !m_hasCase);
    m_head->setVisible(m_hasCase && !isOverview);
    m_card->setVisible(m_hasCase && !isOverview);
    m_since->setVisible(isOverview);
    m_more->setVisible(isOverview && !m_more->text().isEmpty());
    m_overview->setVisible(isOverview);
    QToolButton* const shown = isOverview ? m_showsBattle : m_showsCase;
    const QSignalBlocker quiet(shown);
    shown->setChecked(true);
    if (isOverview) m_overview->show(m_battle);
    fitViews();
}

void LastVerdict::fitViews()
{
    const bool isOverview = m_overview->isVisibleTo(this);
    const int needed = isOverview ? 0 : m_card->minimumSizeHint().height() + m_head->height() + layout()->spacing();
    m_views->setVisible(m_battle && m_hasCase && height() >= needed + m_views->sizeHint().height());
}

void LastVerdict::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr int fewLines = 28;  // in a low window a case drops its empty lines too
    m_card->setTight(height() < fontMetrics().lineSpacing() * fewLines);
    fitViews();
}

void LastVerdict::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_views) return;
    for (QToolButton* each : {m_showsCase, m_showsBattle}) each->setMinimumHeight(lineOfButtons(*this));
}

void LastVerdict::setCompact(bool compact)
{
    for (CaseHeading* each : {m_head, m_since}) each->setCompact(compact);
}

void LastVerdict::showLast(const Battle* battle)
{
    const JournalEntry* const head =
        battle && battle->game().head() != 0 ? &battle->game().entry(battle->game().head()) : nullptr;
    const LastCase last = battle ? lastCase(*battle) : LastCase();
    showSince(battle, head && head != last.entry ? head : nullptr);
    if (last.entry) showCase(*battle, last);
    if (battle) showDue(*battle, last.entry);
    const bool isOpened = m_battle != battle;
    m_battle = battle;
    m_hasCase = last.entry != nullptr;
    const EntryId at = head ? head->id : 0;
    if (isOpened) m_isOverview = true;
    else if (at != m_shown) m_isOverview = head && head != last.entry;
    m_shown = at;
    showSide();
}

/// What came after the last case; the log has all of it.
void LastVerdict::showSince(const Battle* battle, const JournalEntry* entry)
{
    const bool isStep = entry && std::holds_alternative<AdvanceCommand>(entry->command);
    constexpr qsizetype mostLetters = 600;
    constexpr qsizetype mostLines = 4;
    QStringList since;
    for (const std::string& each : entry ? entry->sentences : std::vector<std::string>())
        since << shortened(typeset(each), mostLetters);
    const QString first = since.isEmpty() ? QString() : since.takeFirst();
    m_since->showText(isStep ? stepHeading(*battle, *entry) : first.isEmpty() ? tr("How the battle stands") : first);
    const qsizetype more = since.size() - mostLines;
    if (more > 0) {
        since.resize(mostLines);
        since << tr("%n more in the log.", nullptr, static_cast<int>(more));
    }
    m_more->setText(since.join(u'\n'));
}

void LastVerdict::showDue(const Battle& battle, const JournalEntry* entry)
{
    std::vector<DueButtons::Item> items;
    m_dueIds.clear();
    for (const Event& event : entry ? entry->events : std::vector<Event>()) {
        const auto* const made = std::get_if<DueEvent>(&event);
        const DueItem* const due = made ? battle.state().findDue(made->item.id) : nullptr;
        if (!due || due->isArrival()) continue;
        const Procedure* const procedure = battle.ruleset().findProcedure(due->procedure);
        QStringList who;
        for (const EntityId each : concernedBy(battle.ruleset(), *due)) {
            if (battle.state().at(each).kind != EntityKind::Side) who << battle.name(each);
        }
        QString title = toQt(procedure ? procedure->title : due->procedure);
        if (due->may) title += tr(" (optional)");
        m_dueIds.push_back(due->id);
        items.push_back({who.isEmpty() ? title : tr("%1: %2").arg(title, listedNames(who)), toQt(due->reason),
                         tr("Opens the case, filled in")});
    }
    m_due->setItems(items);
}

QList<QWidget*> LastVerdict::tabChain() const
{
    return QList<QWidget*>{m_showsCase, m_showsBattle} + m_due->tabChain() + m_overview->tabChain();
}

/// Where the rules no longer fit the case, its sentence stands there.
void LastVerdict::showCase(const Battle& battle, const LastCase& last)
{
    const JournalEntry& entry = *last.entry;
    m_head->showText(headOf(battle, last.command));
    if (last.result) return m_card->showResult(*last.result, stagesOf(*last.verdict, {}));
    m_card->showOpen(entry.sentences.empty() ? QString() : shortened(typeset(entry.sentences.front()), 600), true, {},
                     {});
}

}  // namespace drumhead::app
