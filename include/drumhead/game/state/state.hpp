#pragma once

#include "drumhead/game/state/entity.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace drumhead {

/// A position in the turn: from the top-level step down to the sub-phase, at each level which step, and for which entry
/// of its `for`.
struct TurnPlace {
    struct Level {
        std::int32_t step = 0;   ///< index among the steps of that level
        std::int32_t entry = 0;  ///< index into the step's `for`, 0 where it has none
        EntityId side = nobody;  ///< the side whose pass through the step this is, or nobody

        friend bool operator==(const Level&, const Level&) = default;
    };
    std::vector<Level> levels;  ///< empty: the ruleset has no sequence

    /// The side whose step it is: of the innermost level that has one.
    [[nodiscard]] EntityId phasing() const;
    friend bool operator==(const TurnPlace&, const TurnPlace&) = default;
};

/// A change that waits for the end of the sub-phase, the phase or the turn.
struct WaitingChange {
    EntityId entity = nobody;
    int attribute = -1;
    Value to;  ///< what it is set to; unknown where something is added
    Value by;  ///< what is added; unknown where it is set
    EffectTime until = EffectTime::EndOfSubphase;

    friend bool operator==(const WaitingChange&, const WaitingChange&) = default;
};

/// The entities in a role of a procedure; several for a role that may be many.
struct RoleBinding {
    std::string role;
    std::vector<EntityId> entities;

    friend bool operator==(const RoleBinding&, const RoleBinding&) = default;
};

/// Something that the rules require next. Without a procedure: troops that may arrive, in its only role.
struct DueItem {
    int id = 0;  ///< unique in the battle
    std::string procedure;
    std::vector<RoleBinding> roles;
    std::vector<std::pair<std::string, std::string>> with;  ///< facts of its case, as `Situation::set` reads them
    std::string reason;                                     ///< one sentence, or empty
    std::string step;     ///< the step of the turn in which it is due; empty: before the present sub-phase is left
    int turn = 0;         ///< the turn from which it is due; 0: at once
    bool putOff = false;  ///< not asked for again in this turn
    bool may = false;     ///< an offer: it may be done, and is declined by leaving the step

    /// Whether it is about troops that may arrive.
    [[nodiscard]] bool isArrival() const { return procedure.empty(); }
    friend bool operator==(const DueItem&, const DueItem&) = default;
};

/// What was done in the present step or one around it, so that it is not offered twice.
struct DoneHere {
    std::string procedure;
    EntityId entity = nobody;
    int level = 0;          ///< of the place; it counts until that step is left
    bool waived = false;    ///< it was not done: the referee does without it
    std::string facts;      ///< those of the offer, "cause=hit": they tell offers of one procedure apart
    bool declined = false;  ///< it was not done and need not be; what is required stays so

    friend bool operator==(const DoneHere&, const DoneHere&) = default;
};

/// What a side has scored for an objective of the scenario.
struct Score {
    std::string objective;  ///< as `objectiveKeys` names it
    EntityId side = nobody;
    int points = 0;

    friend bool operator==(const Score&, const Score&) = default;
};

struct EntityIdHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

/// A battle at one moment. A value: copying it is a snapshot. Only `applyEvent` changes it.
struct State {
    int turn = 1;
    TurnPlace place;
    std::vector<Entity> entities;
    std::vector<WaitingChange> waiting;
    std::vector<DueItem> due;
    std::vector<DoneHere> done;
    std::vector<std::pair<std::string, std::string>> rulings;  ///< those that differ from the ruleset's default
    std::vector<std::string> silenced;                         ///< ids of silenced reminders
    std::vector<Score> scores;
    int nextDue = 1;
    int turnLimit = 0;  ///< of the scenario, or 0
    bool over = false;

    [[nodiscard]] EntityId find(std::string_view id) const;
    /// The id that files give the entity; empty for `nobody`.
    [[nodiscard]] std::string idOf(EntityId id) const { return id == nobody ? std::string() : at(id).id; }
    [[nodiscard]] const Entity& at(EntityId id) const { return entities[static_cast<std::size_t>(id)]; }
    /// The other side if there are just two, else nobody.
    [[nodiscard]] EntityId opponentOf(EntityId side) const;
    /// The entity that stands for the battle itself, or nobody.
    [[nodiscard]] EntityId game() const;
    /// The due item of that number, or null.
    [[nodiscard]] const DueItem* findDue(int id) const;

    friend bool operator==(const State&, const State&) = default;
};

/// How much a battle may hold at a time, played or read from a file.
struct StateLimits {
    static constexpr std::size_t mostDue = 5000;
    static constexpr std::size_t mostWaiting = 100'000;
    static constexpr std::size_t mostDone = 100'000;
    static constexpr std::size_t mostEntities = 20'000;
    static constexpr std::size_t mostMarks = 20'000;  ///< rulings, silenced reminders and scores, each
    static constexpr std::size_t mostParts = 1'000;   ///< units divided from others, counted over the whole battle
    static constexpr int mostTurns = 10'000;
    static constexpr int mostDueNumber = 1'000'000'000;  ///< of due items; arrivals count down from -1
    static constexpr std::size_t mostNameTyped = 300;    ///< characters of a name, here and in a scenario
    static constexpr std::size_t mostNoteTyped = 20'000;
    static constexpr std::size_t mostName = 2'000;    ///< bytes of a name, an id or a title
    static constexpr std::size_t mostNote = 200'000;  ///< bytes of a note or a reason
};
/// What there is too much of: "more than 5000 things due"; empty: nothing.
[[nodiscard]] std::string excessOf(const State& state, const Texts& texts);
/// Whether another unit may be divided: there are not too many parts yet.
[[nodiscard]] bool mayDivide(const State& state);

/// The scenario's unit that an entity was divided from; itself if it was never divided.
[[nodiscard]] EntityId wholeOf(const State& state, EntityId entity);

/// Finds entities by id without a search through all. Cheap to copy: a copy for each line of the battle that makes
/// entities of its own.
class EntityIndex {
public:
    explicit EntityIndex(const State& state);
    [[nodiscard]] EntityId find(std::string_view id) const;
    /// Adds one that is made in play.
    void add(const std::string& id);
    /// Whether entities were added since it was made.
    [[nodiscard]] bool hasGrown() const { return m_made != nullptr; }
    /// How many were added.
    [[nodiscard]] std::size_t made() const { return m_made ? m_made->size() : 0; }

private:
    using Ids = std::unordered_map<std::string, EntityId, EntityIdHash, std::equal_to<>>;
    std::shared_ptr<const Ids> m_ids;
    EntityId m_next = 0;
    std::shared_ptr<std::vector<std::string>> m_made;  ///< shared until one more is added
};

}  // namespace drumhead
