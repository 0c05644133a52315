#pragma once

#include "drumhead/rules/program/program.hpp"

#include <optional>

namespace drumhead {

/// Which nodes and which steps may come out otherwise once a slot holds something else. Found for each slot when it is
/// first asked for.
class SlotReaders {
public:
    explicit SlotReaders(const Program& program) : m_program(program), m_known(program.slots.size()) {}

    struct Readers {
        std::vector<NodeId> nodes;
        std::vector<std::uint32_t> steps;  ///< in ascending order
    };
    [[nodiscard]] const Readers& of(SlotId slot);

private:
    [[nodiscard]] Readers find(SlotId slot) const;
    [[nodiscard]] bool reads(NodeId node, SlotId slot, const std::vector<bool>& readers) const;

    const Program& m_program;
    std::vector<std::optional<Readers>> m_known;
};

}  // namespace drumhead
