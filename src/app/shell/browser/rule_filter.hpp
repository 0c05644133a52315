#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <QSortFilterProxyModel>

#include <optional>

namespace drumhead::app {

/// The rules that have all of the searched words, one status, and a part in the battle; and the headings above them.
class RuleFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit RuleFilter(QObject* parent = nullptr);

    void setWords(const QString& words);
    /// Nothing: any status.
    void setStatus(std::optional<Status> status);
    void setOnlyUsed(bool only);
    /// How many rules are left, headings aside.
    [[nodiscard]] int count() const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    std::optional<Status> m_status;
    bool m_onlyUsed = false;
};

}  // namespace drumhead::app
