#pragma once

#include "drumhead/resolve/situation.hpp"

#include <string>

namespace drumhead {

/// "target", or "firer 2" for a row of a role that may be many; or the name of the unit there.
[[nodiscard]] std::string roleLabel(const Program& program, int role, int row, const RoleNames& names = {});
[[nodiscard]] inline std::string roleLabel(const Situation& situation, int role, int row)
{
    return roleLabel(situation.program(), role, row, situation.names());
}

/// A fact as a person reads it: "target's formation", "firer 2's figures", "distance"; "2nd Guard's formation" where
/// the target has a name.
[[nodiscard]] std::string factLabel(const Program& program, FactRef fact, const RoleNames& names = {});
[[nodiscard]] inline std::string factLabel(const Situation& situation, FactRef fact)
{
    return factLabel(situation.program(), fact, situation.names());
}

/// A sentence with its values. `values` are those of the slots it names, in order. Its first letter is raised, unless a
/// name stands there: names are shown as typed.
[[nodiscard]] std::string phraseText(const Situation& situation, const Phrase& phrase, const Value* values, int row);

}  // namespace drumhead
