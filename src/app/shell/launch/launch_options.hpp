#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace drumhead::app {

/// What the command line asks for.
struct LaunchOptions {
    QStringList folders;  ///< of rulesets; empty: the usual ones
    QString ruleset;
    QString procedure;
    QStringList answers;   ///< "name=value"
    QString battle;        ///< a game file or a scenario to open, or empty
    bool isAlone = false;  ///< a window of its own, whatever other windows are open

    /// A certain combat is to be shown.
    [[nodiscard]] bool isForCombat() const
    {
        return !ruleset.isEmpty() || !procedure.isEmpty() || !answers.isEmpty() || !folders.isEmpty();
    }

    enum class Then { Start, Leave, Fail };
    Then then = Then::Start;
    QString message;  ///< for the terminal, where it does not start
};

/// Reads the command line; needs no display.
[[nodiscard]] LaunchOptions readCommandLine(const QStringList& arguments);

}  // namespace drumhead::app
