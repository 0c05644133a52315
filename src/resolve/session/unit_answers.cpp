#include "resolve/session/unit_answers.hpp"

namespace drumhead {

void copyUnit(Situation& situation, int role, int from, int to)
{
    const std::vector<Slot>& slots = situation.program().slots;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const Attribute* attribute = slots[i].attribute;
        if (slots[i].owner != role || slots[i].manyRole != role || !slots[i].asked || !attribute) continue;
        if (attribute->origin != Origin::List && attribute->origin != Origin::Type) continue;
        const auto slot = static_cast<SlotId>(i);
        situation.answer({slot, to}, situation.given({slot, from}));
    }
}

bool hasTwoSides(const Program& program)
{
    const std::vector<ProgramRole>& roles = program.roles;
    return roles.size() == 2 && !roles[0].many && !roles[1].many && roles[0].kind == roles[1].kind;
}

void swapTwoSides(Situation& situation)
{
    const Situation before = situation;
    const std::vector<Slot>& slots = situation.program().slots;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (slots[i].owner < 0 || !slots[i].attribute || !slots[i].asked) continue;
        const FactRef fact{static_cast<SlotId>(i), 0};
        situation.forget(fact);
        for (std::size_t other = 0; other < slots.size(); ++other) {
            if (slots[other].attribute != slots[i].attribute || slots[other].owner == slots[i].owner) continue;
            situation.answer(fact, before.given({static_cast<SlotId>(other), 0}));
        }
    }
}

}  // namespace drumhead
