#include "drumhead/resolve/session/case_record.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// The slot of the value that a step gives, or -1. A column of a table goes by its own name.
SlotId resultOf(const Program& program, const std::string& step)
{
    for (const Instruction& each : program.code) {
        const bool named = program.steps[each.step].name == step;
        switch (each.op) {
        case Op::Let:
            if (named) return program.lets[each.detail].slot;
            break;
        case Op::Band:
            if (named) return program.bands[each.detail].slot;
            break;
        case Op::Sum:
            if (named) return program.sums[each.detail].slot;
            break;
        case Op::Roll:
            if (named) return program.rolls[each.detail].slot;
            break;
        case Op::Table:
            for (const SlotId output : program.tables[each.detail].outputs) {
                const bool isColumn = program.tables[each.detail].outputs.size() > 1;
                if (isColumn ? program.slots[static_cast<std::size_t>(output)].name == step : named) return output;
            }
            break;
        default: break;
        }
    }
    return -1;
}

bool hasModifier(const Program& program, const std::string& step, const std::string& modifier)
{
    return std::any_of(program.code.begin(), program.code.end(), [&](const Instruction& each) {
        if (each.op != Op::Sum || program.steps[each.step].name != step) return false;
        const std::vector<CompiledModifier>& all = program.sums[each.detail].modifiers;
        return std::any_of(all.begin(), all.end(),
                           [&](const CompiledModifier& one) { return one.modifier->id == modifier; });
    });
}

Shape shapeOf(const Situation& situation, const Overrule& overrule)
{
    if (overrule.kind != Overrule::Kind::Value) {
        Shape amount;
        amount.whole = false;
        amount.least = -Number::largest();
        amount.most = Number::largest();
        return amount;
    }
    const SlotId slot = resultOf(situation.program(), overrule.step);
    Shape shape = slot < 0 ? Shape() : situation.program().slots[static_cast<std::size_t>(slot)].shape;
    shape.least = -Number::largest();
    shape.most = Number::largest();
    return shape;
}

/// False if the rules have no such step, modifier or value any more.
bool restoreOverrule(Situation& situation, const CaseRecord::RecordedOverrule& recorded)
{
    Overrule overrule = recorded.overrule;
    const bool known = overrule.kind == Overrule::Kind::Die
        || (overrule.kind == Overrule::Kind::Value
                ? resultOf(situation.program(), overrule.step) >= 0
                : hasModifier(situation.program(), overrule.step, overrule.modifier));
    const Result<Value> value = parseValue(situation.ruleset(), shapeOf(situation, overrule), recorded.value);
    if (!known || !value) return false;
    overrule.value = *value;
    situation.overrule(std::move(overrule));
    return true;
}

}  // namespace

CaseRecord recordOf(const Situation& situation, const std::vector<int>& faces)
{
    CaseRecord record;
    const Ruleset& ruleset = situation.ruleset();
    const Program& program = situation.program();
    record.procedure = situation.procedure().id;
    record.faces = faces;
    for (std::size_t i = 0; i < program.roles.size(); ++i) {
        if (program.roles[i].many)
            record.rows.emplace_back(program.roles[i].name, situation.layout().rows(static_cast<int>(i)));
    }
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const Slot& slot = program.slots[i];
        if (slot.kind == SlotKind::Ruling || !slot.asked) continue;
        const int rows = slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) {
            const FactRef fact{static_cast<SlotId>(i), row};
            const Value given = situation.given(fact);
            if (!given.isUnknown())
                record.answers.push_back(factName(program, fact) + '=' + ruleset.valueId(slot.shape, given));
        }
    }
    for (const Overrule& each : situation.overrules())
        record.overrules.push_back({each, ruleset.valueId(shapeOf(situation, each), each.value)});
    return record;
}

std::vector<std::string> restoreRecord(Situation& situation, const CaseRecord& record)
{
    std::vector<std::string> dropped;
    for (const auto& [role, rows] : record.rows) {
        const int index = situation.program().findRole(role);
        if (index >= 0 && situation.program().roles[static_cast<std::size_t>(index)].many)
            situation.setRows(index, rows);
    }
    for (const std::string& each : record.answers) {
        const std::size_t equals = std::min(each.find('='), each.size());
        const std::string_view value = std::string_view(each).substr(std::min(equals + 1, each.size()));
        if (!situation.set(each.substr(0, equals), value)) dropped.push_back(each.substr(0, equals));
    }
    for (const CaseRecord::RecordedOverrule& each : record.overrules) {
        if (!restoreOverrule(situation, each)) dropped.push_back("an overruling");
    }
    return dropped;
}

}  // namespace drumhead
