#include "app/battle/armies/visible_army_model.hpp"

#include "app/battle/armies/army_model.hpp"
#include "app/battle/session/entity_summary.hpp"
#include "app/battle/session/players_view.hpp"
#include "app/shared/qt_text.hpp"

namespace drumhead::app {

VisibleArmyModel::VisibleArmyModel(const Battle& battle, EntityId side, QObject* parent)
    : QAbstractTableModel(parent), m_battle(battle), m_side(side)
{
    find();
}

void VisibleArmyModel::find()
{
    m_units.clear();
    const State& state = m_battle.state();
    for (std::size_t i = 0; i < state.entities.size(); ++i) {
        const auto id = static_cast<EntityId>(i);
        const Entity& who = state.entities[i];
        if (who.kind == EntityKind::Unit && who.side == m_side && who.onTable && isVisible(state, id)
            && !summaryAt(m_battle, id).gone)
            m_units.push_back(id);
    }
}

void VisibleArmyModel::refresh()
{
    beginResetModel();
    find();
    endResetModel();
}

int VisibleArmyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_units.size());
}

int VisibleArmyModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant VisibleArmyModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const EntityId who = m_units[static_cast<std::size_t>(index.row())];
    const EntitySummary& summary = summaryAt(m_battle, who);
    if (role == Qt::DisplayRole) {
        if (index.column() == Name) return m_battle.name(who);
        return index.column() == Strength ? summary.strength : QString();  // the chips say the rest
    }
    if (role == ArmyModel::ChipsRole) return QVariant::fromValue(summary.chips);
    if (role == ArmyModel::ShareRole && summary.share) return *summary.share;
    return {};
}

QVariant VisibleArmyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    if (section == Name) return m_battle.name(m_side);
    return section == Strength ? tr("Strength") : tr("State");
}

}  // namespace drumhead::app
