#pragma once

#include "report.hpp"
#include "rules.hpp"

#include <nlohmann/json.hpp>

namespace drumhead::bench {

/// What all measurements share.
struct Bench {
    Rules rules;
    nlohmann::json cases;  ///< cases.json
    Effort effort;
    Effort effortOfLong;       ///< for what takes seconds
    int samples = 1'000'000;   ///< of Monte Carlo
    double searchSeconds = 6;  ///< for the slowest case of each ruleset
    bool onlyCheck = false;    ///< compare the answers and measure nothing
};

/// The charge of cases.json, as the engine takes it.
struct ChargeCase {
    Situation situation;
    OddsRequest endings;  ///< how it ends
    OddsRequest all;      ///< with the hits, and how both sides are left
};
[[nodiscard]] ChargeCase chargeCase(const Bench& bench);
[[nodiscard]] ChargeCase chargeCase(const Bench& bench, int chargerFigures, int defenderFigures);
/// One of rulesets/problems.
[[nodiscard]] Situation problem(const Bench& bench, const std::string& procedure,
                                const std::vector<std::pair<std::string, int>>& facts = {});
/// The case of an example.
[[nodiscard]] Situation situationOf(const Ruleset& ruleset, const Example& example);

/// The engine's odds against C++ written by hand for the one case.
[[nodiscard]] Section againstHand(const Bench& bench);
/// The engine's odds against a million samples, drawn by the engine's own resolutions and by C++ written by hand.
[[nodiscard]] Section againstSampling(const Bench& bench);
/// Resolutions with their full trail against a charge played by C++ written by hand.
[[nodiscard]] Section resolutions(const Bench& bench);
/// Loading, checking and compiling against a bare parse of the same bytes.
[[nodiscard]] Section loading(const Bench& bench);
/// How time and states grow with the figures and units of a case.
[[nodiscard]] Section growth(const Bench& bench);
/// The odds of large and slow cases against those of a usual one.
[[nodiscard]] Section largeCases(const Bench& bench);

/// Reads problems with the least seconds of a sample and answers each with a line of JSON, so that against_libraries.py
/// can let the engine take turns with another program.
void answerRequests(const Bench& bench);

}  // namespace drumhead::bench
