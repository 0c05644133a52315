#pragma once

#include "rules/loading/loader_context.hpp"

#include <set>
#include <string>
#include <vector>

namespace drumhead {

/// Reads the sequence of the turn once the procedures are compiled: each part becomes data, its conditions and rules
/// internal procedures.
class SequenceReader {
public:
    explicit SequenceReader(LoaderContext& context) : m_context(context) {}

    [[nodiscard]] Sequence read(JsonPlace place);

private:
    /// What holds at a step on account of itself and of those around it.
    struct Place {
        std::string id;
        bool hasSide = false;  ///< some side is phasing
        /// What may be done in it, in those around it and in its sub-steps.
        std::set<const Procedure*> offered;
        int depth = 1;
    };

    std::vector<SequenceStep> steps(JsonPlace list, const Place& around);
    SequenceStep step(JsonPlace place, const Place& around);
    void forWhom(SequenceStep& step, JsonPlace place, const Place& here);
    SequenceFor entry(JsonPlace place, const Place& here, std::size_t number);
    SequenceOffer offer(JsonPlace place, const Place& here, std::size_t number);
    void chooseRole(SequenceOffer& offer, JsonPlace place);
    void must(SequenceOffer& offer, JsonPlace place, const Place& here, std::optional<EntityKind> kind,
              const std::string& name);
    SequenceReminder reminder(JsonPlace place, const Place& here, std::size_t number);
    std::vector<SequenceRule> rules(JsonPlace list, const Place& here);
    SequenceRule rule(JsonPlace place, const Place& here, const std::string& name);

    std::vector<CaseFact> with(JsonPlace given, const Place& here);
    Who who(JsonPlace place, const Place& here, std::optional<EntityKind> kind);
    const Procedure* procedure(JsonPlace place);
    /// The procedures offered in a step and in its sub-steps; faults are left to `offer`.
    void collectOffered(JsonPlace step, std::set<const Procedure*>& offered) const;
    /// False, and a fault, for what is no object.
    bool isObject(JsonPlace place, std::string_view what);

    LoaderContext& m_context;
    std::size_t m_steps = 0;
};

}  // namespace drumhead
