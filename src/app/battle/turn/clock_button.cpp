#include "app/battle/turn/clock_button.hpp"

#include "app/battle/session/battle.hpp"
#include "app/battle/session/battle_clock.hpp"
#include "app/shared/look/tone_colours.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/preferences.hpp"

#include <QApplication>
#include <QEvent>

namespace drumhead::app {

ClockButton::ClockButton(QWidget* parent) : QPushButton(parent)
{
    setObjectName(QStringLiteral("turnClock"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAutoDefault(true);
    connect(this, &QPushButton::clicked, this, &ClockButton::pauseOrGoOn);
    hide();
}

void ClockButton::setBattle(Battle* battle)
{
    if (m_battle) disconnect(&m_battle->clock(), nullptr, this, nullptr);
    m_battle = battle;
    if (m_battle) {
        connect(&m_battle->clock(), &BattleClock::ticked, this, &ClockButton::refresh);
        connect(&m_battle->clock(), &BattleClock::rang, this, [] { QApplication::beep(); });
    }
    refresh();
}

void ClockButton::pauseOrGoOn()
{
    if (m_battle) m_battle->clock().setPaused(!m_battle->clock().isPaused());
}

void ClockButton::refresh()
{
    const TurnClockWish wish = turnClock();
    setVisible(m_battle && wish.isShown && !m_battle->isReadOnly());
    if (isHidden()) return;
    BattleClock& clock = m_battle->clock();
    const QString used = toQt(clockText(clock.ofSideNow()));
    const QString time = wish.bellAfter == 0 || clock.side().isEmpty()
        ? used
        : tr("%1 of %2").arg(used, toQt(clockText(std::chrono::minutes(wish.bellAfter))));
    const QString whole = clock.side().isEmpty() ? time : tr("%1 · %2").arg(clock.side(), time);
    const bool isUp = clock.isTimeUp();
    const QString shown = clock.isPaused() ? tr("Paused: %1").arg(whole)
        : isUp                             ? tr("! Time is up: %1").arg(whole)
                                           : whole;
    if (text() == withoutMnemonic(shown)) return;
    setText(withoutMnemonic(shown));
    setAccessibleName(tr("Turn clock: %1").arg(shown));
    setToolTip(tipText(clock.isPaused() ? tr("The turn clock is paused. Press to resume.")
                                        : tr("Time used in this turn. Press to pause the clock.")));
    QPalette colours;
    if (isUp) {
        const ToneColours alarm = toneColours(OutcomeTone::Bad, QApplication::palette());
        colours.setColor(QPalette::ButtonText, alarm.ink);
        colours.setColor(QPalette::Button, alarm.ground);
    }
    setPalette(colours);
    QFont font;
    font.setBold(isUp);
    setFont(font);
}

void ClockButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) refresh();
}

bool ClockButton::event(QEvent* event)
{
    if (event->type() == preferencesChanged) refresh();
    return QPushButton::event(event);
}

}  // namespace drumhead::app
