#include "app/shared/look/bar_colour.hpp"

#include "app/shared/look/dark_palette.hpp"

namespace drumhead::app {

QColor oddsBarColour(const QPalette& palette)
{
    return QColor(QString::fromLatin1(isDark(palette) ? "#C9A6E8" : "#6B3FA0"));
}

}  // namespace drumhead::app
