#include "app/battle/case/scenario/scenario_dialog.hpp"

#include "app/battle/case/scenario/scenario_view.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/sheets/chart_view.hpp"

#include <QDialogButtonBox>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace drumhead::app {

ScenarioDialog::ScenarioDialog(const Scenario& scenario, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Scenario"));
    setObjectName(QStringLiteral("scenarioDialog"));
    resize(roomFor(*this, 96, 40));
    auto* layout = new QVBoxLayout(this);
    auto* view = new ScenarioView(this);
    view->setAccessibleName(tr("The whole scenario"));
    view->show(scenario);
    if (scenario.map) layout->addWidget(withMap(*view, scenario), 1);
    else layout->addWidget(view, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    view->setFocus();
}

/// The referee sees all of it.
QWidget* ScenarioDialog::withMap(ScenarioView& view, const Scenario& scenario)
{
    auto* tabs = new QTabWidget(this);
    tabs->setObjectName(QStringLiteral("scenarioTabs"));
    tabs->tabBar()->setAccessibleName(tr("Text or map"));
    auto* page = new QWidget(tabs);
    page->setAutoFillBackground(true);  // the ground of the map, not that of the tabs
    auto* layout = new QVBoxLayout(page);
    auto* map = new ChartView(page);
    map->setObjectName(QStringLiteral("scenarioMap"));
    map->setFocusPolicy(Qt::TabFocus);  // to be read aloud
    map->showMap(mapSketch(scenario, {}));
    map->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);  // as large as the page
    layout->addWidget(map);
    tabs->addTab(&view, tr("&Text"));
    tabs->addTab(page, tr("&Map"));
    return tabs;
}

}  // namespace drumhead::app
