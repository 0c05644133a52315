#pragma once

#include "drumhead/resolve/machine/resolution.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// What a die has done: added to the total, scored or not, passed a test or failed it; or it is not one of those kept.
enum class DieMark { Added, Scored, Missed, Passed, Failed, NotUsed };

/// The dice of one throw of a case, with what each has done.
struct ThrownDice {
    int occurrence = 0;  ///< which throw of the case, from 0, as an overruling names it
    std::string title;   ///< "Hits", "Firer 2: Hits"
    int sides = 6;
    std::vector<int> faces;
    std::vector<DieMark> marks;        ///< for each face
    std::vector<std::string> reasons;  ///< for each face: why the referee changed it; empty: he did not
    std::vector<std::string> cards;    ///< of a card that was drawn: the titles of the deck's cards, by number
    std::string verb;                  ///< said of a die that met the count, or empty
};

/// The throws that a resolution has made so far, in order; rolls of no dice are left out.
[[nodiscard]] std::vector<ThrownDice> thrownDice(const Resolution& resolution);

/// The case with these dice as they lie: its odds are those of all other dice.
[[nodiscard]] Situation withDiceFixed(Situation situation, const std::vector<ThrownDice>& throwsMade);

/// What a roll step is thrown for: its title, with the row it is thrown for; `role` -1: for no row.
[[nodiscard]] std::string throwTitle(const Situation& situation, std::uint32_t instruction, int role, int row);

}  // namespace drumhead
