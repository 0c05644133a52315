#pragma once

#include <QString>

class QStatusBar;

namespace drumhead::app {

/// Says it at the foot of the window: what has no room in the line ends in dots, and a tool tip has the whole.
void showLine(QStatusBar& bar, const QString& sentence);

}  // namespace drumhead::app
