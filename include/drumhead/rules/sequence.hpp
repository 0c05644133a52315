#pragma once

#include "drumhead/rules/program.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

struct Procedure;

/// The turn as data: what is gone through in which order, for whom, what may or must be done there, and what entering
/// and leaving changes. Everything here is immutable after loading.

/// Index into `Ruleset::internal`: a condition (its result is `holds`) or the steps of a rule. -1: none.
/// What such a procedure looks at and is not known does nothing; nobody is asked and no dice are thrown.
using InternalId = std::int32_t;

enum class Who : std::uint8_t { Phasing, Opposing, Any };

/// A fact that the cases resolved at some place of the turn are given.
struct CaseFact {
    const Attribute* attribute = nullptr;
    Value value;
};

/// One entry of a step that lists for which sides it is gone through, in which order.
struct SequenceFor {
    std::string title;           ///< may be empty
    InternalId when = -1;        ///< of the role `side`; `game` may be in it too
    std::vector<CaseFact> with;  ///< beside those of the step
    ElementId element = 0;
};

/// What may be done in a step.
struct SequenceOffer {
    const Procedure* procedure = nullptr;
    int role = -1;  ///< which of its roles is chosen from the armies; -1: it has none
    Who who = Who::Any;
    InternalId when = -1;  ///< of the candidate: `self`
    /// Has to be done before the step is left: by each candidate, or once where the role is many or the game.
    bool must = false;
    InternalId mustWhen = -1;  ///< only by the candidates that meet this
    bool again = false;        ///< the same candidate may do it more than once in the step
    bool onDemand = false;     ///< only on request: no reason to stop at the step
    ElementId element = 0;
};

struct SequenceReminder {
    std::string text;
    InternalId when = -1;
    ElementId element = 0;
};

/// What entering or leaving a step does to everybody of a kind.
struct SequenceRule {
    std::string kind;  ///< unit, group, leader, side or game
    Who who = Who::Any;
    InternalId steps = -1;  ///< of `self`
    ElementId element = 0;
};

/// For whom a step is gone through.
enum class Turns : std::uint8_t {
    Once,      ///< once, for both sides together or for the side of the enclosing step
    EachSide,  ///< once for each side, in the order of the scenario
    Listed,    ///< once for each side that meets an entry of `forWhom`, entry by entry
};

struct SequenceStep {
    std::string id;
    std::string title;
    Turns turns = Turns::Once;
    std::vector<SequenceFor> forWhom;
    /// Looked at each time the step is come to, once for each side: skipped unless it holds.
    InternalId when = -1;
    std::vector<CaseFact> with;  ///< holds for the sub-steps too
    std::vector<SequenceOffer> offers;
    std::vector<SequenceReminder> reminders;
    std::vector<SequenceRule> entering;
    std::vector<SequenceRule> leaving;
    std::vector<SequenceStep> steps;
    ElementId element = 0;

    /// A sub-phase: effects at "end-of-subphase" wait until it is left.
    [[nodiscard]] bool isSubphase() const { return steps.empty(); }
    /// While it is gone through some side is the phasing one on its account.
    [[nodiscard]] bool hasSide() const { return turns != Turns::Once; }
};

struct Sequence {
    std::string title;
    std::vector<SequenceStep> steps;  ///< the phases; empty: the ruleset has no sequence
    ElementId element = 0;

    /// The step of that id, however deep it lies, or null.
    [[nodiscard]] const SequenceStep* find(std::string_view id) const;
};

}  // namespace drumhead
