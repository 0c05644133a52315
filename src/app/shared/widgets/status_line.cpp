#include "app/shared/widgets/status_line.hpp"

#include "app/shared/qt_text.hpp"

#include <QStatusBar>

namespace drumhead::app {

void showLine(QStatusBar& bar, const QString& sentence)
{
    constexpr int edges = 16;
    const QString line = bar.fontMetrics().elidedText(sentence, Qt::ElideRight, bar.width() - edges);
    bar.showMessage(line);
    bar.setToolTip(line == sentence ? QString() : tipText(sentence));
}

}  // namespace drumhead::app
