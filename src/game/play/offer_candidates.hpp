#pragma once

#include "drumhead/game/play/offers.hpp"
#include "game/play/battle_view.hpp"

#include <set>
#include <string>

namespace drumhead {

/// Who can take up what the steps around the present place offer, and who must. The state must outlive it.
class OfferCandidates {
public:
    OfferCandidates(const GameRules& rules, const State& state)
        : m_view(rules, state), m_ruleset(rules.ruleset), m_state(state)
    {}

    /// `level`: that of the step that makes the offer.
    TurnOffer list(const SequenceOffer& offered, int level);
    /// Whether anybody may take it up now.
    bool isOpen(const SequenceOffer& offered, int level);
    /// Whether anyone must do it before the step ends.
    bool isRequired(const SequenceOffer& offered, int level);

    [[nodiscard]] bool isOfferedTo(EntityId candidate, const SequenceOffer& offered, int level);

private:
    bool isCandidate(EntityId candidate, EntityKind kind, const SequenceOffer& offered);
    void noteDone(const SequenceOffer& offered, int level);
    void once(TurnOffer& offer, const SequenceOffer& offered);
    void candidates(TurnOffer& offer, const SequenceOffer& offered, bool isTogether);

    BattleView m_view;
    const Ruleset& m_ruleset;
    const State& m_state;
    std::set<EntityId> m_done;
    std::set<EntityId> m_waived;    ///< of whom the referee does not demand it here
    std::set<EntityId> m_declined;  ///< who may do it, and have declined
};

}  // namespace drumhead
