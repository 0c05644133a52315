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

/// The turn clock of battles.
struct TurnClockWish {
    bool isShown = false;  ///< else no time is measured
    int bellAfter = 0;     ///< minutes that a side may use of a turn; 0: no bell

    friend bool operator==(const TurnClockWish&, const TurnClockWish&) = default;
};

[[nodiscard]] TurnClockWish turnClock();
void setTurnClock(const TurnClockWish& wish);

/// The unit in which distances are shown besides that of the rules.
enum class OtherLength { None, Centimetres, Inches };

[[nodiscard]] OtherLength otherLength();
void setOtherLength(OtherLength unit);

/// All widgets get one after a preference or the layout was changed.
inline constexpr QEvent::Type preferencesChanged = static_cast<QEvent::Type>(QEvent::User + 53);
void tellPreferencesChanged();

}  // namespace drumhead::app
