#pragma once

#include "app/combat/session/case_session.hpp"
#include "drumhead/game/play/case_of_game.hpp"

namespace drumhead::app {

/// The case that a command was decided by, with what the battle knew then.
[[nodiscard]] Result<GameCase> caseOfCommand(const GameRules& rules, const State& before,
                                             const ResolveCommand& command);

/// Puts the answers, dice and overrulings of a command into a case. Returns what no longer fits.
QStringList takeUpCommand(CaseSession& session, const ResolveCommand& command);

}  // namespace drumhead::app
