#pragma once

#include "exact_outcomes.hpp"

namespace drumhead::test {

/// How the odds of a case stand against exact fractions.
struct OddsComparison {
    enum class Kind {
        Compared,    ///< gone through on both sides
        TooLarge,    ///< for the exact side, or both
        Unanswered,  ///< an answer is missing, and both sides say so
    };
    Kind kind = Kind::Compared;
    std::string fault;  ///< where they differ, or empty
    int throws = 0;
    std::size_t outcomes = 0;
    FactRef missing;  ///< what has to be answered first
};

/// Holds the joint odds of everything that a case works out or changes against exact fractions: every outcome within
/// 1e-12, the sum within 1e-12 of 1, the same refusals in the same words, the same want of answers.
[[nodiscard]] OddsComparison compareOdds(const Situation& situation, const ExactLimits& limits = {});

/// The names of all results and of all attributes that a procedure may change, so that nothing that differs can hide.
[[nodiscard]] std::vector<std::string> everyResult(const Situation& situation);

/// The case as the command line takes it.
[[nodiscard]] std::string told(const Situation& situation);

}  // namespace drumhead::test
