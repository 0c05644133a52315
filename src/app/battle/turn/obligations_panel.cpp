#include "app/battle/turn/obligations_panel.hpp"

#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/dialogs/reason_dialog.hpp"
#include "drumhead/game/play/turn.hpp"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

/// What waives it: a due item by its number, a demand of the step by its procedure and those it is made of.
DismissCommand waiverOf(const State& state, const Obligation& open, const std::string& reason)
{
    DismissCommand command{open.due, reason, "", {}};
    if (open.kind != Obligation::Kind::Must) return command;
    command.procedure = open.procedure->id;
    for (const EntityId each : open.who) command.entities.push_back(state.idOf(each));
    return command;
}

}  // namespace

ObligationsPanel::ObligationsPanel(QWidget* parent)
    : QWidget(parent), m_heading(new QLabel(this)), m_list(new QListWidget(this)),
      m_open(new QPushButton(tr("Do it"), this)), m_waive(new QPushButton(tr("Waive…"), this)),
      m_later(new QPushButton(tr("Later"), this))
{
    setObjectName(QStringLiteral("duePanel"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    m_heading->setObjectName(QStringLiteral("dueHeading"));
    m_list->setObjectName(QStringLiteral("due"));
    m_list->setAccessibleName(tr("Still to do"));
    m_list->setWordWrap(true);
    m_list->setTabKeyNavigation(false);
    m_open->setObjectName(QStringLiteral("dueOpen"));
    m_waive->setObjectName(QStringLiteral("dueWaive"));
    m_waive->setAccessibleName(tr("Waive: what is to be done"));  // begins with what is seen, for who speaks to it
    m_waive->setToolTip(tr("Goes on without it, for a reason that you give"));
    m_later->setObjectName(QStringLiteral("dueLater"));
    m_later->setAccessibleName(tr("Later: what is to be done"));
    m_later->setToolTip(tr("Stays in this list; not asked for again until the next turn"));
    auto* bar = new FlowLayout(nullptr, 6, 4);
    for (QWidget* each : QList<QWidget*>{m_heading, m_open, m_waive, m_later}) bar->addWidget(each);
    layout->addLayout(bar);
    layout->addWidget(m_list, 1);
    connect(m_list, &QListWidget::itemActivated, this, &ObligationsPanel::take);
    connect(m_list, &QListWidget::currentRowChanged, this, &ObligationsPanel::showButtons);
    connect(m_open, &QPushButton::clicked, this, &ObligationsPanel::take);
    connect(m_waive, &QPushButton::clicked, this, &ObligationsPanel::waive);
    connect(m_later, &QPushButton::clicked, this, &ObligationsPanel::putOff);
}

void ObligationsPanel::setBattle(Battle* battle)
{
    if (m_battle) disconnect(m_battle, nullptr, this, nullptr);
    m_battle = battle;
    if (m_battle) {
        connect(m_battle, &Battle::changed, this, &ObligationsPanel::refresh);
        connect(m_battle, &Battle::retold, this, &ObligationsPanel::refresh);
    }
    refresh();
}

QString ObligationsPanel::text(const Obligation& open) const
{
    if (open.kind == Obligation::Kind::Must) return toQt(titleOf(m_battle->rules(), m_battle->state(), open));
    QStringList who;
    for (const EntityId each : open.who) {
        if (each != nobody && m_battle->state().at(each).kind != EntityKind::Side) who << m_battle->name(each);
    }
    const DueItem* const due = m_battle->state().findDue(open.due);
    const QString why = due ? toQt(due->reason) : QString();
    const QString names = listedNames(who);
    if (open.kind == Obligation::Kind::Arrival) return names.isEmpty() ? why : tr("%1: arriving — %2").arg(names, why);
    const QString title = open.procedure ? toQt(open.procedure->title) : due ? toQt(due->procedure) : QString();
    QString whole = names.isEmpty() ? title : tr("%1: %2").arg(names, title);
    if (!why.isEmpty()) whole += QStringLiteral(" — ") + why;
    const QStringList remarks = remarksOn(open);
    return remarks.isEmpty() ? whole : tr("%1 (%2)").arg(whole, remarks.join(QStringLiteral(", ")));
}

/// "optional", "comes with “Rally”": of a step that is called as the case itself only that it comes later.
QStringList ObligationsPanel::remarksOn(const Obligation& open) const
{
    QStringList remarks;
    if (open.isOptional) remarks << tr("optional");
    const DueItem* const due = m_battle->state().findDue(open.due);
    if (open.isPutOff) remarks << tr("put off until the next turn");
    else if (due && open.when == Obligation::When::Later) {
        const std::string step = stepOfDue(m_battle->ruleset(), *due);
        const bool isNamed = open.procedure && step == open.procedure->title;
        remarks << (isNamed ? tr("in a later step") : tr("comes with “%1”").arg(toQt(step)));
    }
    return remarks;
}

void ObligationsPanel::refresh()
{
    const int before = m_list->currentRow();
    m_list->clear();
    m_all = m_battle ? m_battle->obligations() : std::vector<Obligation>();
    for (const Obligation& each : m_all) {
        auto* item = new QListWidgetItem(text(each), m_list);
        item->setData(Qt::UserRole, each.due);
        if (each.when == Obligation::When::Later) item->setForeground(m_list->palette().placeholderText());
    }
    const int count = m_list->count();
    m_heading->setText(count == 0 ? tr("Nothing is due") : tr("Still to do: %n", nullptr, count));
    m_list->setCurrentRow(std::clamp(before, count > 0 ? 0 : -1, count - 1));
    m_list->setVisible(count > 0);
    showButtons();
    const bool wasEmpty = maximumHeight() < QWIDGETSIZE_MAX;
    updateGeometry();
    setMaximumHeight(count > 0 ? QWIDGETSIZE_MAX : m_heading->sizeHint().height());  // the rest is the armies'
    if (wasEmpty != (count == 0)) Q_EMIT filled();
}

bool ObligationsPanel::hasDueHere() const
{
    return std::any_of(m_all.begin(), m_all.end(), [](const Obligation& each) {
        return each.kind == Obligation::Kind::Due && each.when == Obligation::When::Here;
    });
}

int ObligationsPanel::settledBy(const QString& procedure, const std::vector<RoleBinding>& roles) const
{
    for (const DueItem& due : m_battle->state().due) {
        if (due.procedure != procedure.toStdString() || due.roles.empty()
            || !isDueHere(m_battle->rules(), m_battle->state(), due))
            continue;
        const bool same = std::all_of(due.roles.begin(), due.roles.end(), [&roles](const RoleBinding& each) {
            return std::find(roles.begin(), roles.end(), each) != roles.end();
        });
        if (same) return due.id;
    }
    return 0;
}

bool ObligationsPanel::isEmpty() const
{
    return std::none_of(m_all.begin(), m_all.end(),
                        [](const Obligation& each) { return each.kind == Obligation::Kind::Due; });
}

void ObligationsPanel::showButtons()
{
    const Obligation* const open = current();
    const bool isArrival = open && open->kind == Obligation::Kind::Arrival;
    const bool isDuty = open && (open->kind == Obligation::Kind::Due || isArrival);
    m_open->setVisible(open != nullptr);
    m_open->setText(isArrival ? tr("Bring on") : tr("Do it"));
    m_open->setAccessibleName(isArrival ? tr("Bring on: the reinforcements") : tr("Do it: what is to be done"));
    m_open->setToolTip(isArrival ? tr("Puts them on the table (Return in the list)")
                                 : tr("Opens the case, filled in (Return in the list, or F4 for the first)"));
    const bool isOffer = open && open->isOptional;
    m_waive->setVisible(open != nullptr);
    m_waive->setText(isOffer ? tr("Decline") : tr("Waive…"));
    m_waive->setAccessibleName(isOffer ? tr("Decline: what may be done") : tr("Waive: what is to be done"));
    m_waive->setToolTip(isOffer ? tr("Goes on without it; the rules leave the choice")
                                : tr("Goes on without it, for a reason that you give"));
    m_later->setVisible(isDuty && !isOffer && open->when != Obligation::When::Later);
}

void ObligationsPanel::take()
{
    const Obligation* const open = current();
    if (!open) return;
    switch (open->kind) {
    case Obligation::Kind::Due: Q_EMIT dueWanted(open->due); break;
    case Obligation::Kind::Must:
        Q_EMIT demandWanted(toQt(open->procedure->id), open->who.size() == 1 ? open->who.front() : nobody);
        break;
    case Obligation::Kind::Arrival: execute(BringOnCommand{open->due, ""}); break;
    }
}

void ObligationsPanel::execute(const Command& command)
{
    const Result<Decision> done = m_battle->execute(command);
    if (!done) Q_EMIT failed(raised(toQt(done.error())));
    else Q_EMIT settled();
}

void ObligationsPanel::takeFirst()
{
    if (m_list->count() == 0) return;
    m_list->setCurrentRow(0);
    take();
}

void ObligationsPanel::takeDemanded()
{
    const auto isHere = [](const Obligation& each) { return each.when == Obligation::When::Here; };
    const auto only = std::find_if(m_all.begin(), m_all.end(), isHere);
    if (only == m_all.end()) return;
    // Of several that are due the first is as good as any other.
    const auto isDue = [&](const Obligation& each) {
        return !isHere(each) || (each.kind == Obligation::Kind::Due && !each.isLast && !each.isOptional);
    };
    if (std::any_of(only + 1, m_all.end(), isHere) && !std::all_of(m_all.begin(), m_all.end(), isDue)) return;
    if (only->isLast || only->isOptional || (only->kind == Obligation::Kind::Must && only->who.size() > 1)) return;
    m_list->setCurrentRow(static_cast<int>(only - m_all.begin()));
    take();
}

int ObligationsPanel::onlyDueSince(int first) const
{
    int only = 0;
    for (const Obligation& each : m_all) {
        if (each.kind != Obligation::Kind::Due || each.when != Obligation::When::Here || each.due < first) continue;
        if (only != 0) return 0;
        only = each.due;
    }
    return only;
}

const Obligation* ObligationsPanel::current() const
{
    const int row = m_list->currentRow();
    return row < 0 || static_cast<std::size_t>(row) >= m_all.size() ? nullptr : &m_all[static_cast<std::size_t>(row)];
}

void ObligationsPanel::focusList() { m_list->setFocus(); }

void ObligationsPanel::waive()
{
    const Obligation* const chosen = current();
    if (!chosen || !m_battle->mayPlayHere()) return;
    if (chosen->isOptional) return execute(waiverOf(m_battle->state(), *chosen, ""));
    auto* dialog = new ReasonDialog(tr("Waive what is to be done"), text(*chosen), tr("Waive it"), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, open = *chosen, dialog] {
        execute(waiverOf(m_battle->state(), open, dialog->reason().toStdString()));
    });
    dialog->open();
}

void ObligationsPanel::putOff()
{
    const Obligation* const open = current();
    if (open && m_battle->mayPlayHere()) execute(PutOffCommand{open->due, ""});
}

QSize ObligationsPanel::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    if (m_all.empty() || !testAttribute(Qt::WA_WState_Created)) return least;
    return {least.width(), std::max(least.height(), layout()->totalMinimumHeightForWidth(width()))};
}

void ObligationsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width()) updateGeometry();
}

QList<QWidget*> ObligationsPanel::tabChain() const { return {m_list, m_open, m_waive, m_later}; }

}  // namespace drumhead::app
