#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <QAbstractTableModel>

namespace drumhead::app {

/// Every statement of a ruleset's source: the browsable reference. The ruleset has to outlive it.
class LedgerModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Id, Section, Statement, Reading, ColumnCount };
    static constexpr int SearchedRole = Qt::UserRole;  ///< as shown and as typed on a keyboard, which has no minus sign

    explicit LedgerModel(const Ruleset& ruleset, QObject* parent = nullptr)
        : QAbstractTableModel(parent), m_ruleset(ruleset)
    {}

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const Ruleset& m_ruleset;
};

}  // namespace drumhead::app
