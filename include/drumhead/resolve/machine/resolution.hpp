#pragma once

#include "drumhead/resolve/dice.hpp"
#include "drumhead/resolve/machine/steps/pause.hpp"
#include "drumhead/resolve/machine/values/trail.hpp"
#include "drumhead/resolve/situation.hpp"

#include <memory>
#include <string>
#include <vector>

namespace drumhead {

class StepMachine;

/// An outcome of a finished case.
struct ReachedOutcome {
    const OutcomeDetail* detail = nullptr;
    int row = 0;  ///< of its role
    // The values of its texts, in their order.
    std::vector<Value> inWord;
    std::vector<Value> inLine;
};

/// A procedure run step by step over a situation. It stops for an answer or dice and resumes there; it can
/// be copied at any stop. The same situation and dice always give the same trail. The ruleset must outlive it.
class Resolution {
public:
    explicit Resolution(const Situation& situation);
    ~Resolution();
    Resolution(const Resolution& other);
    Resolution& operator=(const Resolution& other);
    Resolution(Resolution&&) noexcept;
    Resolution& operator=(Resolution&&) noexcept;

    /// Runs until it finishes or needs input. Calling it again without that input stops at the same
    /// place.
    Pause run(DiceSource& dice);
    /// The throws that can be made together at a stop for dice: that one, and those that follow it with no
    /// dependent step between. Empty unless stopped for dice.
    [[nodiscard]] std::vector<Throw> throwsTogether() const;
    /// Answers the fact it stopped for.
    void answer(FactRef fact, Value value);

    [[nodiscard]] const Situation& situation() const;
    [[nodiscard]] const Trail& trail() const;
    [[nodiscard]] bool refused() const;
    [[nodiscard]] bool finished() const;  ///< nothing is to be answered or thrown any more
    /// The outcomes of a case that is over, in the order of the rules; none while it goes on, or where it was refused.
    [[nodiscard]] std::vector<ReachedOutcome> outcomes() const;
    /// The current value of a fact or result; unknown if not reached.
    [[nodiscard]] Value value(FactRef fact) const;
    /// The attribute after all effects, including deferred ones.
    [[nodiscard]] Value valueAfterEffects(FactRef fact) const;
    /// The same with only those effects that have taken place by then.
    [[nodiscard]] Value valueAfterEffects(FactRef fact, EffectTime until) const;

    /// Collects the ruleset elements that take part, for the coverage of worked examples. Null: off.
    void collectTouched(std::vector<bool>* touched);

private:
    std::unique_ptr<StepMachine> m_machine;
};

}  // namespace drumhead
