#pragma once

#include "drumhead/game/play/case_of_game.hpp"
#include "drumhead/resolve/machine/condition.hpp"

#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace drumhead {

/// By role of a program: who has it. An empty list: not given.
using Cast = std::vector<std::vector<EntityId>>;

/// What a battle knows at one moment, for conditions, rules and cases. Tallies are reckoned once, conditions are laid
/// out once: make a new one when the state has changed.
class BattleView {
public:
    BattleView(const GameRules& rules, const State& state);

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const GameRules& rules() const { return m_rules; }
    [[nodiscard]] const Ruleset& ruleset() const { return m_rules.ruleset; }

    /// Another place of the turn: who is phasing there counts.
    void lookFrom(TurnPlace place) { m_place = std::move(place); }
    [[nodiscard]] const TurnPlace& place() const { return m_place; }
    [[nodiscard]] bool isOf(Who who, EntityId entity) const;

    /// What the battle says; unknown where it says nothing.
    [[nodiscard]] Value value(const Attribute& attribute, EntityId entity);
    /// The same, with the default or what the troop type suggests where it says nothing.
    [[nodiscard]] Value valueOrDefault(const Attribute& attribute, EntityId entity);

    /// Answers what the battle knows of those who have the roles, and names them. `known` (if given) takes the facts
    /// that were answered.
    void fill(Situation& situation, const Cast& cast, std::vector<FactRef>* known = nullptr);

    /// Whether a condition of the sequence holds of somebody, or of a side; no condition (-1) holds.
    [[nodiscard]] bool meets(InternalId condition, EntityId self, EntityId side = nobody);
    /// Whether a step's rule could do anything to somebody: some of its steps is not ruled out by its own condition.
    [[nodiscard]] bool mayDo(InternalId rule, EntityId self);

    /// Those who still have to be found: by `of` and `is` from those who are given, and the battle itself.
    void complete(Cast& cast, const Program& program) const;
    /// Who has a role that is found from others, as things stand.
    [[nodiscard]] std::vector<EntityId> found(const ProgramRole& role, const Cast& cast, const Program& program) const;
    /// The roles of a condition or rule of the sequence.
    [[nodiscard]] Cast internalCast(const Program& program, EntityId self, EntityId side) const;

    /// Has come, and is not gone by what the ruleset's roster says of its kind.
    [[nodiscard]] bool isOnTable(EntityId entity) const;

private:
    struct Source {
        SlotId slot = -1;
        int role = -1;
        const Attribute* attribute = nullptr;
        int position = -1;
    };
    struct Prepared {
        Condition condition;
        std::vector<Source> sources;
        std::vector<SlotId> rulings;
    };

    [[nodiscard]] Value tally(const Attribute& attribute, EntityId entity);
    [[nodiscard]] EntityId opponent(EntityId side) const;
    [[nodiscard]] bool belongs(EntityId member, EntityId entity) const;
    void suggest(Situation& situation, const Cast& cast);
    void numberGroups(Situation& situation, const Cast& cast, std::vector<FactRef>* known) const;
    void fillFactsOfBattle(Situation& situation, std::vector<FactRef>* known) const;
    void addThoseOf(std::vector<EntityId>& list, EntityKind kind, EntityId of) const;
    Prepared& prepared(InternalId condition);
    /// The condition with what the battle knows of those concerned.
    Condition& putTo(InternalId condition, EntityId self, EntityId side);
    [[nodiscard]] Value ruling(const Slot& slot) const;

    GameRules m_rules;
    const State& m_state;
    TurnPlace m_place;
    int m_gone[5] = {-1, -1, -1, -1, -1};  ///< by kind: the attribute that says that somebody is gone
    /// A side and the one against it, as last asked for.
    mutable std::pair<EntityId, EntityId> m_opponent{nobody, nobody};
    std::map<std::pair<const Attribute*, EntityId>, Value> m_tallies;
    std::unordered_map<InternalId, Prepared> m_prepared;
};

}  // namespace drumhead
