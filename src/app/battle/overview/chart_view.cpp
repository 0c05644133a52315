#include "app/battle/overview/chart_view.hpp"

#include "app/shared/look/side_colours.hpp"
#include "app/shared/look/tone_colours.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/print/chart_painter.hpp"

#include <QEvent>
#include <QPainter>

namespace drumhead::app {

namespace {

constexpr int mostLooks = 8;  // sides of a scenario

print::ChartColours coloursOf(const QPalette& palette)
{
    print::ChartColours colours;
    colours.ink = palette.color(QPalette::WindowText);
    colours.ground = palette.color(QPalette::Window);
    colours.grey = secondaryText(palette);
    colours.pale = palette.color(QPalette::Mid);
    for (int look = 0; look < mostLooks; ++look) colours.sides.push_back(sideColour(look, palette));
    return colours;
}

/// Points of the window's type, in pixels.
qreal pointOf(const QWidget& widget)
{
    const qreal size = widget.font().pointSizeF();
    return size > 0 ? QFontInfo(widget.font()).pixelSize() / size : 1.0;
}

ChartDrawing drawingFor(const QWidget& widget, const Chart& chart, int width)
{
    const qreal size = std::max(widget.font().pointSizeF(), 6.0);
    return drawChart(chart, std::max(width, 1) / pointOf(widget), size * 0.9);
}

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
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChartView::show(Chart chart)
{
    m_chart = std::move(chart);
    setVisible(!m_chart.series.empty());
    setAccessibleName(toQt(m_chart.title));
    setAccessibleDescription(spoken(m_chart));
    updateGeometry();
    update();
}

int ChartView::heightForWidth(int width) const
{
    return m_chart.series.empty() ? 0 : static_cast<int>(drawingFor(*this, m_chart, width).height * pointOf(*this)) + 4;
}

QSize ChartView::sizeHint() const
{
    constexpr int usualWidth = 320;
    return {usualWidth, heightForWidth(usualWidth)};
}

void ChartView::paintEvent(QPaintEvent*)
{
    if (m_chart.series.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    print::paintChart(painter, drawingFor(*this, m_chart, width()), {0, 0}, pointOf(*this), coloursOf(palette()));
}

void ChartView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

}  // namespace drumhead::app
