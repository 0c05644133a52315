#include "drumhead/rules/program/instruction_effects.hpp"

namespace drumhead {

namespace {

struct WriteCollector : EffectVisitor {
    std::vector<SlotId>& writes;

    explicit WriteCollector(std::vector<SlotId>& all) : writes(all) {}
    void write(SlotId slot) { writes.push_back(slot); }
};

}  // namespace

bool givesSeveral(const Program& program, const Instruction& instruction)
{
    if (instruction.op == Op::Roll) return !program.rollOf(instruction).parts.empty();
    return instruction.op == Op::Table && program.tableOf(instruction).outputs.size() > 1;
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
    case Op::Remind:
    case Op::Let:
    case Op::Table:
    case Op::Sum:
    case Op::Roll:
    case Op::Effect:
    case Op::Due:
    case Op::Say:
    case Op::Enter:
    case Op::PickBegin:
    case Op::PickEnd:
    case Op::Watch: break;
    }
    return -1;
}

}  // namespace drumhead
