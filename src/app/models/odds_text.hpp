#pragma once

#include "app/odds_desk.hpp"

#include <QString>

namespace drumhead::app {

/// Why there are no odds, in one or two sentences; empty where there are some.
[[nodiscard]] QString oddsObstacle(const CaseSession& session, const CaseOdds& odds);

/// "Go to Distance": for the button beside it; empty where nothing is missing.
[[nodiscard]] QString obstacleButton(const CaseSession& session, const CaseOdds& odds, const QString& purpose);

/// How likely a verdict was, in one line: "Hits, 3 or more: 27 %, 3 or less: 91 %".
[[nodiscard]] QString likelihoodText(const OddsSummary& summary, Value came);

}  // namespace drumhead::app
