#pragma once

#include "drumhead/resolve/leverage/leverage.hpp"
#include "drumhead/resolve/machine/resolution.hpp"
#include "drumhead/resolve/relevance/relevance.hpp"

namespace drumhead {

/// A lever before it is tried, with the values that are worth a try. `spans`: of a number, how far it is searched on
/// either side.
struct LeverCandidate {
    Lever lever;
    Value now;
    std::vector<Value> values;
    bool searched = false;
    Number lowest;
    Number highest;
};

/// Everything about a case that could stand otherwise.
[[nodiscard]] std::vector<LeverCandidate> leverCandidates(const Situation& situation);
/// The answers that an open question might get.
[[nodiscard]] LeverCandidate openQuestion(const Situation& situation, FactRef fact);
/// How a value of the candidate reads.
[[nodiscard]] std::string leverText(const Situation& situation, const Lever& lever, Value value);

}  // namespace drumhead
