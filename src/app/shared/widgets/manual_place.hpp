#pragma once

#include <QString>

class QWidget;

namespace drumhead::app {

/// The chapters of the manual to which F1 leads.
enum class ManualPlace {
    FirstBattle,
    Combat,
    Odds,
    Preferences,
    Battle,
    Editor,
    Spreadsheets,
    Sheets,
    Keys,
};
inline constexpr int manualPlaces = static_cast<int>(ManualPlace::Keys) + 1;

/// The heading of that chapter, as the text has it in the language that is spoken.
[[nodiscard]] QString manualHeading(ManualPlace place);

/// From now on F1 in the widget, and in those within it that have no chapter of their own, opens that chapter.
void setManualPlace(QWidget& widget, ManualPlace place);
/// The heading for a widget; empty: none.
[[nodiscard]] QString manualHeadingFor(const QWidget* widget);

}  // namespace drumhead::app
