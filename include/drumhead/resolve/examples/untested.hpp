#pragma once

#include "drumhead/resolve/examples/example_runner.hpp"

#include <utility>
#include <vector>

namespace drumhead {

/// What a ruleset's author has not tried yet, and what his rules have in vain.
struct Untested {
    /// Modifiers, rows of tables, steps and watches that no passed example touched.
    std::vector<ElementId> elements;
    /// Choices of rulings by which no example was decided.
    std::vector<std::pair<const Ruling*, NameId>> rulings;
    /// Attributes that no procedure, watch, roster or part of the sequence names.
    std::vector<const Attribute*> attributes;
    /// Steps whose number or yes and no nobody reads and no sentence tells.
    std::vector<ElementId> values;
    /// Steps and modifiers whose condition can never hold.
    std::vector<ElementId> never;
    /// Throws whose every face counts, or none.
    std::vector<ElementId> constantThrows;
    /// Repeats whose condition could be told before the first round, and is not looked at there.
    std::vector<ElementId> lateRepeats;
};

/// `outcomes`: those of the ruleset's examples.
[[nodiscard]] Untested findUntested(const Ruleset& ruleset, const std::vector<ExampleOutcome>& outcomes);

/// Whether a condition contradicts itself, as far as that follows from its clauses on one value each.
[[nodiscard]] bool neverHolds(const Program& program, NodeId condition);

}  // namespace drumhead
