#include "app/combat/session/dropped_text.hpp"

#include <QCoreApplication>

namespace drumhead::app {

namespace {

struct DroppedTextWords {
    Q_DECLARE_TR_FUNCTIONS(DroppedText)
};

}  // namespace

QString droppedText(QStringList dropped)
{
    if (dropped.isEmpty()) return {};
    const auto more = dropped.size() - 4;
    if (more > 0) dropped = dropped.mid(0, 4) << DroppedTextWords::tr("%1 more").arg(more);
    return DroppedTextWords::tr(
               "The rules have changed since this case was put aside; this no longer fits and was dropped: %1.")
        .arg(dropped.join(QStringLiteral(", ")));
}

}  // namespace drumhead::app
