#pragma once

#include "drumhead/resolve/words/verdict.hpp"

#include <QAbstractItemModel>
#include <QString>

#include <vector>

namespace drumhead::app {

/// The arithmetic of a verdict line by line. The lines of a procedure within the procedure are children of its heading;
/// the club's rulings come last.
class ArithmeticModel : public QAbstractItemModel {
    Q_OBJECT

public:
    struct Line {
        QString text;
        QString source;  ///< its citation, for the tool tip
        std::vector<int> cites;
        Status status = Status::Printed;
        bool isHeading = false;
        bool isResult = false;  ///< a value, dice or effect
        bool applied = true;
        bool overruled = false;
        std::string overruleAs;  ///< the step by which a value is overruled, or empty
        int row = 0;
        SlotId slot = -1;
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// `everything`: also what was considered and did not apply.
    void setVerdict(const Verdict& verdict, const Ruleset& ruleset, bool everything);
    void clear();
    [[nodiscard]] const Line* at(const QModelIndex& index) const;
    /// The number of headings with children.
    [[nodiscard]] int stages() const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Node {
        Line line;
        std::vector<Line> beneath;
    };
    void addLine(const VerdictLine& line, const Ruleset& ruleset, std::string& stage);

    std::vector<Node> m_nodes;
};

}  // namespace drumhead::app
