#pragma once

#include "drumhead/game/state/command.hpp"
#include "drumhead/game/state/state.hpp"
#include "drumhead/resolve/machine/resolution.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// The rules of a battle, and which attributes it keeps. Both have to outlive it.
struct GameRules {
    const Ruleset& ruleset;
    const StoredAttributes& stored;
    /// By `ElementId`, or null: set for the elements that had a part in a decision, for the coverage of the sequence.
    std::vector<bool>* walked = nullptr;
};

/// A procedure put to entities of a battle: everything that the state knows is answered.
struct GameCase {
    Situation situation;
    std::vector<RoleBinding> roles;  ///< one for each role of the procedure, in their order
    std::vector<FactRef> known;      ///< facts answered by the state or the step of the turn

    /// The entity in a row of a role, or nobody.
    [[nodiscard]] EntityId entity(int role, int row) const;
    [[nodiscard]] bool knows(FactRef fact) const;
};

/// Fills a case: the given roles, those found from them (`of`, `is`), the values of all entities in it, the facts of
/// the present step, the battle's rulings. Errors: no such procedure or role, too many entities, or one of the wrong
/// kind. `offered`: the facts of the offer it is begun from; left out: those of the first that is made to them.
[[nodiscard]] Result<GameCase> makeCase(const GameRules& rules, const State& state, const std::string& procedure,
                                        const std::vector<RoleBinding>& roles,
                                        const std::vector<NamedText>& offered = {});

/// The same for a due item, with its roles and facts. Error besides: it is an arrival, which needs no case.
[[nodiscard]] Result<GameCase> makeDueCase(const GameRules& rules, const State& state, const DueItem& due);

/// The command that decides a case again: roles, answers that differ from the state, dice and overrulings. Roles that
/// are found from others in this state are left out. An answer of the state that was withdrawn is written as "".
[[nodiscard]] ResolveCommand commandOf(const GameRules& rules, const State& state, const GameCase& unanswered,
                                       const Situation& answered, const std::vector<int>& dice, int settles);

}  // namespace drumhead
