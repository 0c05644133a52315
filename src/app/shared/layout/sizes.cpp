#include "app/shared/layout/sizes.hpp"

#include <QFontMetrics>
#include <QScreen>

namespace drumhead::app {

QSize roomFor(const QWidget& widget, int letters, int lines)
{
    const QFontMetrics metrics = widget.fontMetrics();
    const QSize wanted(metrics.averageCharWidth() * letters, metrics.lineSpacing() * lines);
    return wanted.boundedTo(widget.screen()->availableSize() - QSize(20, 60));
}

int lineOfButtons(const QWidget& widget) { return widget.fontMetrics().height() + 8; }

}  // namespace drumhead::app
