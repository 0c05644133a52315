#include "app/editor/armies/place_dialog.hpp"

#include "app/editor/fields/reinforcement_text.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

/// "Prussia › First line › Advance guard", from the side down.
QString wayTo(const Scenario& scenario, int group)
{
    QStringList way;
    ArmyPlace at;
    for (int each = group; each >= 0; each = at.group) {
        way.prepend(toQt(scenario.entities[static_cast<std::size_t>(each)].name));
        at = placeOf(scenario, each);
    }
    if (at.side >= 0) way.prepend(toQt(scenario.entities[static_cast<std::size_t>(at.side)].name));
    return way.join(QStringLiteral(" › "));
}

}  // namespace

PlaceDialog::PlaceDialog(const Scenario& scenario, QWidget* parent) : QDialog(parent), m_list(new QListWidget(this))
{
    setWindowTitle(tr("Move to another place"));
    setObjectName(QStringLiteral("placeDialog"));
    resize(roomFor(*this, 90, 22));
    m_list->setObjectName(QStringLiteral("places"));
    m_list->setAccessibleName(tr("Places in the armies"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Move there"));
    layout->addWidget(m_list);
    layout->addWidget(buttons);
    for (int i = 0; i < static_cast<int>(scenario.entities.size()); ++i) {
        const ScenarioEntity& each = scenario.entities[static_cast<std::size_t>(i)];
        if (each.kind == EntityKind::Side) add(toQt(each.name), {i, -1, -1});
        if (each.kind != EntityKind::Group) continue;
        const QString way = wayTo(scenario, i);
        add(each.arrives > 0 ? tr("%1 (turn %2)").arg(way, QString::number(each.arrives)) : way,
            {findEntity(scenario, each.side), i, each.reinforcement});
    }
    for (int i = 0; i < static_cast<int>(scenario.reinforcements.size()); ++i) {
        const ScenarioReinforcement& each = scenario.reinforcements[static_cast<std::size_t>(i)];
        const int side = findEntity(scenario, each.side);
        if (side >= 0) add(tr("Reinforcement · %1").arg(reinforcementText(scenario, each)), {side, -1, i});
    }
    m_list->setCurrentRow(0);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PlaceDialog::add(const QString& name, const ArmyPlace& place)
{
    m_list->addItem(name);
    m_places.push_back(place);
}

ArmyPlace PlaceDialog::place() const { return m_places[static_cast<std::size_t>(std::max(0, m_list->currentRow()))]; }

}  // namespace drumhead::app
