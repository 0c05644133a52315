#include "rests.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Finds the first step after a throw at which fewest of the figures matter that did not matter before it.
class RestFinder {
public:
    RestFinder(const Program& program, const Liveness& liveness) : m_program(program), m_liveness(liveness), m_figures(program.slots.size())
    {
        for (std::size_t i = 0; i < program.slots.size(); ++i) {
            if (program.slots[i].shape.kind == ValueKind::Number && liveness.varies(static_cast<SlotId>(i))) m_figures.add(static_cast<SlotId>(i));
        }
    }

    /// The end where all of them go on to the next throw.
    [[nodiscard]] std::size_t after(std::size_t thrown) const
    {
        const std::size_t end = m_program.code.size();
        std::size_t best = end;
        std::size_t fewest = std::max<std::size_t>(newFigures(thrown, thrown + 1), 1);
        for (std::size_t at = thrown + 1; at < end && m_program.code[at].op != Op::Roll && fewest > 0; ++at) {
            const std::size_t figures = newFigures(thrown, at);
            if (figures >= fewest || m_liveness.nextToDo()[at] != at) continue;
            fewest = figures;
            best = at;
        }
        return best;
    }

private:
    [[nodiscard]] std::size_t newFigures(std::size_t thrown, std::size_t at) const { return SlotSet::count(m_figures, m_liveness.mattering(at), m_liveness.mattering(thrown)); }

    const Program& m_program;
    const Liveness& m_liveness;
    SlotSet m_figures;
};

}  // namespace

std::vector<bool> restingPlaces(const Program& program, const Liveness& liveness)
{
    const RestFinder finder(program, liveness);
    std::vector<bool> rests(program.code.size() + 1);
    for (std::size_t at = 0; at < program.code.size(); ++at) {
        if (program.code[at].op == Op::Roll) rests[finder.after(at)] = true;
    }
    rests.back() = false;
    return rests;
}

}  // namespace drumhead
