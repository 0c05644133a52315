#pragma once

#include "drumhead/game/state/command.hpp"
#include "drumhead/game/state/state.hpp"
#include "drumhead/resolve/machine/resolution.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// What a case of a battle needs to know of it.
struct GameRules {
    const Ruleset& ruleset;
    const StoredAttributes& stored;
    /// If given: takes the elements of the rules that had a part in what was decided, for the coverage of the sequence.
    std::vector<bool>* walked = nullptr;
};

/// A procedure put to the units of a battle: everything that the state knows is answered.
struct GameCase {
    Situation situation;
    std::vector<RoleBinding> roles;  ///< one for each role of the procedure, in their order
    std::vector<FactRef> known;      ///< facts that the state or the step of the turn answered

    /// Who stands in a row of a role, or nobody.
    [[nodiscard]] EntityId entity(int role, int row) const;
    [[nodiscard]] bool knows(FactRef fact) const;
};

/// Fills a case: the roles that are given, those that follow from them (`of`, `is`), the values of everybody in it, the
/// facts of the present step, the battle's rulings. Errors: no such procedure, no such role, too many or the wrong kind
/// of entity.
[[nodiscard]] Result<GameCase> makeCase(const GameRules& rules, const State& state, const std::string& procedure,
                                        const std::vector<RoleBinding>& roles);

/// The same for something that is due: its roles and facts.
[[nodiscard]] Result<GameCase> makeDueCase(const GameRules& rules, const State& state, const DueItem& due);

/// The command that a case comes to when it is applied: who, the answers beyond what the state knows, dice and
/// overrulings. Those who are found from others as the state stands are left out. An answer that the state knows and
/// that was taken back is written as an empty one.
[[nodiscard]] ResolveCommand commandOf(const GameRules& rules, const State& state, const GameCase& unanswered,
                                       const Situation& answered, const std::vector<int>& dice, int settles);

}  // namespace drumhead
