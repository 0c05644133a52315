#include "drumhead/resolve/session/case_record.hpp"

#include <algorithm>

namespace drumhead {

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
    for (const Overrule& each : situation.overrules()) record.overrules.push_back(overruleRecord(situation, each));
    return record;
}

std::vector<std::string> restoreRecord(Situation& situation, const CaseRecord& record)
{
    std::vector<std::string> dropped;
    for (const auto& [role, rows] : record.rows) {
        const int index = situation.program().findRole(role);
        if (index >= 0 && situation.program().role(index).many) situation.setRows(index, rows);
    }
    for (const std::string& each : record.answers) {
        const std::size_t equals = std::min(each.find('='), each.size());
        const std::string_view value = std::string_view(each).substr(std::min(equals + 1, each.size()));
        if (!situation.set(each.substr(0, equals), value)) dropped.push_back(each.substr(0, equals));
    }
    for (const OverruleRecord& each : record.overrules) {
        Result<Overrule> overrule = overruleOf(situation, each);
        if (overrule) situation.overrule(std::move(*overrule));
        else dropped.push_back(situation.ruleset().texts->say("record.overruling", "an overruling"));
    }
    return dropped;
}

}  // namespace drumhead
