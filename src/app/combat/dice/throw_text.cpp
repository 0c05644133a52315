#include "app/combat/dice/throw_text.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/minus.hpp"

#include <QCoreApplication>

#include <algorithm>

namespace drumhead::app {

namespace {

struct ThrowWords {
    Q_DECLARE_TR_FUNCTIONS(ThrowText)
};

QString diceOf(const PlannedThrow& planned) { return toQt(withMinus(diceText(planned, *spokenTexts()))); }

QString plainDice(const PlannedThrow& planned)
{
    return toQt(
        spokenTexts()->say("dice.some", "{count} D{sides}",
                           {{"count", std::to_string(planned.dice)}, {"sides", std::to_string(planned.sides)}}));
}

/// "3 D10 and 2 D10", "5 D6, one each", "4 times 2 D6".
QString severalText(const std::vector<PlannedThrow>& planned)
{
    QStringList parts;
    for (const PlannedThrow& each : planned) parts << plainDice(each);
    if (parts.size() == 2 && parts[0] == parts[1]) return ThrowWords::tr("%1 each").arg(parts[0]);
    if (parts.size() == 2) return parts.join(ThrowWords::tr(" and "));
    if (parts.count(parts.front()) != parts.size()) return ThrowWords::tr("%1 throws").arg(parts.size());
    return planned.front().dice == 1 ? ThrowWords::tr("%1 D%2, one each").arg(parts.size()).arg(planned.front().sides)
                                     : ThrowWords::tr("%1 times %2").arg(parts.size()).arg(parts.front());
}

QString withNeeds(const QString& text, const std::string& needs)
{
    return needs.empty() ? text : text + QStringLiteral(" · ") + typeset(withMinus(needs));
}

/// Of one throw with many results the faces are told beneath alone.
bool isLong(const std::vector<PlannedThrow>& planned, bool brief)
{
    const std::ptrdiff_t most = brief ? 1 : 2;
    if (planned.size() != 1 || planned.front().counts) return false;
    const std::vector<ThrowBand>& bands = planned.front().readings.front().bands;
    return std::count_if(bands.begin(), bands.end(), [](const ThrowBand& each) { return !each.isNothing; }) > most;
}

}  // namespace

QString throwText(const std::vector<PlannedThrow>& planned, bool brief)
{
    if (planned.empty()) return {};
    const std::shared_ptr<const Texts> texts = spokenTexts();
    const std::string needs = needsText(planned.front(), *texts);
    const bool alike = std::all_of(planned.begin(), planned.end(), [&](const PlannedThrow& each) {
        return needsText(each, *texts) == needs && diceText(each, *texts) == diceText(planned.front(), *texts);
    });
    const QString dice = planned.size() == 1 ? diceOf(planned.front()) : severalText(planned);
    const bool isCard = planned.size() == 1 && planned.front().deck;
    const QString text = isCard ? ThrowWords::tr("Draw %1").arg(dice) : ThrowWords::tr("Throw %1").arg(dice);
    return alike && !isLong(planned, brief) ? withNeeds(text, needs) : text;
}

QString throwLabel(const PlannedThrow& planned)
{
    return withNeeds(ThrowWords::tr("%1 – %2").arg(raised(toQt(planned.title)), diceOf(planned)),
                     needsText(planned, *spokenTexts()));
}

}  // namespace drumhead::app
