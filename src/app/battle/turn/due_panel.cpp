#include "app/battle/turn/due_panel.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/reason_dialog.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

constexpr int hereRole = Qt::UserRole + 1;  ///< whether it has to be done before the present step is left

}  // namespace

DuePanel::DuePanel(QWidget* parent)
    : QWidget(parent), m_heading(new QLabel(this)), m_list(new QListWidget(this)),
      m_open(new QPushButton(tr("Resolve"), this)), m_waive(new QPushButton(tr("Waive…"), this))
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
    m_list->setAccessibleName(tr("Due"));
    m_list->setWordWrap(true);
    m_list->setTabKeyNavigation(false);
    m_open->setObjectName(QStringLiteral("dueOpen"));
    m_waive->setObjectName(QStringLiteral("dueWaive"));
    m_waive->setAccessibleName(tr("Waive what is due"));
    m_waive->setToolTip(tr("Drops it, with a reason"));
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_open);
    bar->addWidget(m_waive);
    bar->addStretch(1);
    layout->addWidget(m_heading);
    layout->addWidget(m_list, 1);
    layout->addLayout(bar);
    connect(m_list, &QListWidget::itemActivated, this, &DuePanel::take);
    connect(m_list, &QListWidget::currentRowChanged, this, &DuePanel::showButtons);
    connect(m_open, &QPushButton::clicked, this, &DuePanel::take);
    connect(m_waive, &QPushButton::clicked, this, &DuePanel::waive);
}

void DuePanel::setBattle(Battle* battle)
{
    if (m_battle) disconnect(m_battle, nullptr, this, nullptr);
    m_battle = battle;
    if (m_battle) connect(m_battle, &Battle::changed, this, &DuePanel::refresh);
    refresh();
}

QString DuePanel::text(const DueItem& due) const
{
    const Procedure* procedure = m_battle->ruleset().findProcedure(due.procedure);
    QStringList who;
    for (const EntityId each : concernedBy(m_battle->ruleset(), due)) {
        if (m_battle->state().at(each).kind != EntityKind::Side) who << m_battle->name(each);
    }
    if (due.isArrival())
        return who.isEmpty() ? toQt(due.reason) : tr("%1: %2").arg(toQt(due.reason), who.join(QStringLiteral(", ")));
    const QString title = procedure ? toQt(procedure->title) : toQt(due.procedure);
    QString whole = who.isEmpty() ? title : tr("%1: %2").arg(who.join(QStringLiteral(", ")), title);
    if (!due.reason.empty()) whole += QStringLiteral(" — ") + toQt(due.reason);
    if (!isDueHere(m_battle->rules(), m_battle->state(), due))
        whole += tr(" (comes with “%1”)").arg(toQt(stepOfDue(m_battle->ruleset(), due)));
    return whole;
}

void DuePanel::refresh()
{
    const int before = m_list->currentRow();
    m_list->clear();
    if (m_battle) {
        for (const When when : {When::Here, When::AnyTime, When::Later}) {
            for (const DueItem& due : m_battle->state().due) {
                if (isStillToCome(due) || whenOf(due) != when) continue;
                auto* item = new QListWidgetItem(text(due), m_list);
                item->setData(Qt::UserRole, due.id);
                item->setData(hereRole, when == When::Here);
            }
        }
    }
    const int count = m_list->count();
    m_heading->setText(count == 0 ? tr("Nothing is due") : tr("Due: %n", nullptr, count));
    m_list->setCurrentRow(std::clamp(before, count > 0 ? 0 : -1, count - 1));
    m_list->setVisible(count > 0);
    showButtons();
}

bool DuePanel::isStillToCome(const DueItem& due) const
{
    return due.isArrival() && !isDueHere(m_battle->rules(), m_battle->state(), due);
}

DuePanel::When DuePanel::whenOf(const DueItem& due) const
{
    if (due.isArrival()) return When::AnyTime;
    return isDueHere(m_battle->rules(), m_battle->state(), due) ? When::Here : When::Later;
}

bool DuePanel::hasAnyHere() const { return m_list->count() > 0 && m_list->item(0)->data(hereRole).toBool(); }

int DuePanel::settledBy(const QString& procedure, const std::vector<RoleBinding>& roles) const
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

bool DuePanel::hasAny() const { return m_list->count() > 0; }

bool DuePanel::isEmpty() const
{
    return !m_battle
        || std::all_of(m_battle->state().due.begin(), m_battle->state().due.end(),
                       [](const DueItem& each) { return each.isArrival(); });
}

bool DuePanel::isArrival() const
{
    if (!m_battle) return false;
    const std::vector<DueItem>& due = m_battle->state().due;
    const auto found =
        std::find_if(due.begin(), due.end(), [this](const DueItem& each) { return each.id == current(); });
    return found != due.end() && found->isArrival();
}

void DuePanel::showButtons()
{
    const bool arrival = isArrival();
    m_open->setVisible(m_list->count() > 0);
    m_open->setText(arrival ? tr("Bring on") : tr("Resolve"));
    m_open->setAccessibleName(arrival ? tr("Bring the reinforcements on") : tr("Resolve what is due"));
    m_open->setToolTip(arrival ? tr("Puts them on the table (Return in the list)")
                               : tr("Opens the case, ready filled (Return in the list, or F4 for the first)"));
    m_waive->setVisible(current() != 0);
}

void DuePanel::take()
{
    if (!isArrival()) {
        Q_EMIT dueWanted(current());
        return;
    }
    const Result<Decision> done = m_battle->execute(BringOnCommand{current(), ""});
    if (!done) Q_EMIT failed(raised(toQt(done.error())));
    else Q_EMIT settled();
}

void DuePanel::takeFirst()
{
    if (m_list->count() == 0) return;
    m_list->setCurrentRow(0);
    take();
}

int DuePanel::current() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toInt() : 0;
}

void DuePanel::focusList() { m_list->setFocus(); }

void DuePanel::waive()
{
    const int id = current();
    if (id == 0) return;
    if (!m_battle->mayPlayHere()) return;
    auto* dialog = new ReasonDialog(tr("Waive what is due"), m_list->currentItem()->text(), tr("Waive it"), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, id, dialog] {
        const Result<Decision> done = m_battle->execute(DismissCommand{id, dialog->reason().toStdString()});
        if (!done) Q_EMIT failed(toQt(done.error()));
        else Q_EMIT settled();
    });
    dialog->open();
}

QList<QWidget*> DuePanel::tabChain() const { return {m_list, m_open, m_waive}; }

}  // namespace drumhead::app
