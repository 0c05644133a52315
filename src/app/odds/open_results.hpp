#pragma once

#include "app/odds/odds_controller.hpp"

#include <QWidget>

class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace drumhead::app {

/// Fields for results that a person enters and that are not entered yet: the weight of each value, and the odds given
/// that value.
class OpenResults : public QWidget {
    Q_OBJECT

public:
    OpenResults(OddsController& controller, QWidget* parent);

    void refresh();
    /// The fields of the weights and ranges, from top to bottom.
    [[nodiscard]] QList<QWidget*> fields() const;

Q_SIGNALS:
    /// Fields were created anew: the tab order has to be set again.
    void rebuilt();

private:
    struct Row {
        FactRef fact;
        Value value;
        QDoubleSpinBox* weight = nullptr;
        QLabel* odds = nullptr;
    };
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
    void setRange(FactRef fact);
    void addRow(QGridLayout* grid, const OpenResult& result, const OpenResult::Branch& branch);
    void weigh(FactRef fact);

    OddsController& m_controller;
    std::vector<Row> m_rows;
    std::vector<Range> m_ranges;
};

}  // namespace drumhead::app
