#include "app/shell/browser/rule_filter.hpp"

#include "app/shell/browser/rule_item_model.hpp"

#include <algorithm>

namespace drumhead::app {

RuleFilter::RuleFilter(QObject* parent) : QSortFilterProxyModel(parent) { setRecursiveFilteringEnabled(true); }

void RuleFilter::setWords(const QString& words)
{
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void RuleFilter::setStatus(std::optional<Status> status)
{
    m_status = status;
    invalidateFilter();
}

void RuleFilter::setOnlyUsed(bool only)
{
    m_onlyUsed = only;
    invalidateFilter();
}

int RuleFilter::count() const
{
    int all = 0;
    for (int i = 0; i < rowCount(); ++i) all += rowCount(index(i, 0));
    return all;
}

bool RuleFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (!parent.isValid()) return false;  // a heading stands where something below it does
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_status && index.data(RuleItemModel::StatusRole).toInt() != static_cast<int>(*m_status)) return false;
    if (m_onlyUsed && !index.data(RuleItemModel::IsUsedRole).toBool()) return false;
    const QString text = index.data(RuleItemModel::SearchedRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace drumhead::app
