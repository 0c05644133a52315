#pragma once

#include "drumhead/resolve/odds/odds_summary.hpp"

#include <QString>

namespace drumhead::app {

/// A result that a person enters and that is not entered yet: what each of its values would make of the odds.
struct OpenResult {
    struct Branch {
        Value value;
        QString text;       ///< "it holds"
        double weight = 1;  ///< how likely it is held, against the others
        QString odds;       ///< "3: 40 %, 2: 35 %": the most likely lines, if it is that
    };
    FactRef fact;
    QString label;
    std::vector<Branch> branches;
};

/// The odds of one case, or why there are none.
struct CaseOdds {
    enum class State {
        None,     ///< nothing asked yet
        Missing,  ///< `missing` has to be answered first
        Failed,   ///< `message` says why: too many states, as a rule
        Ready,
    };
    State state = State::None;
    std::optional<FactRef> missing;
    int moreMissing = 0;
    QString message;
    OddsSummary summary;
    std::vector<OpenResult> open;
};

/// Those whose result is not entered in that case.
[[nodiscard]] std::vector<Weighing> thoseOpen(const Situation& situation, std::vector<Weighing> weighings);

/// Of the result of that name. What a person enters counts as it was weighed, or each of its values alike.
[[nodiscard]] CaseOdds computeFor(const Situation& situation, const std::string& result,
                                  const std::vector<Weighing>& weighings, OddsPlans& plans,
                                  const std::stop_token& cancelled);

}  // namespace drumhead::app
