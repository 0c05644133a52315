#include "app/editor/balance/match_table_model.hpp"

#include "app/shared/qt_text.hpp"

#include <QLocale>

namespace drumhead::app {

void MatchTableModel::show(MatchTable table, const QStringList& sides)
{
    beginResetModel();
    m_table = std::move(table);
    m_sides = sides;
    endResetModel();
}

std::pair<EntityId, EntityId> MatchTableModel::pairAt(const QModelIndex& index) const
{
    if (!index.isValid()) return {nobody, nobody};
    return {m_table.rows[static_cast<std::size_t>(index.row())].first,
            m_table.columns[static_cast<std::size_t>(index.column())].first};
}

int MatchTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_table.forth.empty() ? 0 : static_cast<int>(m_table.rows.size());
}

int MatchTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_table.forth.empty() ? 0 : static_cast<int>(m_table.columns.size());
}

const MatchGain& MatchTableModel::forth(const QModelIndex& index) const
{
    return m_table.forth[m_table.at(static_cast<std::size_t>(index.row()), static_cast<std::size_t>(index.column()))];
}

const MatchGain& MatchTableModel::back(const QModelIndex& index) const
{
    return m_table.back[m_table.at(static_cast<std::size_t>(index.row()), static_cast<std::size_t>(index.column()))];
}

QString MatchTableModel::figure(const MatchGain& gain) const
{
    if (!gain.value) return QStringLiteral("–");
    return m_table.isChance ? QStringLiteral("%1 %").arg(100 * *gain.value, 0, 'f', 0)
                            : QLocale().toString(*gain.value, 'f', 1);
}

/// What can't be done at all gains nothing; what is not known has no share.
std::optional<double> MatchTableModel::share(const QModelIndex& index) const
{
    const MatchGain &there = forth(index), &here = back(index);
    if (there.need || here.need || (!there.value && !here.value)) return std::nullopt;
    const double first = there.value.value_or(0), second = here.value.value_or(0);
    return first + second > 0 ? first / (first + second) : 0.5;
}

QString MatchTableModel::spoken(const QModelIndex& index) const
{
    const auto row = static_cast<std::size_t>(index.row()), column = static_cast<std::size_t>(index.column());
    QStringList parts{tr("%1 against %2").arg(toQt(m_table.rows[row].unit), toQt(m_table.columns[column].unit))};
    const auto add = [&](const QString& side, const MatchGain& gain) {
        const QString what = gain.value ? figure(gain) + u' ' + toQt(m_table.gain)
            : gain.need                 ? tr("not known: %1").arg(toQt(gain.need->label))
                                        : toQt(gain.why);
        parts << tr("%1: %2").arg(side, what.trimmed());
    };
    add(m_sides.value(0), forth(index));
    add(m_sides.value(1), back(index));
    return parts.join(QStringLiteral(". "));
}

QVariant MatchTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    switch (role) {
    case Qt::DisplayRole: return QStringLiteral("%1 : %2").arg(figure(forth(index)), figure(back(index)));
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignCenter);
    case Qt::AccessibleTextRole: return spoken(index);
    case Qt::ToolTipRole: return tipText(spoken(index));
    case ShareRole:
        if (const std::optional<double> found = share(index)) return *found;
        return {};
    default: return {};
    }
}

QVariant MatchTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const std::vector<MatchType>& types = orientation == Qt::Vertical ? m_table.rows : m_table.columns;
    if (section < 0 || static_cast<std::size_t>(section) >= types.size()) return {};
    const MatchType& type = types[static_cast<std::size_t>(section)];
    const QString label = type.label.empty() ? tr("no troop type") : toQt(type.label);
    if (role == Qt::ToolTipRole)
        return tipText(label + QStringLiteral("\n")
                       + tr("%1, first of %2").arg(toQt(type.unit), QString::number(type.count)));
    if (role != Qt::DisplayRole) return {};
    return type.count > 1 ? QStringLiteral("%1 ×\u00A0%2").arg(label, QString::number(type.count)) : label;
}

}  // namespace drumhead::app
