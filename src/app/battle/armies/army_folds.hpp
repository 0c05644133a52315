#pragma once

#include "drumhead/game/state/entity.hpp"

#include <optional>
#include <vector>

class QTreeView;

namespace drumhead::app {

class ArmyFilter;
class ArmyModel;
class Battle;

/// Which branches of the armies are open, kept while a choice, a search or a case opens others, or the tree is built
/// again.
class ArmyFolds {
public:
    ArmyFolds(QTreeView& view, const ArmyModel& model, const ArmyFilter& filter);

    /// Of the battle before nothing is kept.
    void setBattle(const Battle* battle);
    /// Keeps which are open, until `restore`; what was kept before stays.
    void keep();
    void restore();
    /// Before the tree is built again, with its current row.
    void keepForRebuild(EntityId row);
    void forgetForRebuild();
    void restoreAfterRebuild();

private:
    [[nodiscard]] std::vector<EntityId> openBranches() const;
    [[nodiscard]] std::size_t count() const;

    QTreeView& m_view;
    const ArmyModel& m_model;
    const ArmyFilter& m_filter;
    const Battle* m_battle = nullptr;
    std::optional<std::vector<EntityId>> m_kept;
    std::vector<EntityId> m_rebuilt;  ///< open before the tree was built again
    EntityId m_row = nobody;          ///< the current one then
};

}  // namespace drumhead::app
