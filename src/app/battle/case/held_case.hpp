#pragma once

#include "app/battle/session/battle.hpp"
#include "app/combat/session/case_session.hpp"
#include "drumhead/game/play/game_case.hpp"

#include <optional>

namespace drumhead::app {

/// The case in hand of a battle: what it came from, and how the battle stood when it was taken up.
struct HeldCase {
    std::optional<GameCase> made;  ///< nothing: no case is in hand
    int settles = 0;               ///< the due item that it settles, or 0
    NamedEntities alike;           ///< for whom the same is done by its command
    EntryId again = 0;             ///< the entry that is ruled again, or 0
    std::optional<State> taken;    ///< the state in which it was taken up
    std::optional<State> before;   ///< the state before the entry that is ruled again
    ResolveCommand original = {};  ///< of that entry, as its case was opened
    bool isOfStep = false;         ///< the step in which it was begun offered it
    int unapplied = 0;             ///< as which it is kept, or 0

    /// Takes up those for whom the same is done, and gives the roles of the case in hand.
    [[nodiscard]] std::vector<RoleBinding> takeAlike(const Battle& battle, const std::string& procedure,
                                                     std::vector<RoleBinding> roles, const RoleBinding& others);
    /// Its entities are those of this state.
    [[nodiscard]] const State& state(const Battle& battle) const;
    /// "2nd Guard: Firing and 3 more".
    [[nodiscard]] QString heading(const Battle& battle) const;
    [[nodiscard]] ResolveCommand command(const Battle& battle, const CaseSession& session) const;
    /// With the dice that lie, also where they have no throw just now.
    [[nodiscard]] ResolveCommand commandWithDice(const Battle& battle, const CaseSession& session) const;
    /// What it is about and what came of it, as the unapplied cases name it.
    [[nodiscard]] UnappliedCase record(const Battle& battle, const CaseSession& session) const;
    /// Whether leaving it would lose dice or a verdict. `session` may be null where no case is in hand.
    [[nodiscard]] bool isWorthKeeping(const Battle& battle, const CaseSession* session) const;
    [[nodiscard]] bool mayBeApplied(const CaseSession* session) const;
};

}  // namespace drumhead::app
