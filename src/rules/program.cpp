#include "drumhead/rules/program.hpp"

namespace drumhead {

std::string_view effectTimeName(EffectTime time)
{
    switch (time) {
    case EffectTime::EndOfSubphase: return "end-of-subphase";
    case EffectTime::EndOfPhase: return "end-of-phase";
    case EffectTime::EndOfTurn: return "end-of-turn";
    case EffectTime::Now: break;
    }
    return "now";
}

SlotId Program::findSlot(std::string_view name) const
{
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (slots[i].name == name) return static_cast<SlotId>(i);
    }
    return -1;
}

int Program::findRole(std::string_view name) const
{
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (roles[i].name == name) return static_cast<int>(i);
    }
    return -1;
}

}  // namespace drumhead
