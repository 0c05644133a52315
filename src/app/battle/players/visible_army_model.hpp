#pragma once

#include "app/battle/session/battle.hpp"
#include "app/battle/session/entity_summary.hpp"

#include <QAbstractTableModel>

#include <vector>

namespace drumhead::app {

/// The units of one side that the players may see: on the table, not gone, and not hidden by the referee. Where not all
/// have room, those whom the last case concerned come first, then those in trouble, and a last row counts the others.
class VisibleArmyModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Strength, How, ColumnCount };

    VisibleArmyModel(const Battle& battle, EntityId side, QObject* parent);

    void refresh();
    /// At most so many rows.
    void setMost(int rows);
    /// Whether a sign says that a unit has acted, not the words for it.
    void setSigns(bool signs);
    /// How many units the players may see.
    [[nodiscard]] int units() const { return static_cast<int>(m_units.size()); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void find();
    void order();
    [[nodiscard]] std::vector<EntitySummary::Chip> chipsOf(const EntitySummary& summary) const;
    [[nodiscard]] bool isCut() const { return static_cast<int>(m_units.size()) > m_most; }
    [[nodiscard]] int left() const;
    [[nodiscard]] int rankOf(EntityId unit) const;

    const Battle& m_battle;
    EntityId m_side;
    std::vector<EntityId> m_units;  ///< in the order of the army
    std::vector<EntityId> m_shown;
    std::vector<EntityId> m_concerned;  ///< by the last case that the players may see
    int m_most = 1 << 20;
    bool m_signs = false;
};

}  // namespace drumhead::app
