#include "drumhead/resolve/session/open_facts.hpp"

#include <algorithm>

namespace drumhead {

namespace {

class OpenFactFinder {
public:
    OpenFactFinder(const CaseInHand& session, int row) : m_session(session), m_program(session.program()), m_row(row) {}

    void visit(NodeId id)
    {
        if (id < 0) return;
        const Node& node = m_program.node(id);
        if (node.kind == NodeKind::Slot) note(node.subject);
        for (std::uint32_t i = 0; i < node.count; ++i) visit(m_program.children[node.first + i]);
    }

    std::vector<FactRef> found;

private:
    void note(SlotId slot)
    {
        if (slot < 0) return;
        const Slot& info = m_program.slot(slot);
        FactRef fact{slot, 0};
        if (info.manyRole >= 0) fact.row = std::min(m_row, m_session.situation().layout().rows(info.manyRole) - 1);
        if (!m_session.effective(fact).isUnknown()) return;
        if (info.kind == SlotKind::Stat && !info.asked) return note(info.typeSlot);
        if (std::find(found.begin(), found.end(), fact) == found.end()) found.push_back(fact);
    }

    const CaseInHand& m_session;
    const Program& m_program;
    int m_row;
};

}  // namespace

std::vector<FactRef> openFacts(const CaseInHand& session, const ModifierPreview& preview)
{
    const Program& program = session.program();
    OpenFactFinder finder(session, preview.row);
    for (const Instruction& instruction : program.code) {
        if (instruction.op != Op::Sum || program.steps[instruction.step].name != preview.step) continue;
        for (const CompiledModifier& each : program.sumOf(instruction).modifiers) {
            if (each.modifier != preview.modifier) continue;
            finder.visit(each.when);
            finder.visit(each.amount);
        }
    }
    return std::move(finder.found);
}

}  // namespace drumhead
