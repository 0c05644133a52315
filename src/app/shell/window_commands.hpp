#pragma once

#include "app/shared/palette/command_palette.hpp"
#include "app/shell/view/preferences_dialog.hpp"

namespace drumhead {
struct Ruleset;
}

namespace drumhead::app {

class RulesetLibrary;

/// What the commands that stand in no menu do.
struct CommandTargets {
    std::function<void(const QString&)> procedure;   ///< gets the id of a procedure of the rules in hand
    std::function<void(const QString&)> ruleset;     ///< gets the id of a ruleset, for a single combat
    std::function<void(const QString&)> battle;      ///< gets a scenario to begin a battle from
    std::function<void(const QString&)> scenario;    ///< gets a scenario to edit
    std::function<void(const QString&)> preference;  ///< gets the object name of its field
};

/// Everything that can be done now: what the menus offer, the procedures of `rules` (null: none in hand), the rulesets,
/// the scenarios and the preferences.
[[nodiscard]] QList<Command> windowCommands(const QMenuBar& menus, const Ruleset* rules, const RulesetLibrary& library,
                                            const QList<Preference>& preferences, const CommandTargets& targets);

}  // namespace drumhead::app
