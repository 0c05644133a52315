#include "resolve/odds/analysis/deferred_rolls.hpp"

#include <algorithm>

namespace drumhead {

std::vector<std::uint32_t> deferredRolls(const Program& program, const Liveness& liveness, const SlotReads& reads,
                                         const NodeCacheLayout& places)
{
    std::vector<std::uint32_t> deferred(program.slots.size());
    SlotSet atOnce = reads.notWaitedFor();
    atOnce.add(liveness.liveIn(program.code.size()));
    std::vector<int> timesGiven(program.slots.size());
    for (const Instruction& each : program.code) {
        for (const SlotId slot : writesOf(program, each)) ++timesGiven[static_cast<std::size_t>(slot)];
    }
    for (std::size_t at = 0; at < program.code.size(); ++at) {
        if (program.code[at].op != Op::Roll) continue;
        const RollDetail& detail = program.rollOf(program.code[at]);
        const auto slot = static_cast<std::size_t>(detail.slot);
        if (!detail.parts.empty() || detail.deck >= 0) continue;       // not all read at one place; changes its deck
        if (!liveness.liveIn(at + 1).contains(detail.slot)) continue;  // its result is dead
        if (atOnce.contains(detail.slot) || timesGiven[slot] != 1) continue;
        const int role = program.slot(detail.slot).manyRole;
        const NodeId figures[] = {detail.dice, detail.kept, detail.sidesBy, detail.against};
        // Of rows some may still be steady.
        const bool sameWhenever = std::all_of(std::begin(figures), std::end(figures), [&](NodeId each) {
            return (role >= 0 || reads.isConstant(each)) && places.dependsOnlyOn(role, each);
        });
        if (sameWhenever) deferred[slot] = static_cast<std::uint32_t>(at + 1);
    }
    return deferred;
}

}  // namespace drumhead
