#pragma once

#include "drumhead/rules/program/program.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

struct Procedure;

/// The turn as data: the order of the steps, the sides that play them, what may or must be done in each, and what
/// entering and leaving them changes. Everything here is immutable after loading.

/// A fact set in every case resolved in a step.
struct CaseFact {
    const Attribute* attribute = nullptr;
    Value value;
};

/// One entry of a step that lists the sides that play it, in order.
struct SequenceFor {
    std::string title;           ///< may be empty
    InternalId when = -1;        ///< condition on the role `side`; may also read `game`
    std::vector<CaseFact> with;  ///< in addition to those of the step
    ElementId element = 0;
};

/// What may be done in a step.
struct SequenceOffer {
    const Procedure* procedure = nullptr;
    int role = -1;  ///< the role chosen from the armies; -1: none
    Who who = Who::Any;
    InternalId when = -1;  ///< condition on the candidate, `self`
    /// Required before the step ends: by each candidate, or once if the role has many rows or is the game.
    bool must = false;
    InternalId mustWhen = -1;    ///< required only of candidates that meet this condition
    bool again = false;          ///< a candidate may do it more than once in the step
    bool onDemand = false;       ///< only at the user's request: the turn doesn't stop at the step for it
    bool last = false;           ///< for when the rest of the step is done
    std::string title;           ///< what it is called here, in place of the procedure's title; empty: as the procedure
    std::vector<CaseFact> with;  ///< facts of the cases that are begun from it
    ElementId element = 0;
};

struct SequenceReminder {
    std::string text;
    InternalId when = -1;
    ElementId element = 0;
};

/// Steps run for every entity of a kind when a step is entered or left.
struct SequenceRule {
    EntityKind kind = EntityKind::Unit;
    Who who = Who::Any;
    InternalId steps = -1;  ///< acts on `self`
    ElementId element = 0;
};

/// How often a step is played, and by which sides.
enum class Turns : std::uint8_t {
    Once,      ///< once, for both sides together or for the side of the enclosing step
    EachSide,  ///< once per side, in scenario order
    Listed,    ///< once per side that meets an entry of `forWhom`, entry by entry
};

struct SequenceStep {
    std::string id;
    std::string title;
    Turns turns = Turns::Once;
    std::vector<SequenceFor> forWhom;
    /// Evaluated on each arrival at the step, once per side: the step is skipped unless it holds.
    InternalId when = -1;
    std::vector<CaseFact> with;  ///< applies to the sub-steps too
    std::vector<SequenceOffer> offers;
    std::vector<SequenceReminder> reminders;
    std::vector<SequenceRule> entering;
    std::vector<SequenceRule> leaving;
    std::vector<SequenceStep> steps;
    ElementId element = 0;

    /// A sub-phase: "end-of-subphase" effects take place when it ends.
    [[nodiscard]] bool isSubphase() const { return steps.empty(); }
    /// Whether the step has a phasing side of its own.
    [[nodiscard]] bool hasSide() const { return turns != Turns::Once; }
};

struct Sequence {
    std::string title;
    std::vector<SequenceStep> steps;  ///< the phases; empty: the ruleset has no sequence
    ElementId element = 0;

    /// The step with this id at any depth, or null.
    [[nodiscard]] const SequenceStep* find(std::string_view id) const;
    /// Whether some step is gone through by one side at a time.
    [[nodiscard]] bool hasSides() const;
};

}  // namespace drumhead
