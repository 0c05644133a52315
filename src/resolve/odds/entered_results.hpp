#pragma once

#include "drumhead/resolve/odds/odds.hpp"
#include "resolve/odds/fraction.hpp"

namespace drumhead {

/// The values that a person may enter from a printed table, with their probabilities, where the case leaves them open.
class EnteredResults {
public:
    /// Errors: a weighing of what is not entered, or of a value that it can't have; weights below zero, or none above
    /// it.
    [[nodiscard]] static Result<EnteredResults, OddsError> of(const Situation& situation, const OddsRequest& request);

    struct Chance {
        Value value;
        double probability = 0;
        Fraction exact;  ///< the same
    };
    using Chances = std::vector<Chance>;
    /// The chances of a fact, which sum to 1; null where it has to be answered.
    [[nodiscard]] const Chances* of(FactRef fact) const;
    /// The slots of all such facts.
    [[nodiscard]] std::vector<SlotId> slots() const;
    /// The facts that nobody has weighed: each of their values is as likely as the others.
    [[nodiscard]] const std::vector<FactRef>& open() const { return m_open; }

private:
    Result<void, OddsError> weigh(const Situation& situation, const Weighing& weighing);
    void leaveOpen(const Situation& situation);

    std::vector<std::pair<FactRef, Chances>> m_facts;
    std::vector<FactRef> m_open;
};

}  // namespace drumhead
