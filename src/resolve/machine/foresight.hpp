#pragma once

#include "resolve/machine/evaluator.hpp"
#include "resolve/machine/node_places.hpp"
#include "resolve/machine/slot_set.hpp"

#include <vector>

namespace drumhead {

/// What comes out the same in every state that the odds go through, kept so that it is computed once.
///
/// A node is foreseen by computing it with every slot that steps, effects or a person may still give taken as not
/// known. What comes out known in three-valued logic comes out so whatever those slots hold. Nodes are tried when they
/// are first needed.
class Foresight {
public:
    /// `places` and `varying` have to outlive it.
    Foresight(const NodePlaces& places, const SlotSet& varying)
        : m_places(places), m_varying(varying), m_values(places.size(), untried())
    {}

    /// Where the value of a node is kept for the row in hand: `untried()` at first, unknown where it varies. Null: it
    /// is not kept.
    [[nodiscard]] Value* kept(NodeId node, const std::vector<RowState>& rows)
    {
        const NodePlaces::Entry entry = m_places.m_entries[static_cast<std::size_t>(node)];
        if (entry.role == NodePlaces::anyRow) return m_values.data() + entry.first;
        if (entry.role < 0) return nullptr;
        const int row = rows[static_cast<std::size_t>(entry.role)].current;
        return row < 0 ? nullptr : m_values.data() + entry.first + row;
    }
    [[nodiscard]] const NodePlaces& places() const { return m_places; }
    [[nodiscard]] bool varies(SlotId slot) const { return m_varying.contains(slot); }
    [[nodiscard]] static Value untried() { return Number::fromTicks(INT64_MAX); }

private:
    const NodePlaces& m_places;
    const SlotSet& m_varying;
    std::vector<Value> m_values;
};

}  // namespace drumhead
