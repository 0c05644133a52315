#pragma once

#include "drumhead/resolve/leverage/leverage.hpp"
#include "drumhead/resolve/odds/odds_summary.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// An event whose chance a person may ask for.
struct EventChoice {
    OddsEvent event;
    double chance = 0;  ///< 0 where it is not known yet
};

/// The events of a distribution: for each number at least that many, unless that is certain; of endings that the rules
/// tell apart first won, held and lost; for each choice, that one.
[[nodiscard]] std::vector<EventChoice> eventsOf(const Situation& situation, const OddsSummary& summary);

/// While there is no distribution: the events that the shape of the result allows.
[[nodiscard]] std::vector<EventChoice> eventsOf(const Situation& situation, FactRef result);

/// The index of the one to show first: that the one who acts wins, where the rules tell; else of numbers the chance
/// nearest to even, of choices the most likely. -1: there are none.
[[nodiscard]] int mostTelling(const std::vector<EventChoice>& events);

/// "Hits: at least 3", "Ending: a victory of the charger".
[[nodiscard]] std::string eventText(const Situation& situation, const OddsEvent& event);

}  // namespace drumhead
