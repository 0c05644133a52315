#pragma once

#include "drumhead/resolve/odds/odds.hpp"

#include <optional>
#include <string>
#include <vector>

namespace drumhead {

/// Something that may come of a case: "hits at least 3", "ending is a victory of the charger".
struct OddsEvent {
    FactRef fact;
    Comparison comparison = Comparison::AtLeast;
    Value value;
    std::vector<Value> also = {};  ///< with `Is`: other values that count as well
    Ending ending = Ending::None;  ///< of endings that are grouped: which group these values are
};

/// How likely it is. `odds.facts` has to hold its fact. A case that is refused, or ends before, does not count as a
/// hit.
[[nodiscard]] double chanceOf(const Odds& odds, const OddsEvent& event);

/// One other way in which a thing about the case might stand.
struct LeverTry {
    Value value;       ///< the answer, the choice of the ruling, or the amount of the modifier
    std::string text;  ///< "in column", "7 in", "left out", "counts +1"
    double chance = 0;
    double change = 0;     ///< against the case as it stands; without that, against the least of its fellows
    bool far = false;      ///< the far end of a number: tells whether it matters at all
    bool refused = false;  ///< the rules refuse such a case, whatever the dice
};

/// A question, a modifier or a ruling, with what it would do to a chance.
struct Lever {
    enum class Kind { Question, Modifier, Ruling };
    Kind kind = Kind::Question;
    FactRef fact;                 ///< of a question or ruling
    std::string ruling;           ///< its id
    Overrule overrule;            ///< of a modifier: names it
    bool dormant = false;         ///< a modifier that does not apply as things stand
    std::string title;            ///< "target's formation"
    std::string stage;            ///< of a modifier: the procedure within the procedure that it belongs to, or empty
    std::string now;              ///< how it stands: "in line", "applies, +1"; empty if it is open
    std::vector<LeverTry> tries;  ///< what moves the chance most comes first, far ends and refusals last
    double size = 0;              ///< by how much it moves the chance, far ends and refusals aside
};

struct LeverageRequest {
    OddsEvent event;
    std::vector<Weighing> weighings = {};   ///< of results that a person enters
    std::size_t maxStates = 100'000;        ///< of one try; larger ones are left out
    std::size_t maxAllStates = 20'000'000;  ///< of all tries together
    std::stop_token cancelled = {};
};

struct Leverage {
    std::optional<double> chance;  ///< as the case stands; nothing while the one question in `levers` is open
    std::vector<Lever> levers;     ///< what moves it most comes first; what does not move it is left out
    std::size_t idle = 0;          ///< how many were tried and move nothing
    std::size_t untried = 0;       ///< how many tries would have been too large, or raise a question of their own
};

/// What would move the chance of an event: every question that matters, every modifier, every ruling that the procedure
/// reads. Where one question is still open its answers are held against each other; where several results are left open
/// that a person enters, each value counts alike. Errors: as `computeOdds`.
[[nodiscard]] Result<Leverage, OddsError> leverage(const Situation& situation, const LeverageRequest& request);

/// The case with one of the tries put into it.
[[nodiscard]] Situation withTry(const Situation& situation, const Lever& lever, Value value);

}  // namespace drumhead
