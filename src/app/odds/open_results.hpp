#pragma once

#include "app/odds/odds_desk.hpp"

#include <QWidget>

class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace drumhead::app {

/// The results that a person enters and that are not entered yet: how likely each value is held, and the odds if it is
/// that.
class OpenResults : public QWidget {
    Q_OBJECT

public:
    OpenResults(OddsDesk& desk, QWidget* parent);

    void refresh();
    /// The fields of the weights and ranges, from top to bottom.
    [[nodiscard]] QList<QWidget*> fields() const;

Q_SIGNALS:
    /// There are other fields now: the tab order has to be set again.
    void rebuilt();

private:
    struct Row {
        FactRef fact;
        Value value;
        QDoubleSpinBox* weight = nullptr;
        QLabel* odds = nullptr;
    };
    /// From which number to which.
    struct Range {
        FactRef fact;
        QSpinBox* from = nullptr;
        QSpinBox* to = nullptr;
    };
    void rebuild(const std::vector<OpenResult>& open, const std::vector<OpenRange>& ranges);
    [[nodiscard]] QGridLayout* addBox(const QString& heading);
    void addRange(const OpenRange& range);
    [[nodiscard]] QSpinBox* addEnd(QGridLayout* grid, const OpenRange& range, bool isFrom);
    void showRange(const Range& row, const OpenRange& range);
    void takeRange(FactRef fact);
    void addRow(QGridLayout* grid, const OpenResult& result, const OpenResult::Branch& branch);
    void weigh(FactRef fact);

    OddsDesk& m_desk;
    std::vector<Row> m_rows;
    std::vector<Range> m_ranges;
};

}  // namespace drumhead::app
