#pragma once

#include "resolve/machine/values/frame.hpp"

#include <cstdint>
#include <vector>

namespace drumhead {

/// Whether a node looks at all rows of the role that is its subject.
[[nodiscard]] constexpr bool isOverRows(NodeKind kind)
{
    return kind == NodeKind::Total || kind == NodeKind::LeastOf || kind == NodeKind::MostOf || kind == NodeKind::Count
        || kind == NodeKind::Some || kind == NodeKind::Every;
}

/// On which rows the nodes of a program depend, and where their values are cached: the same for all cases of the
/// program with as many rows.
class NodeCacheLayout {
public:
    explicit NodeCacheLayout(const Frame& frame);

    /// Whether a node depends on no row but that of this role (-1: on none).
    [[nodiscard]] bool dependsOnlyOn(int role, NodeId node) const
    {
        const std::int32_t row = roleOf(node);
        return row == anyRow || (role >= 0 && row == role);
    }
    /// The only role on whose row a node depends; below 0: on none, or on several at once.
    [[nodiscard]] int roleOf(NodeId node) const
    {
        return node < 0 ? anyRow : m_entries[static_cast<std::size_t>(node)].role;
    }

    /// Whether the rows of a role come and go.
    [[nodiscard]] bool isGrouped(int role) const { return m_grouped[static_cast<std::size_t>(role)]; }

    /// How many values are kept.
    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    friend class ConstantValues;
    static constexpr std::int32_t anyRow = -1;    ///< the same for all rows
    static constexpr std::int32_t unsteady = -2;  ///< of several roles' rows at once, or over rows that come and go
    static constexpr std::int32_t unseen = -3;

    struct Entry {
        std::int32_t role = unseen;  ///< the role on whose row it depends, or one of the above
        std::uint32_t first = 0;     ///< its values: one, or one for each row
    };

    std::int32_t findRole(const Program& program, NodeId node);
    static std::int32_t both(std::int32_t a, std::int32_t b);

    std::vector<bool> m_grouped;  ///< by role: its rows come and go
    std::vector<Entry> m_entries;
    std::uint32_t m_size = 0;
};

}  // namespace drumhead
