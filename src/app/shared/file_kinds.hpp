#pragma once

#include <QString>

namespace drumhead::app {

inline const QString battleEnding = QStringLiteral(".drumhead");
inline const QString scenarioEnding = QStringLiteral(".scenario.json");

/// By the ending of its name, in capitals too: *.drumhead.
[[nodiscard]] inline bool isBattleFile(const QString& file) { return file.endsWith(battleEnding, Qt::CaseInsensitive); }

/// By the ending of its name, in capitals too: *.scenario.json.
[[nodiscard]] inline bool isScenarioFile(const QString& file)
{
    return file.endsWith(scenarioEnding, Qt::CaseInsensitive);
}

}  // namespace drumhead::app
