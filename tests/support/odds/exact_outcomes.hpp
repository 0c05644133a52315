#pragma once

#include "enumeration.hpp"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace drumhead::test {

/// Bounds of what is gone through.
struct ExactLimits {
    std::size_t runs = 5000;   ///< how often the live machine is set going
    std::size_t ways = 20000;  ///< how many ways of falling are counted for one throw
};

/// What came of a case: the raw values that were asked for, or the reason why it was refused.
using OutcomeId = std::pair<std::vector<std::int64_t>, std::string>;

struct ExactOutcomes {
    std::map<OutcomeId, Fraction> shares;
    double left = 0;             ///< of throws that go on and on: the share that was not followed to its end
    int throws = 0;              ///< how many throws lie on the longest path
    std::vector<FactRef> asked;  ///< answers that are missing on some path; then the rest means nothing
};

/// What a case can come to, in exact fractions, by putting the interpreter that gives verdicts through every result of
/// every throw. Unlike `enumerate` it goes on with one set of faces for each result that a throw can come to, and with
/// one of those cases that stand at the same throw with the same values: pools of many dice and throws that are
/// repeated stay small. Nothing of the odds is used. Nothing: too large for the limits, or for fractions of 128 bits.
[[nodiscard]] std::optional<ExactOutcomes> exactOutcomes(const Situation& situation, const std::vector<FactRef>& facts,
                                                         const ExactLimits& limits = {});

/// The same key for an outcome of the odds.
[[nodiscard]] OutcomeId outcomeId(const OddsOutcome& outcome);
/// And for a case that was played to its end.
[[nodiscard]] OutcomeId outcomeId(const Resolution& resolution, const std::vector<FactRef>& facts);

}  // namespace drumhead::test
