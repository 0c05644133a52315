#include "resolve/odds/analysis/slot_readers.hpp"

#include "drumhead/rules/program/instruction_effects.hpp"

#include <algorithm>

namespace drumhead {

const SlotReaders::Readers& SlotReaders::of(SlotId slot)
{
    std::optional<Readers>& known = m_known[static_cast<std::size_t>(slot)];
    if (!known) known = find(slot);
    return *known;
}

SlotReaders::Readers SlotReaders::find(SlotId slot) const
{
    struct Visitor : EffectVisitor {
        const SlotId slotAsked;
        const std::vector<bool>& readers;
        bool reads = false;

        Visitor(SlotId asked, const std::vector<bool>& all) : slotAsked(asked), readers(all) {}
        void node(NodeId id, Use /*use*/) { reads = reads || readers[static_cast<std::size_t>(id)]; }
        void slot(SlotId id, Use /*use*/) { reads = reads || id == slotAsked; }
        void change(const Change& change) { reads = reads || change.slot == slotAsked; }
    };
    Readers found;
    std::vector<bool> readers(m_program.nodes.size());
    for (bool more = true; more;) {  // children stand before their parents, as a rule
        more = false;
        for (std::size_t i = 0; i < readers.size(); ++i) {
            if (readers[i] || !reads(static_cast<NodeId>(i), slot, readers)) continue;
            found.nodes.push_back(static_cast<NodeId>(i));
            readers[i] = more = true;
        }
    }
    for (std::uint32_t step = 0; step < m_program.code.size(); ++step) {
        Visitor visitor(slot, readers);
        visitEffects(m_program, m_program.code[step], visitor);
        if (visitor.reads) found.steps.push_back(step);
    }
    return found;
}

bool SlotReaders::reads(NodeId id, SlotId slot, const std::vector<bool>& readers) const
{
    const Node& node = m_program.node(id);
    const bool looks = node.kind == NodeKind::Slot || node.kind == NodeKind::Derived || node.kind == NodeKind::LookUp;
    if (looks && node.subject == slot) return true;
    const auto first = m_program.children.begin() + node.first;
    return std::any_of(first, first + node.count,
                       [&readers](NodeId child) { return child >= 0 && readers[static_cast<std::size_t>(child)]; });
}

}  // namespace drumhead
