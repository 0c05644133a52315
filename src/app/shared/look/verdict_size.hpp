#pragma once

#include <QEvent>

class QFont;

namespace drumhead::app {

/// Whether verdicts are written larger still than usual: a setting of its own, remembered.
[[nodiscard]] bool isVerdictLarge();
/// All widgets get a `verdictSizeChanged`.
void setVerdictLarge(bool large);

inline constexpr QEvent::Type verdictSizeChanged = static_cast<QEvent::Type>(QEvent::User + 52);

/// The height of a capital letter of an outcome, in pixels: 32 at the usual size of type, 52 where verdicts are large,
/// and more in larger type.
[[nodiscard]] int verdictCapitals();
/// The font in which capitals have that height, in pixels.
[[nodiscard]] QFont withCapitals(QFont font, int pixels);

}  // namespace drumhead::app
