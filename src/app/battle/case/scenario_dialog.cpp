#include "app/battle/case/scenario_dialog.hpp"

#include "app/battle/case/scenario_view.hpp"
#include "app/shared/layout/sizes.hpp"

#include <QDialogButtonBox>
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
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    layout->addWidget(view, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    view->setFocus();
}

}  // namespace drumhead::app
