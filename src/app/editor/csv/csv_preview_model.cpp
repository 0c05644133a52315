#include "app/editor/csv/csv_preview_model.hpp"

#include "app/shared/qt_text.hpp"

#include <QApplication>
#include <QStyle>

namespace drumhead::app {

CsvPreviewModel::CsvPreviewModel(const Ruleset& ruleset, QObject* parent)
    : QAbstractTableModel(parent), m_ruleset(ruleset)
{}

void CsvPreviewModel::show(CsvTable table, const ArmyListImport& import)
{
    beginResetModel();
    m_table = std::move(table);
    m_columns.clear();
    m_cells.clear();
    m_rows.clear();
    std::size_t widest = import.columns.size();
    for (const auto& row : m_table.rows) widest = std::max(widest, row.size());
    for (std::size_t i = 0; i < widest; ++i)
        m_columns.push_back(takenFor(i < import.columns.size() ? import.columns[i] : std::string()));
    for (const CsvProblem& each : import.problems) note(each);
    endResetModel();
}

void CsvPreviewModel::note(const CsvProblem& problem)
{
    m_rows[problem.row - 1] |= problem.leftOut;
    Fault& fault = m_cells[{problem.row - 1, std::max(problem.column, 1) - 1}];
    fault.leftOut = fault.leftOut || problem.leftOut;
    fault.message += (fault.message.isEmpty() ? QString() : QStringLiteral(". ")) + raised(toQt(problem.message));
}

QString CsvPreviewModel::takenFor(const std::string& column) const
{
    return column.empty() ? tr("left out") : toQt(armyListColumnText(m_ruleset, column));
}

QModelIndex CsvPreviewModel::cellOf(const CsvProblem& problem) const
{
    return index(problem.row - 1, std::max(problem.column, 1) - 1);
}

int CsvPreviewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}
int CsvPreviewModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant CsvPreviewModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const auto& row = m_table.rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    if (role == Qt::DisplayRole)
        return column < row.size() ? toQt(row[column].text).replace(u'\n', QStringLiteral(" ↵ ")) : QString();
    if (role != Qt::DecorationRole && role != Qt::ToolTipRole && role != Qt::AccessibleDescriptionRole) return {};
    const auto fault = m_cells.find({index.row(), index.column()});
    if (fault == m_cells.end()) return {};
    if (role == Qt::ToolTipRole) return tipText(fault->second.message);
    if (role == Qt::AccessibleDescriptionRole) return fault->second.message;
    return QApplication::style()->standardIcon(fault->second.leftOut ? QStyle::SP_MessageBoxCritical
                                                                     : QStyle::SP_MessageBoxWarning);
}

/// Over a column its number and what it is taken for; beside a row its number, and whether it is left out (✗) or taken
/// with a remark (!).
QVariant CsvPreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0) return {};
    if (orientation == Qt::Horizontal)
        return tr("%1: %2").arg(section + 1).arg(m_columns[static_cast<std::size_t>(section)]);
    const auto fault = m_rows.find(section);
    if (fault == m_rows.end()) return section + 1;
    return (fault->second ? QStringLiteral("✗ %1") : QStringLiteral("! %1")).arg(section + 1);
}

}  // namespace drumhead::app
