#include "resolve/odds/analysis/rests.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Finds the first step after a throw at which fewest of the figures matter that did not matter before it.
class RestFinder {
public:
    RestFinder(const Program& program, const Liveness& liveness, const LateThrows& late)
        : m_program(program), m_liveness(liveness), m_late(program.slots.size()), m_figures(program.slots.size())
    {
        for (std::size_t i = 0; i < program.slots.size(); ++i) {
            if (late.contains(static_cast<SlotId>(i))) m_late.add(static_cast<SlotId>(i));
            if (program.slots[i].shape.kind == ValueKind::Number && liveness.varies(static_cast<SlotId>(i)))
                m_figures.add(static_cast<SlotId>(i));
        }
    }

    /// The end where all of them go on to the next throw.
    [[nodiscard]] std::size_t after(std::size_t roll) const
    {
        const std::size_t thrown = whereThrown(roll);
        const std::size_t end = m_program.code.size();
        std::size_t best = end;
        std::size_t fewest = std::max<std::size_t>(newFigures(thrown, thrown + 1), 1);
        for (std::size_t at = thrown + 1; at < end && !throws(at) && fewest > 0; ++at) {
            const std::size_t figures = newFigures(thrown, at);
            if (figures >= fewest || m_liveness.nextToDo()[at] != at) continue;
            fewest = figures;
            best = at;
        }
        return best;
    }

private:
    /// Dice that wait are thrown where they are first looked at.
    [[nodiscard]] std::size_t whereThrown(std::size_t roll) const
    {
        const SlotId slot = m_program.rolls[m_program.code[roll].detail].slot;
        if (!m_late.contains(slot)) return roll;
        std::size_t at = roll + 1;
        while (at + 1 < m_program.code.size() && !m_liveness.readBy(at).contains(slot)) ++at;
        return at;
    }
    [[nodiscard]] bool throws(std::size_t at) const
    {
        const Instruction& instruction = m_program.code[at];
        if (instruction.op == Op::Roll && !m_late.contains(m_program.rolls[instruction.detail].slot)) return true;
        return m_liveness.nextToDo()[at] == at && m_liveness.readBy(at).meets(m_late);
    }
    [[nodiscard]] std::size_t newFigures(std::size_t thrown, std::size_t at) const
    {
        return SlotSet::count(m_figures, m_liveness.mattering(at), m_liveness.mattering(thrown));
    }

    const Program& m_program;
    const Liveness& m_liveness;
    SlotSet m_late;
    SlotSet m_figures;
};

}  // namespace

std::vector<bool> restingPlaces(const Program& program, const Liveness& liveness, const LateThrows& late)
{
    const RestFinder finder(program, liveness, late);
    std::vector<bool> rests(program.code.size() + 1);
    for (std::size_t at = 0; at < program.code.size(); ++at) {
        if (program.code[at].op == Op::Roll) rests[finder.after(at)] = true;
    }
    rests.back() = false;
    return rests;
}

}  // namespace drumhead
