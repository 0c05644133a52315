#pragma once

#include "drumhead/rules/values/outcome_detail.hpp"

#include <QColor>

class QPalette;

namespace drumhead::app {

/// The colours of an outcome: what it is written in, and what stands behind it. At least 4.5:1 on each other.
struct ToneColours {
    QColor ink;
    QColor ground;
};

/// For what is said beside the main thing, and still has to be read.
[[nodiscard]] QColor secondaryText(const QPalette& palette);

[[nodiscard]] ToneColours toneColours(OutcomeTone tone, const QPalette& palette);

}  // namespace drumhead::app
