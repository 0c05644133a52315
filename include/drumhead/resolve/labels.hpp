#pragma once

#include "drumhead/resolve/situation.hpp"

#include <string>

namespace drumhead {

/// "target", or "firer 2" for a row of a role with many; or the name of the entity in that row.
[[nodiscard]] std::string roleLabel(const Program& program, int role, int row, const RoleNames& names = {});
[[nodiscard]] inline std::string roleLabel(const Situation& situation, int role, int row)
{
    return roleLabel(situation.program(), role, row, situation.names());
}

/// The names without those of roles that one alone has: for where "target" says enough of who that is.
[[nodiscard]] RoleNames namesOfSeveral(const Situation& situation);

/// Which row of a role a step works on, or none.
struct RowInHand {
    int role = -1;
    int row = -1;
};

/// A title or label of the rules. `parts`: those of one that names roles, which are named as `roleLabel` does; one that
/// may be many by the row in hand, and by its label where no row of it is.
[[nodiscard]] std::string labelText(const Program& program, const std::string& plain, const Phrase& parts,
                                    const RoleNames& names, RowInHand in = {});

/// The title of the step of an instruction; the label of the value in `slot` where it has none.
[[nodiscard]] std::string stepTitle(const Situation& situation, const Instruction& of, SlotId slot, RowInHand in = {});

/// The same with the row in hand before it, "attacker 2: die", unless the title names that row itself.
[[nodiscard]] std::string titleOfRow(const Situation& situation, const Instruction& of, SlotId slot, RowInHand in);

/// The procedure within the procedure that a step belongs to, or empty.
[[nodiscard]] std::string stageTitle(const Situation& situation, const StepInfo& step, RowInHand in = {});

/// The label of a value without its owner's: "formation" of "target's formation".
[[nodiscard]] std::string ownLabel(const Slot& slot);

/// A fact for display: "target's formation", "firer 2's figures", "distance"; "2nd Guard's formation" if
/// the target has a name.
[[nodiscard]] std::string factLabel(const Program& program, FactRef fact, const RoleNames& names = {});
[[nodiscard]] inline std::string factLabel(const Situation& situation, FactRef fact)
{
    return factLabel(situation.program(), fact, situation.names());
}

/// A sentence with its values. `values` are those of the slots it names, in order. Its first letter is capitalised
/// unless it starts with a name: names are shown as typed.
[[nodiscard]] std::string phraseText(const Situation& situation, const Phrase& phrase, const Value* values, int row);

}  // namespace drumhead
