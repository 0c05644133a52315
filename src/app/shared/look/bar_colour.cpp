#include "app/shared/look/bar_colour.hpp"

#include <QPalette>

namespace drumhead::app {

QColor oddsBarColour(const QPalette& palette)
{
    const bool isDark = palette.color(QPalette::Base).lightness() < 128;
    return QColor(QString::fromLatin1(isDark ? "#C9A6E8" : "#6B3FA0"));
}

}  // namespace drumhead::app
