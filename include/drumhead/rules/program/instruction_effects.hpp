#pragma once

#include "drumhead/rules/program/program.hpp"

#include <cstdint>
#include <vector>

namespace drumhead {

/// What an instruction uses a value for.
enum class Use : std::uint8_t {
    Operand,  ///< it has to be known
    Summand,  ///< it also has to be a number
};

/// What is true of every instruction with this operation.
struct OpTraits {
    bool mayStop = false;  ///< may end the case, whatever its values
    bool mayWait = false;  ///< may wait for dice, whatever its values
    /// Never dead by itself: it moves between rows or leaves a block, or fires on all effects so far.
    bool pinned = false;
    bool opensRows = false;  ///< begins a block that is about single rows of its role
};

[[nodiscard]] constexpr OpTraits traitsOf(Op op)
{
    switch (op) {
    case Op::Remind:
    case Op::Say:
    case Op::Let:
    case Op::Sum:
    case Op::Effect:
    case Op::Due:
    case Op::Enter:
    case Op::JumpUnless: return {};
    case Op::Roll: return {.mayWait = true};
    case Op::Refuse:
    case Op::Band:
    case Op::Table: return {.mayStop = true};
    case Op::EachBegin:
    case Op::GroupBegin:
    case Op::PickBegin: return {.pinned = true, .opensRows = true};
    case Op::EachNext:
    case Op::GroupNext:
    case Op::PickEnd:
    case Op::End:
    case Op::RepeatNext:
    case Op::Watch: break;
    }
    return {.pinned = true};
}

/// Tells a visitor everything that an instruction reads and writes, its own condition (`Use::Operand`) first. The
/// visitor has:
/// - `node(NodeId, Use)`: a node that it evaluates, never -1
/// - `slot(SlotId, Use)`: a slot that it reads by itself
/// - `words(const Phrase&)`: words that belong to the outcome, where it stops the case
/// - `write(SlotId)`: a result that it gives
/// - `change(const Change&)`: an attribute that it changes
/// - `watch(const WatchDetail&)`: a watch that it runs
template <typename Visitor>
void visitEffects(const Program& program, const Instruction& instruction, Visitor&& visitor)
{
    const auto node = [&visitor](NodeId id, Use use) {
        if (id >= 0) visitor.node(id, use);
    };
    node(instruction.when, Use::Operand);
    switch (instruction.op) {
    case Op::Let: {
        const LetDetail& detail = program.letOf(instruction);
        node(detail.value, Use::Operand);
        if (detail.adds) visitor.slot(detail.slot, Use::Operand);
        visitor.write(detail.slot);
        break;
    }
    case Op::Refuse: visitor.words(program.sentenceOf(instruction).phrase); break;
    case Op::Band: {
        const BandDetail& detail = program.bandOf(instruction);
        visitor.words(detail.beyond);
        node(detail.value, Use::Operand);
        for (const auto& [limit, choice] : detail.limits) node(limit, Use::Operand);
        visitor.write(detail.slot);
        break;
    }
    case Op::Table:
        for (const NodeId input : program.tableOf(instruction).inputs) node(input, Use::Operand);
        for (const SlotId output : program.tableOf(instruction).outputs) visitor.write(output);
        break;
    case Op::Sum: {
        const SumDetail& detail = program.sumOf(instruction);
        for (const NodeId base : detail.of) node(base, Use::Summand);
        for (const CompiledModifier& modifier : detail.modifiers) {
            node(modifier.when, Use::Operand);
            node(modifier.amount, Use::Operand);
        }
        visitor.write(detail.slot);
        break;
    }
    case Op::Roll: {
        const RollDetail& detail = program.rollOf(instruction);
        node(detail.dice, Use::Operand);
        node(detail.sidesBy, Use::Operand);
        node(detail.kept, Use::Operand);
        node(detail.against, Use::Operand);
        for (const RollPart& part : detail.parts) {
            node(part.against, Use::Operand);
            visitor.write(part.slot);
        }
        for (const SlotId gone : detail.gone) visitor.slot(gone, Use::Operand);
        if (detail.parts.empty()) visitor.write(detail.slot);
        break;
    }
    case Op::Effect:
        for (const Change& change : program.effectOf(instruction).changes) {
            node(change.value, Use::Operand);
            if (change.kind != ChangeKind::Set) visitor.slot(change.slot, Use::Operand);
            visitor.change(change);
        }
        break;
    case Op::Watch: visitor.watch(program.watchOf(instruction)); break;
    case Op::Due:
        for (const auto& [attribute, value] : program.dueOf(instruction).with) node(value, Use::Operand);
        break;
    case Op::Enter: visitor.slot(program.enterOf(instruction).slot, Use::Operand); break;
    case Op::GroupBegin:
    case Op::GroupNext:
        for (const NodeId key : program.loopOf(instruction).keys) node(key, Use::Operand);
        break;
    case Op::PickBegin:
    case Op::RepeatNext: node(program.loopOf(instruction).condition, Use::Operand); break;
    case Op::Remind:
    case Op::Say:
    case Op::End:
    case Op::JumpUnless:
    case Op::EachBegin:
    case Op::EachNext:
    case Op::PickEnd: break;
    }
}

/// A visitor that takes nothing: derive from it and take what is needed.
struct EffectVisitor {
    void node(NodeId /*id*/, Use /*use*/) {}
    void slot(SlotId /*id*/, Use /*use*/) {}
    void words(const Phrase& /*phrase*/) {}
    void write(SlotId /*slot*/) {}
    void change(const Change& /*change*/) {}
    void watch(const WatchDetail& /*detail*/) {}
};

/// Whether it gives several values, each under a name of its own: a table with several columns, a roll with several
/// counts.
[[nodiscard]] bool givesSeveral(const Program& program, const Instruction& instruction);
/// The results that an instruction gives.
[[nodiscard]] std::vector<SlotId> writesOf(const Program& program, const Instruction& instruction);
/// Where an instruction may go besides the next, or -1. `end`: the number of instructions.
[[nodiscard]] std::int64_t branchTarget(const Instruction& instruction, std::size_t end);

}  // namespace drumhead
