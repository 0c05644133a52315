#pragma once

#include "drumhead/game/play/questions/targets.hpp"

#include <QAbstractTableModel>
#include <QStringList>

namespace drumhead::app {

/// Units that may be the target, each with a bar and its chance, or with what is missing.
class TargetModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Target, Bar, Chance, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// `names`: those of the targets; `present`: the one in the case.
    void setTargets(std::vector<TargetOdds> targets, QStringList names, EntityId present);
    /// The target in a row, or null.
    [[nodiscard]] const TargetOdds* at(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(EntityId target) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const QModelIndex& index) const;

    std::vector<TargetOdds> m_targets;
    QStringList m_names;
    EntityId m_present = nobody;
};

}  // namespace drumhead::app
