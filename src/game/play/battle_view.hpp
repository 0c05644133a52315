#pragma once

#include "drumhead/game/play/game_case.hpp"
#include "drumhead/resolve/machine/condition.hpp"

#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace drumhead {

/// By role of a program: the entities in it. An empty list: not given.
using Cast = std::vector<std::vector<EntityId>>;

/// What a battle knows in one state, for conditions, rules and cases. Caches tallies and conditions: make a new view
/// when the state has changed.
class BattleView {
public:
    BattleView(const GameRules& rules, const State& state);

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const GameRules& rules() const { return m_rules; }
    [[nodiscard]] const Ruleset& ruleset() const { return m_rules.ruleset; }

    /// Uses another place of the turn, with its phasing side.
    void lookFrom(TurnPlace place) { m_place = std::move(place); }
    [[nodiscard]] const TurnPlace& place() const { return m_place; }
    [[nodiscard]] bool isOf(Who who, EntityId entity) const;

    /// The battle's value, tallies and turn number included; unknown if it has none.
    [[nodiscard]] Value value(const Attribute& attribute, EntityId entity);
    /// The same, else the unit type's figure, else the default.
    [[nodiscard]] Value valueOrDefault(const Attribute& attribute, EntityId entity);

    /// Answers what the battle knows of the entities in the roles, and names them. The answered facts are appended to
    /// `known` if given.
    void fill(Situation& situation, const Cast& cast, std::vector<FactRef>* known = nullptr);

    /// Whether a condition of the sequence holds for an entity or a side; no condition (-1) holds.
    [[nodiscard]] bool meets(InternalId condition, EntityId self, EntityId side = nobody);
    /// Whether the condition of a role on who is meant holds for an entity, beside those who have the others.
    [[nodiscard]] bool isMeant(const ProgramRole& role, EntityId self, const std::vector<RoleBinding>& others);
    /// Whether a rule of the sequence could do anything to an entity: one of its steps at least applies.
    [[nodiscard]] bool mayDo(InternalId rule, EntityId self);

    /// The value of an amount of the rules for an entity.
    [[nodiscard]] Value amountFor(InternalId amount, EntityId self);

    /// Fills roles that are not given: those found by `of` and `is`, and the battle itself.
    void complete(Cast& cast, const Program& program) const;
    /// The entities of a role that is found from others.
    [[nodiscard]] std::vector<EntityId> found(const ProgramRole& role, const Cast& cast, const Program& program) const;
    /// The roles of a condition or rule of the sequence.
    [[nodiscard]] Cast internalCast(const Program& program, EntityId self, EntityId side) const;

    /// Has arrived, and is not gone by the attribute that the roster names.
    [[nodiscard]] bool isOnTable(EntityId entity) const;

private:
    struct Source {
        SlotId slot = -1;
        int role = -1;
        const Attribute* attribute = nullptr;
        int position = -1;
        int remembers = -1;  ///< a flag that remembers: the role that it is held against
    };
    struct Prepared {
        Condition condition;
        std::vector<Source> sources;
        std::vector<SlotId> rulings;
    };

    [[nodiscard]] Value tally(const Attribute& attribute, EntityId entity);
    [[nodiscard]] EntityId opponent(EntityId side) const;
    [[nodiscard]] Value remembered(const Slot& slot, EntityId entity, const Cast& cast) const;
    [[nodiscard]] Value holds(const std::vector<EntityId>& those, const Attribute& attribute, const Cast& cast,
                              int role) const;
    [[nodiscard]] bool belongs(EntityId member, EntityId entity) const;
    void numberGroups(Situation& situation, const Cast& cast, std::vector<FactRef>* known) const;
    void fillFactsOfBattle(Situation& situation, std::vector<FactRef>* known) const;
    /// Of a group and those that it lies in, the first that the role means; the group itself where none is meant.
    [[nodiscard]] EntityId nearestMeant(const ProgramRole& role, EntityId group) const;
    void addThoseOf(std::vector<EntityId>& list, EntityKind kind, EntityId of) const;
    Prepared& prepared(InternalId condition);
    /// The condition, with the facts of those entities answered.
    Condition& putTo(InternalId condition, EntityId self, EntityId side, const std::vector<RoleBinding>& others = {});
    [[nodiscard]] Value ruling(const Slot& slot) const;

    GameRules m_rules;
    const State& m_state;
    TurnPlace m_place;
    int m_gone[5] = {-1, -1, -1, -1, -1};  ///< by kind: the attribute that says an entity is gone
    /// The last side asked about, and its opponent.
    mutable std::pair<EntityId, EntityId> m_opponent{nobody, nobody};
    std::map<std::pair<const Attribute*, EntityId>, Value> m_tallies;
    std::unordered_map<InternalId, Prepared> m_prepared;
};

}  // namespace drumhead
