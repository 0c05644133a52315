#include "app/battle/case/last_verdict.hpp"

#include "app/battle/overview/battle_overview.hpp"
#include "app/battle/session/last_case.hpp"
#include "app/combat/card/result_card.hpp"
#include "app/combat/verdict/due_buttons.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/big_label.hpp"
#include "drumhead/game/play/case_brief.hpp"

#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

LastVerdict::LastVerdict(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("lastVerdict"));
    setAccessibleName(tr("Result of the last case"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    const auto label = [&](double factor, double points, const char* name, bool bold) {
        auto* made = new BigLabel(factor, points, this, bold);
        made->setObjectName(QString::fromLatin1(name));
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(made);
        return made;
    };
    m_since = label(1.25, 12, "lastSince", true);
    m_more = label(1.0, 10, "lastMore", false);
    m_head = label(1.2, 12, "lastHead", true);
    m_card = new ResultCard(this);
    m_card->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_due = new DueButtons(QStringLiteral("lastDue"), m_card->body());
    m_card->addBelowChanges(m_due);
    connect(m_due, &DueButtons::dueWanted, this,
            [this](int number) { Q_EMIT dueWanted(m_dueIds[static_cast<std::size_t>(number)]); });
    column->addWidget(m_card, 1);
    m_overview = new BattleOverview(this);
    column->addWidget(m_overview, 1);
    m_other = new QPushButton(this);
    m_other->setObjectName(QStringLiteral("lastOther"));
    m_other->setAutoDefault(true);
    column->addWidget(m_other, 0, Qt::AlignLeft);
    connect(m_other, &QPushButton::clicked, this, &LastVerdict::turnOver);
    connect(m_overview, &BattleOverview::pointsWanted, this, &LastVerdict::pointsWanted);
}

void LastVerdict::turnOver()
{
    m_isOverview = !m_isOverview;
    showSide();
}

/// Only what is seen is made up.
void LastVerdict::showSide()
{
    const bool isOverview = m_battle && (m_isOverview || !m_hasCase);
    m_head->setVisible(m_hasCase && !isOverview);
    m_card->setVisible(m_hasCase && !isOverview);
    m_overview->setVisible(isOverview);
    m_other->setText(isOverview ? tr("The last result") : tr("How the battle stands"));
    if (isOverview) m_overview->show(m_battle);
    fitButton();
}

void LastVerdict::fitButton()
{
    const bool isOverview = m_overview->isVisibleTo(this);
    int needed = isOverview ? 0 : m_card->minimumSizeHint().height() + layout()->spacing();
    for (const BigLabel* each : {m_since, m_more, m_head}) {
        if (each->isVisibleTo(this)) needed += each->heightForWidth(width()) + layout()->spacing();
    }
    m_other->setVisible(m_battle && m_hasCase && height() >= needed + m_other->sizeHint().height());
}

void LastVerdict::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitButton();
}

void LastVerdict::setCompact(bool compact)
{
    for (BigLabel* each : {m_head, m_since}) each->setFactor(compact ? 1.0 : 1.2);
    m_card->setTight(compact);
}

void LastVerdict::showLast(const Battle* battle)
{
    const JournalEntry* const head =
        battle && battle->game().head() != 0 ? &battle->game().entry(battle->game().head()) : nullptr;
    const LastCase last = battle ? lastCase(*battle) : LastCase();
    showSince(head && head != last.entry ? head : nullptr);
    if (last.entry) showCase(*battle, last);
    if (battle) showDue(*battle, last.entry);
    if (m_battle != battle) m_shown = 0;
    m_battle = battle;
    m_hasCase = last.entry != nullptr;
    const EntryId at = head ? head->id : 0;
    if (at != m_shown) m_isOverview = head && head != last.entry;
    m_shown = at;
    showSide();
}

/// What came after the last case; the log has all of it.
void LastVerdict::showSince(const JournalEntry* entry)
{
    constexpr qsizetype mostLetters = 600;
    constexpr std::size_t mostLines = 40;
    QStringList since;
    for (const std::string& each : entry ? entry->sentences : std::vector<std::string>()) {
        if (since.size() == mostLines) {
            since << QStringLiteral("…");
            break;
        }
        since << shortened(typeset(each), mostLetters);
    }
    m_since->setText(since.isEmpty() ? QString() : since.takeFirst());
    m_since->setVisible(!m_since->text().isEmpty());
    m_more->setText(since.join(u'\n'));
    m_more->setVisible(!since.isEmpty());
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
        items.push_back({who.isEmpty() ? title : tr("%1: %2").arg(title, who.join(QStringLiteral(", "))),
                         toQt(due->reason), tr("Opens the case, filled in")});
    }
    m_due->setItems(items);
}

QList<QWidget*> LastVerdict::tabChain() const
{
    return m_due->tabChain() + m_overview->tabChain() + QList<QWidget*>{m_other};
}

/// Where the rules no longer fit the case, its sentence stands there.
void LastVerdict::showCase(const Battle& battle, const LastCase& last)
{
    const JournalEntry& entry = *last.entry;
    m_head->setText(headOf(battle, last.command));
    if (last.result) return m_card->showResult(*last.result, stagesOf(*last.verdict, {}));
    m_card->showOpen(entry.sentences.empty() ? QString() : shortened(typeset(entry.sentences.front()), 600), true, {},
                     {});
}

}  // namespace drumhead::app
