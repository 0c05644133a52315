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
    const double size = chartPointSize(*this);
    return m_map.width > 0 ? drawMap(m_map, points, size) : drawChart(m_chart, points, size);
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
    ChartDrawing shown = drawing(width());
    constexpr int below = 6;  // the feet of letters
    if (const double share = (height() - below) / (shown.height * point); share < 1) shown = drawing(width() * share);
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
