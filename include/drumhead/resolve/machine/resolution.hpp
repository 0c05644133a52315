#pragma once

#include "drumhead/resolve/dice.hpp"
#include "drumhead/resolve/machine/trail.hpp"
#include "drumhead/resolve/situation.hpp"

#include <memory>
#include <string>
#include <vector>

namespace drumhead {

/// Why a resolution stopped.
struct Pause {
    enum class Kind {
        Finished,  ///< the verdict is complete
        Answer,    ///< `fact` has to be answered first
        Dice,      ///< `dice` dice of `sides` sides have to be thrown
    };
    Kind kind = Kind::Finished;
    FactRef fact;
    int dice = 0;
    int sides = 0;
    std::uint32_t instruction = 0;
};

class StepMachine;

/// One throw of dice that a case needs.
struct Throw {
    std::string title;  ///< whose dice, or what for: "attacker 2: die"
    int dice = 0;
    int sides = 0;
};

/// A procedure being run step by step over a situation. It stops for an answer or a die and goes on from there; it can
/// be copied at any stop. The same situation and dice always give the same trail. The ruleset has to outlive it.
class Resolution {
public:
    explicit Resolution(const Situation& situation);
    ~Resolution();
    Resolution(const Resolution& other);
    Resolution& operator=(const Resolution& other);
    Resolution(Resolution&&) noexcept;
    Resolution& operator=(Resolution&&) noexcept;

    /// Runs on until it is finished or needs something. Calling it again without supplying that stops at the same
    /// place.
    Pause run(DiceSource& dice);
    /// The throws that can be made at once where it stopped for dice: that one, and those that follow it with no step
    /// between that could depend on it. Empty where it did not stop for dice.
    [[nodiscard]] std::vector<Throw> throwsTogether() const;
    /// Answers the fact for which it stopped.
    void answer(FactRef fact, Value value);

    [[nodiscard]] const Situation& situation() const;
    [[nodiscard]] const Trail& trail() const;
    [[nodiscard]] bool refused() const;
    /// The value of a fact or result as it stands now; unknown where it was not reached.
    [[nodiscard]] Value value(FactRef fact) const;
    /// The attribute as the effects will leave it once those that wait have been carried out.
    [[nodiscard]] Value valueAfterEffects(FactRef fact) const;

    /// Collects the elements of the ruleset that take part, for the coverage of worked examples. Null: does not.
    void collectTouched(std::vector<bool>* touched);

private:
    std::unique_ptr<StepMachine> m_machine;
};

}  // namespace drumhead
