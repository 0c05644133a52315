#include "app/battle/armies/army_folds.hpp"

#include "app/battle/armies/model/army_filter.hpp"
#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/session/battle.hpp"

#include <QTreeView>

#include <algorithm>
#include <utility>

namespace drumhead::app {

ArmyFolds::ArmyFolds(QTreeView& view, const ArmyModel& model, const ArmyFilter& filter)
    : m_view(view), m_model(model), m_filter(filter)
{}

void ArmyFolds::setBattle(const Battle* battle)
{
    m_battle = battle;
    m_kept.reset();
}

std::size_t ArmyFolds::count() const { return m_battle ? m_battle->state().entities.size() : 0; }

std::vector<EntityId> ArmyFolds::openBranches() const
{
    std::vector<EntityId> open;
    for (std::size_t i = 0; i < count(); ++i) {
        const auto who = static_cast<EntityId>(i);
        const QModelIndex row = m_filter.mapFromSource(m_model.indexOf(who));
        if (row.isValid() && m_view.isExpanded(row)) open.push_back(who);
    }
    return open;
}

void ArmyFolds::keep()
{
    if (!m_kept) m_kept = openBranches();
}

void ArmyFolds::restore()
{
    if (!m_kept) return;
    const std::vector<EntityId> open = *std::exchange(m_kept, std::nullopt);
    for (std::size_t i = 0; i < count(); ++i) {
        const auto who = static_cast<EntityId>(i);
        const QModelIndex row = m_filter.mapFromSource(m_model.indexOf(who));
        if (row.isValid() && m_filter.hasChildren(row))
            m_view.setExpanded(row, std::binary_search(open.begin(), open.end(), who));
    }
}

void ArmyFolds::keepForRebuild(EntityId row)
{
    m_row = row;
    m_rebuilt = openBranches();
}

void ArmyFolds::forgetForRebuild()
{
    m_row = nobody;
    m_rebuilt.clear();
}

void ArmyFolds::restoreAfterRebuild()
{
    for (const EntityId each : m_rebuilt) {
        if (static_cast<std::size_t>(each) < count())
            m_view.setExpanded(m_filter.mapFromSource(m_model.indexOf(each)), true);
    }
    if (m_row != nobody && static_cast<std::size_t>(m_row) < count())
        m_view.setCurrentIndex(m_filter.mapFromSource(m_model.indexOf(m_row)));
}

}  // namespace drumhead::app
