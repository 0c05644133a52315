#pragma once

#include "app/combat/session/case_session.hpp"
#include "drumhead/resolve/leverage/leverage.hpp"
#include "drumhead/resolve/odds/odds_summary.hpp"

#include <QString>

#include <vector>

namespace drumhead::app {

/// An event whose chance a person may ask for.
struct EventChoice {
    OddsEvent event;
    double chance = 0;  ///< 0 where it is not known yet
};

/// What may be asked of a distribution: of numbers at least so many, of choices this one. What is certain is left out
/// of the numbers.
[[nodiscard]] std::vector<EventChoice> eventsOf(const OddsSummary& summary);

/// While there is no distribution: what the shape of the result allows.
[[nodiscard]] std::vector<EventChoice> eventsOf(const CaseSession& session, FactRef result);

/// The index of the one to begin with: of numbers the chance nearest to even, of choices the greatest. -1: there are
/// none.
[[nodiscard]] int mostTelling(const std::vector<EventChoice>& events);

/// "Hits: at least 3", "Ending: a victory of the charger".
[[nodiscard]] QString eventText(const CaseSession& session, const OddsEvent& event);

}  // namespace drumhead::app
