#pragma once

#include "drumhead/sheets/rule_index.hpp"

#include <QAbstractItemModel>

#include <vector>

namespace drumhead::app {

/// "Modifiers".
[[nodiscard]] QString ruleKindTitle(RuleItemKind kind);

/// What can be looked up in a ruleset, below a heading for each kind.
class RuleItemModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Title, Under, StatusMark, Used, ColumnCount };
    static constexpr int SearchedRole = Qt::UserRole;    ///< all that a search looks at
    static constexpr int StatusRole = Qt::UserRole + 1;  ///< int of a Status; of a heading -1
    static constexpr int IsUsedRole = Qt::UserRole + 2;  ///< bool

    explicit RuleItemModel(std::vector<RuleItem> index, QObject* parent = nullptr);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] const std::vector<RuleItem>& items() const { return m_items; }
    /// The number of the item in a row, or -1 for a heading.
    [[nodiscard]] int itemAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(std::size_t item) const;
    /// Marks what has been used: the elements that had a part.
    void setUsed(const std::vector<bool>& elements);
    [[nodiscard]] bool isUsed(std::size_t item) const { return m_used[item]; }

private:
    struct Group {
        RuleItemKind kind;
        std::vector<std::size_t> items;
    };
    [[nodiscard]] QVariant groupData(const Group& group, int column, int role) const;
    [[nodiscard]] QVariant ruleData(std::size_t item, int column, int role) const;

    std::vector<RuleItem> m_items;
    std::vector<Group> m_groups;
    std::vector<int> m_rows;  ///< of each item, within its group
    std::vector<bool> m_used;
};

}  // namespace drumhead::app
