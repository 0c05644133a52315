#pragma once

class QPushButton;
class QWidget;

namespace drumhead::app {

/// Fills a button with the colour of the primary action, or no longer. At any time one button of a window has it;
/// while it can't be pressed it looks like any other that can't.
void setPrimary(QPushButton& button, bool isPrimary);
[[nodiscard]] bool isPrimary(const QWidget* button);

}  // namespace drumhead::app
