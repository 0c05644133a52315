#pragma once

#include "drumhead/game/scenario/editing/scenario_from_state.hpp"
#include "drumhead/game/state/entity_values.hpp"

#include <map>

namespace drumhead {

/// What a battle has cost each unit of its scenario.
class BattleLosses {
public:
    BattleLosses(const Scenario& begun, const State& state, const Ruleset& ruleset);

    /// The battle as it began.
    [[nodiscard]] const State& start() const { return m_start; }

    /// Takes what the battle has cost the unit `id`, less `returned` percent, off a unit of some list, which is `at` in
    /// the list's own state. False: nothing is left of it.
    bool applyTo(ScenarioEntity& unit, EntityId id, const State& list, EntityId at, int returned) const;

    /// Whether the battle has put it off the table for good.
    [[nodiscard]] bool isOut(EntityId id) const { return isGone(m_ruleset, m_stored, m_state.at(id)); }

private:
    void add(EntityId id);
    [[nodiscard]] Value leftOf(const State& state, EntityId id, const RosterKind::Strength& strength) const;
    [[nodiscard]] Value atStart(EntityId id, const RosterKind::Strength& strength) const;

    const Ruleset& m_ruleset;
    StoredAttributes m_stored;
    State m_start;
    const State& m_state;
    const RosterKind* m_roster;
    std::map<std::pair<EntityId, const Attribute*>, Number> m_lost;
};

/// Counts among what is left out those of whom a battle has left nothing.
void tellLeftOut(ScenarioFromState& made, std::size_t units, std::size_t leaders, const Texts& texts);

}  // namespace drumhead
