#pragma once

#include "drumhead/game/state/entity_field.hpp"
#include "drumhead/game/state/state.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace drumhead {

/// The most points that an objective can give or cost.
inline constexpr int mostPoints = 9999;

// Events: what happened. They alone change a state.

/// An attribute has another value.
struct ChangedEvent {
    EntityId entity = nobody;
    int attribute = -1;  ///< position in `StoredAttributes::of` the entity's kind
    Value from;
    Value to;

    friend bool operator==(const ChangedEvent&, const ChangedEvent&) = default;
};

/// A change waits for the end of the sub-phase, phase or turn.
struct WaitsEvent {
    WaitingChange change;

    friend bool operator==(const WaitsEvent&, const WaitsEvent&) = default;
};

/// The changes that waited until then no longer wait; what they change follows as `ChangedEvent`s.
struct CarriedOutEvent {
    EffectTime until = EffectTime::Now;

    friend bool operator==(const CarriedOutEvent&, const CarriedOutEvent&) = default;
};

/// Something has to follow.
struct DueEvent {
    DueItem item;

    friend bool operator==(const DueEvent&, const DueEvent&) = default;
};

/// A due item was settled or waived.
struct SettledEvent {
    int due = 0;

    friend bool operator==(const SettledEvent&, const SettledEvent&) = default;
};

/// A due item is not asked for again in this turn.
struct PutOffEvent {
    int due = 0;

    friend bool operator==(const PutOffEvent&, const PutOffEvent&) = default;
};

/// An entity has done a procedure here, or the referee does without it.
struct DoneEvent {
    DoneHere done;

    friend bool operator==(const DoneEvent&, const DoneEvent&) = default;
};

/// A step of the turn was entered; what was done in the steps that were left no longer counts.
struct EnteredEvent {
    int turn = 0;
    TurnPlace place;

    friend bool operator==(const EnteredEvent&, const EnteredEvent&) = default;
};

/// A field of an entity has another value: a name or note, an entity's id ("" for none), "true" or "false".
struct EditedEvent {
    EntityId entity = nobody;
    EntityField field = EntityField::Name;
    std::string value;

    friend bool operator==(const EditedEvent&, const EditedEvent&) = default;
};

/// An entity remembers another by an attribute, in place of whom it remembered.
struct LinkedEvent {
    EntityId entity = nobody;
    std::string attribute;  ///< its id
    EntityId to = nobody;   ///< nobody: the record is cleared

    friend bool operator==(const LinkedEvent&, const LinkedEvent&) = default;
};

/// A unit was divided: a new one, appended to the entities, is as it is, but for the shares that it takes along. What
/// the divided one gives is in `ChangedEvent`s before.
struct DividedEvent {
    EntityId entity = nobody;
    std::string id;  ///< of the new one
    std::string name;
    std::vector<Share> shares;

    friend bool operator==(const DividedEvent&, const DividedEvent&) = default;
};

/// A unit became part of another and left the table; the numbers themselves are in `ChangedEvent`s before.
struct JoinedEvent {
    EntityId entity = nobody;
    EntityId into = nobody;
    std::vector<Share> shares;

    friend bool operator==(const JoinedEvent&, const JoinedEvent&) = default;
};

/// An unclear point was ruled on.
struct RuledEvent {
    std::string ruling;
    std::string choice;  ///< "" for the ruleset's own

    friend bool operator==(const RuledEvent&, const RuledEvent&) = default;
};

/// A reminder was silenced, or is wanted again.
struct SilencedEvent {
    std::string reminder;
    bool silent = true;

    friend bool operator==(const SilencedEvent&, const SilencedEvent&) = default;
};

/// The points of a side for an objective were set.
struct ScoredEvent {
    std::string objective;
    EntityId side = nobody;
    std::optional<int> points;  ///< none: nothing is said of it any more

    friend bool operator==(const ScoredEvent&, const ScoredEvent&) = default;
};

/// The battle ended.
struct EndedEvent {
    friend bool operator==(const EndedEvent&, const EndedEvent&) = default;
};

using Event = std::variant<ChangedEvent, WaitsEvent, CarriedOutEvent, DueEvent, SettledEvent, DoneEvent, EnteredEvent,
                           EditedEvent, RuledEvent, SilencedEvent, EndedEvent, DividedEvent, JoinedEvent, PutOffEvent,
                           ScoredEvent, LinkedEvent>;

/// The entity that an event is about, or nobody. Due items are not about one entity.
[[nodiscard]] EntityId subjectOf(const Event& event);

/// The only place where a state changes. The event has to have been decided for that state.
void applyEvent(State& state, const Event& event);

/// Events as JSON text and back; names of entities and attributes are those of the state and ruleset at hand.
[[nodiscard]] std::string eventsToJson(const std::vector<Event>& events, const State& state, const Ruleset& ruleset,
                                       const StoredAttributes& stored);
[[nodiscard]] Result<std::vector<Event>> eventsFromJson(std::string_view json, const State& state,
                                                        const Ruleset& ruleset, const StoredAttributes& stored);
/// The same for reading many: `state` is any of the battle, `index` knows the entities before these events and, after
/// them, those that they make.
[[nodiscard]] Result<std::vector<Event>> eventsFromJson(std::string_view json, const State& state, EntityIndex& index,
                                                        const Ruleset& ruleset, const StoredAttributes& stored);

}  // namespace drumhead
