#include "app/shared/layout/two_lines.hpp"

#include <algorithm>

namespace drumhead::app {

QStringList inTwoLines(const QString& text, const QFontMetrics& metrics)
{
    QStringList best{text};
    int least = metrics.horizontalAdvance(text);
    for (qsizetype at = 1; at + 1 < text.size(); ++at) {
        if (text[at] != u' ' && text[at] != u'-') continue;
        const QString first = text.left(at + 1).trimmed();
        const QString second = text.mid(at + 1).trimmed();
        const int width = std::max(metrics.horizontalAdvance(first), metrics.horizontalAdvance(second));
        if (second.isEmpty() || width >= least) continue;
        best = {first, second};
        least = width;
    }
    return best;
}

}  // namespace drumhead::app
