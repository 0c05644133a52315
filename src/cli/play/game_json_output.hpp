#pragma once

#include "cli/output/json_output.hpp"
#include "drumhead/game/journal/journal.hpp"

namespace drumhead::cli {

// A battle as `play` prints it. Entities, procedures, steps and attributes are named by their ids.

/// The id of the step in hand, or "" where the rules have no sequence.
[[nodiscard]] std::string stepInHand(const GameRules& rules, const State& state);

/// Each: id, procedure ("" for troops that may come on), roles, facts of its case, reason, the step that it waits for,
/// the turn from which on it is due, and whether it has to be settled before the present sub-phase is left.
[[nodiscard]] Json jsonDue(const GameRules& rules, const State& state);

/// Each: procedure, role, who may and who must. What is done once in a step has no role: "must" is empty, "required"
/// tells whether the step may be left without it and "done" whether it was done.
[[nodiscard]] Json jsonOffers(const GameRules& rules, const State& state);

/// Entity -> attribute -> value as it holds now, defaults included; besides the fields that an edit names (":name",
/// ":group", ":attached-to", ":on-table", ":hidden").
[[nodiscard]] Json jsonState(const GameRules& rules, const State& state);

/// The lines of play, as in `LineOfPlay`; `from` counts from 0, null for the first line.
[[nodiscard]] Json jsonLines(const Game& game);

}  // namespace drumhead::cli
