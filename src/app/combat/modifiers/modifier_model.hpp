#pragma once

#include "app/combat/modifiers/modifier_rows.hpp"

#include <QAbstractTableModel>

namespace drumhead::app {

/// The modifiers of a case, one to a row.
class ModifierModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Amount, Label, Because, Source, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Sets the rows of a case; where the same modifiers are in the same order only the cells change, so that the
    /// current row stays.
    void setRows(std::vector<ModifierRow> rows, const Ruleset& ruleset);
    void clear();
    /// Compact: the status follows the label, for views without the source column.
    void setCompact(bool compact);
    [[nodiscard]] const ModifierRow* at(const QModelIndex& index) const;
    /// The index of the same modifier.
    [[nodiscard]] QModelIndex indexOf(const ModifierRow& row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const ModifierRow& row, int column) const;
    [[nodiscard]] static QString amountText(const ModifierRow& row);

    std::vector<ModifierRow> m_rows;
    const Ruleset* m_ruleset = nullptr;
    bool m_compact = false;
};

}  // namespace drumhead::app
