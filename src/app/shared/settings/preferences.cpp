#include "app/shared/settings/preferences.hpp"

#include "app/shared/settings/settings.hpp"

#include <QApplication>
#include <QWidget>

#include <algorithm>

namespace drumhead::app {

namespace {

QString diceKey() { return QStringLiteral("preferences/dice"); }

QString clockKey() { return QStringLiteral("preferences/turnClock"); }

QString bellKey() { return QStringLiteral("preferences/bellAfter"); }

QString lengthKey() { return QStringLiteral("preferences/otherLength"); }

QString confirmationKey(Confirmation what)
{
    switch (what) {
    case Confirmation::Discard: return QStringLiteral("preferences/askDiscard");
    case Confirmation::LeaveCase: return QStringLiteral("preferences/askLeaveCase");
    case Confirmation::Branch: break;
    }
    return QStringLiteral("preferences/askBranch");
}

}  // namespace

DicePlace dicePlace() { return static_cast<DicePlace>(std::clamp(Settings().value(diceKey(), 0).toInt(), 0, 2)); }

void setDicePlace(DicePlace place)
{
    Settings().setValue(diceKey(), static_cast<int>(place));
    tellPreferencesChanged();
}

bool isAsked(Confirmation what) { return Settings().value(confirmationKey(what), true).toBool(); }

void setAsked(Confirmation what, bool asked) { Settings().setValue(confirmationKey(what), asked); }

TurnClockWish turnClock()
{
    const Settings settings;
    return {settings.value(clockKey(), false).toBool(), std::clamp(settings.value(bellKey(), 0).toInt(), 0, 999)};
}

void setTurnClock(const TurnClockWish& wish)
{
    Settings settings;
    settings.setValue(clockKey(), wish.isShown);
    settings.setValue(bellKey(), wish.bellAfter);
    tellPreferencesChanged();
}

OtherLength otherLength()
{
    return static_cast<OtherLength>(std::clamp(Settings().value(lengthKey(), 0).toInt(), 0, 2));
}

void setOtherLength(OtherLength unit)
{
    Settings().setValue(lengthKey(), static_cast<int>(unit));
    tellPreferencesChanged();
}

void tellPreferencesChanged()
{
    for (QWidget* each : QApplication::allWidgets()) {
        QEvent change(preferencesChanged);
        QApplication::sendEvent(each, &change);
    }
}

}  // namespace drumhead::app
