#include "app/battle/session/battle_clock.hpp"

#include "app/battle/session/battle.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/preferences.hpp"

#include <chrono>

namespace drumhead::app {

namespace {

using namespace std::chrono_literals;

/// A computer that sleeps takes no time.
TurnClock::Time timeNow()
{
    return std::chrono::duration_cast<TurnClock::Time>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace

BattleClock::BattleClock(const Battle& battle, TurnClock spent, QObject* parent)
    : QObject(parent), m_battle(battle), m_spent(std::move(spent)), m_at(clockPlace(battle.rules(), battle.state()))
{
    m_rungAt.turn = 0;
    m_seconds.setInterval(1s);
    connect(&m_seconds, &QTimer::timeout, this, &BattleClock::tick);
    setSource(timeNow);
    m_seconds.start();
}

void BattleClock::setSource(std::function<TurnClock::Time()> now)
{
    m_now = std::move(now);
    m_takenUntil = m_now();
    m_wasMeasured = isMeasured();
}

bool BattleClock::isMeasured() const
{
    return turnClock().isShown && !m_isPaused && !m_battle.isReadOnly() && !m_battle.state().over;
}

/// The time since the last call goes to where the battle stood then.
void BattleClock::takeTime()
{
    const TurnClock::Time now = m_now();
    if (m_wasMeasured) m_spent.add(m_at, now - m_takenUntil);
    m_takenUntil = now;
    m_wasMeasured = isMeasured();
    m_at = clockPlace(m_battle.rules(), m_battle.state());
}

void BattleClock::setPaused(bool paused)
{
    takeTime();
    m_isPaused = paused;
    m_wasMeasured = isMeasured();
    Q_EMIT ticked();
}

const TurnClock& BattleClock::spent()
{
    takeTime();
    return m_spent;
}

QString BattleClock::side() const { return toQt(m_at.side); }

TurnClock::Time BattleClock::ofSideNow()
{
    takeTime();
    return m_spent.ofSide(m_at.turn, m_at.side);
}

bool BattleClock::isTimeUp()
{
    const int minutes = turnClock().bellAfter;
    return minutes > 0 && !m_at.side.empty() && ofSideNow() >= std::chrono::minutes(minutes);
}

void BattleClock::ringWhereDue()
{
    const TurnClock::Place at{m_at.turn, "", m_at.side};
    if (!m_wasMeasured || at == m_rungAt || !isTimeUp()) return;
    m_rungAt = at;
    Q_EMIT rang();
}

void BattleClock::tick()
{
    if (!turnClock().isShown && !m_wasMeasured) return;
    takeTime();
    ringWhereDue();
    Q_EMIT ticked();
}

}  // namespace drumhead::app
