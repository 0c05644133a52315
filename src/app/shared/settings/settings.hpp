#pragma once

#include "app/shared/settings/club_rulings.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <QSettings>

namespace drumhead::app {

/// What the program remembers from one run to the next.
class Settings : public QSettings {
public:
    Settings() : QSettings(QStringLiteral("Drumhead"), QStringLiteral("Drumhead")) {}

    void saveRulings(const Ruleset& ruleset, const ClubRulings& rulings);
    [[nodiscard]] ClubRulings rulings(const Ruleset& ruleset) const;

    /// Folders of rulesets that a person opened, in this run and earlier ones.
    [[nodiscard]] QStringList openedFolders() const;
    void addOpenedFolder(const QString& folder);
};

}  // namespace drumhead::app
