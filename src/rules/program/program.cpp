#include "drumhead/rules/program/program.hpp"

namespace drumhead {

SlotId Program::findSlot(std::string_view name) const
{
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (slots[i].name == name) return static_cast<SlotId>(i);
    }
    return -1;
}

std::string Program::question(SlotId id) const
{
    for (const EnterDetail& enter : enters) {
        if (enter.slot == id) return enter.question;
    }
    return slot(id).attribute ? slot(id).attribute->question : std::string();
}

int Program::findRole(std::string_view name) const
{
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (roles[i].name == name) return static_cast<int>(i);
    }
    return -1;
}

}  // namespace drumhead
