#include "app/shared/widgets/manual_place.hpp"

#include <QCoreApplication>
#include <QVariant>
#include <QWidget>

namespace drumhead::app {

namespace {

constexpr char property[] = "manualPlace";

/// The headings as the manual of each language has them.
struct ManualPlaceWords {
    Q_DECLARE_TR_FUNCTIONS(ManualPlace)
};

}  // namespace

QString manualHeading(ManualPlace place)
{
    switch (place) {
    case ManualPlace::FirstBattle: return ManualPlaceWords::tr("A first battle in ten minutes");
    case ManualPlace::Combat: return ManualPlaceWords::tr("Check one combat");
    case ManualPlace::Odds: return ManualPlaceWords::tr("Odds explained");
    case ManualPlace::Preferences: return ManualPlaceWords::tr("Preferences");
    case ManualPlace::Battle: return ManualPlaceWords::tr("A battle");
    case ManualPlace::Editor: return ManualPlaceWords::tr("The scenario editor");
    case ManualPlace::Spreadsheets: return ManualPlaceWords::tr("Spreadsheets");
    case ManualPlace::Sheets: return ManualPlaceWords::tr("Sheets");
    case ManualPlace::Keys: break;
    }
    return ManualPlaceWords::tr("Keys");
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
