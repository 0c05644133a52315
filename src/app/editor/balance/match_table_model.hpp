#pragma once

#include "drumhead/game/scenario/editing/match_table.hpp"

#include <QAbstractTableModel>
#include <QStringList>

namespace drumhead::app {

/// Who does better against whom: troop types of the first side in rows, of the second in columns.
class MatchTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// From 0, the second side has all, to 1, the first has; nothing: not known.
    static constexpr int ShareRole = Qt::UserRole + 1;

    /// `sides`: names of the two.
    void show(MatchTable table, const QStringList& sides);
    [[nodiscard]] const MatchTable& table() const { return m_table; }
    /// Who meets whom at a place, or nobody.
    [[nodiscard]] std::pair<EntityId, EntityId> pairAt(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] const MatchGain& forth(const QModelIndex& index) const;
    [[nodiscard]] const MatchGain& back(const QModelIndex& index) const;
    [[nodiscard]] QString figure(const MatchGain& gain) const;
    [[nodiscard]] QString spoken(const QModelIndex& index) const;
    [[nodiscard]] std::optional<double> share(const QModelIndex& index) const;

    MatchTable m_table;
    QStringList m_sides;
};

}  // namespace drumhead::app
