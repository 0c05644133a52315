#include "app/battle/log/log_panel.hpp"

#include "app/battle/log/log_model.hpp"
#include "app/shared/actions/key_follower.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/look/hanging_delegate.hpp"
#include "app/shared/qt_text.hpp"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

namespace {

constexpr int usefulRows = 3;
constexpr int fewestRows = 2;      // beneath the buttons, beside notices
constexpr int mostWrapped = 1000;  // rows; of more each is a line, as all have to be measured

}  // namespace

LogPanel::LogPanel(QWidget* parent)
    : QWidget(parent), m_model(new LogModel(this)), m_inLines(new QStyledItemDelegate(this))
{
    setObjectName(QStringLiteral("logPanel"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_bar = new QWidget(this);
    auto* bar = new FlowLayout(m_bar, 6, 4);
    m_about = new QLabel(this);
    m_about->setObjectName(QStringLiteral("logAbout"));
    m_about->setTextFormat(Qt::PlainText);
    const auto button = [this](const QString& text, const QString& name, const QString& tip) {
        auto* made = new QPushButton(text, this);
        made->setObjectName(name);
        made->setToolTip(tip);
        return made;
    };
    m_everything =
        button(tr("Show everything"), QStringLiteral("logEverything"), tr("Not only the history of one unit"));
    m_open = button(tr("Open…"), QStringLiteral("logOpen"), tr("The whole arithmetic of this entry (Return)"));
    m_open->setAccessibleName(tr("Open the log entry"));
    m_again = button(tr("Rule again…"), QStringLiteral("logRuleAgain"), QString());
    followKeys(*m_again, [this] {
        m_again->setToolTip(
            WindowActions::tip(tr("Change an answer or a die of this entry and decide everything after it again"),
                               WindowAction::RuleAgain));
    });
    m_goBack = button(tr("Go back to here"), QStringLiteral("logGoThere"),
                      tr("Back, or forward, to how things stood after this entry; nothing is lost"));
    m_note = button(tr("Note…"), QStringLiteral("logNote"), QString());
    followKeys(*m_note,
               [this] { m_note->setToolTip(WindowActions::tip(tr("A remark for the log"), WindowAction::WriteNote)); });
    m_about->setWordWrap(true);
    m_about->setMinimumWidth(16 * fontMetrics().averageCharWidth());
    m_about->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(m_about);
    for (QPushButton* each : {m_everything, m_open, m_again, m_goBack, m_note}) bar->addWidget(each);
    m_view = new QListView(this);
    m_view->setObjectName(QStringLiteral("log"));
    m_view->setAccessibleName(tr("Log"));
    m_view->setModel(m_model);
    m_view->setTabKeyNavigation(false);
    m_view->setUniformItemSizes(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setMinimumHeight(1);  // it gives way to notices
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_wrapping = new HangingDelegate(m_view, 0);
    layout->addWidget(m_bar);
    layout->addWidget(m_view, 1);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    for (QPushButton* const each : {m_open, m_again, m_goBack, m_note}) {
        auto* const action = new QAction(each->text(), m_view);
        connect(action, &QAction::triggered, each, &QPushButton::click);
        m_view->addAction(action);
        m_actions.emplace_back(each, action);
    }
    connect(m_everything, &QPushButton::clicked, this, [this] { showAbout(nobody); });
    connect(m_view, &QListView::activated, this, [this] { Q_EMIT entryOpened(current()); });
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT entryOpened(current()); });
    connect(m_again, &QPushButton::clicked, this, [this] { Q_EMIT ruleAgainWanted(current()); });
    connect(m_goBack, &QPushButton::clicked, this, [this] { m_battle->goTo(current()); });
    connect(m_note, &QPushButton::clicked, this, &LogPanel::noteWanted);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &LogPanel::refresh);
    connect(m_model, &QAbstractItemModel::modelReset, this, &LogPanel::refresh);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &LogPanel::refresh);
}

void LogPanel::setBattle(Battle* battle)
{
    if (m_battle) disconnect(m_battle, nullptr, this, nullptr);
    m_battle = battle;
    m_model->setBattle(battle);
    if (m_battle) connect(m_battle, &Battle::changed, this, [this] { select(m_battle->game().head()); });
    if (m_battle) select(m_battle->game().head());
    refresh();
}

void LogPanel::showAbout(EntityId entity)
{
    m_model->setAbout(entity);
    if (m_battle) select(m_battle->game().head());
    refresh();
}

EntryId LogPanel::current() const { return m_model->entry(m_view->currentIndex()); }

void LogPanel::select(EntryId entry)
{
    int row = m_model->rowOf(entry);
    if (row < 0) row = m_model->rowCount() - 1;
    if (row < 0) return;
    m_view->setCurrentIndex(m_model->index(row));
    m_view->scrollTo(m_model->index(row));
}

void LogPanel::refresh()
{
    const bool one = m_model->about() != nobody;
    m_about->setText(one ? tr("History of %1").arg(m_battle->name(m_model->about())) : tr("Log"));
    m_everything->setVisible(one);
    wrapRows(one || m_model->rowCount() <= mostWrapped);
    const EntryId entry = current();
    m_open->setEnabled(entry != 0);
    m_again->setEnabled(entry != 0 && m_battle
                        && std::holds_alternative<ResolveCommand>(m_battle->game().entry(entry).command));
    const bool isAhead = m_view->currentIndex().data(LogModel::UndoneRole).toBool();
    m_goBack->setText(isAhead ? tr("Go forward to here") : tr("Go back to here"));
    m_goBack->setEnabled(entry != 0 && m_battle && m_battle->game().head() != entry);
    m_note->setEnabled(m_battle != nullptr);
    for (const auto& [button, action] : m_actions) {
        action->setText(button->text());
        action->setEnabled(button->isEnabled());
    }
    fitBar();
}

/// What a line came to stands at its end.
void LogPanel::wrapRows(bool wrapped)
{
    if (wrapped == m_view->wordWrap()) return;
    m_view->setWordWrap(wrapped);
    m_view->setUniformItemSizes(!wrapped);
    m_view->setItemDelegate(wrapped ? m_wrapping : m_inLines);
}

int LogPanel::heightFor(int rows) const
{
    return m_bar->sizeHint().height() + layout()->spacing() + rows * m_view->fontMetrics().height()
        + 2 * m_view->frameWidth();
}

int LogPanel::leastHeight() const { return heightFor(usefulRows); }

/// Beside many notices the lines of the log come before its buttons, which its menu has as well.
void LogPanel::fitBar()
{
    const bool isFiltered = m_model->about() != nobody;
    const int wrapped = m_bar->heightForWidth(width()) - m_bar->sizeHint().height();
    m_bar->setVisible(isFiltered || height() >= heightFor(fewestRows) + wrapped);
}

void LogPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitBar();
    QTimer::singleShot(0, this, [this] { m_view->scrollTo(m_view->currentIndex()); });
}

void LogPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_bar) fitBar();
}

QList<QWidget*> LogPanel::tabChain() const { return {m_view, m_everything, m_open, m_again, m_goBack, m_note}; }

}  // namespace drumhead::app
