#pragma once

#include "app/battle/session/battle.hpp"
#include "app/shared/rules/ruleset_library.hpp"

#include <QStringList>

namespace drumhead::app {

/// A battle that was opened, or why it could not be.
struct OpenedBattle {
    std::unique_ptr<Battle> battle;  ///< null: `faults` tells why
    QStringList faults;              ///< one sentence or line each
    QString note;                    ///< what to know of it besides: opened for reading only, rules changed since
    bool isLocked = false;           ///< is being played elsewhere; can be opened for reading
    bool isWriteProtected = false;   ///< may not be written; can be opened for reading
    bool isDamaged = false;          ///< what is left of it can be taken into a new file
    bool isOnlyReadable = false;     ///< its own rules no longer load: `log` can be read, or it goes on under today's
    QStringList log;                 ///< what was played, a line each; only of such a battle
    QStringList rulesDiffer;         ///< what differs in today's rules; only of such a battle
    bool isMisplaced = false;        ///< it could be begun, but not be kept in that file: another will do
};

/// Rules are looked for in `folders` throughout; of several with one id the first are taken.

/// Begins a battle from a scenario and keeps it in a new game file. An existing file is never written over.
/// `ruleset`: the id of the rules that it is played by, those of the scenario or some that extend them; empty: those of
/// the scenario.
[[nodiscard]] OpenedBattle beginBattle(const QString& scenarioFile, const QString& gameFile,
                                       const QString& ruleset = {},
                                       const QStringList& folders = RulesetLibrary::usualFolders());

/// The installed rules of that battle. The error: there are none, or they can't be read.
[[nodiscard]] Result<RulesetFiles> rulesOfToday(const GameContent& content, const QStringList& folders);

/// The rulesets here by which that scenario can be played, its own first; empty where it can't be read or its own are
/// not here.
[[nodiscard]] std::vector<RulesetEntry> rulesetsForScenario(
    const QString& scenarioRuleset, const QStringList& folders = RulesetLibrary::usualFolders());

/// The battle that was begun from a scenario today, if it is not over and the scenario is still the same; else begins
/// one. `gameFile` receives where it is kept.
[[nodiscard]] OpenedBattle playScenario(const QString& scenarioFile, QString& gameFile,
                                        const QStringList& folders = RulesetLibrary::usualFolders());

/// Takes up a battle where it stopped.
[[nodiscard]] OpenedBattle openBattle(const QString& gameFile, bool readOnly = false,
                                      const QStringList& folders = RulesetLibrary::usualFolders());

/// Takes all that is sound of a damaged game into a new file.
[[nodiscard]] OpenedBattle recoverBattle(const QString& damagedFile, const QString& gameFile,
                                         const QStringList& folders = RulesetLibrary::usualFolders());

/// Takes a battle with all that was played into a new file that goes on under the installed rules.
[[nodiscard]] OpenedBattle goOnUnderToday(const QString& game, const QString& gameFile,
                                          const QStringList& folders = RulesetLibrary::usualFolders());

/// Where battles are kept unless a person says otherwise; made if it is not there.
[[nodiscard]] QString battlesFolder();

/// A name in that folder that is not taken yet, made from the scenario's title and the day.
[[nodiscard]] QString freshGameFile(const QString& title);

}  // namespace drumhead::app
