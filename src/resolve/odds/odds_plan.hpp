#pragma once

#include "resolve/machine/machine.hpp"
#include "resolve/odds/analysis/late_throws.hpp"
#include "resolve/odds/analysis/passed_rows.hpp"

#include <memory>

namespace drumhead {

/// What is found out of a request before its first die: which steps are left out, which values tell states apart, where
/// states rest and which throws wait. It holds as well for other cases with the same key, if all that it asked of nodes
/// comes to the same there.
class OddsPlan {
public:
    struct Key {
        const Program* program = nullptr;
        std::vector<SlotId> reported;
        std::vector<SlotId> entered;
        std::vector<int> rows;
        std::vector<HarmlessSteps::Given> given;
        bool overruled = false;
        friend bool operator==(const Key&, const Key&) = default;
    };

    OddsPlan(Key key, const Frame& frame);
    /// Works it out, for a frame before its first step.
    void workOut(const Frame& frame, SettledNodes& settled);

    [[nodiscard]] const Key& key() const { return m_key; }
    /// Whether it holds for a case of the same key.
    [[nodiscard]] bool holds(SettledNodes& settled) const;

    [[nodiscard]] const NodePlaces& places() const { return m_places; }
    [[nodiscard]] const Liveness& liveness() const { return m_liveness; }
    [[nodiscard]] const PassedRows& passed() const { return m_passed; }
    [[nodiscard]] const StepMachine::ShortCuts& shortCuts() const { return m_shortCuts; }

private:
    Key m_key;
    NodePlaces m_places;
    Liveness m_liveness;
    SettledNodes::Findings m_findings;
    PassedRows m_passed;
    StepMachine::ShortCuts m_shortCuts;
};

}  // namespace drumhead
