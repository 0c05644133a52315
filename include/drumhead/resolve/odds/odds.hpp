#pragma once

#include "drumhead/resolve/situation.hpp"

#include <functional>
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

class OddsPlan;

/// Keeps what requests found out before their first die, for others about the same rules: where only a few answers
/// differ, that holds as well, and half of the work for a small case is saved. For one thread at a time, and for no
/// longer than the rules live.
class OddsPlans {
public:
    /// The one that holds, or null; the one used last is tried first.
    [[nodiscard]] std::shared_ptr<const OddsPlan> find(const std::function<bool(const OddsPlan&)>& holds);
    /// Drops the one that was not used for longest where there are many.
    void add(std::shared_ptr<const OddsPlan> plan);
    [[nodiscard]] std::size_t size() const { return m_plans.size(); }

private:
    std::vector<std::shared_ptr<const OddsPlan>> m_plans;
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
    /// What earlier requests found out, or null.
    OddsPlans* plans = nullptr;
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

/// Runs the same compiled steps as a resolution, over every throw at once: states that agree in all that still matters
/// are merged. Errors: an answer is missing (named), an unknown name, a weighing that is none, too many states or too
/// much memory, cancelled.
[[nodiscard]] Result<Odds> computeOdds(const Situation& situation, const OddsRequest& request = {});

/// The results that a procedure tells in its sentences, or, if it tells none, those that no later step reads.
[[nodiscard]] std::vector<FactRef> tellingResults(const Situation& situation);

}  // namespace drumhead
