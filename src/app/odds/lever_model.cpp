#include "app/odds/lever_model.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/minus.hpp"

namespace drumhead::app {

namespace {

/// Internal id of top-level rows; that of a child row is the row of its parent.
constexpr quintptr top = static_cast<quintptr>(-1);

}  // namespace

QString leverTitle(const Lever& lever)
{
    const QString title = raised(toQt(lever.title));
    if (lever.kind == Lever::Kind::Question) return title;
    if (lever.kind == Lever::Kind::Ruling) return LeverModel::tr("Ruling: %1").arg(toQt(lever.title));
    return lever.stage.empty() ? LeverModel::tr("Modifier: %1").arg(toQt(lever.title))
                               : LeverModel::tr("Modifier: %1 (%2)").arg(toQt(lever.title), toQt(lever.stage));
}

void LeverModel::setLeverage(Leverage found, bool dormant)
{
    beginResetModel();
    m_found = std::move(found);
    m_shown.clear();
    for (std::size_t i = 0; i < m_found.levers.size(); ++i) {
        if (dormant || !m_found.levers[i].dormant) m_shown.push_back(i);
    }
    endResetModel();
}

void LeverModel::clear() { setLeverage({}, false); }

std::pair<const Lever*, const LeverTry*> LeverModel::at(const QModelIndex& index) const
{
    if (!index.isValid()) return {nullptr, nullptr};
    const bool beneath = index.internalId() != top;
    const auto row = static_cast<std::size_t>(beneath ? static_cast<int>(index.internalId()) : index.row());
    const Lever& lever = m_found.levers[m_shown[row]];
    return {&lever, &lever.tries[beneath ? static_cast<std::size_t>(index.row()) + 1 : 0]};
}

QModelIndex LeverModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : top);
}

QModelIndex LeverModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == top) return {};
    return createIndex(static_cast<int>(index.internalId()), 0, top);
}

int LeverModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return static_cast<int>(m_shown.size());
    if (parent.internalId() != top || parent.column() != 0) return 0;
    return static_cast<int>(m_found.levers[m_shown[static_cast<std::size_t>(parent.row())]].tries.size()) - 1;
}

int LeverModel::columnCount(const QModelIndex&) const { return ColumnCount; }

QString LeverModel::what(const QModelIndex& index) const
{
    const auto [lever, tried] = at(index);
    QString to = toQt(withMinus(tried->text));
    if (tried->refused) to = tr("%1: refused").arg(to);
    if (index.parent().isValid()) return to;
    if (lever->now.empty()) return tr("%1: %2").arg(leverTitle(*lever), to);
    return tr("%1: %2 → %3").arg(leverTitle(*lever), toQt(withMinus(lever->now)), to);
}

QString LeverModel::text(const QModelIndex& index) const
{
    const LeverTry* tried = at(index).second;
    switch (index.column()) {
    case What: return what(index);
    case Chance: return chanceText(tried->chance);
    case Change:
        return (tried->change > 0       ? QStringLiteral("▲\u00a0")
                    : tried->change < 0 ? QStringLiteral("▼\u00a0")
                                        : QString())
            + chanceChangeText(tried->change);
    default: return {};
    }
}

QVariant LeverModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    switch (role) {
    case Qt::DisplayRole: return text(index);
    case Qt::ToolTipRole: return tipText(text(index));
    case Qt::TextAlignmentRole:
        return int((index.column() == What ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant LeverModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == What ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case What: return tr("If");
    case Chance: return tr("Chance");
    case Change: return m_found.chance ? tr("Effect") : tr("Over the lowest");
    default: return {};
    }
}

}  // namespace drumhead::app
