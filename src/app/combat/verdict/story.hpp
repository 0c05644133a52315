#pragma once

#include "drumhead/resolve/words/verdict.hpp"

#include <QString>
#include <QStringList>

namespace drumhead::app {

/// The verdict of a chain as a short story.
struct Story {
    QString headline;   ///< the outcome; empty while the case goes on
    QStringList lines;  ///< in order, one for each stage: "1. The charger tests — The charger holds."
};

/// Empty for a verdict that is no chain: its sentences are shown as they are.
[[nodiscard]] Story storyOf(const Verdict& verdict, bool isFinished);

}  // namespace drumhead::app
