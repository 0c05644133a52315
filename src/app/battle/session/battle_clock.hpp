#pragma once

#include "drumhead/game/journal/turn_clock.hpp"

#include <QObject>
#include <QTimer>

#include <functional>

namespace drumhead::app {

class Battle;

/// Measures the time that a battle takes while the preferences ask for it, and rings when a side has used its minutes
/// of a turn. Real time: it goes on whatever is played, undone or looked at, unless it is paused.
class BattleClock : public QObject {
    Q_OBJECT

public:
    /// `spent`: what was measured before.
    BattleClock(const Battle& battle, TurnClock spent, QObject* parent);

    /// Time since any moment, that never runs backwards; tests set it. Starts measuring anew.
    void setSource(std::function<TurnClock::Time()> now);
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    void setPaused(bool paused);
    /// All time up to now.
    [[nodiscard]] const TurnClock& spent();
    /// Name of the side whose step it is; empty: both.
    [[nodiscard]] QString side() const;
    /// What that side has used of the present turn.
    [[nodiscard]] TurnClock::Time ofSideNow();
    /// Whether that side has used more than its minutes of a turn.
    [[nodiscard]] bool isTimeUp();

    /// Takes the time up to now, and rings where it is up. By itself once a second.
    void tick();

Q_SIGNALS:
    /// The time that is shown is another.
    void ticked();
    /// The side whose step it is has used its minutes of this turn; once in each turn.
    void rang();

private:
    [[nodiscard]] bool isMeasured() const;
    void takeTime();
    void ringWhereDue();

    const Battle& m_battle;
    TurnClock m_spent;
    std::function<TurnClock::Time()> m_now;
    TurnClock::Time m_takenUntil{0};
    TurnClock::Place m_at;
    TurnClock::Place m_rungAt;  ///< turn and side of the last bell
    bool m_isPaused = false;
    bool m_wasMeasured = false;
    QTimer m_seconds;
};

}  // namespace drumhead::app
