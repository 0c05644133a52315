#pragma once

#include "app/case_session.hpp"
#include "app/dialogs/rulings_dialog.hpp"

#include <QSettings>

namespace drumhead::app {

/// What the program remembers from one run to the next.
class Settings : public QSettings {
public:
    Settings() : QSettings(QStringLiteral("Drumhead"), QStringLiteral("Drumhead")) {}

    void saveRulings(const Ruleset& ruleset, const ClubRulings& rulings);
    [[nodiscard]] ClubRulings rulings(const Ruleset& ruleset) const;
};

}  // namespace drumhead::app
