#pragma once

#include "drumhead/rules/values/outcome_detail.hpp"

#include <string>

namespace drumhead {

/// What a case came to, for one of those concerned, as a word that is read at once.
struct VerdictOutcome {
    std::string word;  ///< "Rout", "4 hits", "Refused"
    std::string role;  ///< "target", "bounced.2"; empty: it is about nobody
    std::string who;   ///< "4th Foot"; empty: it is about nobody
    OutcomeTone tone = OutcomeTone::Neutral;
    int rank = 50;  ///< the highest leads
    OutcomeSign sign = OutcomeSign::None;
    std::string line;   ///< one sentence below, or empty
    std::string stage;  ///< the procedure within this one, or empty
};

/// "4 hits · 4th Foot", on one line.
[[nodiscard]] std::string outcomeText(const VerdictOutcome& outcome);

}  // namespace drumhead
