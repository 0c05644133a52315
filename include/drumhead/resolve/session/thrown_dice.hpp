#pragma once

#include "drumhead/resolve/machine/resolution.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// The dice of one throw of a case, with which of them counted.
struct ThrownDice {
    int occurrence = 0;  ///< which throw of the case, from 0, as an overruling names it
    std::string title;   ///< "Hits", "Firer 2: Hits"
    int sides = 6;
    std::vector<int> faces;
    std::vector<bool> counted;  ///< for each face
    std::string reason;         ///< why the referee changed it, or empty
};

/// The throws that a resolution has made so far, in order; rolls of no dice are left out.
[[nodiscard]] std::vector<ThrownDice> thrownDice(const Resolution& resolution);

/// What a roll step is thrown for: its title, with the row it is thrown for; `role` -1: for no row.
[[nodiscard]] std::string throwTitle(const Program& program, std::uint32_t instruction, int role, int row);

}  // namespace drumhead
