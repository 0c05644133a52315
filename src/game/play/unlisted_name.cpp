#include "game/play/unlisted_name.hpp"

#include "drumhead/base/texts.hpp"
#include "drumhead/rules/program/program_role.hpp"

namespace drumhead {

std::string unlistedName(const Texts& texts, const ProgramRole& role, std::size_t row, std::size_t rows)
{
    if (!role.of.empty() || !role.labelParts.empty()) return "";
    const std::string number = rows > 1 ? " " + std::to_string(row + 1) : std::string();
    return texts.say("names.unlisted", "Unlisted {role}", {{"role", role.label + number}});
}

}  // namespace drumhead
