#pragma once

#include <QFontMetrics>
#include <QStringList>

namespace drumhead::app {

/// A text broken behind a space or hyphen, so that the longer of its two lines is as short as can be; one line where
/// that is no gain.
[[nodiscard]] QStringList inTwoLines(const QString& text, const QFontMetrics& metrics);

}  // namespace drumhead::app
