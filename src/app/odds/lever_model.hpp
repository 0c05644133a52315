#pragma once

#include "drumhead/resolve/leverage/leverage.hpp"

#include <QAbstractItemModel>
#include <QString>

namespace drumhead::app {

/// What would change a chance: one row for each question, modifier or ruling with the value that changes it most; its
/// other values are child rows.
class LeverModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { What, Chance, Change, ColumnCount };

    using QAbstractItemModel::QAbstractItemModel;

    /// `dormant`: also modifiers that do not apply.
    void setLeverage(Leverage found, bool dormant);
    void clear();
    /// The lever and the try in a row; nulls for an invalid index.
    [[nodiscard]] std::pair<const Lever*, const LeverTry*> at(const QModelIndex& index) const;
    [[nodiscard]] const Leverage& leverage() const { return m_found; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString what(const QModelIndex& index) const;
    [[nodiscard]] QString text(const QModelIndex& index) const;

    Leverage m_found;
    std::vector<std::size_t> m_shown;  ///< indices of the levers shown
};

/// "Target's formation"; of a modifier with its stage, of a ruling marked as one.
[[nodiscard]] QString leverTitle(const Lever& lever);

}  // namespace drumhead::app
