#include "drumhead/resolve/overrule_record.hpp"

#include "drumhead/rules/exact_value.hpp"

#include <array>

namespace drumhead {

namespace {

constexpr std::array<std::string_view, 3> overruleKindNames = {"modifier", "value", "die"};

const Shape& numberShape()
{
    static const Shape shape = [] {
        Shape number;
        number.whole = false;
        number.least = -Number::largest();
        number.most = Number::largest();
        return number;
    }();
    return shape;
}

bool hasModifier(const Program& program, const OverruleRecord& record)
{
    for (const Instruction& instruction : program.code) {
        if (instruction.op != Op::Sum || program.steps[instruction.step].name != record.step) continue;
        for (const CompiledModifier& each : program.sumOf(instruction).modifiers) {
            if (each.modifier->id == record.modifier) return true;
        }
    }
    return false;
}

bool hasThrow(const Program& program, const std::string& step)
{
    for (const Instruction& instruction : program.code) {
        if (instruction.op == Op::Roll && program.steps[instruction.step].name == step) return true;
    }
    return false;
}

/// The slot of the value that a step gives, or -1. A table of several columns gives a value under each column's name.
SlotId resultOf(const Program& program, const std::string& step)
{
    const SlotId slot = program.findSlot(step);
    if (slot >= 0) return slot;
    for (const Instruction& each : program.code) {
        if (each.op == Op::Table && program.steps[each.step].name == step && program.tableOf(each).outputs.size() == 1)
            return program.tableOf(each).outputs.front();
    }
    return -1;
}

}  // namespace

std::string_view overruleKindName(Overrule::Kind kind) { return overruleKindNames[static_cast<std::size_t>(kind)]; }

std::optional<Overrule::Kind> overruleKind(std::string_view name)
{
    for (std::size_t i = 0; i < overruleKindNames.size(); ++i) {
        if (overruleKindNames[i] == name) return static_cast<Overrule::Kind>(i);
    }
    return std::nullopt;
}

const Shape* overruledShape(const Situation& situation, const OverruleRecord& record)
{
    const Program& program = situation.program();
    if (record.kind == Overrule::Kind::Modifier) return hasModifier(program, record) ? &numberShape() : nullptr;
    if (record.kind == Overrule::Kind::Die)
        return record.step.empty() || hasThrow(program, record.step) ? &numberShape() : nullptr;
    const SlotId slot = resultOf(program, record.step);
    return slot < 0 ? nullptr : &program.slot(slot).shape;
}

OverruleRecord overruleRecord(const Situation& situation, const Overrule& overrule)
{
    OverruleRecord record;
    record.kind = overrule.kind;
    record.step = overrule.step;
    record.modifier = overrule.modifier;
    record.row = overrule.row;
    record.occurrence = overrule.occurrence;
    record.die = overrule.die;
    record.reason = overrule.reason;
    const Shape* shape = overruledShape(situation, record);
    record.value = exactText(situation.ruleset(), shape ? *shape : numberShape(), overrule.value);
    return record;
}

Result<Overrule> overruleOf(const Situation& situation, const OverruleRecord& record)
{
    const Texts& texts = *situation.ruleset().texts;
    const Shape* shape = overruledShape(situation, record);
    if (!shape)
        return Error{
            texts.say("overrule.nothing", "there is nothing to overrule at \"{step}\"", {{"step", record.step}})
            + (record.modifier.empty() ? "" : ", \"" + record.modifier + "\"")};
    const std::optional<Value> value = exactValue(situation.ruleset(), *shape, record.value);
    if (!value || value->isUnknown())
        return Error{texts.say("overrule.value", "\"{value}\" can't stand at \"{step}\"",
                               {{"value", record.value}, {"step", record.step}})};
    if (record.reason.empty())
        return Error{texts.say("overrule.reason", "overruling \"{step}\" needs a reason", {{"step", record.step}})};
    Overrule overrule;
    overrule.kind = record.kind;
    overrule.step = record.step;
    overrule.modifier = record.modifier;
    overrule.row = record.row;
    overrule.occurrence = record.occurrence;
    overrule.die = record.die;
    overrule.value = *value;
    overrule.reason = record.reason;
    return overrule;
}

}  // namespace drumhead
