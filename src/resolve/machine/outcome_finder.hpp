#pragma once

#include "drumhead/resolve/machine/resolution.hpp"
#include "resolve/machine/values/plain_evaluation.hpp"

#include <set>

namespace drumhead {

/// Finds the outcomes of a finished case.
class OutcomeFinder {
public:
    /// The frame is copied: looking at its rows leaves nothing behind.
    OutcomeFinder(const Frame& frame, const Trail& trail) : m_frame(frame), m_trail(trail) {}

    [[nodiscard]] std::vector<ReachedOutcome> find();

private:
    [[nodiscard]] bool wasRun(const OutcomeDetail& detail) const;
    void look(const OutcomeDetail& detail, int row, std::vector<ReachedOutcome>& found);
    [[nodiscard]] std::vector<Value> valuesOf(const Phrase& phrase);

    Frame m_frame;
    const Trail& m_trail;
    std::set<std::tuple<std::uint32_t, int, int>> m_settled;  ///< list, role and row that have their outcome
};

}  // namespace drumhead
