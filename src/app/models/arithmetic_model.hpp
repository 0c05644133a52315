#pragma once

#include "drumhead/resolve/verdict.hpp"

#include <QAbstractTableModel>
#include <QString>

#include <vector>

namespace drumhead::app {

/// The arithmetic of a verdict line by line, with a heading where a procedure within the procedure begins,
/// and the club's rulings at the end.
class ArithmeticModel : public QAbstractTableModel {
    Q_OBJECT

public:
    struct Line {
        QString text;
        QString source;  ///< for the tool tip: what it cites
        std::vector<int> cites;
        Status status = Status::Printed;
        bool isHeading = false;
        bool isResult = false;  ///< a value, dice or effect: what the eye looks for
        bool applied = true;
        bool overruled = false;
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `everything`: also what was considered and did not apply.
    void setVerdict(const Verdict& verdict, const Ruleset& ruleset, bool everything);
    void clear();
    [[nodiscard]] const Line* at(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Line> m_lines;
};

}  // namespace drumhead::app
