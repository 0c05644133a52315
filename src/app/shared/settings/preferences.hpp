#pragma once

#include <QEvent>

namespace drumhead::app {

/// Where dice are thrown.
enum class DicePlace {
    Either,  ///< rolled here or typed; the keyboard goes to the field
    Here,    ///< rolled here; the keyboard goes to the button
    Table,   ///< thrown at the table and typed: nothing is rolled here
};

[[nodiscard]] DicePlace dicePlace();
void setDicePlace(DicePlace place);

/// Questions that a person can do without. What they keep from being lost is kept without them as well.
enum class Confirmation {
    Discard,    ///< before a thrown case is discarded
    LeaveCase,  ///< before the next step is taken with a thrown case open; unasked it is applied, else kept for later
    Branch,     ///< before play goes on from an earlier place; unasked it does, and both lines are kept
};

[[nodiscard]] bool isAsked(Confirmation what);
void setAsked(Confirmation what, bool asked);

/// All widgets get one after a preference or the layout was changed.
inline constexpr QEvent::Type preferencesChanged = static_cast<QEvent::Type>(QEvent::User + 53);
void tellPreferencesChanged();

}  // namespace drumhead::app
