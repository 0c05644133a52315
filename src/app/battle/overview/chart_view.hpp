#pragma once

#include "drumhead/charts/chart.hpp"

#include <QWidget>

namespace drumhead::app {

/// A chart on the screen, in the window's colours and type; as high as its width asks for.
class ChartView : public QWidget {
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);

    /// Without series it is hidden.
    void show(Chart chart);
    [[nodiscard]] const Chart& chart() const { return m_chart; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    Chart m_chart;
};

}  // namespace drumhead::app
