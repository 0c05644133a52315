#pragma once

#include "drumhead/game/scenario/csv/army_list_csv.hpp"

#include <QAbstractTableModel>

#include <map>

namespace drumhead::app {

/// The cells of a spreadsheet as they were read: what each column is taken for, and which rows and cells have a fault.
class CsvPreviewModel : public QAbstractTableModel {
    Q_OBJECT

public:
    CsvPreviewModel(const Ruleset& ruleset, QObject* parent);

    void show(CsvTable table, const ArmyListImport& import);
    /// The cell of a problem; of one that concerns the whole row, its first.
    [[nodiscard]] QModelIndex cellOf(const CsvProblem& problem) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Fault {
        bool leftOut = false;
        QString message;
    };
    void note(const CsvProblem& problem);
    [[nodiscard]] QString takenFor(const std::string& column) const;

    const Ruleset& m_ruleset;
    CsvTable m_table;
    std::vector<QString> m_columns;                ///< what they are taken for
    std::map<std::pair<int, int>, Fault> m_cells;  ///< by row and column, from 0
    std::map<int, bool> m_rows;                    ///< rows with a fault, and whether they are left out
};

}  // namespace drumhead::app
