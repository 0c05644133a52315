#pragma once

#include "evaluator.hpp"
#include "slot_set.hpp"

#include <vector>

namespace drumhead {

/// What comes out the same in every state that the odds go through, kept so that it is computed once.
///
/// A node is foreseen by computing it with every slot that steps, effects or a person may still give taken as not known. What comes
/// out known in three-valued logic comes out so whatever those slots hold. Nodes are tried when they are first needed.
class Foresight {
public:
    Foresight(const Frame& frame, const SlotSet& varying);

    /// Where the value of a node is kept for the row in hand: `untried()` at first, unknown where it varies. Null: it is not kept.
    [[nodiscard]] Value* kept(NodeId node, const std::vector<RowState>& rows)
    {
        const Entry entry = m_entries[static_cast<std::size_t>(node)];
        if (entry.role == anyRow) return m_values.data() + entry.first;
        if (entry.role < 0) return nullptr;
        const int row = rows[static_cast<std::size_t>(entry.role)].current;
        return row < 0 ? nullptr : m_values.data() + entry.first + row;
    }
    /// Whether a node depends on no row but that of this role (-1: on none).
    [[nodiscard]] bool dependsOnlyOn(int role, NodeId node) const
    {
        const std::int32_t row = node < 0 ? anyRow : m_entries[static_cast<std::size_t>(node)].role;
        return row == anyRow || (role >= 0 && row == role);
    }
    /// The only role on whose row a node depends; below 0: on none, or on several at once.
    [[nodiscard]] int roleOf(NodeId node) const { return node < 0 ? anyRow : m_entries[static_cast<std::size_t>(node)].role; }
    [[nodiscard]] bool varies(SlotId slot) const { return m_varying.contains(slot); }
    [[nodiscard]] static Value untried() { return Number::fromTicks(INT64_MAX); }

private:
    static constexpr std::int32_t anyRow = -1;   ///< the same for all rows
    static constexpr std::int32_t unsteady = -2;  ///< of several roles' rows at once, or over rows that come and go
    static constexpr std::int32_t unseen = -3;

    struct Entry {
        std::int32_t role = unseen;  ///< the role on whose row it depends, or one of the above
        std::uint32_t first = 0;     ///< its values: one, or one for each row
    };

    std::int32_t findRole(NodeId node);
    static std::int32_t both(std::int32_t a, std::int32_t b);

    const Program& m_program;
    SlotSet m_varying;
    std::vector<bool> m_grouped;  ///< by role: its rows come and go
    std::vector<Entry> m_entries;
    std::vector<Value> m_values;
};

}  // namespace drumhead
