#pragma once

#include "drumhead/resolve/across/across.hpp"

#include <QAbstractTableModel>

#include <vector>

namespace drumhead::app {

/// What each ruleset makes of one engagement, a line each.
class AcrossModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Rules, Wins, Undecided, Loses, Loss, AnyLoss, Remark, ColumnCount };

    explicit AcrossModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void setLines(std::vector<AcrossLine> lines);
    /// In a narrow window the remarks stand below the name of the rules.
    void setNarrow(bool narrow);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<AcrossLine> m_lines;
    bool m_isNarrow = false;
};

}  // namespace drumhead::app
