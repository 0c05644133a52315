#include "drumhead/rules/procedure_group.hpp"

#include "drumhead/rules/ruleset.hpp"

#include <array>

namespace drumhead {

namespace {

struct Words {
    std::string_view id;
    Message title;
};

constexpr std::array<Words, 9> words{{{"shoot", message("group.shooting", "Shooting")},
                                      {"charge", message("group.charge", "Charge")},
                                      {"melee", message("group.melee", "Melee")},
                                      {"morale", message("group.morale", "Morale")},
                                      {"move", message("group.movement", "Movement")},
                                      {"command", message("group.command", "Command")},
                                      {"turn", message("group.turn", "Turn and events")},
                                      {"reference", message("group.reference", "Reference")},
                                      {"", message("group.other", "Other")}}};
static_assert(words.size() == static_cast<std::size_t>(ProcedureGroup::Other) + 1);

}  // namespace

std::string_view procedureGroupId(ProcedureGroup group) { return words[static_cast<std::size_t>(group)].id; }

std::string procedureGroupTitle(const Texts& texts, ProcedureGroup group)
{
    return texts.say(words[static_cast<std::size_t>(group)].title);
}

std::optional<ProcedureGroup> procedureGroup(std::string_view id)
{
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (words[i].id == id) return static_cast<ProcedureGroup>(i);
    }
    return std::nullopt;
}

std::vector<std::string> procedureGroupIds()
{
    std::vector<std::string> ids;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) ids.emplace_back(words[i].id);
    return ids;
}

std::vector<GroupedProcedures> groupedProcedures(const Ruleset& ruleset)
{
    std::vector<GroupedProcedures> groups;
    for (std::size_t i = 0; i < words.size(); ++i) {
        GroupedProcedures group{static_cast<ProcedureGroup>(i), {}};
        for (const auto& each : ruleset.procedures) {
            if (!each->inner && each->group == group.group) group.procedures.push_back(each.get());
        }
        if (!group.procedures.empty()) groups.push_back(std::move(group));
    }
    return groups;
}

std::string procedureSearchText(const Texts& texts, const Procedure& procedure)
{
    return procedure.about + ' ' + procedureGroupTitle(texts, procedure.group) + ' '
        + std::string(procedureGroupId(procedure.group));
}

}  // namespace drumhead
