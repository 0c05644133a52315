#include "app/battle/session/step_heading.hpp"

#include "app/battle/session/battle.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/game/play/turn.hpp"

#include <QCoreApplication>

namespace drumhead::app {

namespace {

QString withoutStop(const std::string& sentence)
{
    constexpr qsizetype lettersShown = 600;  // the entry has them all
    const QString text = shortened(toQt(withMinus(sentence)), lettersShown);
    return text.endsWith(u'.') ? text.chopped(1) : text;
}

/// The step that an entry led to, if it led to any.
const EnteredEvent* stepEntered(const JournalEntry& entry)
{
    const EnteredEvent* last = nullptr;
    for (const Event& each : entry.events) {
        if (const auto* const entered = std::get_if<EnteredEvent>(&each)) last = entered;
    }
    return last;
}

bool beganTurn(const JournalEntry& entry)
{
    const EnteredEvent* const entered = stepEntered(entry);
    return entered && entered->turn > entry.turn;
}

QString inTurn(int turn, const QString& step)
{
    return QCoreApplication::translate("drumhead::app::LogModel", "Turn %1 ▶ %2").arg(turn).arg(step);
}

}  // namespace

QString stepHeading(const Battle& battle, const JournalEntry& entry)
{
    if (const EnteredEvent* const entered = stepEntered(entry)) {
        const QString title = toQt(titleOfStep(battle.rules(), battle.state(), entered->place));
        if (!title.isEmpty()) return beganTurn(entry) ? inTurn(entered->turn, title) : title;
    }
    return entry.sentences.empty() ? QString() : withoutStop(entry.sentences.front());
}

QString wayHeading(const Battle& battle, const JournalEntry& entry)
{
    const QString step = stepHeading(battle, entry);
    const QString way = beganTurn(entry) ? step : inTurn(entry.turn, step);
    const bool isLong = stepsPassed(entry.events) > 0 && entry.sentences.size() > 1;
    return isLong ? way + QStringLiteral(" · ") + withoutStop(entry.sentences[1]) : way;
}

}  // namespace drumhead::app
