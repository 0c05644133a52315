#pragma once

#include <string>
#include <vector>

namespace drumhead {

/// Whether an outcome is good or bad for the role it names.
enum class OutcomeTone { Good, Bad, Neutral, Warning };

/// What a case came to, in one word.
struct VerdictOutcome {
    std::string word;  ///< 1-3 words: "Rout", "4 hits", "Holds", "Refused"
    std::string role;  ///< whose it is, as in VerdictEffect, or empty
    std::string who;   ///< the unit as it is named here, or empty
    OutcomeTone tone = OutcomeTone::Neutral;
    int rank = 0;       ///< higher is more serious; the highest leads
    std::string sign;   ///< a general picture: hold, shaken, retreat, rout, destroyed, hits, refused, move, due, none
    std::string line;   ///< one short line beneath it, or empty
    std::string stage;  ///< the procedure within this one that came to it, or empty
    std::vector<int> cites;
};

}  // namespace drumhead
