#pragma once

#include "game/play/battle_view.hpp"

#include <vector>

namespace drumhead {

/// The steps of a place, from the phase down to the sub-phase; shorter where the ruleset no longer has them.
[[nodiscard]] std::vector<const SequenceStep*> stepsOfPlace(const Sequence& sequence, const TurnPlace& place);
/// The sub-phase, or null.
[[nodiscard]] const SequenceStep* stepOfPlace(const Sequence& sequence, const TurnPlace& place);
/// The steps among which the level after `levels` is chosen.
[[nodiscard]] const std::vector<SequenceStep>& stepsBelow(const Sequence& sequence,
                                                          const std::vector<TurnPlace::Level>& levels);

/// What the steps of a place give to the cases resolved there; what an inner step gives comes later.
[[nodiscard]] std::vector<CaseFact> factsOfPlace(const Sequence& sequence, const TurnPlace& place);

/// One passage through a step: for which entry of its `for`, and for which side.
struct Passage {
    int entry = 0;
    EntityId side = nobody;

    friend bool operator==(const Passage&, const Passage&) = default;
};
/// For whom a step is gone through, in order, as things stand.
[[nodiscard]] std::vector<Passage> passages(BattleView& view, const SequenceStep& step);
/// Those that follow one of them.
[[nodiscard]] std::vector<Passage> passagesAfter(BattleView& view, const SequenceStep& step, const Passage& done);

/// "Firing", or "Firing: Austria" at a place.
[[nodiscard]] std::string titleOfPlace(const Sequence& sequence, const State& state, const TurnPlace& place);

}  // namespace drumhead
