#include "app/battle/battle_layout.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/battle_notices.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle/log/log_panel.hpp"
#include "app/battle/turn/obligations_panel.hpp"
#include "app/battle/turn/turn_panel.hpp"
#include "app/shared/actions/key_follower.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/layout/kept_splitter.hpp"

#include <QEvent>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

BattleLayout::BattleLayout(const BattlePanels& panels, QWidget* parent) : QWidget(parent), m_panels(panels)
{
    makeTabs();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tabs);
    layout->addWidget(makeRows(), 1);
}

QWidget* BattleLayout::makeRows()
{
    m_right = new KeptSplitter(Qt::Vertical, this);
    m_right->addWidget(m_panels.armies);
    m_right->addWidget(m_panels.due);
    m_right->setStretchFactor(0, 4);
    m_right->setStretchFactor(1, 1);
    shareRight();
    // Queued: what was filled has its sizes only then.
    connect(m_panels.due, &ObligationsPanel::filled, this, &BattleLayout::shareRight, Qt::QueuedConnection);
    m_middle = new KeptSplitter(Qt::Vertical, this);
    m_middle->addWidget(m_panels.caseController);
    m_columns = new KeptSplitter(Qt::Horizontal, this);
    for (QWidget* each : QList<QWidget*>{m_panels.turn, m_middle, m_right}) m_columns->addWidget(each);
    m_columns->setStretchFactor(0, 1);
    m_columns->setStretchFactor(1, 4);
    m_columns->setStretchFactor(2, 2);
    shareColumns();
    m_rows = new KeptSplitter(Qt::Vertical, this);
    m_rows->addWidget(m_columns);
    m_rows->addWidget(makeBottom());
    shareRows();
    return m_rows;
}

void BattleLayout::shareRight() { m_right->share(QStringLiteral("battle.right"), {7700, 2300}); }

void BattleLayout::shareRows() { m_rows->share(QStringLiteral("battle.rows"), {8200, 1500}); }

QWidget* BattleLayout::makeBottom()
{
    m_bottom = new QWidget(this);
    auto* column = new QVBoxLayout(m_bottom);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_panels.notices);
    column->addWidget(m_panels.log, 1);
    connect(m_panels.notices, &BattleNotices::changed, this, &BattleLayout::fitBottom);
    return m_bottom;
}

/// The edge above the log stays where it is when a notice comes, as long as all notices can be read.
void BattleLayout::fitBottom()
{
    const bool hasNotice = m_panels.notices->hasAny();
    const bool hasLog = !m_panels.log->isHidden();
    const int leastLog = m_panels.log->leastHeight();
    const int wrapped = m_panels.notices->heightForWidth(width());
    const int notices = wrapped > 0 ? wrapped : m_panels.notices->sizeHint().height();
    m_bottom->setVisible(hasLog || hasNotice);
    m_bottom->setMinimumHeight(hasLog ? std::max(leastLog, hasNotice ? notices : 0) : notices);
    m_bottom->setMaximumHeight(hasLog ? QWIDGETSIZE_MAX : notices);
}

void BattleLayout::shareColumns()
{
    if (m_compact) m_columns->share(QStringLiteral("battle.columns.compact"), {4600, 5400, 5400});
    else m_columns->share(QStringLiteral("battle.columns"), {1900, 4300, 4000});
}

void BattleLayout::makeTabs()
{
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(QStringLiteral("battleViews"));
    m_tabs->setAccessibleName(tr("Turn, armies or log"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Turn"));
    m_tabs->addTab(tr("Armies"));
    m_tabs->addTab(tr("Log"));
    followKeys(*m_tabs, [this] {
        m_tabs->setTabToolTip(0, WindowActions::keyText(WindowAction::ShowTurn));
        m_tabs->setTabToolTip(1, WindowActions::keyText(WindowAction::SearchArmies));
    });
    m_tabs->hide();
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int view) { Q_EMIT viewWanted(static_cast<View>(view)); });
}

bool BattleLayout::isCompact() const
{
    return width() < fontMetrics().averageCharWidth() * 95 || height() < fontMetrics().lineSpacing() * 24;
}

/// In type that is large for the window an open case gets all the room; turn, armies and log come back with its end.
/// Where it is still larger one thing is seen at a time.
void BattleLayout::fit()
{
    const bool was = m_compact;
    const bool wasTurnHidden = m_panels.turn->isHidden();
    setCompact(isCompact());
    if (m_compact) showOne();
    else showAll();
    // What needed more height for a while may have moved the edge above the log.
    QTimer::singleShot(0, this, &BattleLayout::shareRows);
    QTimer::singleShot(0, this, &BattleLayout::shareRight);
    // While the turn was away the middle had its room as well.
    if (m_compact == was && (!wasTurnHidden || m_panels.turn->isHidden())) return;
    shareColumns();
    // Once more when the case has gone: until then it may claim more than its share.
    QTimer::singleShot(0, this, &BattleLayout::shareColumns);
}

void BattleLayout::showAll()
{
    const bool isCase = m_panels.caseController->isOpen() && !m_panels.armies->isChoosing();
    const bool tight = isCase && width() < fontMetrics().averageCharWidth() * 130;
    m_panels.turn->setVisible(!tight);
    m_panels.log->setVisible(!tight);
    m_right->setVisible(!tight);
    m_middle->setVisible(true);
    m_columns->setVisible(true);
    fitBottom();
}

void BattleLayout::setCompact(bool compact)
{
    if (compact == m_compact) return;
    m_compact = compact;
    if (compact) m_middle->addWidget(m_panels.due);
    else m_right->addWidget(m_panels.due);
    m_panels.due->show();
    m_tabs->setVisible(compact);
    m_panels.turn->setCompact(compact);
    m_panels.caseController->setCompact(compact);
    Q_EMIT tabOrderChanged();
}

/// The case if one is open, the armies while units are being chosen, else the last view.
void BattleLayout::showOne()
{
    const bool isCase = m_panels.caseController->isOpen() && !m_panels.armies->isChoosing();
    const View view = m_panels.armies->isChoosing() ? View::Armies : m_view;
    const QSignalBlocker quiet(m_tabs);
    m_tabs->setCurrentIndex(static_cast<int>(view));
    m_tabs->setVisible(!isCase);
    m_columns->setVisible(isCase || view != View::Log);
    m_panels.log->setVisible(!isCase && view == View::Log);
    m_panels.turn->setVisible(!isCase && view == View::Turn);
    m_middle->setVisible(isCase || view == View::Turn);
    m_panels.due->setVisible(!isCase && m_panels.due->hasAny());
    m_right->setVisible(!isCase && view == View::Armies);
    fitBottom();
}

void BattleLayout::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void BattleLayout::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_columns) fit();
}

void BattleLayout::showView(View view)
{
    m_view = view;
    fit();
}

}  // namespace drumhead::app
