#include "resolve/odds/analysis/deferred_rolls.hpp"

#include "resolve/machine/values/constant_values.hpp"

namespace drumhead {

namespace {

std::vector<int> timesGiven(const Program& program)
{
    std::vector<int> times(program.slots.size());
    for (const Instruction& each : program.code) {
        for (const SlotId slot : writesOf(program, each)) ++times[static_cast<std::size_t>(slot)];
    }
    return times;
}

}  // namespace

DeferredRolls::DeferredRolls(const Program& program, const Liveness& liveness, const SlotReads& reads,
                             const NodeCacheLayout& places)
    : m_bySlot(program.slots.size())
{
    SlotSet atOnce = reads.notWaitedFor();
    atOnce.add(liveness.liveIn(program.code.size()));
    const std::vector<int> times = timesGiven(program);
    for (std::size_t at = 0; at < program.code.size(); ++at) {
        if (program.code[at].op != Op::Roll) continue;
        const RollDetail& detail = program.rollOf(program.code[at]);
        if (!detail.parts.empty() || detail.deck >= 0) continue;       // not all read at one place; changes its deck
        if (!liveness.liveIn(at + 1).contains(detail.slot)) continue;  // its result is dead
        if (atOnce.contains(detail.slot) || times[static_cast<std::size_t>(detail.slot)] != 1) continue;
        const int role = program.slot(detail.slot).manyRole;
        const bool isSteady = reads.isConstant(detail.dice) && reads.isConstant(detail.kept)
            && reads.isConstant(detail.sidesBy) && reads.isConstant(detail.against);
        if (role < 0 && !isSteady) continue;  // of rows some may still be
        const bool sameWhenever = places.dependsOnlyOn(role, detail.dice) && places.dependsOnlyOn(role, detail.kept)
            && places.dependsOnlyOn(role, detail.sidesBy) && places.dependsOnlyOn(role, detail.against);
        if (sameWhenever) m_bySlot[static_cast<std::size_t>(detail.slot)] = static_cast<std::uint32_t>(at + 1);
    }
}

}  // namespace drumhead
