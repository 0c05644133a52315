#include "app/shared/look/chart_colours.hpp"

#include "app/shared/look/side_colours.hpp"
#include "app/shared/look/tone_colours.hpp"

#include <QFontInfo>
#include <QWidget>

#include <algorithm>

namespace drumhead::app {

print::ChartColours chartColours(const QPalette& palette)
{
    constexpr int mostLooks = 8;  // sides of a scenario
    print::ChartColours colours;
    colours.ink = palette.color(QPalette::WindowText);
    colours.ground = palette.color(QPalette::Window);
    colours.grey = secondaryText(palette);
    colours.pale = palette.color(QPalette::Mid);
    for (int look = 0; look < mostLooks; ++look) colours.sides.push_back(sideColour(look, palette));
    return colours;
}

double pointOf(const QWidget& widget)
{
    const qreal size = widget.font().pointSizeF();
    return size > 0 ? QFontInfo(widget.font()).pixelSize() / size : 1.0;
}

double chartPointSize(const QWidget& widget) { return std::max(widget.font().pointSizeF(), 6.0) * 0.9; }

}  // namespace drumhead::app
