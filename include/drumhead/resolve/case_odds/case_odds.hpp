#pragma once

#include "drumhead/resolve/odds/odds_summary.hpp"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace drumhead {

/// A result that a person enters and that is not entered yet: the odds given each of its values.
struct OpenResult {
    struct Branch {
        Value value;
        std::string text;   ///< "It holds"
        double weight = 1;  ///< how likely it is, relative to the others
        std::string odds;   ///< given this value: "3 40 %, 2 35 %", the most likely lines
    };
    FactRef fact;
    std::string label;
    std::vector<Branch> branches;
};

/// Between which chances an outcome lies, whatever a person chooses or enters.
struct OddsBounds {
    double least = 0;
    double most = 1;
    [[nodiscard]] bool isExact() const { return most - least < 1e-9; }
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
    std::string message;  ///< a sentence
    OddsSummary summary;
    std::vector<OpenResult> open;
    /// For each line of the summary; empty where nothing is left open but what was weighed, so that the lines are
    /// exact.
    std::vector<OddsBounds> bounds;

    /// The bounds of a value; none where its line is exact.
    [[nodiscard]] const OddsBounds* boundsOf(Value value) const;
};

/// The weighings of results that are not entered in that case.
[[nodiscard]] std::vector<Weighing> openWeighings(const Situation& situation, std::vector<Weighing> weighings);

/// The odds of the result of that name. A result that a person enters counts as it was weighed, or each of its values
/// alike.
[[nodiscard]] CaseOdds computeCaseOdds(const Situation& situation, const std::string& result,
                                       const std::vector<Weighing>& weighings, OddsEngine& engine,
                                       const std::stop_token& cancelled);

}  // namespace drumhead
