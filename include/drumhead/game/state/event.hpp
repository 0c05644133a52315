#pragma once

#include "drumhead/game/state/state.hpp"

#include <string>
#include <vector>

namespace drumhead {

enum class EventKind : std::uint8_t {
    Changed,  ///< an attribute has another value
    Waits,    ///< a change waits for the end of the sub-phase, phase or turn
    /// The changes that waited until then are no longer waiting (the changes themselves follow as Changed).
    CarriedOut,
    Due,      ///< something has to follow
    Settled,  ///< something due was done or struck off
    Done,     ///< somebody has done a procedure in this sub-phase
    Entered,  ///< a step of the turn was entered; what was done in those that were left no longer counts
    Edited,   ///< a name, a place in the army, on or off the table, hidden or shown
    Ruled,
    Silenced,
    Ended,
};

/// Something that happened. The only thing that changes a state.
struct Event {
    EventKind kind = EventKind::Changed;
    EntityId entity = nobody;
    int attribute = -1;                  ///< Changed, Waits: position in `StoredAttributes::of` the entity's kind
    Value from;                          ///< Changed
    Value to;                            ///< Changed; Waits where something is set
    Value by;                            ///< Waits where something is added
    EffectTime until = EffectTime::Now;  ///< Waits, CarriedOut
    DueItem due;                         ///< Due; Settled: its id alone
    TurnPlace place;                     ///< Entered
    int turn = 0;                        ///< Entered
    int level = 0;                       ///< Done: of the place
    /// Done: the procedure; Edited: what (":name", …); Ruled: the ruling; Silenced: the reminder.
    std::string name;
    /// Edited; Ruled: the choice, empty for the ruleset's own; Silenced: "yes" or "no", wanted again.
    std::string value;

    friend bool operator==(const Event&, const Event&) = default;
};

/// The only place where a state changes. The event has to have been decided for that state.
void apply(State& state, const Event& event);

/// Events as JSON text and back; names of entities and attributes are those of the state and ruleset at hand.
[[nodiscard]] std::string eventsToJson(const std::vector<Event>& events, const State& state, const Ruleset& ruleset,
                                       const StoredAttributes& stored);
[[nodiscard]] Result<std::vector<Event>> eventsFromJson(std::string_view json, const State& state,
                                                        const Ruleset& ruleset, const StoredAttributes& stored);
/// The same for whoever reads many: the index is made once for a battle.
[[nodiscard]] Result<std::vector<Event>> eventsFromJson(std::string_view json, const State& state,
                                                        const EntityIndex& index, const Ruleset& ruleset,
                                                        const StoredAttributes& stored);

}  // namespace drumhead
