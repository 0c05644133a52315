#pragma once

#include "drumhead/game/play/game_case.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// Why an entity can't have a role of a procedure, beside those who have the others: it is not on the table, or of the
/// wrong side. A phrase ("2nd Guard is on the same side as 1st Guard"); empty: it can.
[[nodiscard]] std::string whyIneligible(const GameRules& rules, const State& state, const Program& program,
                                        const ProgramRole& role, EntityId entity,
                                        const std::vector<RoleBinding>& others);

/// Of those who may have a role beside those who have the others, the ones who are meant by the rules; all of them
/// where none is.
[[nodiscard]] std::vector<EntityId> thoseMeant(const GameRules& rules, const State& state, const ProgramRole& role,
                                               std::vector<EntityId> candidates,
                                               const std::vector<RoleBinding>& others);

/// Whether the same case can be put to several in a role at once: nothing is thrown for in it, and each other role that
/// has to be chosen is for one alone, to whom nothing happens (the target of a charge that is declared).
[[nodiscard]] bool isDoneAlike(const Program& program, int role);

/// Whether a role that may stay empty can have a part in a case with these others: whether anything that is asked of it
/// can change the verdict. Where nothing is asked of it, it can.
[[nodiscard]] bool mayMatter(const GameRules& rules, const State& state, const Procedure& procedure, int role,
                             const std::vector<RoleBinding>& others);

/// What the ruleset adds up over the members of an entity (the stands of a group), as they are now; the attribute's id
/// with each.
[[nodiscard]] std::vector<std::pair<const Attribute*, Value>> tallies(const GameRules& rules, const State& state,
                                                                      EntityId entity);

}  // namespace drumhead
