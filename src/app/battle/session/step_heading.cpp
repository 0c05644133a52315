#include "app/battle/session/step_heading.hpp"

#include "app/shared/qt_text.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/game/play/turn.hpp"

#include <QCoreApplication>

#include <algorithm>

namespace drumhead::app {

namespace {

QString withoutStop(const std::string& sentence)
{
    constexpr qsizetype lettersShown = 600;  // the entry has them all
    const QString text = shortened(toQt(withMinus(sentence)), lettersShown);
    return text.endsWith(u'.') ? text.chopped(1) : text;
}

/// Whether the entry ends the turn in which it was played; its sentence then begins with the turn that comes.
bool beginsTurn(const JournalEntry& entry)
{
    return std::any_of(entry.events.begin(), entry.events.end(), [&](const Event& each) {
        const auto* const entered = std::get_if<EnteredEvent>(&each);
        return entered && entered->turn > entry.turn;
    });
}

}  // namespace

QString stepHeading(const JournalEntry& entry)
{
    if (entry.sentences.empty()) return {};
    return withoutStop(entry.sentences.front());
}

QString wayHeading(const JournalEntry& entry)
{
    const QString turn = QCoreApplication::translate("drumhead::app::LogModel", "Turn %1 ▶ %2").arg(entry.turn);
    const QString way = beginsTurn(entry) ? stepHeading(entry) : turn.arg(stepHeading(entry));
    const bool isLong = stepsPassed(entry.events) > 0 && entry.sentences.size() > 1;
    return isLong ? way + QStringLiteral(" · ") + withoutStop(entry.sentences[1]) : way;
}

}  // namespace drumhead::app
