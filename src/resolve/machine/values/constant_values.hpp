#pragma once

#include "resolve/machine/values/evaluator.hpp"
#include "resolve/machine/values/node_cache_layout.hpp"
#include "resolve/machine/values/slot_set.hpp"

#include <vector>

namespace drumhead {

/// The store of constant propagation: the nodes with the same value in every state of a request, computed once, and
/// kept from one request to the next as long as no answer changes that they read.
///
/// A node is tried when it is first needed, by computing it with every slot that steps, effects or a person may still
/// give taken as unknown. What is known all the same in three-valued logic is so whatever those slots hold.
class ConstantValues {
public:
    /// `places` and `varying` have to outlive it.
    ConstantValues(const NodeCacheLayout& places, const SlotSet& varying)
        : m_places(places), m_varying(varying), m_values(places.size(), untried())
    {}

    /// Where the value of a node is kept for the row in hand: `untried()` at first, unknown where it varies. Null: it
    /// is not kept.
    [[nodiscard]] Value* kept(NodeId node, const Frame& frame)
    {
        const NodeCacheLayout::Entry entry = m_places.m_entries[static_cast<std::size_t>(node)];
        if (entry.role == NodeCacheLayout::anyRow) return m_values.data() + entry.first;
        if (entry.role < 0) return nullptr;
        const int row = frame.inHand(entry.role).current;
        return row < 0 ? nullptr : m_values.data() + entry.first + row;
    }
    /// The node is to be tried again.
    void forget(NodeId node)
    {
        const std::size_t at = static_cast<std::size_t>(node);
        const auto& entries = m_places.m_entries;
        const std::size_t end = at + 1 < entries.size() ? entries[at + 1].first : m_values.size();
        for (std::size_t i = entries[at].first; i < end; ++i) m_values[i] = untried();
    }
    [[nodiscard]] const NodeCacheLayout& places() const { return m_places; }
    [[nodiscard]] bool varies(SlotId slot) const { return m_varying.contains(slot); }
    [[nodiscard]] static Value untried() { return Number::fromTicks(INT64_MAX); }

private:
    const NodeCacheLayout& m_places;
    const SlotSet& m_varying;
    std::vector<Value> m_values;
};

}  // namespace drumhead
