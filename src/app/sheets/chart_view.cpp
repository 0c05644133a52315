#include "app/sheets/chart_view.hpp"

#include "app/shared/look/chart_colours.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"

#include <QEvent>
#include <QPainter>

namespace drumhead::app {

namespace {

/// The figures, for those who can't see the picture.
QString spoken(const Chart& chart)
{
    QStringList rows;
    for (const std::vector<std::string>& row : chartTable(chart)) {
        QStringList cells;
        for (const std::string& cell : row) cells << toQt(cell);
        rows << cells.join(QStringLiteral(", "));
    }
    return rows.join(QStringLiteral("; "));
}

}  // namespace

double mapPointSize(const QWidget& widget, double points)
{
    constexpr double fewestSizes = 38;  // of type across a map
    constexpr double least = 8;         // points
    constexpr double fewestLarge = 26;  // in larger type names need more of it
    const double usual = chartPointSize(widget);
    const double large = std::min(usual * 0.6, points / fewestLarge);
    return std::min(usual, std::max({points / fewestSizes, least, large}));
}

ChartView::ChartView(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChartView::show(Chart chart)
{
    m_chart = std::move(chart);
    m_map = {};
    say(toQt(m_chart.title), spoken(m_chart));
}

void ChartView::showMap(MapSketch map)
{
    m_chart = {};
    m_map = std::move(map);
    sayMapIn(*spokenTexts(), m_map);
    QStringList lines;
    for (const std::string& each : mapLines(m_map)) lines << toQt(each);
    say(toQt(m_map.title), lines.join(QStringLiteral("; ")));
}

void ChartView::say(const QString& name, const QString& description)
{
    setVisible(!isEmpty());
    setAccessibleName(name);
    setAccessibleDescription(description);
    updateGeometry();
    update();
}

ChartDrawing ChartView::drawing(double width) const
{
    const double points = std::max(width, 1.0) / pointOf(*this);
    return m_map.width <= 0 ? drawChart(m_chart, points, chartPointSize(*this))
                            : drawMap(m_map, points, mapPointSize(*this, points));
}

/// As large as the place allows. What stands below a map keeps its height, so that one step does not do.
ChartDrawing ChartView::fitting() const
{
    constexpr int steps = 6;
    constexpr int below = 6;  // the feet of letters
    const double room = std::max(height() - below, 1) / pointOf(*this);
    double width = this->width();
    ChartDrawing shown = drawing(width);
    for (int i = 0; i < steps && shown.height > room; ++i) shown = drawing(width *= room / shown.height);
    return shown;
}

int ChartView::heightForWidth(int width) const
{
    return isEmpty() ? 0 : static_cast<int>(drawing(width).height * pointOf(*this)) + 4;
}

QSize ChartView::sizeHint() const
{
    constexpr int usualWidth = 320;
    return {usualWidth, heightForWidth(usualWidth)};
}

void ChartView::paintEvent(QPaintEvent*)
{
    if (isEmpty()) return;
    const double point = pointOf(*this);
    const ChartDrawing shown = fitting();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    print::paintChart(painter, shown, {(width() - shown.width * point) / 2, 0}, point, chartColours(palette()));
}

void ChartView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

}  // namespace drumhead::app
