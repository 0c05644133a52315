#pragma once

#include "drumhead/resolve/odds/odds_error.hpp"

#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// How likely a person holds each value of a result that is entered: one read from a printed table.
struct Weighing {
    FactRef fact;
    std::vector<std::pair<Value, double>> chances;  ///< need not sum to 1
};

/// What is asked about a case.
struct OddsRequest {
    /// The values and attributes whose joint distribution is wanted ("hits", "target.stands", "ending"); all others are
    /// summed away. Attributes count as the effects leave them. Empty: the results that the procedure tells in its
    /// sentences.
    std::vector<std::string> of;
    /// Takes results that are entered, and are not answered, as so likely.
    std::vector<Weighing> weighings = {};
    /// Takes results that are entered, and are neither answered nor weighed, as open, if they are choices or flags:
    /// each value is as likely as the others, and `Odds::open` names them, so that the odds can be read given each
    /// value.
    bool leaveOpen = false;
    /// How many states may be gone through before it gives up and says what to narrow.
    std::size_t maxStates = 500'000;
    /// Ends it early when a stop is requested; the default never stops.
    std::stop_token cancelled = {};
};

struct OddsOutcome {
    std::vector<Value> values;  ///< in the order of `Odds::facts`; unknown where the case ended before they were found
    std::string refused;        ///< the reason, where the rules end the case so, else empty
    double probability = 0;
};

/// The exact probability of everything that can come of a case.
struct Odds {
    std::vector<FactRef> facts;         ///< those asked about, then those of `open` that are not among them
    std::vector<FactRef> open;          ///< the results left open that the case came to
    std::vector<OddsOutcome> outcomes;  ///< in the order of their values; their probabilities sum to 1 within 1e-12
    std::size_t states = 0;             ///< how many states were gone through
};

class OddsPlans;

/// Computes odds, and keeps the analysis of earlier requests: a later one for which it still holds, because only a few
/// answers differ, is spared it, which is half of the work for a small case. For one thread at a time, and no longer
/// than the rules live.
class OddsEngine {
public:
    OddsEngine();
    ~OddsEngine();
    OddsEngine(OddsEngine&& other) noexcept;
    OddsEngine& operator=(OddsEngine&& other) noexcept;

    /// Runs the same compiled steps as a resolution, over every throw at once: states that agree in all that still
    /// matters are merged.
    [[nodiscard]] Result<Odds, OddsError> compute(const Situation& situation, const OddsRequest& request = {});
    /// The number of analyses kept.
    [[nodiscard]] std::size_t planCount() const;

private:
    std::unique_ptr<OddsPlans> m_plans;
};

/// One request to an engine of its own.
[[nodiscard]] Result<Odds, OddsError> computeOdds(const Situation& situation, const OddsRequest& request = {});

/// The results that a procedure tells in its sentences, or, if it tells none, those that no later step reads.
[[nodiscard]] std::vector<FactRef> tellingResults(const Situation& situation);

}  // namespace drumhead
