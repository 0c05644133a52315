#include "drumhead/rules/procedure_group.hpp"

#include "drumhead/rules/ruleset.hpp"

#include <array>

namespace drumhead {

namespace {

struct Words {
    std::string_view id;
    std::string_view title;
};

constexpr std::array<Words, 9> words{{{"shoot", "Shooting"},
                                      {"charge", "Charge"},
                                      {"melee", "Melee"},
                                      {"morale", "Morale"},
                                      {"move", "Movement"},
                                      {"command", "Command"},
                                      {"turn", "Turn and events"},
                                      {"reference", "Reference"},
                                      {"", "Other"}}};
static_assert(words.size() == static_cast<std::size_t>(ProcedureGroup::Other) + 1);

}  // namespace

std::string_view procedureGroupId(ProcedureGroup group) { return words[static_cast<std::size_t>(group)].id; }

std::string_view procedureGroupTitle(ProcedureGroup group) { return words[static_cast<std::size_t>(group)].title; }

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

std::string procedureSearchText(const Procedure& procedure)
{
    return procedure.about + ' ' + std::string(procedureGroupTitle(procedure.group)) + ' '
        + std::string(procedureGroupId(procedure.group));
}

}  // namespace drumhead
