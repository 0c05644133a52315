#include "frame.hpp"

#include <algorithm>

namespace drumhead {

Frame::Frame(const Situation& situation) : ruleset(&situation.ruleset()), program(&situation.program()), layout(situation.layout()), values(situation.given())
{
    for (std::size_t role = 0; role < program->roles.size(); ++role) {
        const int count = program->roles[role].many ? layout.rows(static_cast<int>(role)) : 0;
        rows.push_back({-1, count >= 64 ? UINT64_MAX : (std::uint64_t{1} << count) - 1});
    }
    changed.resize(values.size());
    fillIn();
}

void Frame::fillIn()
{
    for (const SlotId id : program->filledIn) {
        const Slot& slot = program->slots[static_cast<std::size_t>(id)];
        const int count = slot.manyRole < 0 ? 1 : layout.rows(slot.manyRole);
        for (int row = 0; row < count; ++row) {
            Value& value = values[layout.address(slot, row)];
            if (!value.isUnknown()) continue;
            if (slot.kind != SlotKind::Stat) {
                value = slot.fallback;
                continue;
            }
            const Value type = values[layout.address(program->slots[static_cast<std::size_t>(slot.typeSlot)], row)];
            const UnitType* found = type.isSet() ? ruleset->findUnitType(type.name()) : nullptr;
            if (found) value = found->stats[static_cast<std::size_t>(slot.attribute->stat)];
        }
    }
}

void Frame::leave(FactRef fact, Value value, EffectTime at)
{
    if (after.empty()) after.resize(values.size());
    const std::size_t where = address(fact);
    after[where] = value;
    if (changed[where] == 0) changedFacts.push_back(fact);
    changed[where] = std::max(changed[where], static_cast<std::uint8_t>(1 + static_cast<int>(at)));
}

AfterEffects::AfterEffects(Frame& frame) : m_frame(frame)
{
    for (const FactRef fact : frame.changedFacts) {
        const std::size_t at = frame.address(fact);
        const Value after = frame.after[at];
        if (after.isUnknown() || after == frame.values[at]) continue;  // most effects are carried out at once
        frame.aside.emplace_back(at, frame.values[at]);
        frame.put(at, after);
    }
}

AfterEffects::~AfterEffects()
{
    for (const auto& [at, value] : m_frame.aside) m_frame.put(at, value);
    m_frame.aside.clear();
}

}  // namespace drumhead
