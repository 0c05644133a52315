#pragma once

#include "drumhead/resolve/case_odds/case_odds.hpp"
#include "drumhead/resolve/session/case_in_hand.hpp"

#include <string>

namespace drumhead {

/// Why there are no odds, in one or two sentences; empty where there are some.
[[nodiscard]] std::string oddsObstacle(const CaseInHand& session, const CaseOdds& odds);

/// The label of the question that the odds wait for: "Distance"; empty where nothing is missing.
[[nodiscard]] std::string missingLabel(const CaseInHand& session, const CaseOdds& odds);

/// "holds 60 %, shaken 25 %, routs 15 %": the three most likely lines.
[[nodiscard]] std::string likeliestText(const OddsSummary& summary, const Texts& texts = {});

/// How likely the value that came was, in one line: "3+ hits: 27 %", "Shaken: 30 %". Empty where it was certain.
[[nodiscard]] std::string likelihoodText(const OddsSummary& summary, Value came, const Texts& texts = {});

/// "20 to 65 %"; exact bounds as one chance.
[[nodiscard]] std::string boundsText(const OddsBounds& bounds, const Texts& texts = {});

/// "Mean 1.50, median 1; half of all from 1 to 2."; empty where the result is not a number.
[[nodiscard]] std::string measuresText(const OddsSummary& summary, const Texts& texts = {});

}  // namespace drumhead
