#pragma once

#include "drumhead/charts/map_sketch.hpp"

#include <QWidget>

namespace drumhead::app {

/// In what size of type the names on a map that is `points` wide are written: they grow with the type of the widget as
/// long as the map has room for them.
[[nodiscard]] double mapPointSize(const QWidget& widget, double points);

/// A chart or a map on the screen, in the window's colours and type; as high as its width asks for, smaller where there
/// is less room.
class ChartView : public QWidget {
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);

    /// Without series or spans it is hidden.
    void show(Chart chart);
    /// Of no size: hidden.
    void showMap(MapSketch map);
    [[nodiscard]] const Chart& chart() const { return m_chart; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] bool isEmpty() const { return m_chart.series.empty() && m_chart.spans.empty() && m_map.width == 0; }
    void say(const QString& name, const QString& description);
    /// That wide, in pixels.
    [[nodiscard]] ChartDrawing drawing(double width) const;
    [[nodiscard]] ChartDrawing fitting() const;

    Chart m_chart;
    MapSketch m_map;
};

}  // namespace drumhead::app
