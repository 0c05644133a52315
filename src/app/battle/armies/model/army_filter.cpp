#include "app/battle/armies/model/army_filter.hpp"

#include "app/battle/armies/model/army_model.hpp"

namespace drumhead::app {

ArmyFilter::ArmyFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
    setDynamicSortFilter(true);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
}

// Much comes or goes at once: laid out anew that is far quicker than row by row.

void ArmyFilter::setSearch(const QString& search)
{
    m_words = search.split(u' ', Qt::SkipEmptyParts);
    invalidate();
}

void ArmyFilter::setCandidatesOnly(bool only)
{
    if (only == m_candidatesOnly && !only) return;
    m_candidatesOnly = only;
    invalidate();
}

void ArmyFilter::setShowGone(bool show)
{
    m_showGone = show;
    invalidate();
}

bool ArmyFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_candidatesOnly && !index.data(ArmyModel::CandidateRole).toBool()) return false;
    if (!m_showGone && index.data(ArmyModel::GoneRole).toBool()) return false;
    return isMatch(index);
}

bool ArmyFilter::isMatch(const QModelIndex& index) const
{
    const QString text = m_words.isEmpty() ? QString() : index.data(ArmyModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool ArmyFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    if (left.column() == ArmyModel::Strength) {
        const QVariant a = left.data(ArmyModel::ShareRole);
        const QVariant b = right.data(ArmyModel::ShareRole);
        return a.isValid() && b.isValid() ? a.toDouble() < b.toDouble() : b.isValid();
    }
    return QSortFilterProxyModel::lessThan(left, right);
}

}  // namespace drumhead::app
