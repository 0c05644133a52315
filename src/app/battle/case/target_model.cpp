#include "app/battle/case/target_model.hpp"

#include "app/odds/odds_model.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"

namespace drumhead::app {

void TargetModel::setTargets(std::vector<TargetOdds> targets, QStringList names, EntityId present)
{
    beginResetModel();
    m_targets = std::move(targets);
    m_names = std::move(names);
    m_present = present;
    endResetModel();
}

const TargetOdds* TargetModel::at(const QModelIndex& index) const
{
    return index.isValid() ? &m_targets[static_cast<std::size_t>(index.row())] : nullptr;
}

QModelIndex TargetModel::indexOf(EntityId target) const
{
    for (std::size_t i = 0; i < m_targets.size(); ++i) {
        if (m_targets[i].target == target) return index(static_cast<int>(i), 0);
    }
    return {};
}

int TargetModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_targets.size());
}

int TargetModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString TargetModel::text(const QModelIndex& index) const
{
    const TargetOdds& target = *at(index);
    if (index.column() == Target) {
        const QString& name = m_names[index.row()];
        return target.target == m_present ? tr("%1 (this case)").arg(name) : name;
    }
    if (index.column() != Chance) return {};
    return target.chance ? chanceText(*target.chance) : toQt(target.obstacle);
}

QVariant TargetModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    switch (role) {
    case Qt::DisplayRole: return text(index);
    case Qt::ToolTipRole: return tipText(text(index));
    case Qt::AccessibleTextRole: return index.column() == Bar ? text(index.siblingAtColumn(Chance)) : text(index);
    case Qt::TextAlignmentRole: {
        const bool isFigure = index.column() == Chance && at(index)->chance;
        return int((isFigure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    case OddsModel::NowRole: return at(index)->chance.value_or(0);
    default: return {};
    }
}

QVariant TargetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Target: return tr("Target");
    case Chance: return tr("Chance");
    default: return {};
    }
}

}  // namespace drumhead::app
