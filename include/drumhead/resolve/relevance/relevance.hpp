#pragma once

#include "drumhead/resolve/machine/values/trail.hpp"
#include "drumhead/resolve/situation.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// A modifier as things stand: it applies, it does not, or that depends on what is not answered yet.
struct ModifierPreview {
    enum class State { Applies, DoesNot, Open };
    std::string step;
    std::string stepTitle;
    int row = 0;
    std::string rowLabel;  ///< "firer 2", where each row of a role is summed up by itself
    /// The same, or "defender" where the same modifiers are summed up for the attacker too; else empty.
    std::string whose;
    const Modifier* modifier = nullptr;
    State state = State::Open;
    Number amount;                ///< where it applies and its amount is known
    std::string because;          ///< the clauses that decide, with what stands there; empty while open
    std::vector<Reason> reasons;  ///< the same as they were found, for `reasonsText`
};

/// What a person has still to do with a case.
struct Relevance {
    /// The facts whose value can still change the verdict, in the order of a form: `Program::questions`. An open
    /// question goes when any answer makes it idle; one that was answered goes only when an earlier one does, so that
    /// an answer can always be taken back.
    std::vector<FactRef> questions;
    /// Facts that only effects or sentences of its steps look at, not those of watches alone: good to know (how many
    /// figures are left), never needed.
    std::vector<FactRef> recorded;
    /// The sentences of the reminders that may apply.
    std::vector<std::string> reminders;
    /// Every modifier that may still come into it, in the order of the procedure.
    std::vector<ModifierPreview> modifiers;
};

/// Which open questions a form shows.
enum class Asking {
    All,   ///< each that may still matter
    Next,  ///< without those that matter only by the answer to an open question of the case before them
};

[[nodiscard]] Relevance whatMatters(const Situation& situation, Asking asking = Asking::All);
/// Whether the fact would be asked for if it were open, with the other answers as they are; also of what is only
/// recorded or read by watches, and of what is no question.
[[nodiscard]] bool wouldMatter(const Situation& situation, FactRef fact);

}  // namespace drumhead
