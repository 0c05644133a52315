#pragma once

#include "game/play/battle_view.hpp"

#include <vector>

namespace drumhead {

/// The steps of a place, from the phase down to the sub-phase; shorter where the ruleset no longer has them.
[[nodiscard]] std::vector<const SequenceStep*> stepsOfPlace(const Sequence& sequence, const TurnPlace& place);
/// The sub-phase, or null.
[[nodiscard]] const SequenceStep* stepOfPlace(const Sequence& sequence, const TurnPlace& place);
/// The steps of the level below `levels`.
[[nodiscard]] const std::vector<SequenceStep>& stepsBelow(const Sequence& sequence,
                                                          const std::vector<TurnPlace::Level>& levels);

/// The facts that the steps of a place give to cases resolved there; those of inner steps last.
[[nodiscard]] std::vector<CaseFact> factsOfPlace(const Sequence& sequence, const TurnPlace& place);

/// The facts of an offer, as answers, and as one text by which offers of one procedure are told apart: "cause=hit".
[[nodiscard]] std::vector<NamedText> answersOf(const Ruleset& ruleset, const SequenceOffer& offer);
[[nodiscard]] std::string factsOf(const Ruleset& ruleset, const SequenceOffer& offer);

/// One passage through a step: for which entry of its `for`, and for which side.
struct Passage {
    int entry = 0;
    EntityId side = nobody;

    friend bool operator==(const Passage&, const Passage&) = default;
};
/// The passages through a step, in order, in the present state.
[[nodiscard]] std::vector<Passage> passages(BattleView& view, const SequenceStep& step);
/// The passages after `done`.
[[nodiscard]] std::vector<Passage> passagesAfter(BattleView& view, const SequenceStep& step, const Passage& done);

/// The side whose place it is; where only the other side acts there, that one. Nobody: both act.
[[nodiscard]] EntityId sideOfPlace(const Sequence& sequence, const State& state, const TurnPlace& place);
/// "Firing", or "Firing: Austria" at a place.
[[nodiscard]] std::string titleOfPlace(const Sequence& sequence, const State& state, const TurnPlace& place);

}  // namespace drumhead
