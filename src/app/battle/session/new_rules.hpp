#pragma once

#include "app/battle/session/battle.hpp"

#include <QStringList>

namespace drumhead::app {

/// Rules on disk that are others than the copy that a battle keeps.
struct NewRules {
    RulesetFiles files;
    QStringList changed;  ///< a phrase for each file: "fire.json was changed"; empty: they are the same
    QStringList faults;   ///< why they can't be played with; empty: they can
};

/// Today's rules beside those of a battle; nothing where there are none, or the battle has no file.
[[nodiscard]] std::optional<NewRules> newRulesFor(const Battle& battle, const QStringList& folders);

/// How a battle would have gone under other rules.
struct RulesOutcome {
    struct Entry {
        QString heading;
        std::vector<Game::Change> changes;
    };
    std::vector<Entry> entries;       ///< those that come out differently
    std::vector<Game::Change> state;  ///< how the battle would stand otherwise now
    QString refused;                  ///< why it can't go on under them; empty: it can
};

[[nodiscard]] RulesOutcome outcomeUnder(const Battle& battle, const RulesetFiles& rules);

}  // namespace drumhead::app
