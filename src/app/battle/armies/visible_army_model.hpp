#pragma once

#include "app/battle/session/battle.hpp"

#include <QAbstractTableModel>

#include <vector>

namespace drumhead::app {

/// The units of one side that the players may see: on the table, not gone, and not hidden by the referee.
class VisibleArmyModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Strength, How, ColumnCount };

    VisibleArmyModel(const Battle& battle, EntityId side, QObject* parent);

    void refresh();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void find();

    const Battle& m_battle;
    EntityId m_side;
    std::vector<EntityId> m_units;
};

}  // namespace drumhead::app
