#pragma once

#include "support/odds/odds_comparison.hpp"

#include "drumhead/resolve/dice.hpp"

#include <optional>

namespace drumhead::test {

/// The case of a worked example: its facts and rulings, without its dice.
[[nodiscard]] Situation situationOf(const Ruleset& ruleset, const Example& example);

/// Whether a ruleset takes the procedure over from another one and has no example of its own for it: then it is tried
/// out there.
[[nodiscard]] bool isTriedElsewhere(const Ruleset& ruleset, const Procedure& procedure);

/// Makes cases out of cases: the same ones for the same seed on every machine.
class CaseMaker {
public:
    explicit CaseMaker(std::uint64_t seed, int largest = 60, int mostRows = 4)
        : m_dice(seed), m_largest(largest), m_mostRows(mostRows)
    {}
    /// From now on the rows of a side have no more than `largest` between them of whatever is counted.
    void shareAmongRows() { m_shared = true; }

    /// Changes one to four facts, rulings or numbers of rows.
    void mutate(Situation& situation);
    /// Answers a fact: mostly something near to its bounds or small, never more than `largest` above the least that it
    /// may be.
    void answer(Situation& situation, FactRef fact);
    /// From 0 to bound - 1.
    [[nodiscard]] std::size_t below(std::size_t bound);

private:
    [[nodiscard]] Value number(const Shape& shape, std::int64_t largest);
    [[nodiscard]] std::int64_t leftFor(const Situation& situation, FactRef fact) const;
    void changeRows(Situation& situation);
    void changeRuling(Situation& situation);
    void changeFact(Situation& situation);

    SeededDice m_dice;
    int m_largest;
    int m_mostRows;
    bool m_shared = false;
};

/// Compares the odds of a case, and answers at random whatever turns out to be missing, until it is complete.
[[nodiscard]] OddsComparison compareCompleted(Situation& situation, CaseMaker& maker, const ExactLimits& limits = {});

/// A case of the procedure in which dice decide something and nothing is left to be answered, small enough for the
/// limits: an example as it stands, or one with other facts. `attempt` counts from 0; the first attempts are the
/// examples, those with the most dice first. Nothing: this attempt was none.
[[nodiscard]] std::optional<Situation> caseOf(const Ruleset& ruleset, const Procedure& procedure, std::size_t attempt);

}  // namespace drumhead::test
