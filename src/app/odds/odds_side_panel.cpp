#include "app/odds/odds_side_panel.hpp"

#include "app/odds/leverage_panel.hpp"
#include "app/odds/odds_panel.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shared/widgets/manual_place.hpp"

#include <QApplication>
#include <QScrollArea>
#include <QTabBar>
#include <QTreeView>

namespace drumhead::app {

namespace {

QString frontKey() { return QStringLiteral("view/side"); }

QString foldedKey() { return QStringLiteral("view/sideFolded"); }

}  // namespace

OddsSidePanel::OddsSidePanel(QWidget* arithmetic, QWidget* parent)
    : QTabWidget(parent), m_odds(new OddsPanel(m_controller, this)), m_leverage(new LeveragePanel(m_controller, this)),
      m_oddsPage(scrolled(m_odds)), m_leveragePage(scrolled(m_leverage)), m_arithmetic(arithmetic)
{
    setObjectName(QStringLiteral("side"));
    setDocumentMode(true);
    setFocusPolicy(Qt::NoFocus);  // its tab bar takes the focus
    tabBar()->setObjectName(QStringLiteral("sideTabs"));
    tabBar()->setAccessibleName(tr("Odds, what matters or arithmetic"));
    addTab(m_oddsPage, tr("Odds"));
    addTab(m_leveragePage, tr("What matters"));
    addTab(m_arithmetic, tr("Arithmetic"));
    setTabToolTip(0, tr("F2"));
    setTabToolTip(1, tr("F3"));
    setTabToolTip(2, tr("F8"));
    tabBar()->setUsesScrollButtons(true);
    setManualPlace(*this, ManualPlace::Odds);
    setCurrentIndex(qBound(0, Settings().value(frontKey(), 0).toInt(), 2));
    setVisible(!Settings().value(foldedKey(), false).toBool());
    connect(this, &QTabWidget::currentChanged, this, [this] {
        const qsizetype own = QList<QWidget*>{m_oddsPage, m_leveragePage, m_arithmetic}.indexOf(currentWidget());
        if (own >= 0) Settings().setValue(frontKey(), static_cast<int>(own));
        watch();
        Q_EMIT frontChanged();
    });
    connect(tabBar(), &QTabBar::tabBarClicked, this, &OddsSidePanel::wanted);
    connect(&m_controller, &OddsController::changed, this, &OddsSidePanel::keepFocusInSight, Qt::QueuedConnection);
    connect(m_odds, &OddsPanel::questionWanted, this, &OddsSidePanel::questionWanted);
    connect(m_odds, &OddsPanel::rebuilt, this, &OddsSidePanel::rebuilt);
    connect(m_odds, &OddsPanel::swapWanted, this, &OddsSidePanel::swapWanted);
    connect(m_odds, &OddsPanel::leverageWanted, this, &OddsSidePanel::showLeverage);
    connect(m_leverage, &LeveragePanel::questionWanted, this, &OddsSidePanel::questionWanted);
    connect(m_leverage, &LeveragePanel::overruleWanted, this, &OddsSidePanel::overruleWanted);
}

void OddsSidePanel::setSession(CaseSession* session)
{
    m_leverage->stop();
    m_controller.setSession(session);
}

QList<QWidget*> OddsSidePanel::tabChain(const QList<QWidget*>& arithmetic) const
{
    return QList<QWidget*>{tabBar()} + m_odds->tabChain() + m_leverage->tabChain() + arithmetic;
}

QScrollArea* OddsSidePanel::scrolled(QWidget* page)
{
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    page->setMinimumWidth(1);  // the content shrinks instead of reaching beyond the right edge
    area->setWidget(page);
    return area;
}

void OddsSidePanel::bringToFront(QWidget* page, QWidget* focus)
{
    if (isHidden()) fold();
    setCurrentWidget(page);
    Q_EMIT wanted();
    focus->setFocus(Qt::TabFocusReason);
    if (auto* area = qobject_cast<QScrollArea*>(page)) area->ensureWidgetVisible(focus, 0, 0);
}

/// Keeps the focused field visible when lines are inserted above it.
void OddsSidePanel::keepFocusInSight()
{
    QWidget* focus = QApplication::focusWidget();
    if (focus && m_odds->isAncestorOf(focus)) static_cast<QScrollArea*>(m_oddsPage)->ensureWidgetVisible(focus, 0, 0);
}

void OddsSidePanel::showOdds() { bringToFront(m_oddsPage, m_odds->front()); }

/// Brings the odds to the front, so that the pinned case is seen.
void OddsSidePanel::togglePin()
{
    m_odds->togglePin();
    if (currentWidget() == m_oddsPage && !isHidden()) return;
    if (isAncestorOf(QApplication::focusWidget())) return showOdds();
    if (isHidden()) fold();
    setCurrentWidget(m_oddsPage);
}

void OddsSidePanel::showLeverage()
{
    if (const std::optional<Value> value = m_odds->picked(); value && currentWidget() == m_oddsPage)
        m_leverage->choose(*value);
    bringToFront(m_leveragePage, m_leverage->view());
}

void OddsSidePanel::showArithmetic() { bringToFront(m_arithmetic, m_arithmetic->findChild<QTreeView*>()); }

bool OddsSidePanel::isFolded() { return Settings().value(foldedKey(), false).toBool(); }

void OddsSidePanel::fold()
{
    const bool away = !isHidden();
    Settings().setValue(foldedKey(), away);
    setVisible(!away);
}

void OddsSidePanel::showEvent(QShowEvent* event)
{
    QTabWidget::showEvent(event);
    watch();
}

void OddsSidePanel::hideEvent(QHideEvent* event)
{
    QTabWidget::hideEvent(event);
    watch();
}

void OddsSidePanel::watch()
{
    const bool seen = isVisible();
    m_controller.setWatched(seen && (currentWidget() == m_oddsPage || currentWidget() == m_leveragePage));
    m_leverage->setWatched(seen && currentWidget() == m_leveragePage);
}

}  // namespace drumhead::app
