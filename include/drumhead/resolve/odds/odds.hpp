#pragma once

#include "drumhead/resolve/odds/odds_error.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// The user's estimate for each value of an entered result (one read from a printed table).
struct Weighing {
    FactRef fact;
    std::vector<std::pair<Value, double>> chances;  ///< need not sum to 1
};

/// A request for the odds of a case.
struct OddsRequest {
    /// The values and attributes whose joint distribution is wanted ("hits", "target.stands", "ending"); all others are
    /// summed out. Attributes have their values after the effects. Empty: the results that `tellingResults`
    /// gives.
    std::vector<std::string> of;
    /// Distributions of entered results that are not answered.
    std::vector<Weighing> weighings = {};
    /// Leaves entered results that are neither answered nor weighed open, if they are choices or flags:
    /// all values are equally likely, and `Odds::open` lists the results, so that the odds can be read given each
    /// value.
    bool leaveOpen = false;
    /// Budgets; beyond one of them the error says what to narrow.
    std::chrono::milliseconds mostTime = std::chrono::seconds(10);
    std::size_t mostMegabytes = 256;
    std::size_t maxStates = SIZE_MAX;  ///< for those who ask for very many odds
    /// Follows even throws that hardly ever happen (under 1e-18), which takes more states; else they are left out.
    bool keepTiny = false;
    /// Tells each probability as a fraction besides (`OddsOutcome::fraction`), which takes many times as long.
    bool exact = false;
    /// Cancels the computation; the default never stops.
    std::stop_token cancelled = {};
};

struct OddsOutcome {
    std::span<const Value> values;  ///< in the order of `Odds::facts`; unknown if the case ended before they were set
    std::string refused;            ///< the reason if the rules refuse the case, else empty
    double probability = 0;
    std::string fraction;  ///< the exact probability in lowest terms, as "35/1296" or "1", where it was asked for
};

/// The exact probability of every outcome of a case. The values of the outcomes hold as long as one copy of it.
struct Odds {
    std::vector<FactRef> facts;         ///< the requested facts, then those of `open` not among them
    std::vector<FactRef> open;          ///< the results left open that the case reached
    std::vector<OddsOutcome> outcomes;  ///< in the order of their values; their probabilities sum to 1 within 1e-12
    std::shared_ptr<const std::vector<Value>> values;  ///< those of all outcomes
    std::size_t states = 0;                            ///< number of states explored
};

class OddsPlans;

/// Computes odds and caches the analysis of earlier requests: a request with only a few different answers can
/// reuse it, which saves half of the work for a small case. Not thread-safe; must not outlive
/// the rules.
class OddsEngine {
public:
    OddsEngine();
    ~OddsEngine();
    OddsEngine(OddsEngine&& other) noexcept;
    OddsEngine& operator=(OddsEngine&& other) noexcept;

    /// Runs the same compiled steps as a resolution, over every throw at once: states that agree in every live value
    /// are merged.
    [[nodiscard]] Result<Odds, OddsError> compute(const Situation& situation, const OddsRequest& request = {});
    /// The number of cached analyses.
    [[nodiscard]] std::size_t planCount() const;

private:
    std::unique_ptr<OddsPlans> m_plans;
};

/// Computes one request with a temporary engine.
[[nodiscard]] Result<Odds, OddsError> computeOdds(const Situation& situation, const OddsRequest& request = {});

/// The results named in a procedure's sentences, or if there are none, those that no later step reads.
[[nodiscard]] std::vector<FactRef> tellingResults(const Situation& situation);

}  // namespace drumhead
