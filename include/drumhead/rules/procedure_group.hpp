#pragma once

#include "drumhead/base/texts.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

struct Procedure;
struct Ruleset;

/// What people do at the table when they need a procedure, in the order of a list.
enum class ProcedureGroup : std::uint8_t { Shoot, Charge, Melee, Morale, Move, Command, Turn, Reference, Other };

/// The group as rule data name it ("shoot"); empty for Other, which is said by naming none.
[[nodiscard]] std::string_view procedureGroupId(ProcedureGroup group);
/// The heading in a list: "Shooting".
[[nodiscard]] std::string procedureGroupTitle(const Texts& texts, ProcedureGroup group);
/// Nothing: there is no group of that id.
[[nodiscard]] std::optional<ProcedureGroup> procedureGroup(std::string_view id);
/// The ids that rule data may name.
[[nodiscard]] std::vector<std::string> procedureGroupIds();

struct GroupedProcedures {
    ProcedureGroup group = ProcedureGroup::Other;
    std::vector<const Procedure*> procedures;
};

/// The procedures of a ruleset that people choose from, group by group, each in the order of the rules. Groups without
/// any are left out.
[[nodiscard]] std::vector<GroupedProcedures> groupedProcedures(const Ruleset& ruleset);

/// What a procedure is found by beside its title: its sentence and the heading of its group.
[[nodiscard]] std::string procedureSearchText(const Texts& texts, const Procedure& procedure);

}  // namespace drumhead
