#include "app/shell/browser/rule_item_model.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/rules/status_text.hpp"

#include <QFont>

#include <algorithm>

namespace drumhead::app {

QString ruleKindTitle(RuleItemKind kind)
{
    switch (kind) {
    case RuleItemKind::UnitType: return RuleItemModel::tr("Troop types");
    case RuleItemKind::Table: return RuleItemModel::tr("Tables");
    case RuleItemKind::Modifier: return RuleItemModel::tr("Modifiers");
    case RuleItemKind::Procedure: return RuleItemModel::tr("Procedures");
    case RuleItemKind::Ruling: return RuleItemModel::tr("Rulings");
    case RuleItemKind::Watch: return RuleItemModel::tr("What happens by itself");
    case RuleItemKind::Statement: break;
    }
    return RuleItemModel::tr("Statements of the source");
}

RuleItemModel::RuleItemModel(std::vector<RuleItem> index, QObject* parent)
    : QAbstractItemModel(parent), m_items(std::move(index)), m_rows(m_items.size()), m_used(m_items.size(), false)
{
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (m_groups.empty() || m_groups.back().kind != m_items[i].kind) m_groups.push_back({m_items[i].kind, {}});
        m_rows[i] = static_cast<int>(m_groups.back().items.size());
        m_groups.back().items.push_back(i);
    }
}

/// The internal number is 0 for a heading, else that of the heading above, counted from 1.
QModelIndex RuleItemModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr{0});
}

QModelIndex RuleItemModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == 0) return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, quintptr{0});
}

int RuleItemModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return static_cast<int>(m_groups.size());
    if (parent.internalId() != 0 || parent.column() > 0) return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].items.size());
}

int RuleItemModel::columnCount(const QModelIndex& /*parent*/) const { return ColumnCount; }

int RuleItemModel::itemAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == 0) return -1;
    return static_cast<int>(m_groups[index.internalId() - 1].items[static_cast<std::size_t>(index.row())]);
}

QModelIndex RuleItemModel::indexOf(std::size_t item) const
{
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        if (m_groups[i].kind == m_items[item].kind) return createIndex(m_rows[item], 0, static_cast<quintptr>(i) + 1);
    }
    return {};
}

void RuleItemModel::setUsed(const std::vector<bool>& elements)
{
    for (std::size_t i = 0; i < m_items.size(); ++i) m_used[i] = drumhead::isUsed(m_items, i, elements);
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const QModelIndex group = index(static_cast<int>(i), 0);
        Q_EMIT dataChanged(group, group.siblingAtColumn(Used));
        Q_EMIT dataChanged(index(0, 0, group), index(rowCount(group) - 1, Used, group));
    }
}

QVariant RuleItemModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const int item = itemAt(index);
    return item < 0 ? groupData(m_groups[static_cast<std::size_t>(index.row())], index.column(), role)
                    : ruleData(static_cast<std::size_t>(item), index.column(), role);
}

QVariant RuleItemModel::groupData(const Group& group, int column, int role) const
{
    if (role == StatusRole) return -1;
    if (role == IsUsedRole) return false;
    if (role == Qt::FontRole) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role != Qt::DisplayRole) return {};
    if (column == Title) return ruleKindTitle(group.kind);
    const auto used =
        std::count_if(group.items.begin(), group.items.end(), [this](std::size_t i) { return m_used[i]; });
    if (column == Used && used > 0) return tr("%1 of %2").arg(used).arg(group.items.size());
    return column == Under ? QVariant(tr("%1 in all").arg(group.items.size())) : QVariant();
}

QVariant RuleItemModel::ruleData(std::size_t number, int column, int role) const
{
    const RuleItem& item = m_items[number];
    switch (role) {
    case StatusRole: return static_cast<int>(item.status);
    case IsUsedRole: return static_cast<bool>(m_used[number]);
    case SearchedRole: {
        QString text = toQt(item.title) + u'\n' + toQt(item.id) + u'\n' + toQt(item.under);
        for (const std::string& line : item.lines) text += u'\n' + toQt(line);
        return text;
    }
    case Qt::ToolTipRole: return column == Title ? QVariant(tipText(toQt(item.id))) : QVariant();
    case Qt::DisplayRole: break;
    default: return {};
    }
    switch (column) {
    case Title: return typeset(item.kind == RuleItemKind::Statement ? item.id + "  " + item.title : item.title);
    case Under: return toQt(item.under);
    case StatusMark: return item.status == Status::Printed ? tr("printed") : statusMark(item.status);
    case Used: return m_used[number] ? tr("✓ used") : QString();
    default: return {};
    }
}

QVariant RuleItemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Title: return tr("Rule");
    case Under: return tr("Belongs to");
    case StatusMark: return tr("Status");
    case Used: return tr("In this battle");
    default: return {};
    }
}

}  // namespace drumhead::app
