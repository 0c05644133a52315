#pragma once

#include "app/shared/settings/club_rulings.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <QSettings>

namespace drumhead::app {

/// A single combat that was in hand.
struct RecentCase {
    QString ruleset;    ///< its id
    QString procedure;  ///< its id
    QString title;      ///< of both, for people
};

/// What the program remembers from one run to the next.
class Settings : public QSettings {
public:
    Settings() : QSettings(QStringLiteral("drumhead"), QStringLiteral("drumhead")) {}

    void saveRulings(const Ruleset& ruleset, const ClubRulings& rulings);
    [[nodiscard]] ClubRulings rulings(const Ruleset& ruleset) const;

    /// Folders of rulesets that a person opened, in this run and earlier ones.
    [[nodiscard]] QStringList openedFolders() const;
    void addOpenedFolder(const QString& folder);
    /// Folders of single rulesets that are no longer listed though they are still there.
    [[nodiscard]] QStringList forgottenFolders() const;
    /// Forgets a ruleset; the files stay as they are. To open it, or a folder around it, brings it back.
    void forgetFolder(const QString& folder);

    /// Whether just these faults of a ruleset were told before; from now on they were.
    [[nodiscard]] bool wereFaultsTold(const QString& folder, const QStringList& faults);

    /// Files that were opened, the latest first.
    enum class Recent { Battles, Scenarios };
    [[nodiscard]] QStringList recentFiles(Recent of) const;
    void addRecentFile(Recent of, const QString& file);

    /// Single combats that were in hand, the latest first.
    [[nodiscard]] QList<RecentCase> recentCases() const;
    void addRecentCase(const RecentCase& recent);

    /// The id of the ruleset of the last single combat, or nothing.
    [[nodiscard]] QString lastRuleset() const;
    /// The id of the procedure that was in hand last of that ruleset, or nothing.
    [[nodiscard]] QString lastProcedure(const QString& ruleset) const;
    void setLastCombat(const QString& ruleset, const QString& procedure);

    /// What was used last, for the start page: "combat:" and the id of a ruleset, "battle:" or "scenario:" and a file.
    [[nodiscard]] QString lastUsed() const;
    void setLastUsed(const QString& what);
};

}  // namespace drumhead::app
