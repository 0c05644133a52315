#pragma once

#include "app/odds/odds_desk.hpp"

#include <QString>

namespace drumhead::app {

/// Why there are no odds, in one or two sentences; empty where there are some.
[[nodiscard]] QString oddsObstacle(const CaseSession& session, const CaseOdds& odds);

/// "Go to Distance": for the button beside it; empty where nothing is missing.
[[nodiscard]] QString obstacleButton(const CaseSession& session, const CaseOdds& odds, const QString& purpose);

/// "holds 60 %, shaken 25 %, routs 15 %": the three most likely lines.
[[nodiscard]] QString likeliestText(const OddsSummary& summary);

/// How likely a verdict was, in one line: "Hits, 3 or more: 27 %, 3 or less: 91 %".
[[nodiscard]] QString likelihoodText(const OddsSummary& summary, Value came);

}  // namespace drumhead::app
