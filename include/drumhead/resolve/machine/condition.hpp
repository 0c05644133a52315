#pragma once

#include "drumhead/resolve/situation.hpp"

#include <memory>

namespace drumhead {

struct Frame;

/// A condition compiled as a procedure whose one result is `holds`, tried on one after another. The same as running it
/// as a case, at a fraction of the cost: no trail, no verdict. Of any other procedure it tells whether running it could
/// do anything at all. The ruleset has to outlive it.
class Condition {
public:
    Condition(const Ruleset& ruleset, const Procedure& procedure);
    ~Condition();
    Condition(Condition&&) noexcept;
    Condition& operator=(Condition&&) noexcept;

    [[nodiscard]] const Program& program() const;
    /// Forgets all that was answered.
    void clear();
    void answer(FactRef fact, Value value);
    /// False too where it depends on what is not known.
    [[nodiscard]] bool holds();
    /// The same of what was compiled as a number; unknown where that depends on what is not known.
    [[nodiscard]] Value value();
    /// Whether some step is not ruled out by its own condition as things stand before the first of them.
    [[nodiscard]] bool someStepApplies();

private:
    std::unique_ptr<Frame> m_frame;
    NodeId m_node = -1;
};

}  // namespace drumhead
