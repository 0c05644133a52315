#include "resolve/machine/instruction_effects.hpp"

namespace drumhead {

namespace {

struct Collector {
    InstructionEffects& effects;

    void node(NodeId id, Use /*use*/) { effects.nodes.push_back(id); }
    void slot(SlotId id, Use /*use*/) { effects.reads.push_back(id); }
    void words(const Phrase& phrase)
    {
        for (const PhrasePart& part : phrase) {
            if (part.slot >= 0) effects.reads.push_back(part.slot);
        }
    }
    void write(SlotId slot) { effects.writes.push_back(slot); }
    void change(const Change& change) { effects.changes.push_back(change.slot); }
    void watch(const WatchDetail& detail)
    {
        node(detail.when, Use::Control);
        for (const Change& each : detail.changes) {
            node(each.value, Use::Amount);
            change(each);
        }
    }
};

struct WriteCollector : EffectVisitor {
    std::vector<SlotId>& writes;

    explicit WriteCollector(std::vector<SlotId>& all) : writes(all) {}
    void write(SlotId slot) { writes.push_back(slot); }
};

}  // namespace

InstructionEffects effectsOf(const Program& program, const Instruction& instruction)
{
    InstructionEffects effects;
    visitEffects(program, instruction, Collector{effects});
    effects.target = branchTarget(instruction, program.code.size());
    effects.traits = traitsOf(instruction.op);
    return effects;
}

std::vector<SlotId> writesOf(const Program& program, const Instruction& instruction)
{
    std::vector<SlotId> writes;
    visitEffects(program, instruction, WriteCollector(writes));
    return writes;
}

std::int64_t branchTarget(const Instruction& instruction, std::size_t end)
{
    switch (instruction.op) {
    case Op::JumpUnless: return instruction.when < 0 ? -1 : static_cast<std::int64_t>(instruction.target);
    case Op::End:
    case Op::EachBegin:
    case Op::EachNext:
    case Op::GroupBegin:
    case Op::GroupNext:
    case Op::RepeatNext: return instruction.target;
    case Op::Refuse:
    case Op::Band: return static_cast<std::int64_t>(end);
    default: return -1;
    }
}

}  // namespace drumhead
