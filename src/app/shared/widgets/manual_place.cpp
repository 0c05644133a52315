#include "app/shared/widgets/manual_place.hpp"

#include <QVariant>
#include <QWidget>

namespace drumhead::app {

namespace {

constexpr char property[] = "manualPlace";

}  // namespace

QString manualHeading(ManualPlace place)
{
    switch (place) {
    case ManualPlace::FirstBattle: return QStringLiteral("A first battle in ten minutes");
    case ManualPlace::Combat: return QStringLiteral("Check one combat");
    case ManualPlace::Odds: return QStringLiteral("Odds explained");
    case ManualPlace::Preferences: return QStringLiteral("Preferences");
    case ManualPlace::Battle: return QStringLiteral("A battle");
    case ManualPlace::Editor: return QStringLiteral("The scenario editor");
    case ManualPlace::Spreadsheets: return QStringLiteral("Spreadsheets");
    case ManualPlace::Sheets: return QStringLiteral("Sheets");
    case ManualPlace::Keys: break;
    }
    return QStringLiteral("Keys");
}

void setManualPlace(QWidget& widget, ManualPlace place) { widget.setProperty(property, static_cast<int>(place)); }

QString manualHeadingFor(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        const QVariant place = widget->property(property);
        if (place.isValid()) return manualHeading(static_cast<ManualPlace>(place.toInt()));
    }
    return {};
}

}  // namespace drumhead::app
