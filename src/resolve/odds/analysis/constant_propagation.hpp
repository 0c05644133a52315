#pragma once

#include "resolve/machine/values/constant_values.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace drumhead {

/// The value of a node before the first throw, in the lattice of constant propagation: as much of it as dead code
/// elimination needs.
enum class Constant : std::uint8_t {
    Varies,  ///< it may differ from state to state
    None,
    No,
    Yes,
    Figure,  ///< or any other value that is set
    ByRow,   ///< the same in every state, though not in every row
};

/// Constant propagation: which nodes have the same value in every state of a request. Evaluates each node on demand
/// with all slots that may vary taken as unknown, and remembers what it was asked: a plan holds where the answers are
/// the same.
class ConstantPropagation {
public:
    /// Both must outlive it.
    ConstantPropagation(Frame& frame, ConstantValues& constants)
        : m_frame(frame), m_constantValues(constants), m_known(frame.program->nodes.size(), unasked)
    {}

    [[nodiscard]] Constant of(NodeId node)
    {
        std::uint8_t& known = m_known[static_cast<std::size_t>(node)];
        if (known == unasked) {
            known = static_cast<std::uint8_t>(find(node).first);
            m_asked.push_back({node, static_cast<Constant>(known)});
        }
        return static_cast<Constant>(known);
    }

    /// Of an If or a By: the child that it takes in every state and every row, or -1 where that varies.
    [[nodiscard]] NodeId branchOf(const Node& node);

    [[nodiscard]] const NodeCacheLayout& places() const { return m_constantValues.places(); }

    /// All that was asked so far, in the order in which it was asked.
    struct Finding {
        NodeId node = -1;
        Constant constant = Constant::Varies;
        Value choice = Value::unknown();  ///< what a By chooses by
        bool isChoice = false;
    };
    [[nodiscard]] const std::vector<Finding>& findings() const { return m_asked; }
    /// Whether the same would be found now.
    [[nodiscard]] bool finds(const Finding& finding);

private:
    static constexpr std::uint8_t unasked = UINT8_MAX;

    /// The value is that of all rows, or unknown where they differ.
    using Found = std::pair<Constant, Value>;
    [[nodiscard]] Found find(NodeId node);
    [[nodiscard]] Found findInRows(NodeId node, int role);
    [[nodiscard]] Value here(NodeId node);

    Frame& m_frame;
    ConstantValues& m_constantValues;
    std::vector<std::uint8_t> m_known;  ///< by node
    std::vector<Finding> m_asked;
};

}  // namespace drumhead
