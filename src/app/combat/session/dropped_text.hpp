#pragma once

#include <QStringList>

namespace drumhead::app {

/// One sentence on what was dropped when a case was taken up again; nothing if all of it fits.
[[nodiscard]] QString droppedText(QStringList dropped);

}  // namespace drumhead::app
